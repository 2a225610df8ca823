import GestureTrace
import Testing

@Suite("ends-cleanly")
struct EndsCleanlyTests {
  let id = "ends-cleanly"

  @Test("A control that stays open after an end inside the callback is told")
  func stuck() throws {
    let script =
      Histories.pull + """
        0.5 lift 300
        0.516667 offset -117 glide
        0.516667 fired header user
        0.516667 answer header 1
        0.516667 end header
        0.516667 phase header refreshing
        0.516667 setInset 108,0,49,0 .25 header
        """
    let verdict = try Trial(script, ending: .limit, after: 10)[id]
    #expect(
      verdict.says == "2 s after the app's end at 0.517 s the header was still refreshing, and the "
        + "top inset was 108 pt, 44 pt too much, last written by a control at 0.517 s: "
        + "expected it idle, and the app's 64 pt")
    #expect(verdict.deadline == Tick(microseconds: 2_516_667))
  }

  @Test("Where everything has settled before the time is over, the sentence says so")
  func settled() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + "2 end header\n2 phase header idle"
    #expect(
      try Trial(script, after: 0.25)[id].says
        == "after the app's end at 2 s (line 6), when everything had settled at 2.25 s, the header "
        + "was idle, but the top inset was 108 pt, 44 pt too much, last written by a control at 0.517 s: expected the app's 64 pt"
    )
  }

  @Test("An end that closes at once holds with the whole time to spare")
  func holds() throws {
    #expect(try Trial(Histories.refresh)[id].margin == 2)
  }

  @Test("An idle control that still shows the refresh, or asks to let go, has not closed")
  func looks() throws {
    let texts = Contract.header {
      $0.texts = PhaseTexts(idle: ["pull"], armed: ["let go"], refreshing: ["busy"])
    }
    let said = try Trial(Histories.refresh + "2.5 text header let go", contract: texts)[id]
    #expect(
      said.says == "2 s after the app's end at 2 s the header was idle, but the header said \"let "
        + "go\": expected \"pull\", as declared for idle")
    #expect(
      try Trial(Histories.refresh + "2.5 text header pull", contract: texts)[id].kind == .holds)
    #expect(try Trial(Histories.refresh + "2.5 text header let go")[id].kind == .holds)
    let spins = try Trial(Histories.refresh + "2.5 spinner header true")[id]
    #expect(spins.says.contains("idle, but the header's spinner turned: expected it still"))
  }

  @Test("Closing may take its time, until two seconds", arguments: [(3.9, true), (4.1, false)])
  func slow(seconds: Double, isInTime: Bool) throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        2 end header
        2 phase header ending
        2 setInset 64,0,49,0 .5 header
        \(seconds) phase header idle
        """
    #expect(try Trial(script)[id].kind == (isInTime ? .holds : .violated))
  }

  @Test("Under a finger the time counts from the lift")
  func finger() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        1 touch 300
        2 end header
        2 phase header ending
        2 setInset 64,0,49,0 .5 header
        5 lift 300
        5.2 phase header idle
        """
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("A touch that comes and goes meanwhile gives it no more time")
  func tap() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        2 end header
        2 phase header ending
        3.5 touch 300
        3.6 lift 300
        5.2 setInset 64,0,49,0 0 header
        5.2 phase header idle
        """
    #expect(try Trial(script)[id].kind == .violated)
    let held = script.replacing("3.6 lift", with: "4.5 lift")
    #expect(try Trial(held)[id].kind == .holds, "it was down when the time was over")
  }

  @Test("A second end that takes the room twice is told")
  func twice() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        2 end header
        2 phase header ending
        2 setInset 64,0,49,0 .5 header
        2.1 end header
        2.1 setInset 20,0,49,0 .5 header
        2.5 phase header idle
        """
    #expect(
      try Trial(script)[id].says.contains(
        "idle, but the top inset was 20 pt, 44 pt too little, last written by a control at 2.1 s"))
  }

  @Test("A begin after the end takes over")
  func begin() throws {
    let script = Histories.refresh + "2.3 begin header\n2.3 phase header refreshing\n6 note x"
    #expect(try Trial(script, ending: .stopped)[id].kind == .holds)
  }

  @Test("A run that stops before the deadline is inconclusive")
  func inconclusive() throws {
    let script = Histories.pull + Histories.fire + "2 end header\n2 phase header ending"
    #expect(try Trial(script, ending: .stopped, after: 1)[id].kind == .inconclusive)
  }

  @Test("An end in idle is no occasion")
  func vacuous() throws {
    #expect(try Trial("1 end header")[id].kind == .vacuous)
  }

  @Test("A touch that leaves the footer's zone and comes back may load again after the end")
  func secondApproach() throws {
    let script = """
      0 touch 500
      0.1 move 100
      0.1 offset 560 drag
      0.1 phase footer refreshing
      0.1 fired footer user
      0.5 end footer
      0.5 phase footer idle
      0.6 move 200
      0.6 offset 460 drag
      0.7 move 90
      0.7 offset 570 drag
      0.7 phase footer refreshing
      0.7 fired footer user
      5 lift 90
      8 end footer
      8 phase footer idle
      """
    #expect(try Trial(script, contract: .footer())[id].kind == .holds)
    let once = Contract.footer { $0.repeat = .oncePerDrag }
    #expect(try Trial(script, contract: once)[id].kind == .violated)
  }

  @Test(
    "A touch that was down at the end and crosses the line later starts another refresh",
    arguments: [true, false])
  func crossesLater(isIdleBefore: Bool) throws {
    let script = """
      0 touch 200
      0.1 move 300
      0.1 offset -124 drag
      0.1 phase header refreshing
      0.1 fired header user
      0.4 lift 300
      0.4 offset -64 rest
      0.4 touch 200
      0.6 end header
      0.6 phase header \(isIdleBefore ? "idle" : "ending")
      0.9 move 300
      0.9 offset -124 drag
      0.9 phase header refreshing
      0.9 fired header user
      1 lift 300
      """
    let contract = Contract.header { $0.fires = .crossing }
    let verdict = try Trial(script, contract: contract, ending: .limit)[id]
    #expect(verdict.kind == (isIdleBefore ? .holds : .violated), "\(verdict.says)")
    let again = script.replacing("0.9 move 300\n0.9 offset -124 drag\n", with: "")
    #expect(try Trial(again, contract: contract, ending: .limit)[id].kind == .violated)
  }

  @Test("So does one that caught the list past the line and first moves after the end")
  func caughtPastTheLine() throws {
    let script = """
      0 touch 200
      0.1 move 300
      0.1 offset -124 drag
      0.1 phase header refreshing
      0.1 fired header user
      0.4 lift 300
      0.4 touch 200
      0.6 end header
      0.6 phase header idle
      0.9 move 190
      0.9 offset -120 drag
      0.9 phase header refreshing
      0.9 fired header user
      1 lift 190
      """
    let verdict = try Trial(script, contract: .header { $0.fires = .crossing }, ending: .limit)[id]
    #expect(verdict.kind == .holds, "\(verdict.says)")
  }

  @Test(
    "A footer that fills a short list may be loading again; another one must not be",
    arguments: [true, false])
  func fill(fills: Bool) throws {
    let contract = Contract.footer { $0.short = fills ? .fill : .pull }
    var scene = Scene.bars
    scene.content = 300
    let script = """
      0 begin footer
      0 phase footer refreshing
      0 fired footer code
      1 content 400
      1 end footer
      1 phase footer idle
      1 phase footer refreshing
      1 fired footer user
      """
    let verdict = try Trial(script, contract: contract, scene: scene, ending: .limit)[id]
    #expect(verdict.kind == (fills ? .holds : .violated))
  }

  @Test("A gate that changes nothing ends no obligation", arguments: [true, false])
  func gate(flag: Bool) throws {
    let script =
      Histories.pull + Histories.fire + Histories.open
      + "2 end header\n2.1 enable header \(flag)\n"
    let verdict = try Trial(script, ending: .limit, after: 10)[id]
    #expect(verdict.kind == (flag ? .violated : .vacuous))
  }
}
