internal import GestureTrace

/// The implementation neither traps, throws, leaks nor breaks the protocol.
extension Invariant {
  static let noFault = Invariant(
    RuleDescription(
      id: "no-fault",
      promise: "Nothing that the world does makes the control trap, throw or leak.",
      matters: "The app crashes, or keeps every page that was ever opened in memory.",
      reported: """
        The list dies with observers left and takes the app along \
        (gontovnik/DGElasticPullToRefresh#5; Yalantis/PullToRefresh#33).
        """,
      judged: "At each fault row; it closes the history.",
      vacuous: "The run had no row that could have caused a fault.",
      settings: "None.",
      unit: nil,
      example: "fault at 0.616 s: an observer was removed twice"),
    kept: { _, _ in "" }
  ) { Clause { NoFault() } }
}

private struct NoFault: ClauseMonitor {
  static let reads: ClauseReads = [.rows]
  var record = Record()
  private var lastCause: Place?

  func kept(_ situation: Situation) -> String? { "no fault" }

  mutating func see(_ step: Step, _ situation: Situation) {
    if case .fault = step {
      let place = situation.place
      record.fail(
        Finding(
          says: "fault at \(place.text): \(situation.faultText)", began: place.time,
          row: lastCause?.trace, rows: [place.history]))
      return
    }
    if situation.place.trace != nil { lastCause = situation.place }
    record.hold()
  }

  /// A run whose end is a fault has one, even if its row is missing.
  mutating func close(_ situation: Situation) -> String? {
    if situation.ending == .fault, record.finding == nil {
      record.fail(
        Finding(
          says: "the run was closed by a fault at \(Words.seconds(situation.now))",
          began: situation.now, row: lastCause?.trace, rows: []))
    }
    return nil
  }
}
