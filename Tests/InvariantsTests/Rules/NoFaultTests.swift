import GestureTrace
import Testing

@Suite("no-fault")
struct NoFaultTests {
  let id = "no-fault"

  @Test("A fault is told in its own words, with the row before it")
  func fault() throws {
    let verdict = try Trial(
      Histories.pull + "1 detach header\n1 fault an observer was removed twice", ending: .fault)[id]
    #expect(verdict.kind == .violated)
    #expect(
      verdict.says == #"at 1 s there was a fault, "an observer was removed twice": expected none"#)
    #expect(verdict.row == 5)
  }

  @Test("One that comes when the run is over says so, and so does what a detach has left behind")
  func afterTheRun() throws {
    let leak = "3 fault UIScrollView is still alive"
    let said =
      "after the run, when the list was let go, there was a fault, \"UIScrollView is still alive\": "
      + "expected none"
    #expect(try Trial(Histories.refresh + leak)[id].says == said)
    #expect(
      try Trial("1 detach header\n" + leak)["detach-is-clean"].says
        == "the header was detached at 1 s (line 2), but \(said)")
  }

  @Test("A move of the finger may be what caused it")
  func underFinger() throws {
    let script = "0 touch 200\n0.1 move 240\n0.1 fault out of range"
    #expect(try Trial(script, ending: .fault)[id].row == 3)
  }

  @Test("A run without one holds; an empty one gives no occasion")
  func holds() throws {
    #expect(try Trial(Histories.refresh)[id].kind == .holds)
    #expect(try Trial("")[id].kind == .vacuous)
  }

  @Test("A run that a fault closed has one, even without its row")
  func closed() throws {
    #expect(try Trial(Histories.pull, ending: .fault)[id].kind == .violated)
  }
}
