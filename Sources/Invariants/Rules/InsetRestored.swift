internal import GestureTrace

/// When everything is idle and settled no own part is left in the inset.
///
/// Settled means here: the run has ended settled, or nothing has happened for two seconds, the time
/// that an end may take (`ends-cleanly`). A hidden or disabled control may keep what it keeps or give
/// it up; a detached one leaves nothing.
extension Invariant {
  static let insetRestored = Invariant(
    RuleDescription(
      id: "inset-restored",
      promise: "After a refresh the list has the insets that the app gave it, to the point.",
      matters: """
        The list ends one header's height too low or too high, a little more with every refresh, until \
        the content leaves the screen.
        """,
      reported: """
        The list ends one header too high on slow networks (CRAnimation/CRRefresh#29), or lower with \
        each refresh (CoderMJLee/MJRefresh#800).
        """,
      judged: """
        When an edge is idle, no-more, disabled or detached and the run has settled (or has been still \
        for 2 s): own part 0, for a footer what it keeps; left and right untouched. After the app has \
        assigned an inset over an own part the edge is judged again from its next idle on.
        """,
      vacuous: "No refresh, no detach and no change of insets came to rest.",
      settings: "`keeps` and `tolerance`.",
      unit: "points",
      example: """
        idle and settled at 3.2 s, but the top inset is 108 pt where the app's is 64 pt: 44 pt of the \
        header are left
        """),
    kept: { _, _ in "" }
  ) { Clause { InsetRestored() } }
}

private struct InsetRestored: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .turns]
  /// The time that an end may take (invariants.md, `ends-cleanly`).
  private static let patience = Tick(microseconds: 2_000_000)

  var record = Record()
  /// Whether anything has happened since the last judgement that could have changed it.
  private var isDirty = false
  /// Edges whose present remainder has been reported.
  private var flagged = EdgePair(false)
  private var sidesFlagged = false

  func kept(_ situation: Situation) -> String? { "the app's insets stood whenever all was idle" }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .setInset, .geometry, .detach, .attach, .gate, .end, .fired: isDirty = true
    case .phase(_, let before): if before.isInRefresh { isDirty = true }
    default: break
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard isDirty, situation.isStill(for: Self.patience, until: next) else { return }
    isDirty = false
    judge(.header, situation)
    judge(.footer, situation)
    judgeSides(situation)
  }

  mutating func close(_ situation: Situation) -> String? {
    guard isDirty else { return nil }
    return "the run ended at \(Words.seconds(situation.now)), before it had settled"
  }

  private mutating func judge(_ edge: Edge, _ situation: Situation) {
    let state = situation[edge]
    guard state.exists, state.isQuiet, state.insetsTold else { return }
    let error = situation.restError(edge)
    let tolerance = situation.contract.tolerance
    guard error.magnitude > tolerance else {
      flagged[edge] = false
      return record.hold(margin: tolerance - error.magnitude, at: situation.place)
    }
    guard !flagged[edge] else { return }
    flagged[edge] = true
    let side = edge == .header ? "top" : "bottom"
    let stands = edge == .header ? situation.layout.current.top : situation.layout.current.bottom
    let kept = state.attached && state.keeps != 0 ? " and \(Words.points(state.keeps)) kept" : ""
    let base = edge == .header ? situation.layout.base.top : situation.layout.base.bottom
    let left =
      error > 0
      ? "\(Words.points(error)) of the \(edge.rawValue) are left"
      : "\(Words.points(-error)) too little"
    let idle = state.attached ? "idle and settled" : "detached and settled"
    record.fail(
      Finding(
        says: "\(idle) at \(Words.seconds(situation.now)), but the \(side) inset is "
          + "\(Words.points(stands)) where the app's is \(Words.points(base))\(kept): \(left)",
        began: situation.now, row: state.lastEnd?.trace ?? state.begin?.trace,
        rows: Self.proof(state, situation), margin: error.magnitude - tolerance))
  }

  /// The edge's last end and the last write.
  private static func proof(_ state: EdgeState, _ situation: Situation) -> [Int] {
    [state.lastEnd?.history, situation.place.history].compactMap(\.self)
  }

  private mutating func judgeSides(_ situation: Situation) {
    let own = situation.layout.own
    let error = max(own.left.magnitude, own.right.magnitude)
    guard error > situation.contract.tolerance else {
      sidesFlagged = false
      return
    }
    guard !sidesFlagged else { return }
    sidesFlagged = true
    record.fail(
      Finding(
        says: "idle and settled at \(Words.seconds(situation.now)), but the left and right insets "
          + "are \(Words.points(error)) off the app's",
        began: situation.now, rows: [situation.place.history],
        margin: error - situation.contract.tolerance))
  }
}
