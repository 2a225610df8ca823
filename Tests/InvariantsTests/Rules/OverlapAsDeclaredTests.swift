import GestureTrace
import Testing

@Suite("overlap-as-declared")
struct OverlapAsDeclaredTests {
  let id = "overlap-as-declared"
  static let footer = "0 begin footer\n0 phase footer refreshing\n0 fired footer code\n"
  static let header = "0.5 begin header\n0.5 phase header refreshing\n0.5 fired header code\n"
  static let footerEnds = "2 answer footer 1\n2 end footer\n2 phase footer idle\n"
  static let headerEnds = "2.5 answer header 1\n2.5 end header\n2.5 phase header idle\n"

  private func verdict(
    _ script: String, _ overlap: Contract.Overlap = .allowed, ending: RunEnding = .settled
  ) throws -> Verdict {
    try Trial(
      script, contract: .both { $0.overlap = overlap }, ending: ending,
      after: ending == .settled ? 5 : 0)[id]
  }

  @Test("An answer that ends the other edge's load as well is told so")
  func endsBoth() throws {
    let script = Self.footer + Self.header + Self.footerEnds + "2 phase header idle"
    let verdict = try verdict(script)
    #expect(
      verdict.says
        == "the app's end of the footer at 2 s took the header to idle at 2 s, though the "
        + "app had not ended the refresh that the header had asked for at 0.5 s: expected "
        + "it to go on refreshing")
    #expect(verdict.rows == [7, 9, 11])
    #expect(
      try self.verdict(script.replacing("2 phase header", with: "2.02 phase header")).kind
        == .violated)
    #expect(
      try self.verdict(script.replacing("2 phase header", with: "2.4 phase header")).kind
        == .holds)
  }

  @Test("Two loads at once, each ended by its own answer, hold where that is allowed")
  func allowed() throws {
    let script = Self.footer + Self.header + Self.footerEnds + Self.headerEnds
    #expect(try verdict(script).kind == .holds)
  }

  @Test("What takes an edge out of its refresh otherwise is no fault of the other's end")
  func excused() throws {
    let start = Self.footer + Self.header + Self.footerEnds
    for row in ["hide header true", "detach header", "leave", "end header"] {
      #expect(
        try verdict(start + "2 \(row)\n2 phase header disabled").kind == .holds, "\(row)")
    }
  }

  @Test("Where overlap is ignored the second does not start")
  func ignored() throws {
    let verdict = try verdict(Self.footer + Self.header, .ignored)
    #expect(
      verdict.says
        == "the header fired at 0.5 s, before the app had ended the load that the footer "
        + "had asked for at 0 s: expected no callback before that")
    #expect(verdict.rows == [4, 7])
    #expect(try self.verdict(Self.footer + "0.5 begin header", .ignored).kind == .holds)
    let pulled = Self.footer + Histories.pull + "0.5 lift 300\n"
    #expect(try self.verdict(pulled, .ignored).kind == .holds)
    let later = Self.footer + "0.4 end footer\n0.4 phase footer idle\n" + Self.header
    #expect(try self.verdict(later, .ignored).kind == .vacuous)
    let gone = Self.footer + "0.4 detach footer\n" + Self.header
    #expect(try self.verdict(gone, .ignored).kind == .vacuous)
  }

  @Test("Where overlap cancels the first leaves its refresh within two seconds")
  func cancels() throws {
    let both = Self.footer + Self.header
    let stuck = try verdict(both + Self.headerEnds, .cancels)
    #expect(
      stuck.says == "the header fired at 0.5 s during the load that the footer had asked for at 0 "
        + "s, but the footer was still refreshing at 2.5 s: expected it idle, its load "
        + "cancelled")
    #expect(stuck.deadline == Tick(seconds: 2.5))
    #expect(
      try verdict(both + "0.6 phase footer idle\n" + Self.headerEnds, .cancels).kind == .holds)
    let before = both.replacing("0.5 fired", with: "0.5 phase footer idle\n0.5 fired")
    #expect(try verdict(before + Self.headerEnds, .cancels).kind == .holds)
    #expect(try verdict(both + "1 end footer\n" + Self.headerEnds, .cancels).kind == .holds)
    #expect(try verdict(both + "1 begin footer\n" + Self.headerEnds, .cancels).kind == .vacuous)
  }

  @Test("A finger puts off the closing of what is cancelled to two seconds after its lift")
  func cancelledUnderAFinger() throws {
    let held = Self.footer + Self.header + "0.6 touch 300\n5 lift 300\n"
    #expect(try verdict(held + "6 phase footer idle", .cancels).kind == .holds)
    #expect(try verdict(held + "8 phase footer idle", .cancels).kind == .violated)
    let early = try verdict(Self.footer + Self.header, .cancels, ending: .stopped)
    #expect(early.kind == .inconclusive)
    #expect(
      early.says == "the run ended before the load of 0 s had to be closed, which the callback at "
        + "0.5 s cancelled")
  }

  @Test("A stale answer does not end the newer run of its edge")
  func stale() throws {
    let script = """
      0 begin header
      0 phase header refreshing
      0 fired header code
      1 end header
      1 phase header idle
      1.2 begin header
      1.2 phase header refreshing
      1.2 fired header code
      2 answer header 1

      """
    let verdict = try verdict(script + "2 phase header idle")
    #expect(
      verdict.says
        == "the stale answer 1 of the header at 2 s took the header to idle at 2 s, though "
        + "the app had not ended the refresh that the header had asked for at 1.2 s: "
        + "expected it to go on refreshing")
    let good = script + "2.2 answer header 2\n2.2 end header\n2.2 phase header idle"
    #expect(try self.verdict(good).kind == .holds)
    #expect(try Trial(good)[id].kind == .holds)
  }

  @Test("Loads that never meet leave nothing to judge")
  func vacuous() throws {
    let verdict = try Trial(Histories.refresh)[id]
    #expect(verdict.kind == .vacuous)
    #expect(
      verdict.says == "no load met one of the other edge, and no answer was stale")
  }
}
