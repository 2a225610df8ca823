import GestureTrace
import Testing

@Suite("only-meant-pull-fires")
struct OnlyMeantPullFiresTests {
  let id = "only-meant-pull-fires"

  @Test("A pull that was taken back and fires is told with what was missing")
  func takenBack() throws {
    let script =
      Histories.pull + """
        0.4 move 250
        0.4 offset -98.5 drag
        0.5 lift 250
        0.516667 offset -97 glide
        0.516667 phase header refreshing
        0.516667 fired header user
        """
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says == "the header fired at 0.517 s, but the touch was let go 9.5 pt short of the "
        + "trigger at 0.5 s (line 6): expected no callback")
    #expect(verdict.margin == 9.5)
    #expect(verdict.row == 6)
  }

  @Test("A cancelled pull that fires is told so")
  func cancelled() throws {
    let script =
      Histories.pull + """
        0.5 cancel
        0.516667 offset -117 glide
        0.516667 phase header refreshing
        0.516667 fired header user
        """
    #expect(
      try Trial(script)[id].says == "the header fired at 0.517 s, but the touch was cancelled at "
        + "0.5 s (line 5): expected no callback")
  }

  @Test("A hidden control must not fire, even for a full pull")
  func hidden() throws {
    let script = "0 hide header true\n" + Histories.pull + Histories.fire
    #expect(try Trial(script)[id].says.contains("but it was hidden from 0 s (line 2) on"))
  }

  @Test("A callback without any touch, or long after one, is not meant")
  func alone() throws {
    let alone = "1 phase header refreshing\n1 fired header user"
    #expect(try Trial(alone)[id].says.contains("no finger had touched the list"))
    let late =
      Histories.pull + """
        0.5 lift 300
        ~ 0.516667 1 glide -117 -64
        3 fired header user
        """
    #expect(
      try Trial(late)[id].says.contains(
        "but a callback for the last pull past its trigger, by the finger that came down at "))
  }

  @Test("A finger that catches the list past the trigger, and leaves without a move, pulls nothing")
  func caught() throws {
    let fling = """
      0 touch 300
      0.1 move 400
      0.1 offset -40 drag
      0.11 lift 400
      0.2 offset -110 glide
      0.21 touch 300

      """
    let fired = "0.4 phase header refreshing\n0.4 fired header user"
    #expect(
      try Trial(fling + "0.4 lift 300\n" + fired)[id].says
        == "the header fired at 0.4 s, but the finger that came down at 0.21 s (line 5) never moved: "
        + "expected no callback")
    for moved in ["0.3 move 301\n0.4 lift 301\n", "0.4 lift 301\n"] {
      #expect(try Trial(fling + moved + fired)[id].kind == .holds)
    }
  }

  @Test("The bounce that goes on after such a finger is no momentum of its")
  func caughtAtTheEnd() throws {
    let script = """
      0 touch 600
      0.1 move 100
      0.1 offset 600 drag
      0.1 phase footer refreshing
      0.1 fired footer user
      0.2 end footer
      0.2 phase footer idle
      0.3 lift 100
      0.316667 offset 598 glide
      0.33 touch 300
      0.4 lift 300
      0.416667 offset 597 glide
      0.43 touch 300
      0.44 move 290
      0.44 offset 599 drag
      0.44 phase footer refreshing
      0.44 fired footer user
      """
    #expect(try Trial(script, contract: .footer())[id].kind == .holds)
  }

  @Test("Filling that was decided may still call back when the content has come to be enough")
  func filled() throws {
    let contract = Contract.footer {
      $0.short = .fill
      $0.delay = 0.5
    }
    var scene = Scene.bars
    scene.content = 300
    let script = """
      0 phase footer settling
      0.2 content 2000
      0.5 phase footer refreshing
      0.5 fired footer user
      """
    #expect(try Trial(script, contract: contract, scene: scene)[id].kind != .violated)
    let late = script.replacing("0.2 content", with: "0 content").replacing("0.5 ", with: "0.6 ")
    #expect(try Trial(late, contract: contract, scene: scene)[id].kind == .violated)
  }

  @Test("At crossing the words are of what the finger did until then")
  func crossingWords() throws {
    let contract = Contract.header { $0.fires = .crossing }
    func says(_ script: String) throws -> String {
      try Trial(script, contract: contract)[id].says
    }
    let short =
      "0 touch 200\n0.1 move 240\n0.1 offset -100 drag\n0.2 lift 240\n0.2 fired header user"
    #expect(
      try says(short)
        == "the header fired at 0.2 s, but the finger that came down at 0 s (line 2) had brought the "
        + "list no nearer to the trigger than 8 pt: expected no callback")
    let late = Histories.pull + "0.5 lift 300\n~ 0.6 1 glide -116 -64\n4 fired header user"
    #expect(
      try says(late).hasPrefix(
        "the header fired at 4 s, but a callback for the last pull past its trigger, by the finger that "
          + "came down at 0 s (line 2), was due by "))
  }

  @Test("A release control that fires under the finger is told so")
  func underFinger() throws {
    let script = Histories.pull + "0.3 phase header refreshing\n0.3 fired header user"
    #expect(
      try Trial(script)[id].says.contains(
        "the finger that came down at 0 s (line 2) was still down"))
  }

  @Test("A pull past the trigger that fires holds; one just short that does not fire is no fault")
  func holds() throws {
    #expect(try Trial(Histories.refresh)[id].kind == .holds)
    let short = """
      0 touch 200
      0.1 move 280
      0.1 offset -107.75 drag
      0.2 lift 280
      ~ 0.216667 0.5 glide -105 -64
      """
    let verdict = try Trial(short)[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 0.25)
  }

  @Test("A fling may cross a line only where momentum is declared", arguments: [true, false])
  func momentum(declared: Bool) throws {
    let script = """
      0 touch 600
      0.1 move 300
      0.1 offset 236 drag
      0.11 lift 300
      0.2 offset 560 glide
      0.2 phase footer refreshing
      0.2 fired footer user
      """
    let contract = Contract.footer { $0.declaredMomentum = declared }
    #expect(try Trial(script, contract: contract)[id].kind == (declared ? .holds : .violated))
  }

  @Test("Taps and filling are as declared")
  func tapAndFill() throws {
    let tap = "1 tap footer\n1 phase footer refreshing\n1 fired footer user"
    #expect(try Trial(tap, contract: .footer { $0.tap = true })[id].kind == .vacuous)
    #expect(try Trial(tap, contract: .footer())[id].kind == .violated)
    var scene = Scene.bars
    scene.content = 100
    let fill = "0 phase footer refreshing\n0 fired footer user"
    #expect(
      try Trial(fill, contract: .footer { $0.short = .fill }, scene: scene)[id].kind == .vacuous)
    #expect(
      try Trial(fill, contract: .footer { $0.short = .off }, scene: scene)[id].kind == .violated)
  }

  @Test("A touch that did not begin at the top does not count where it must")
  func startAtTop() throws {
    let script = """
      0 scrollTo 0 false
      0 offset 0 scroll
      0.1 touch 100
      0.2 move 300
      0.2 offset -124 drag
      0.3 lift 300
      0.316667 offset -117 glide
      0.316667 phase header refreshing
      0.316667 fired header user
      """
    let verdict = try Trial(script, contract: .header { $0.startAtTop = true })[id]
    #expect(verdict.says.contains("did not begin at rest at the top"))
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("Without a pull there is nothing to judge")
  func vacuous() throws {
    #expect(try Trial("1 begin header")[id].kind == .vacuous)
  }

  @Test("A crossing that was cancelled must not fire any more", arguments: [true, false])
  func cancelledCrossing(isCancelled: Bool) throws {
    let contract = Contract.header {
      $0.fires = .crossing
      $0.delay = 0.25
    }
    let script =
      Histories.pull + (isCancelled ? "0.3 cancel\n" : "0.3 lift 300\n")
      + "0.35 phase header refreshing\n0.35 fired header user"
    let verdict = try Trial(script, contract: contract)[id]
    #expect(verdict.kind == (isCancelled ? .violated : .holds))
  }

  @Test("A crossing that fires at its own sample may be cancelled afterwards")
  func crossingBeforeTheCancel() throws {
    let script = Histories.pull + "0.2 phase header refreshing\n0.2 fired header user\n0.3 cancel"
    #expect(try Trial(script, contract: .header { $0.fires = .crossing })[id].kind == .holds)
  }

  @Test("A release without a sample before it is a touch of its own, and counts the one before")
  func loneRelease() throws {
    let script = """
      0 drag -90
      0 offset -90 drag
      0.1 drag -100
      0.1 offset -100 drag
      0.2 release -100 0
      ~ 0.216667 0.6 glide -98 -64
      5 release -70
      5 offset -70 drag
      """
    let verdict = try Trial(script, drive: .offset)[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 8)
  }

  @Test("A callback is charged to a pull that counts, not to one before it of a hidden edge")
  func hiddenBefore() throws {
    let script = """
      0 hide header true
      0.1 touch 200
      0.2 move 300
      0.2 offset -124 drag
      0.3 lift 300
      0.31 hide header false
      0.316667 offset -117 glide
      0.33 touch 300
      0.34 move 310
      0.34 offset -120 drag
      0.34 phase header armed
      0.35 lift 310
      0.366667 offset -112 glide
      0.366667 phase header settling
      0.6 phase header refreshing
      0.6 fired header user
      """
    let contract = Contract.header { $0.delay = 0.25 }
    #expect(try Trial(script, contract: contract)[id].kind == .holds)
    let alone = script.split(separator: "\n").filter { !$0.hasPrefix("0.3") || $0 < "0.33" }
    #expect(try Trial(alone.joined(separator: "\n"), contract: contract)[id].kind == .violated)
  }

  @Test("A callback after two pulls is charged to the one that the control could see")
  func whileDetached() throws {
    func pulled(at time: String, offset: String) -> String {
      """
      \(time) touch 200
      \(time)2 move 300
      \(time)2 offset \(offset) drag
      \(time)4 lift 300

      """
    }
    let script =
      "0.1 detach header\n" + pulled(at: "0.2", offset: "-124") + "0.27 attach header\n"
      + pulled(at: "0.3", offset: "-125")
      + "0.35 offset -120 glide\n0.35 phase header refreshing\n0.35 fired header user"
    let contract = Contract.header { $0.delay = 0.25 }
    #expect(try Trial(script, contract: contract)[id].kind == .holds)
  }

  @Test("Where a coarse device may hide a pull the way that was left to the line is told")
  func nearlyReached() throws {
    // The zone of 40 pt begins 542 pt down.
    let near = "0 touch 600\n0.1 move 100\n0.1 offset 540 drag\n0.5 lift 100\n"
    let coarse = try Trial(near, contract: .footer(), quantum: 4)[id]
    #expect(coarse.kind == .holds && coarse.margin == 2)
    #expect(coarse.says.contains("the margin of 2 pt is below the 4 pt within which the finger"))
    let fine = try Trial(near, contract: .footer(), quantum: 1)[id]
    #expect(fine.kind == .vacuous)
    #expect(try Trial(near, contract: .footer())[id].kind == .vacuous)
  }
}
