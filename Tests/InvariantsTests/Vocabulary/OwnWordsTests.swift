import GestureTrace
import Invariants
import Testing

@Suite("Clauses in words of one's own")
struct OwnWordsTests {
  private func judged(_ clause: Clause, _ script: String) throws -> Verdict {
    try Trial(script, own: [Invariant("own", "It is as it should be.") { clause }])["own"]
  }

  static let failure = Event("failed load") { step, _ in
    if case .end(_, .failure) = step { true } else { false }
  }
  /// Each refresh begins above the rest at the top.
  static let pulled = Clause.each(
    .fired(.header), "each refresh begins above the top", unit: "points"
  ) { here in
    let away = here.contentOffset - here.topRest
    guard away > 0 else { return .kept(margin: -away) }
    return here.broken(
      "the header fired at \(here.place), \(points: away) below the top", expected: "a pull",
      also: [here.place], margin: away)
  }
  /// No more than 40 pt of room are made.
  static let lowRoom = Clause.throughout("the room is low", missing: "no room") { here in
    let room = here.contentInset.top - here.baseInset.top
    guard room > 0 else { return .passed }
    guard room > 40 else { return .kept }
    return here.broken("\(points: room) of room at \(here.place)", expected: "40 pt at most")
  }

  @Test("An event reads the step and the situation, and takes part in any clause")
  func event() throws {
    let clause = Clause.after(Self.failure, never: .fired(.header))
    let again = "1 begin header\n1 fired header code\n2 end header failure\n3 fired header code\n"
    let verdict = try judged(clause, again)
    #expect(
      verdict.says == "a callback of the header at 3 s after a failed load at 2 s (line 3): "
        + "expected none")
    #expect(verdict.rows == [4, 5] && verdict.row == 3)
    let well = again.replacing(" failure", with: "")
    #expect(try judged(clause, well).says == "there was no failed load")
    let slow = Event("begin while pulled") { step, here in
      if case .begin = step { here.contentOffset < here.topRest } else { false }
    }
    #expect(
      try judged(.never(slow), Histories.pull + "0.3 begin header\n").says
        == "a begin while pulled at 0.3 s (line 5): expected none")
    #expect(try judged(.never(slow), "0.3 begin header\n").kind == .holds)
  }

  @Test("What each event comes to is the reader's judgement, with margin and proof")
  func each() throws {
    let kept = try judged(Self.pulled, Histories.refresh)
    #expect(kept.kind == .holds && kept.margin == 53 && kept.occasions == 1)
    #expect(kept.closest?.line == 11)
    let broken = try judged(
      Self.pulled, "1 offset 100 scroll\n2 fired header code\n3 fired header code")
    #expect(
      broken.says == "the header fired at 2 s, 164 pt below the top: expected a pull; "
        + "1 more breach followed, at 3 s")
    #expect(broken.margin == 164 && broken.rows == [3] && broken.row == nil)
    #expect(try judged(Self.pulled, "1 begin header").says == "there was no callback of the header")
    let about = Invariant("own", "It is as it should be.") { Self.pulled }.description
    #expect(about.judged == "Each refresh begins above the top." && about.unit == "points")
  }

  @Test("What stands is judged at the end of each instant, and told once until it is kept again")
  func throughout() throws {
    let high = "1 setInset 108,0,49,0 0 header\n2 note x\n3 note x\n"
    let broken = try judged(Self.lowRoom, high)
    #expect(broken.says == "44 pt of room at 1 s: expected 40 pt at most")
    let twice =
      high + "4 setInset 64,0,49,0 0 header\n5 note x\n6 setInset 108,0,49,0 0 header\n7 note x\n"
    #expect(try judged(Self.lowRoom, twice).says.hasSuffix("; 1 more breach followed, at 6 s"))
    // Two rows of one instant: only what stands in the end counts.
    let mended = "1 setInset 108,0,49,0 0 header\n1 setInset 84,0,49,0 0 header\n2 note x\n"
    #expect(try judged(Self.lowRoom, mended).kind == .holds)
    #expect(try judged(Self.lowRoom, "1 note x").says == "there was no room")
  }

  @Test("A sentence names rows in by their lines, and quotes what it names")
  func account() throws {
    let clause = Clause.each(.lift, "each lift is told") { here in
      here.broken(
        "let go at \(here.place) in \(here.phase(of: .header)) of the \(Edge.header)",
        expected: "\(number: 2.5) times")
    }
    let verdict = try judged(clause, Histories.pull + "0.5 lift 300\n")
    #expect(
      verdict.says == "let go at 0.5 s (line 5) in armed of the header: expected 2.5 times")
    #expect(verdict.row == 5 && verdict.rows == [8] && verdict.began == Tick(seconds: 0.5))
  }
}
