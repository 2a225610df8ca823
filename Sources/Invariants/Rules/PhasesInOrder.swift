internal import GestureTrace

/// Phases follow the graph of rows.md, and each step has its cause.
///
/// A phase is read when a callback returns or something is written: what a control only passes through
/// in between is not seen. So ending, idle and pulling may be left out on the way from a refresh, or from
/// no more, to what a finger or a begin has it do next; the causes are asked for all the same, and a refresh
/// that follows right upon a closing needs one that came after it.
///
/// A refresh may be entered late by a begin that waited for the window, a size, an attach, a gate or
/// the finger's lift. `disabled` leads from and to any phase; a refresh that it interrupted, and that no
/// end has come for, may be taken up again.
extension Invariant {
  static let phasesInOrder = Invariant(
    RuleDescription(
      id: "phases-in-order",
      promise:
        "A control goes from idle to refreshing and back by the declared steps, each with a cause.",
      matters: """
        A control that skips back or forth shows the wrong text, calls back when nothing is going on, or \
        never hears the end.
        """,
      reported: """
        The look is ahead of the state, so that an end finds the wrong one \
        (CoderMJLee/MJRefresh#497; peng8350/flutter_pulltorefresh#178).
        """,
      judged: """
        At each phase row: the step is in the graph; settling and refreshing are entered only by a \
        release, a crossing, a tap, filling or a begin within the delay; they are left only after an end \
        of that edge, a detach, a disable, in settling a cancel of the touch that crossed the line or, \
        where overlap is cancels, the start of the other edge's load. At each callback: the last phase is settling or \
        refreshing.
        """,
      vacuous: "No phase changed and nothing was called back.",
      settings: "`clearsNoMore` and `overlap`.",
      unit: nil,
      example: """
        the header called back at 0.616 s in phase armed: expected settling or refreshing first
        """),
    kept: { _, _ in "" }
  ) { Clause { PhasesInOrder() } }
}

private struct PhasesInOrder: ClauseMonitor {
  static let reads: ClauseReads = [.rows]
  var record = Record()
  /// Whether the edge may leave its refresh without an end.
  private var mayLeave = EdgePair(false)
  /// When something came that may let a begin go on that had to wait.
  private var resumed = Tick(microseconds: -1_000_000_000)
  private var headerRefreshed = false
  /// Whether `disabled` interrupted a refresh of the edge that may be taken up again.
  private var interrupted = EdgePair(false)
  /// Where each edge last began to close.
  private var closing = EdgePair(Place.start)

  func kept(_ situation: Situation) -> String? { "each phase followed from the one before" }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .phase(let edge, let before): judge(edge, from: before, situation)
    case .fired(let edge, _):
      cancelOther(than: edge, situation)
      if edge == .header { headerRefreshed = true }
      judgeCallback(of: edge, situation)
    case .begin(let edge): cancelOther(than: edge, situation)
    case .end(let edge, _): interrupted[edge] = false
    case .detach(let edge):
      mayLeave[edge] = true
      interrupted[edge] = false
    case .attach: resumed = situation.now
    case .gate(let edge):
      mayLeave[edge] = true
      resumed = situation.now
    case .geometry: resumed = situation.now
    case .window, .touchEnded:
      resumed = situation.now
      for edge in Edge.allCases where Self.isTakenBack(edge, situation) { mayLeave[edge] = true }
    default: break
    }
  }

  /// Whether the system has taken the touch whose crossing the edge is settling for.
  private static func isTakenBack(_ edge: Edge, _ situation: Situation) -> Bool {
    situation.touch.cancelled && situation.touch[edge].crossed != nil
      && situation[edge].phase == .settling
  }

  private mutating func cancelOther(than edge: Edge, _ situation: Situation) {
    if situation.contract.overlap == .cancels { mayLeave[edge.other] = true }
  }

  private mutating func judgeCallback(of edge: Edge, _ situation: Situation) {
    let state = situation[edge]
    if state.phase == .settling || state.phase == .refreshing { return record.hold() }
    record.fail(
      Finding(
        says: "the \(edge.rawValue) called back at \(situation.place.text) in phase "
          + "\(Words.name(state.phase)): expected settling or refreshing first",
        began: situation.now,
        row: situation.charge?.touch.left?.trace ?? state.begin?.trace,
        rows: [state.phasePlace.history, situation.place.history].filter { $0 > 1 }))
  }

  private mutating func judge(_ edge: Edge, from before: Phase, _ situation: Situation) {
    let state = situation[edge]
    let phase = state.phase
    guard phase != before else { return }
    let wasBusy = before == .settling || before == .refreshing
    let isBusy = phase == .settling || phase == .refreshing
    if let reason = fault(edge, from: before, to: phase, wasBusy, isBusy, situation) {
      record.fail(
        Finding(
          says: "the \(edge.rawValue) went from \(Words.name(before)) to \(Words.name(phase)) at "
            + "\(situation.place.text): \(reason)",
          began: situation.now, row: (situation.touch.left ?? state.begin)?.trace,
          rows: [situation.place.history]))
    } else {
      record.hold()
    }
    if phase == .ending { closing[edge] = situation.place }
    if phase == .disabled { interrupted[edge] = wasBusy && !state.ended }
    if before == .disabled { interrupted[edge] = false }
    if isBusy, !wasBusy {
      mayLeave[edge] = false
      cancelOther(than: edge, situation)
      if edge == .header { headerRefreshed = true }
    }
    if edge == .footer, phase == .noMore { headerRefreshed = false }
  }

  private func fault(
    _ edge: Edge, from before: Phase, to phase: Phase, _ wasBusy: Bool, _ isBusy: Bool,
    _ situation: Situation
  ) -> String? {
    let state = situation[edge]
    if phase == .disabled { return nil }
    guard Self.allows(before, phase) else {
      return "that is no step of a control"
    }
    let isResumed = before == .disabled && interrupted[edge]
    if isBusy, !wasBusy, !isResumed {
      let isAsked =
        hasCause(edge, situation)
        && (before != .ending || Self.isAsked(edge, since: closing[edge], situation))
      guard isAsked else { return "no release, crossing, tap or begin had asked for it" }
    }
    if wasBusy, !isBusy, !state.ended, !mayLeave[edge] {
      return "no end had come since it began at \(state.refreshStart.text)"
    }
    if phase == .noMore, edge == .header || !state.noMoreTold {
      return "nobody had told it that there is no more"
    }
    let isCleared = headerRefreshed && situation.contract.header?.clearsNoMore != false
    if before == .noMore, state.noMoreTold, !isCleared {
      return "no reset had come"
    }
    return nil
  }

  /// The graph of rows.md, steps over phases that may be skipped included, and from one phase to another.
  private static func allows(_ before: Phase, _ phase: Phase) -> Bool {
    switch before {
    case .idle, .pulling, .armed, .noMore: phase != .ending
    case .refreshing: phase != .settling
    case .settling, .ending, .disabled: true
    }
  }

  /// Whether a finger or the app has asked for a refresh since `place`.
  private static func isAsked(_ edge: Edge, since place: Place, _ situation: Situation) -> Bool {
    let state = situation[edge]
    return [state.begin, state.lastTap].contains { ($0?.history ?? 0) > place.history }
      || situation.isReleased(edge, after: place)
      || state.firesNow == .crossing && situation.touch[edge].lastPast > place.time
  }

  private func hasCause(_ edge: Edge, _ situation: Situation) -> Bool {
    let state = situation[edge]
    let now = situation.now
    if state.fills { return true }
    if situation.isTapped(edge) { return true }
    if let begin = state.begin {
      if now - begin.time <= state.patience { return true }
      let isAnswered = state.lastEnd.map { $0.history > begin.history } ?? false
      if !isAnswered, now - resumed <= state.patience { return true }
    }
    return situation.isDecidedByTouch(edge)
  }
}
