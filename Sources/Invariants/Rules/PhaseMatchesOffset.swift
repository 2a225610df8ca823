internal import GestureTrace

/// An edge is armed exactly while it is past its trigger under the finger.
///
/// Excused under a finger:
/// - a turn in which geometry changed, or the edge was attached, enabled, shown or reset, after the
///   offset: the control is told of it at the next change;
/// - a touch under which the edge was in a refresh, also one that began outside: it may be late;
/// - an edge whose load is still open though it looks idle, since no pull would fire;
/// - touches that may not fire by `startAtTop`, and an edge that may not start by `overlap`;
/// - the turn in which the finger leaves, and what a touch freezes before it moves.
///
/// Excused at rest: content that the app itself scrolled past the line, a release whose callback is not yet
/// due, and a list that imposed offsets hold where it cannot rest.
extension Invariant {
  static let phaseMatchesOffset = Invariant(
    RuleDescription(
      id: "phase-matches-offset",
      promise: "The control says let go exactly when letting go would refresh.",
      matters: """
        The text asks people to let go after a pull of two points, or the refresh comes after they have \
        pushed the list back.
        """,
      reported: """
        Released just short of the line it refreshes anyway: label and action use different numbers \
        (lcodecorex/TwinklingRefreshLayout#94).
        """,
      judged: """
        Release: after each turn in which the offset changed under a finger, in idle, pulling and armed, for \
        touches that began outside a refresh: armed exactly when past the trigger, counted from base \
        rest, so that insets and safe area make no difference. Crossing: no callback before a sample \
        past the line. At rest without a finger no edge is armed.
        """,
      vacuous: "No finger moved the content while an edge was idle.",
      settings: "`trigger`, `inclusive`, `fires`, `overlap` and `startAtTop`.",
      unit: "points",
      example: """
        at 0.2 s the header was armed 42 pt short of its trigger: expected it only past it
        """),
    kept: { _, _ in "" }
  ) { Clause { PhaseMatchesOffset() } }
}

private struct PhaseMatchesOffset: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .turns]
  var record = Record()
  /// Edges whose present disagreement has been reported.
  private var flagged = EdgePair(false)
  private var restFlagged = EdgePair(false)

  func kept(_ situation: Situation) -> String? { "each edge was armed exactly past its trigger" }

  mutating func see(_ step: Step, _ situation: Situation) {
    if case .fired(let edge, .user) = step, situation[edge].firesNow == .crossing {
      judgeCrossing(edge, situation)
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    let turn = situation.turn
    if situation.isDragging, turn.fingerMoved || !turn.touchBegan,
      situation.layout.height > 0
    {
      if turn.isTold.header { judge(.header, situation) }
      if turn.isTold.footer { judge(.footer, situation) }
    }
    judgeRest(.header, until: next, situation)
    judgeRest(.footer, until: next, situation)
  }

  private mutating func judge(_ edge: Edge, _ situation: Situation) {
    guard edge == .header ? situation.header.exists : situation.footer.exists else { return }
    let state = situation[edge]
    guard state.firesNow == .release, !situation.touch[edge].sawRefresh, situation.heedsPull(edge)
    else { return }
    let isPast = state.meets(state.past)
    guard isPast != (state.phase == .armed) else {
      flagged[edge] = false
      return record.hold(margin: state.past.magnitude, at: situation.place)
    }
    guard !flagged[edge] else { return }
    flagged[edge] = true
    let place = situation.place
    let distance = Words.points(state.past.magnitude)
    record.fail(
      Finding(
        says: isPast
          ? "at \(place.text) the \(edge.rawValue) was \(distance) past its trigger, but "
            + "\(Words.name(state.phase)): expected it armed"
          : "at \(place.text) the \(edge.rawValue) was armed \(distance) short of its trigger: "
            + "expected it only past it",
        began: situation.now, row: situation.turn.cause ?? situation.touch.began.trace,
        rows: [state.phasePlace.history, place.history].filter { $0 > 1 },
        margin: state.past.magnitude))
  }

  private mutating func judgeRest(_ edge: Edge, until next: Tick, _ situation: Situation) {
    let phase = edge == .header ? situation.header.phase : situation.footer.phase
    guard phase == .armed else {
      restFlagged[edge] = false
      return
    }
    guard !restFlagged[edge], situation.isAtRest(until: next), !situation.awaitsSample else {
      return
    }
    let state = situation[edge]
    guard state.attached, !(situation.isAppsPlace && state.meets(state.past)) else { return }
    if situation.isDue(edge, at: next), situation.ending != .settled { return }
    restFlagged[edge] = true
    record.fail(
      Finding(
        says: "at rest without a finger from \(Words.seconds(situation.now)) the "
          + "\(edge.rawValue) was still armed (since \(state.phasePlace.text))",
        began: situation.now, row: situation.touch.left?.trace,
        rows: [state.phasePlace.history, situation.place.history].filter { $0 > 1 },
        margin: state.past.magnitude))
  }

  private mutating func judgeCrossing(_ edge: Edge, _ situation: Situation) {
    let state = situation[edge]
    guard !state.isFilling(at: situation.now), !situation.isTapped(edge),
      let touch = situation.charge?.touch
    else { return }
    guard touch[edge].crossed == nil else { return record.hold() }
    let short = touch[edge].deepest
    record.fail(
      Finding(
        says: "the \(edge.rawValue) fired at \(situation.place.text) before any sample of the "
          + "touch (from \(touch.began.text)) had crossed its line"
          + (short.isFinite && short < 0 ? ", \(Words.points(-short)) short of it" : ""),
        began: situation.now, row: touch.began.trace,
        rows: [touch.began.history, situation.place.history],
        margin: short.isFinite ? short.magnitude : nil))
  }
}
