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
        the header called back at 0.617 s in phase armed, for the touch that was let go at 0.6 s (line 8): \
        expected settling or refreshing first
        """),
    kept: { _, _ in "each phase followed from the one before" }
  ) {
    for edge in Edge.allCases {
      Clause.each(.fired(edge)) { here in
        let state = here[edge]
        guard !state.phase.isUnderWay else { return .kept }
        return here.broken(
          "the \(edge) called back at \(here.place) in phase \(state.phase)\(here.touchBehind)",
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

extension Situation {
  /// The touch that the latest callback is for, as the end of a sentence; empty where there is none.
  fileprivate var touchBehind: Account {
    guard let charge, charge.isInTime else { return "" }
    let touch = charge.touch
    guard let left = touch.left else { return ", for the touch that came down at \(touch.began)" }
    return ", for the touch that was \(touch.cancelled ? "cancelled" : "let go") at \(left)"
  }

  /// What is wrong with the step that `edge` has just made, and what was expected; `nil` where it is in order.
  fileprivate func misstep(
    of edge: Edge, from before: Phase
  ) -> (reason: Account, expected: Account)? {
    let state = self[edge]
    let phase = state.phase
    if phase == .disabled { return nil }
    if !before.mayLead(to: phase) {
      return before == .refreshing
        ? (", back to where a refresh begins", "it to go on refreshing")
        : (", with no refresh to close", "it to stay \(before)")
    }
    if phase.isUnderWay, !before.isUnderWay, !hasCause(edge, from: before) {
      return (
        ", but no release, crossing, tap or begin had asked for it",
        before == .ending ? "it to close" : "it to stay \(before)"
      )
    }
    if before.isUnderWay, !phase.isUnderWay, !state.ended, !state.mayLeave {
      return (
        ", but the app had not ended the \(edge.callback) that began at \(state.refreshStart)",
        "it to refresh until the app's end"
      )
    }
    if phase == .noMore, !state.noMoreTold {
      return (", but nobody had told it that there is no more", "no-more only when it is told")
    }
    let isCleared = headerRefreshed && contract.header?.clearsNoMore != false
    if before == .noMore, state.noMoreTold, !isCleared {
      return (", but no reset had come", "no-more until one comes")
    }
    return nil
  }
}
