internal import GestureTrace

/// A callback by the user has a touch behind it that meets the contract.
///
/// A tap within the delay is as good where taps load, and so is content that fits where it fills by itself.
extension Invariant {
  static let onlyMeantPullFires = Invariant(
    RuleDescription(
      id: "only-meant-pull-fires",
      promise: "Nothing is loaded unless a finger meant it: far enough, let go, not taken back.",
      matters: """
        The list reloads after a change of mind, after a phone call took the gesture, after a fast \
        scroll to the top, or while the control is hidden.
        """,
      reported: """
        A fast flick to the top refreshes although nobody pulled (Sephiroth87/ODRefreshControl#33); \
        a pull that was taken back refreshes all the same (FaridSafi/react-native-gifted-\
        listview#12).
        """,
      judged: """
        At each callback by the user. Release: past the trigger under a finger that has moved, and still \
        past it at the lift. Crossing: a sample past the trigger under the finger, or by its momentum \
        where declared. Never after a cancel, never while the edge is disabled or hidden, and as \
        startAtTop and lateRelease say. Taps and filling apart, as declared.
        """,
      vacuous: "No finger pulled either edge and nothing was called back for the user.",
      settings: """
        `trigger`, `inclusive`, `fires`, `momentum`, `startAtTop`, `lateRelease`, `tap` and `short`.
        """,
      unit: "points",
      example: """
        the header fired at 0.833 s, but the touch was let go 9.5 pt short of the trigger at 0.817 s \
        (line 41): expected no callback
        """),
    isOfFinger: true,
    kept: { _, _ in "each callback for the user had a pull behind it that meets the contract" }
  ) {
    for edge in Edge.allCases {
      Clause.eachTouch { touch, here in
        guard here[edge].exists, touch[edge].moved || here.mayHaveReached(edge, touch) else {
          return .passed
        }
        let past = touch[edge].reach(here[edge].fires)
        return past.isFinite ? .kept(margin: past.magnitude) : .kept
      }
      Clause.each(.fired(edge, by: .user)) { here in
        let state = here[edge]
        if !state.attached, here.excuses(.detachedFires) { return .passed }
        if state.isFilling(at: here.now) || here.isTapped(edge) { return .passed }
        guard let lack = here.lack(edge) else { return .kept }
        let decided = here.charge.map { $0.touch[edge].crossed ?? $0.touch.end }
        return here.broken(
          "the \(edge) fired at \(here.place), but \(lack.what)", expected: "no callback",
          also: [decided], cause: decided?.trace, margin: lack.points)
      }
    }
  }
}

extension Situation {
  /// Whether `touch` moved towards `edge` and came so near to its line that a finer device might have told of
  /// a pull.
  fileprivate func mayHaveReached(_ edge: Edge, _ touch: Touch) -> Bool {
    guard let quantum, touch.hasGone[edge] else { return false }
    return touch[edge].deepest > -quantum
  }

  /// What was missing for the callback of `edge` that has just come, and by how many points it fell short;
  /// `nil` where it was meant.
  fileprivate func lack(_ edge: Edge) -> (what: Account, points: Double?)? {
    if let closed = closed(edge) { return (closed, nil) }
    guard let charge else { return ("no finger had touched the list", nil) }
    let touch = charge.touch
    if touch.cancelled { return ("the touch was cancelled at \(touch.end)", nil) }
    if !touch.hasMoved { return ("the finger that came down at \(touch.began) never moved", nil) }
    if !touch.meets(edge) { return shortfall(of: touch, at: edge) }
    if !charge.isInTime {
      let due: Account =
        touch.due(edge, patience: self[edge].patience).map { " was due by \($0)" } ?? " was over"
      return (
        "a callback for the last pull past its trigger, by the finger that came down at \(touch.began),\(due)",
        nil
      )
    }
    return flaw(of: touch, edge).map { ($0, nil) }
  }

  /// Why nobody can fire `edge`; `nil` where one can.
  private func closed(_ edge: Edge) -> Account? {
    let state = self[edge]
    if state.isAvailable { return nil }
    guard let since = state.unavailable else { return "it was off the list" }
    return "it was \(state.hidden ? "hidden" : "disabled") from \(since) on"
  }

  private func shortfall(
    of touch: Touch, at edge: Edge
  ) -> (what: Account, points: Double?) {
    let firing = self[edge].firesNow
    let past = touch[edge].reach(firing)
    if firing == .release, touch.left == nil {
      return ("the finger that came down at \(touch.began) was still down", nil)
    }
    if !past.isFinite {
      return ("the finger that came down at \(touch.began) never moved the list", nil)
    }
    if past > 0 { return ("no sample under the finger had been past the trigger by then", past) }
    return (
      firing == .release
        ? "the touch was let go \(points: -past) short of the trigger at \(touch.end)"
        : "the finger that came down at \(touch.began) had brought the list no nearer to the trigger "
          + "than \(points: -past)", -past
    )
  }

  /// Why a touch past the trigger is none that counts; `nil` where it is.
  private func flaw(of touch: Touch, _ edge: Edge) -> Account? {
    let pull = touch[edge]
    if pull.crossed == nil, !pull.wasAvailable {
      return "the \(edge) was detached, disabled or hidden when the finger left at \(touch.end)"
    }
    guard edge == .header, let header = contract.header else { return nil }
    if header.startAtTop, !touch.beganAtTop {
      return "the touch that came down at \(touch.began) did not begin at rest at the top"
    }
    if header.lateRelease == .ignored, pull.beganInRefresh {
      return "the touch began at \(touch.began), during a refresh, where a pull is to be ignored"
    }
    return nil
  }
}
