internal import GestureTrace

/// Phases follow the graph of rows.md, and each step has its cause.
///
/// A phase is read when a callback returns or something is written: what a control only passes through
/// in between is not seen. So ending, idle and pulling may be left out on the way from a refresh, or from
/// no more, to what a finger or a begin has it do next; the causes are asked for all the same, and a refresh
/// that follows right upon a closing needs one that came after it. `disabled` leads from and to any phase.
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
        where overlap is cancels, the start of the other edge's load. At each callback: the last phase \
        is settling or refreshing.
        """,
      vacuous: "No phase changed and nothing was called back.",
      settings: "`clearsNoMore` and `overlap`.",
      unit: nil,
      example: """
        the header called back at 0.617 s in phase armed: expected settling or refreshing first
        """),
    kept: { _, _ in "each phase followed from the one before" }
  ) {
    for edge in Edge.allCases {
      Clause.each(.fired(edge)) { here in
        let state = here[edge]
        guard !state.phase.isUnderWay else { return .kept }
        return here.broken(
          "the \(edge) called back at \(here.place) in phase \(state.phase)",
          expected: "settling or refreshing first", also: [state.phasePlace],
          cause: here.charge?.touch.left?.trace ?? state.begin?.trace)
      }
    }
    Clause.eachRow { step, here in
      guard case .phase(let edge, let before) = step, here[edge].phase != before else {
        return .passed
      }
      guard let wrong = here.misstep(of: edge, from: before) else { return .kept }
      return here.broken(
        "the \(edge) went from \(before) to \(here[edge].phase) at \(here.place)\(wrong.reason)",
        expected: wrong.expected,
        cause: here.turn.cause ?? (here.touch.left ?? here[edge].begin)?.trace)
    }
  }
}

/// What is wrong with a step, and what was expected instead.
private struct Misstep {
  var reason: Account
  var expected: Account

  init(_ reason: Account, expected: Account) {
    self.reason = reason
    self.expected = expected
  }
}

extension Situation {
  /// What is wrong with the step that `edge` has just made; `nil` where it is in order.
  fileprivate func misstep(of edge: Edge, from before: Phase) -> Misstep? {
    let phase = self[edge].phase
    if phase == .disabled { return nil }
    return unknownStep(from: before, to: phase)
      ?? (phase.isUnderWay && !before.isUnderWay ? unaskedStart(edge, from: before) : nil)
      ?? (before.isUnderWay && !phase.isUnderWay ? unendedLeave(edge) : nil)
      ?? (phase == .noMore ? untoldNoMore(edge) : nil)
      ?? (before == .noMore ? unresetNoMore(edge) : nil)
  }

  /// The graph of rows.md, steps over phases that may be skipped included.
  private func unknownStep(from before: Phase, to phase: Phase) -> Misstep? {
    switch before {
    case .idle, .pulling, .armed, .noMore:
      phase == .ending
        ? Misstep(", with no refresh to close", expected: "it to stay \(before)")
        : nil
    case .refreshing:
      phase == .settling
        ? Misstep(", back to where a refresh begins", expected: "it to go on refreshing")
        : nil
    case .settling, .ending, .disabled: nil
    }
  }

  private func unaskedStart(_ edge: Edge, from before: Phase) -> Misstep? {
    let state = self[edge]
    if before == .disabled, state.isInterrupted, excuses(.takenUpAgain) { return nil }
    let isAsked = hasCause(edge) && (before != .ending || isAskedAnew(edge, since: state.closing))
    guard !isAsked else { return nil }
    return Misstep(
      ", but no release, crossing, tap or begin had asked for it",
      expected: before == .ending ? "it to close" : "it to stay \(before)")
  }

  private func unendedLeave(_ edge: Edge) -> Misstep? {
    let state = self[edge]
    guard !state.ended, !state.mayLeave else { return nil }
    return Misstep(
      ", but no end had come since it began at \(state.refreshStart)",
      expected: "it to refresh until one comes")
  }

  private func untoldNoMore(_ edge: Edge) -> Misstep? {
    guard edge == .header || !self[edge].noMoreTold else { return nil }
    return Misstep(
      ", but nobody had told it that there is no more", expected: "no-more only when it is told")
  }

  private func unresetNoMore(_ edge: Edge) -> Misstep? {
    let isCleared = headerRefreshed && contract.header?.clearsNoMore != false
    guard self[edge].noMoreTold, !isCleared else { return nil }
    return Misstep(", but no reset had come", expected: "no-more until one comes")
  }

  /// Whether a finger or the app has asked for a refresh since `place`.
  private func isAskedAnew(_ edge: Edge, since place: Place) -> Bool {
    let state = self[edge]
    return [state.begin, state.lastTap].contains { ($0?.history ?? 0) > place.history }
      || isReleased(edge, after: place)
      || state.firesNow == .crossing && touch[edge].lastPast > place.time
  }

  /// Whether something that may start a refresh of `edge` has come within its delay.
  private func hasCause(_ edge: Edge) -> Bool {
    let state = self[edge]
    return state.fills || isTapped(edge) || hasBegun(edge) || isDecidedByTouch(edge)
  }

  /// Whether a begin has come within the delay, or one that had to wait may go on now.
  private func hasBegun(_ edge: Edge) -> Bool {
    let state = self[edge]
    guard let begin = state.begin else { return false }
    if now - begin.time <= state.patience { return true }
    let isAnswered = (state.lastEnd?.history ?? 0) > begin.history
    return !isAnswered && now - lastResumption <= state.patience && excuses(.beginWaited)
  }
}
