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
      verdict.says
        == "10 s after the last row of the recording, 2 s (line 6), the header was still "
        + "refreshing: expected it idle")
  }

  @Test("It counts from an answer that came later, and a run that was given up says so")
  func answered() throws {
    let script = Histories.pull + Histories.fire + "2 answer header 1"
    #expect(
      try Trial(script, ending: .limit, after: 10)[id].says
        == "10 s after the last answer of the app, 2 s, the header was still refreshing: expected it idle"
    )
    #expect(
      try Trial(script, ending: .limit, after: 1)[id].says
        == "the run was given up at 3 s, before it had come to rest: the header was still refreshing: "
        + "expected it idle")
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

  @Test(
    "A trace that stops after all has come to rest holds, also if no row says that it rests",
    arguments: [("5 stop", Verdict.Kind.holds), ("0.95 stop", .inconclusive)])
  func stops(row: String, kind: Verdict.Kind) throws {
    let glide =
      "0 touch 500\n0.1 move 400\n0.1 offset 36 drag\n0.11 lift 400\n0.5 offset 60 glide\n"
    let verdict = try Trial(glide + row, ending: .stopped, after: 0)[id]
    #expect(verdict.kind == kind, "\(verdict.says)")
    if kind == .inconclusive {
      #expect(verdict.says == "the trace stopped at 0.95 s while the content was still moving")
    }
    let busy = try Trial(Histories.pull + Histories.fire + "5 stop", ending: .stopped, after: 0)[id]
    #expect(busy.says == "the trace stopped at 5 s while the header was still refreshing")
  }

  @Test("A trace that only stops does nothing")
  func nothing() throws {
    #expect(try Trial("5 stop", ending: .stopped, after: 0)[id].kind == .vacuous)
  }

  @Test("A fault leaves it open, and an empty trace gives no occasion")
  func others() throws {
    #expect(try Trial(Histories.pull, ending: .fault)[id].kind == .inconclusive)
    #expect(try Trial("")[id].kind == .vacuous)
  }
}
