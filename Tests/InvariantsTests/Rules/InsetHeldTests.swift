import GestureTrace
import Testing

@Suite("inset-held")
struct InsetHeldTests {
  let id = "inset-held"

  @Test("A refresh that does not hold its room is told with what it held")
  func notHeld() throws {
    let script =
      Histories.pull + Histories.fire + "1.2 note later\n" + """
        2 end header
        2 phase header idle
        """
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says
        == "the header refreshed from 0.517 s on, but what it had added to the inset was 0 pt at "
        + "0.517 s: expected 44 pt until the app's end")
    #expect(verdict.margin == 43.5)
  }

  @Test("What proves it is the write that made the room what it is, not the latest row")
  func proof() throws {
    let script =
      Histories.pull + Histories.fire + """
        0.6 setInset 84,0,49,0 0 header
        0.7 text header busy
        1.2 note later
        """
    let verdict = try Trial(script)[id]
    #expect(verdict.says.contains("but what it had added to the inset was 20 pt"))
    #expect(verdict.rows == [10, 12])
  }

  @Test("A refresh that holds its room until the end holds")
  func holds() throws {
    let verdict = try Trial(Histories.refresh)[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.says == "held through 1 refresh")
  }

  @Test("It is not judged inside an instant, under a finger, or in the opening")
  func notJudged() throws {
    let early =
      Histories.pull + Histories.fire + """
        1 setInset 108,0,49,0 0 header
        1 offset -108 scroll
        2 end header
        2 phase header idle
        """
    #expect(try Trial(early)[id].kind == .holds)
    let held = """
      0 begin header
      0 phase header refreshing
      0 fired header code
      0.1 touch 200
      3 end header
      3 phase header idle
      4 lift 200
      """
    #expect(try Trial(held)[id].kind == .vacuous)
  }

  @Test(
    "A header may shrink its room while scrolled away, where declared", arguments: [true, false])
  func scrolledAway(declared: Bool) throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        1 touch 300
        1.1 move 100
        1.1 offset 100 drag
        1.1 setInset 64,0,49,0 0 header
        1.2 lift 100
        1.5 note still away
        """
    let verdict = try Trial(script, contract: .header { $0.scrollsAway = declared })[id]
    #expect(verdict.kind == (declared ? .holds : .violated))
  }

  @Test("A footer on short content adds the deficit")
  func deficit() throws {
    var scene = Scene.bars
    scene.content = 500  // 54 pt shorter than the legal view
    let begin = "0 begin footer\n0 phase footer refreshing\n0 fired footer code\n"
    let good = begin + "0 setInset 64,0,147,0 0 footer\n1 note x"
    let bare = begin + "0 setInset 64,0,93,0 0 footer\n1 note x"
    #expect(try Trial(good, contract: .footer(), scene: scene)[id].kind == .holds)
    #expect(try Trial(bare, contract: .footer(), scene: scene)[id].kind == .violated)
  }

  @Test("A footer that makes no room beyond what it keeps may leave the deficit out")
  func nothingOpened() throws {
    var scene = Scene.bars
    scene.content = 500  // 54 pt shorter than the legal view
    let contract = Contract.footer {
      $0.hold = 20
      $0.keeps = 20
    }
    let begin = "0 begin footer\n0 phase footer refreshing\n0 fired footer code\n"
    for (bottom, kind) in [(69, Verdict.Kind.holds), (123, .holds), (49, .violated)] {
      let script = begin + "0 setInset 64,0,\(bottom),0 0 footer\n1 note x"
      #expect(try Trial(script, contract: contract, scene: scene)[id].kind == kind)
    }
  }

  @Test("An assigned inset ends the promise")
  func assigned() throws {
    let script = Histories.pull + Histories.fire + "0.6 assignInset 64,0,49,0\n3 note x"
    #expect(try Trial(script)[id].kind == .vacuous)
  }

  @Test("Refreshes of both edges at once are two refreshes, and are told apart")
  func bothEdges() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        0.8 begin footer
        0.8 phase footer refreshing
        0.8 fired footer code
        0.8 setInset 108,0,93,0 0 footer
        1.2 note a
        1.3 note b
        1.4 note c
        2 end header
        2 phase header idle
        2 setInset 64,0,93,0 .25 header
        2.5 end footer
        2.5 phase footer idle
        2.5 setInset 64,0,49,0 .25 footer
        """
    let verdict = try Trial(script, contract: .both())[id]
    #expect(verdict.says == "held through 2 refreshes", "\(verdict)")
  }

  @Test(
    "Room that is given up while nobody sees it is given up",
    arguments: ["1 leave", "1 hide header true", "1 enable header false", "1 resize 375 0"])
  func unseen(row: String) throws {
    let start = Histories.pull + Histories.fire + Histories.open + row + "\n"
    let end = "2 end header\n2 phase header idle\n2 setInset 64,0,49,0 0 header"
    #expect(try Trial(start + end)[id].kind == .holds)
    let given = start + "1 setInset 64,0,49,0 0 header\n1.5 note x\n" + end
    let contract = Contract.header { $0.scrollsAway = false }
    #expect(try Trial(given, contract: contract)[id].kind == .violated)
  }

  @Test("A refresh that begins off the list holds nothing there, and its room once it is on it")
  func offTheList() throws {
    let off = "0 detach header\n1 begin header\n1 phase header refreshing\n3 note later\n"
    let end = "5 end header\n5 phase header idle"
    #expect(try Trial(off + end)[id].kind == .vacuous)
    let attached = off + "4 attach header\n"
    #expect(try Trial(attached + "4 setInset 108,0,49,0 0 header\n" + end)[id].kind == .holds)
    let stays = Contract.header { $0.scrollsAway = false }
    #expect(try Trial(attached + end, contract: stays)[id].kind == .violated)
  }

  @Test("A detach ends the promise, also for one that is attached again")
  func detached() throws {
    let script =
      Histories.pull + Histories.fire + """
        0.6 detach header
        0.7 attach header
        3 note x
        """
    #expect(try Trial(script)[id].kind == .vacuous)
  }

  @Test("Rows that go from above leave no less than no content")
  func emptied() throws {
    var scene = Scene.bars
    scene.content = 300
    let script = """
      0 prepend -2000
      1 begin footer
      1 phase footer refreshing
      1 fired footer code
      1 setInset 64,0,647,0 .25 footer
      3 end footer
      3 phase footer idle
      3 setInset 64,0,49,0 .25 footer
      """
    #expect(try Trial(script, contract: .footer(), scene: scene)[id].kind == .holds)
  }
}
