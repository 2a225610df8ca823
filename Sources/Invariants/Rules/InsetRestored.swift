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
        when nothing had happened since 3.2 s, the header idle, the top inset was 108 pt, 44 pt too much, last \
        written by a control at 0.617 s: expected the app's 64 pt
        """),
    kept: { _, _ in "the app's insets stood whenever all was idle" }
  ) {
    for edge in Edge.allCases {
      whenSettled { here in
        let state = here[edge]
        guard state.exists, state.isQuiet else { return .passed }
        let left = here.insetRemainder(of: edge)
        return here.isOff(
          by: here.restError(edge),
          "when nothing had happened since \(here.lastChange), the \(edge) "
            + "\(state.attached ? Words.name(state.phase) : "detached"), \(left?.what ?? "")",
          expected: left?.expected ?? "", also: [state.lastEnd, left?.place],
          cause: state.lastEnd?.trace ?? state.begin?.trace)
      }
    }
    whenSettled { here in
      let own = here.layout.own
      let error = max(own.left.magnitude, own.right.magnitude)
      guard error > here.contract.tolerance else { return .passed }
      return here.isOff(
        by: error,
        "when nothing had happened since \(here.lastChange), the left and right insets were \(points: error) off",
        expected: "those of the app", also: [here.place])
    }
  }

  /// When the run has settled after something that may have changed an inset.
  private static func whenSettled(judge: @escaping @Sendable (Situation) -> Judgement) -> Clause {
    Clause.eachRest(
      { $0.isStill(for: Situation.aftermath, until: $0.upcoming) }, isOwed: true,
      after: { step in
        switch step {
        case .setInset, .geometry, .detach, .attach, .gate, .end, .fired: true
        case .phase(_, let before): before.isInRefresh
        default: false
        }
      }, judge: judge)
  }
}
