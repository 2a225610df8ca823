internal import GestureTrace

/// Clauses about what is left when nothing goes on any more.
extension Clause {
  /// Each time that all is at `rest` the situation is judged, if a `disturbance` has come since it was judged
  /// last; a break is told once, until it is kept again.
  ///
  /// Without a `rest` it is judged when the content lies still; without a `disturbance` each row that changes
  /// anything, and each change of the offset, counts as one. Where the judgement `isOwed`, a run that ends
  /// before it leaves the promise open.
  static func eachRest(
    _ rest: @escaping @Sendable (Situation) -> Bool = { $0.isAtRest(until: $0.upcoming) },
    isOwed: Bool = false, after disturbance: (@Sendable (Step) -> Bool)? = nil,
    judge: @escaping @Sendable (Situation) -> Judgement
  ) -> Clause {
    Clause { RestMonitor(rest: rest, isOwed: isOwed, disturbance: disturbance, judge: judge) }
  }

  /// The situation is judged when the run is over.
  static func atEnd(judge: @escaping @Sendable (Situation) -> Judgement) -> Clause {
    Clause { EndMonitor(judge: judge) }
  }
}

private struct RestMonitor: ClauseMonitor {
  var reads: ClauseReads { disturbance == nil ? [.rows, .motions, .turns] : [.rows, .turns] }
  let rest: @Sendable (Situation) -> Bool
  let isOwed: Bool
  let disturbance: (@Sendable (Step) -> Bool)?
  let judge: @Sendable (Situation) -> Judgement
  var record = Record()
  private var isDisturbed = false
  private var isTold = false

  init(
    rest: @escaping @Sendable (Situation) -> Bool, isOwed: Bool,
    disturbance: (@Sendable (Step) -> Bool)?, judge: @escaping @Sendable (Situation) -> Judgement
  ) {
    self.rest = rest
    self.isOwed = isOwed
    self.disturbance = disturbance
    self.judge = judge
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    if !isDisturbed { isDisturbed = disturbance?(step) ?? true }
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    isDisturbed = true
    // An imposed sample puts the list where it is anew.
    if case .glided = motion { isTold = false }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard isDisturbed, rest(situation) else { return }
    isDisturbed = false
    let judgement = judge(situation)
    guard !judgement.isPassed, !(judgement.isBroken && isTold) else { return }
    isTold = judgement.isBroken
    record.note(judgement, at: situation.place)
  }

  mutating func close(_ situation: Situation) -> String? {
    guard isOwed, isDisturbed else { return nil }
    return "the run ended at \(Words.seconds(situation.now)), before it had settled"
  }
}

private struct EndMonitor: ClauseMonitor {
  var reads: ClauseReads { [] }
  let judge: @Sendable (Situation) -> Judgement
  var record = Record()

  mutating func close(_ situation: Situation) -> String? {
    let judgement = judge(situation)
    record.note(judgement, at: situation.place)
    return judgement.openReason
  }
}
