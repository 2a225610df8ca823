import GestureTrace
import Testing

@Suite("detach-is-clean")
struct DetachIsCleanTests {
  let id = "detach-is-clean"

  private static let refreshing = Histories.pull + Histories.fire + Histories.open
  private static let leaves = refreshing + "1 detach header\n"

  @Test("Observers that stay when every edge is detached are told")
  func observers() throws {
    let verdict = try Trial("0 observers 3\n1 detach header")[id]
    #expect(
      verdict.says == "every edge has been detached since 1 s (line 2), but 3 observers are still "
        + "registered: expected none")
    #expect(verdict.row == 2)
    #expect(verdict.margin == 3)
    let one = "0 observers 3\n1 detach header\n1 observers 1"
    #expect(try Trial(one)[id].says.contains("1 observer is still registered"))
    #expect(try Trial("0 observers 3\n1 detach header\n1 observers 0")[id].kind == .holds)
  }

  @Test("Attaching again, and twice, gives the number from before")
  func numbers() throws {
    let script = """
      0 observers 3
      1 detach header
      1 observers 2
      2 attach header
      2 observers 3
      2.1 attach header
      3 detach footer
      3 observers 1
      4 detach header
      4 observers 0
      5 attach footer
      5 observers 2
      6 attach header

      """
    let good = try Trial(script + "6 observers 3", contract: .both())[id]
    #expect(good.kind == .holds)
    #expect(
      good.says
        == "7 detaches and attaches, nothing was done by what was taken off, and the number of observers "
        + "was right")
    #expect(good.margin == 1)
    let verdict = try Trial(script + "6 observers 4", contract: .both())[id]
    #expect(
      verdict.says == "4 observers are registered with both edges attached at 6 s (line 8): "
        + "expected 3, as before")
    #expect(verdict.margin == 1)
  }

  @Test("Each attach that registers once more is told")
  func twice() throws {
    let script = "0 observers 1\n1 attach header\n1 observers 2"
    #expect(
      try Trial(script)[id].says == "2 observers are registered with only the header attached at "
        + "1 s (line 2): expected 1, as before")
  }

  @Test("A control may register more in a refresh than at rest")
  func dynamic() throws {
    let script = """
      0 observers 1
      1 begin header
      1 phase header refreshing
      1 observers 2
      2 detach header
      2 observers 0
      3 attach header

      """
    #expect(try Trial(script + "3 observers 1")[id].kind == .holds)
    #expect(try Trial(script + "3 observers 2")[id].kind == .holds)
    #expect(try Trial(script + "3 observers 3")[id].kind == .violated)
  }

  @Test("Room that a detached control leaves is told, also if it gives it back later")
  func room() throws {
    let verdict = try Trial(Self.leaves)[id]
    #expect(
      verdict.says == "the header was detached at 1 s (line 6), but left 44 pt of its room in the "
        + "inset: expected none")
    let late = Self.leaves + "1.3 setInset 64,0,49,0 .25 header\n1.3 offset -64 scroll"
    #expect(try Trial(late)[id].says.hasPrefix(verdict.says))
    let atOnce = Self.leaves + "1 setInset 64,0,49,0 .25 header\n1 offset -64 scroll"
    #expect(try Trial(atOnce)[id].kind == .holds)
  }

  @Test(
    "What a detached control still does is told once",
    arguments: [
      ("3 setInset 64,0,49,0 0 header", "wrote the inset at 3 s: expected no write"),
      ("3 setOffset 0 0", "wrote the offset at 3 s: expected no write"),
      (
        "3 phase header refreshing\n3 fired header user",
        "called back at 3 s: expected no callback"
      ),
    ])
  func afterwards(row: String, what: String) throws {
    let twice = row + "\n" + row.replacing("3 ", with: "4 ")
    #expect(
      try Trial("1 detach header\n" + twice)[id].says
        == "the header was detached at 1 s (line 2), but \(what)")
    #expect(try Trial("1 detach header\n2 attach header\n" + row)[id].kind == .holds)
  }

  @Test("The other edge may go on, and what an unknown edge writes may be the other's")
  func otherEdge() throws {
    let script = "1 detach header\n2 setInset 64,0,93,0 0 footer\n3 setOffset 20 0"
    #expect(try Trial(script, contract: .both())[id].kind == .holds)
  }

  @Test("A fault while an edge is detached is told with the detach; another is not this rule's")
  func fault() throws {
    let fault = "3 fault the header was used after it was freed"
    let verdict = try Trial("1 detach header\n3 end header\n" + fault, ending: .fault)[id]
    #expect(
      verdict.says
        == "the header was detached at 1 s (line 2), but at 3 s there was a fault, \"the "
        + "header was used after it was freed\": expected none")
    let attached = "1 detach header\n2 attach header\n" + fault
    #expect(try Trial(attached, ending: .fault)[id].kind == .holds)
  }

  @Test("What cannot be freed when the run is over is told, though nothing was detached")
  func leak() throws {
    let fault = "UIScrollView is still alive, expected it freed"
    #expect(
      try Trial(Histories.refresh + "3 fault \(fault)")[id].says
        == "after the run the list and its owner were let go with the header still attached, "
        + "and that ended in a fault, \"\(fault)\": expected no fault")
  }

  @Test("A pull that is called back twice after attaching again is told")
  func doubled() throws {
    let again = "0 attach header\n0 attach header\n" + Histories.pull + Histories.fire
    let verdict = try Trial(again + "0.516667 fired header user")[id]
    #expect(
      verdict.says == "attached 2 times more, the header called back at 0.517 s and again at "
        + "0.517 s for one touch, which came down at 0 s (line 4): expected one callback")
    #expect(verdict.margin == 1)
    #expect(try Trial(again)[id].kind == .holds)
    // Without a second attach it is for other rules.
    let once = Histories.pull + Histories.fire + "0.516667 fired header user"
    #expect(try Trial(once)[id].kind == .vacuous)
  }

  @Test("A tap during a touch may load besides, where taps load", arguments: [true, false])
  func tapped(isDeclared: Bool) throws {
    let script = """
      0 attach footer
      0.1 touch 600
      0.2 move 50
      0.2 offset 550 drag
      0.2 phase footer refreshing
      0.2 fired footer user
      0.3 end footer
      0.3 phase footer idle
      0.4 move 45
      0.4 offset 555 drag
      0.4 tap footer
      0.4 phase footer refreshing
      0.4 fired footer user
      """
    let contract = Contract.footer {
      $0.repeat = .oncePerDrag
      $0.tap = isDeclared
    }
    #expect(try Trial(script, contract: contract)[id].kind == (isDeclared ? .holds : .violated))
  }

  @Test("A footer that loads at each approach may do so after attaching again", arguments: [1, 0])
  func approaches(ends: Int) throws {
    let script = """
      0 scrollTo 500 false
      0 offset 500 scroll
      0.5 attach footer
      1 touch 400
      1.1 move 340
      1.1 offset 550 drag
      1.1 phase footer refreshing
      1.1 fired footer user
      1.2 \(ends == 1 ? "end footer" : "note no end")
      1.2 phase footer idle
      1.3 move 400
      1.3 offset 500 drag
      1.4 move 340
      1.4 offset 550 drag
      1.4 phase footer refreshing
      1.4 fired footer user
      """
    let verdict = try Trial(script, contract: .footer())[id]
    #expect(verdict.kind == (ends == 1 ? .holds : .violated))
  }

  @Test("Without a detach or an attach there is no occasion")
  func vacuous() throws {
    #expect(
      try Trial("0 observers 3\n" + Histories.refresh)[id].says
        == "no control was detached or attached again, and all was freed after the run")
  }

  @Test("Without a control it is not applicable")
  func none() throws {
    #expect(try Trial("1 detach header", contract: Contract())[id].kind == .notApplicable)
  }
}
