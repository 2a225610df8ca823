internal import GestureTrace

/// Between a callback and its end there is no second callback of the same edge.
///
/// Beside an end, a detach closes the load, since the control that is attached later has not seen it,
/// and so does a callback or a silent begin of the other edge where overlap is `cancels`.
extension Invariant {
  static let noCallbackWhileRefreshing = Invariant(
    RuleDescription(
      id: "no-callback-while-refreshing",
      promise: "While a load is under way its edge does not start another.",
      matters:
        "Two requests race: the slower answer overwrites the newer one, or pages are skipped.",
      reported: """
        Several loads are sent in one scroll while the first is still open (ionic-team/ionic-\
        framework#5709).
        """,
      judged: """
        At each callback, by user or code: the load of the edge's last callback must have ended by an \
        end, a detach or, where overlap is cancels, a callback or a silent begin of the other edge. The \
        margin is the time since that callback.
        """,
      vacuous: "Nothing was called back.",
      settings: """
        `overlap`: where it is `cancels`, a callback of the other edge ends the load; so does its begin, \
        where `begin` is `silent`.
        """,
      unit: "seconds",
      example: """
        the header fired at 1.2 s, before the app had ended the refresh that it was asked for at 0.833 s: \
        expected that end first
        """),
    kept: { _, _ in "each load ended before the next of its edge began" }
  ) {
    for edge in Edge.allCases {
      Clause.each(.fired(edge)) { here in
        let state = here[edge]
        let before = state.callbackBefore
        let gap = state.callbacks > 1 ? (here.now - before.time).seconds : .infinity
        guard state.wasLoading else { return .kept(margin: gap) }
        return here.broken(
          "the \(edge) fired at \(here.place), before the app had ended the \(edge.callback) that it was asked for "
            + "at \(before)",
          expected: "that end first", cause: here.charge?.touch.left?.trace, margin: gap)
      }
    }
  }
}
