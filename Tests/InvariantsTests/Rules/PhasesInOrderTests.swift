import GestureTrace
import Testing

@Suite("phases-in-order")
struct PhasesInOrderTests {
  let id = "phases-in-order"
  /// A refresh that a begin starts.
  static let refresh = "1 begin header\n1 phase header refreshing\n"

  static func unasked(_ expected: String) -> String {
    ", but no release, crossing, tap or begin had asked for it: expected it to \(expected)"
  }
  static let unended =
    ", but the app had not ended the refresh that began at 1 s: expected it to refresh until the app's end"
  static let unreset = ", but no reset had come: expected no-more until one comes"

  @Test("A callback in a phase that is no refresh is told")
  func callback() throws {
    let script =
      Histories.pull + "0.5 lift 300\n0.516667 offset -117 glide\n0.516667 fired header user"
    #expect(
      try Trial(script)[id].says
        == "the header called back at 0.517 s in phase armed, for the touch that was "
        + "let go at 0.5 s (line 5): expected settling or refreshing first")
  }

  @Test(
    "Steps that are none, or have no cause, are told",
    arguments: [
      (
        "1 phase header ending", ", with no refresh to close: expected it to stay idle"
      ),
      ("1 phase header refreshing", Self.unasked("stay idle")),
      (
        "1 begin header\n1 phase header refreshing\n2 phase header idle",
        Self.unended
      ),
      (
        "1 phase footer noMore",
        ", but nobody had told it that there is no more: expected no-more only when it is told"
      ),
      ("1 noMore\n1 phase footer noMore\n2 phase footer idle", Self.unreset),
      (
        """
        1 begin header
        1 phase header refreshing
        2 end header
        2 phase header settling
        """, ", back to where a refresh begins: expected it to go on refreshing"
      ),
      (
        "1 noMore\n1 phase footer noMore\n2 reset\n2 phase footer ending",
        ", with no refresh to close: expected it to stay no-more"
      ),
      (refresh + "2 phase header armed", Self.unended),
      (
        refresh + "2 end header\n2 phase header ending\n2.1 phase header refreshing",
        Self.unasked("close")
      ),
      ("1 noMore\n1 phase footer noMore\n2 phase footer armed", Self.unreset),
      (
        // The pull has had its refresh, which was ended while it settled.
        Histories.pull + """
          0.5 lift 300
          0.516667 offset -117 glide
          0.516667 phase header settling
          0.52 end header
          0.52 phase header ending
          0.53 phase header refreshing
          """, Self.unasked("close")
      ),
    ])
  func faults(script: String, reason: String) throws {
    let verdict = try Trial(script, contract: .both())[id]
    #expect(verdict.kind == .violated)
    #expect(verdict.says.hasSuffix(reason))
  }

  @Test(
    "A cancel takes back what the touch's crossing has set going, and nothing else",
    arguments: [
      (Firing.crossing, "0.3 cancel", true), (.crossing, "0.3 leave", true),
      (.crossing, "0.3 lift 300", false),
      (.release, "0.21 lift 300\n0.25 touch 300\n0.3 cancel", false),
    ])
  func cancelled(fires: Firing, leaving: String, mayLeave: Bool) throws {
    let contract = Contract.header {
      $0.fires = fires
      $0.delay = 0.5
    }
    let settling = "\(fires == .crossing ? 0.2 : 0.24) phase header settling\n"
    let touch = leaving.split(separator: "\n")
    let script =
      "0 touch 200\n0.1 move 240\n0.1 offset -94 drag\n0.2 move 300\n0.2 offset -124 drag\n"
      + (fires == .crossing ? settling : touch[0] + "\n" + settling)
      + touch.dropFirst(fires == .crossing ? 0 : 1).joined(separator: "\n")
      + "\n0.3 phase header ending\n0.5 phase header idle"
    #expect((try Trial(script, contract: contract)[id].kind == .holds) == mayLeave)
  }

  @Test(
    "Steps with their causes hold",
    arguments: [
      Histories.refresh,
      "1 begin header\n1 phase header settling\n1.02 phase header refreshing\n2 end header\n"
        + "2 phase header ending\n2.4 phase header idle",
      "1 begin header\n1 phase header refreshing\n2 detach header\n2 phase header idle",
      "1 begin header\n1 phase header refreshing\n2 enable header false\n2 phase header disabled",
      "1 noMore\n1 phase footer noMore\n2 reset\n2 phase footer idle",
      "1 begin footer\n1 phase footer refreshing\n2 end footer noMore\n2 phase footer noMore",
      // Idle is passed through within a callback, and not seen; …
      refresh + "2 end header\n2 phase header ending\n2.4 phase header armed",
      refresh + "2 end header\n2 phase header pulling",
      "1 noMore\n1 phase footer noMore\n2 reset\n2 phase footer armed",
      // … what it leads to has a cause of its own.
      refresh
        + "2 end header\n2 phase header ending\n2.1 begin header\n2.1 phase header refreshing",
      "1 leave\n1 begin header\n3 return\n3 phase header refreshing\n3 fired header code",
    ])
  func holds(script: String) throws {
    #expect(try Trial(script, contract: .both())[id].kind == .holds)
  }

  @Test("A header refresh clears no-more only where declared", arguments: [true, false])
  func clears(declared: Bool) throws {
    let script = """
      1 noMore
      1 phase footer noMore
      2 begin header
      2 phase header refreshing
      2 phase footer idle
      """
    let contract = Contract.both { $0.header?.clearsNoMore = declared }
    #expect(try Trial(script, contract: contract)[id].kind == (declared ? .holds : .violated))
  }

  @Test("Without a phase or a callback there is nothing to judge")
  func vacuous() throws {
    #expect(try Trial("1 begin header")[id].kind == .vacuous)
  }

  @Test("To come back from disabled is no cause of a refresh, but one may be resumed")
  func disabled() throws {
    let shown = "1 enable header false\n1 phase header disabled\n2 enable header true\n"
    let verdict = try Trial(shown + "2 phase header refreshing")[id]
    #expect(verdict.says.hasSuffix(Self.unasked("stay disabled")))
    #expect(try Trial(shown + "2 phase header idle")[id].kind == .holds)
    let resumed = """
      1 begin header
      1 phase header refreshing
      1 fired header code
      2 hide header true
      2 phase header disabled
      3 hide header false

      """
    #expect(try Trial(resumed + "3 phase header refreshing")[id].kind == .holds)
    let ended = resumed + "3 end header\n4 enable header true\n4 phase header refreshing"
    #expect(try Trial(ended)[id].kind == .violated)
  }

  @Test("A tap is a cause only where it is declared", arguments: [Edge.header, .footer])
  func tap(edge: Edge) throws {
    let script = "1 tap \(edge.rawValue)\n1 phase \(edge.rawValue) refreshing"
    #expect(try Trial(script, contract: .both())[id].kind == .violated)
    let declared = Contract.both { $0.footer?.tap = true }
    #expect(
      try Trial(script, contract: declared)[id].kind == (edge == .footer ? .holds : .violated))
  }
}
