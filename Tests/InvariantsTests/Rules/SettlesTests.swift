import GestureTrace
import Testing

@Suite("settles")
struct SettlesTests {
  let id = "settles"

  @Test("A control that is still refreshing at the limit is told")
  func limit() throws {
    let script = Histories.pull + Histories.fire + "2 end header"
    let verdict = try Trial(script, ending: .limit, after: 10)[id]
    #expect(verdict.kind == .violated)
    #expect(
      verdict.says == "10 s after the last row in or answer (2 s) the header was still "
        + "refreshing: expected the run to settle")
  }

  @Test("A settled run holds with the time to spare")
  func holds() throws {
    let verdict = try Trial(Histories.refresh, after: 1)[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 8.75)
  }

  @Test("A finger that is still down, or a trace that stops, leaves it open")
  func inconclusive() throws {
    let down = try Trial(Histories.pull, ending: .limit, after: 10)[id]
    #expect(down.kind == .inconclusive)
    #expect(down.says == "the finger that came down at 0 s (line 2) was never lifted")
    let script = Histories.pull + Histories.fire
    #expect(try Trial(script, ending: .stopped, after: 1)[id].kind == .inconclusive)
  }

  @Test("A fault leaves it open, and an empty trace gives no occasion")
  func others() throws {
    #expect(try Trial(Histories.pull, ending: .fault)[id].kind == .inconclusive)
    #expect(try Trial("")[id].kind == .vacuous)
  }
}
