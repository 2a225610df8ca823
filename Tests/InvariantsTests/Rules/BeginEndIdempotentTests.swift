import GestureTrace
import Testing

@Suite("begin-end-idempotent")
struct BeginEndIdempotentTests {
  let id = "begin-end-idempotent"

  @Test("An end in idle that moves the inset is told")
  func endInIdle() throws {
    let verdict = try Trial("2.5 end header\n2.5 setInset -6,0,49,0 .5 header")[id]
    #expect(
      verdict.says
        == "the app's end at 2.5 s (line 2) found the header idle, with no refresh to end, but the header "
        + "changed its inset by -70 pt at 2.5 s: expected such an end to change nothing")
    #expect(verdict.margin == 69.5)
  }

  @Test("An end in the middle of a pull that takes the pull back is told")
  func endInPull() throws {
    let script = Histories.pull + "0.4 end header\n0.4 phase header idle"
    #expect(
      try Trial(script)[id].says
        == "the app's end at 0.4 s (line 5) found the header armed, with no refresh to end, but the header "
        + "went to idle at 0.4 s: expected such an end to change nothing")
    let nothing = Histories.pull + "0.4 end header\n0.5 move 230\n0.5 offset -84 drag\n"
    #expect(try Trial(nothing + "0.5 phase header idle")[id].kind == .holds)
  }

  @Test("An end in idle that scrolls, or a begin that calls back again, is told")
  func others() throws {
    let scroll = "1 end header\n1 setOffset 6 .5 header"
    #expect(try Trial(scroll)[id].says.contains("the header scrolled the list by 70 pt"))
    let again =
      Histories.pull + Histories.fire + Histories.open + """
        1 begin header
        1.75 fired header code
        """
    #expect(
      try Trial(again)[id].says.contains("in a refresh, but the header called back again at 1.75 s")
    )
  }

  @Test("A begin in whose turn the control closes, so that the list moves, is told")
  func movedByRoom() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        1.5 begin header
        1.5 setInset 64,0,49,0 .5 header
        1.5 offset -64 scroll
        """
    #expect(try Trial(script)[id].says.contains("the header scrolled the list by 44 pt at 1.5 s"))
  }

  @Test("A begin that adds the room a second time is told")
  func twiceTheRoom() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        1 begin header
        1.5 setInset 152,0,49,0 .25 header
        """
    #expect(
      try Trial(script)[id].says.contains("the header changed its own inset from 44 to 88 pt"))
  }

  @Test("Surplus begins and ends that change nothing hold")
  func holds() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + "1 begin header\n" + """
        2 end header
        2 phase header idle
        2 setInset 64,0,49,0 .25 header
        3 end header
        """
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test(
    "What a surplus begin or end moves within the tolerance is the margin",
    arguments: [
      ("3 note x", 0.5), ("3 setInset 63.9,0,49,0 0 header", 0.4),
      ("3 setOffset -64.2 0 header", 0.3),
    ])
  func margin(row: String, margin: Double) throws {
    #expect(try Trial(Histories.refresh + "3 end header\n" + row)[id].margin == margin)
    let opened = Histories.pull + Histories.fire + Histories.open + "1 begin header\n"
    let begun =
      opened
      + row.replacing("3 ", with: "1 ").replacing("63.9", with: "108.1")
      .replacing("-64.2", with: "-108.2")
    #expect(try Trial(begun + "\n2 end header\n2 phase header idle")[id].margin == margin)
  }

  @Test("The opening and the pending callback of the first begin are not the second's")
  func pending() throws {
    let script = """
      1 begin header
      1 phase header settling
      1.01 begin header
      1.2 phase header refreshing
      1.2 fired header code
      1.2 setInset 108,0,49,0 .25 header
      """
    #expect(try Trial(script, contract: .header { $0.delay = 0.25 })[id].kind == .holds)
  }

  @Test("An end that tells no-more may turn the footer to no-more")
  func noMore() throws {
    let script = "1 end footer noMore\n1 phase footer noMore"
    #expect(try Trial(script, contract: .footer())[id].kind == .holds)
  }

  @Test("A load that momentum decides after an end in idle is the momentum's")
  func momentum() throws {
    let script = """
      0 touch 600
      0.1 move 300
      0.1 offset 400 drag
      0.12 lift 300
      0.2 offset 500 glide
      0.3 end footer
      0.4 offset 560 glide
      0.4 phase footer refreshing
      0.4 fired footer user
      0.4 setInset 64,0,93,0 .25 footer
      """
    #expect(try Trial(script, contract: .footer())[id].kind == .holds)
  }

  @Test(
    "What the first of two ends in one instant posts is not the second's; more than there is, is",
    arguments: [(49.0, true), (5, false)])
  func twoEnds(bottom: Double, isMeant: Bool) throws {
    let script = """
      0 begin footer
      0 phase footer refreshing
      0 fired footer code
      0 setInset 64,0,93,0 .25 footer
      2 end footer
      2 phase footer idle
      2 end footer
      2 setInset 64,0,\(bottom),0 .25 footer
      """
    let verdict = try Trial(script, contract: .footer())[id]
    #expect(verdict.kind == (isMeant ? .holds : .violated), "\(verdict.says)")
  }

  @Test("A load that is cancelled by the other edge's is not closed by its surplus begin")
  func cancelled() throws {
    let script = """
      0 begin header
      0 phase header refreshing
      0 fired header code
      0 begin header
      0 begin footer
      0 phase footer refreshing
      0 fired footer code
      0 phase header ending
      """
    let cancels = Contract.both { $0.overlap = .cancels }
    #expect(try Trial(script, contract: cancels)[id].kind == .holds)
    #expect(try Trial(script, contract: .both())[id].kind == .violated)
  }

  @Test("One begin and one end are no occasion")
  func vacuous() throws {
    #expect(try Trial(Histories.refresh)[id].kind == .vacuous)
  }

  @Test("A header that scrolls in the turn of a footer's begin does not do so for the footer")
  func otherEdge() throws {
    let script = """
      0 begin footer
      0 phase footer refreshing
      0 fired footer code
      1 begin footer
      1 begin header
      1 phase header refreshing
      1 fired header code
      1 setOffset -108 .25 header
      1 offset -108 scroll
      """
    #expect(try Trial(script, contract: .both())[id].kind == .holds)
  }

  @Test(
    "What happens to the other edge, or changes nothing, does not end the watch",
    arguments: ["1.1 enable footer false", "1.1 detach footer", "1.1 enable header true"])
  func otherGates(row: String) throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + "1 begin header\n" + row + "\n"
      + "1.75 fired header code"
    #expect(try Trial(script, contract: .both())[id].kind == .violated)
  }

  @Test("An end in idle under a finger is judged, too")
  func underFinger() throws {
    let script = """
      0 touch 200
      0.1 move 220
      0.1 offset -70 drag
      0.5 end header
      0.5 setInset 20,0,49,0 .5 header
      1 lift 220
      """
    #expect(try Trial(script)[id].says.contains("the header changed its inset by -44 pt"))
  }

  @Test(
    "An end in idle that calls back, or goes anywhere, is told",
    arguments: [
      ("1 fired header code", "called back"), ("1 fired header user", "called back"),
      ("1 phase header armed", "went to armed"), ("1 phase header ending", "went to ending"),
    ])
  func idleEnd(row: String, what: String) throws {
    #expect(
      try Trial("1 end header\n" + row)[id].says.contains(
        "no refresh to end, but the header \(what)"))
  }

  @Test("A surplus begin that scrolls later is told")
  func scrollsLater() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open
      + "1 begin header\n1.3 setOffset -204 .25 header\n1.3 offset -204 scroll"
    #expect(try Trial(script)[id].says.contains("the header scrolled the list by -96 pt"))
  }

  @Test(
    "A begin in settling may not open twice as far", arguments: [(-152.0, false), (-108, true)])
  func settling(y: Double, isMeant: Bool) throws {
    let script = """
      1 begin header
      1 phase header settling
      1.1 begin header
      1.1 setOffset \(y) .25 header
      1.1 offset \(y) scroll
      1.2 phase header refreshing
      1.2 fired header code
      """
    let verdict = try Trial(script, contract: .header { $0.delay = 0.25 })[id]
    #expect(verdict.kind == (isMeant ? .holds : .violated))
  }

  @Test("A callback that a begin before the end still owes is not the end's")
  func pendingBegin() throws {
    let script =
      "1 begin header\n1.1 end header\n1.2 phase header refreshing\n1.2 fired header code"
    #expect(try Trial(script, contract: .header { $0.delay = 0.25 })[id].kind == .vacuous)
  }
}
