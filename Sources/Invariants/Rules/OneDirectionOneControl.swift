internal import GestureTrace

/// A callback by the user belongs to the edge towards which the finger, or its momentum, moved the content.
///
/// A touch is towards an edge if it approached it, moved so last or on the whole, or left the content beyond
/// that end. A spring that brings the content back is no movement of the finger's, nor is a write of the
/// control. How far the touch came is for other rules; a touch that met both contracts may fire both. A tap
/// where taps load, and content that fills the view by itself, need no direction.
extension Invariant {
  static let oneDirectionOneControl = Invariant(
    RuleDescription(
      id: "one-direction-one-control",
      promise: "Pulling down only ever refreshes, and pulling up only ever loads more.",
      matters: """
        On a list with few rows a pull down refreshes and loads the next page at once, under the finger \
        or as the list springs back; the two answers get mixed up.
        """,
      reported: """
        With few rows a pull of the header starts the footer's load on the way back \
        (samvermette/SVPullToRefresh#119; CoderMJLee/MJRefresh#1328).
        """,
      judged: """
        At each callback by the user: the touch that it is charged to has approached this edge, moved the \
        content towards it last or on the whole, or left it beyond that end. Taps and filling apart, as \
        declared.
        """,
      vacuous: "No finger moved the content away from a control.",
      settings:
        "`fires` and `momentum` say when a line is met; `tap` and `short` what needs no direction.",
      unit: nil,
      example: """
        the footer fired at 0.1 s, but the touch that came down at 0 s (line 2) had only pulled down: \
        expected no callback of the footer
        """),
    kept: { _, _ in "no touch fired the control that it moved the content away from" }
  ) {
    for edge in Edge.allCases {
      Clause.eachTouch { touch, here in
        .kept(
          if: here[edge].exists && touch[edge].charged == 0 && here.isAway(touch, from: edge))
      }
      Clause.each(.fired(edge, by: .user)) { here in
        let state = here[edge]
        if !state.attached, here.excuses(.detachedDirection) { return .passed }
        guard !state.isFilling(at: here.now), !here.isTapped(edge), let charge = here.charge else {
          return .passed
        }
        let touch = charge.touch
        let isLast = touch.number == here.touch.number
        if !charge.isInTime, !isLast, here.excuses(.ofEarlierTouch) { return .passed }
        guard here.isAway(touch, from: edge) else { return .passed }
        return here.broken(
          "the \(edge) fired at \(here.place), but the touch that came down at \(touch.began) had "
            + "\(touch.way(from: edge))",
          expected: "no callback of the \(edge)", cause: touch.left?.trace)
      }
    }
  }
}

extension Touch {
  /// What it did that went away from `edge`, though it may have turned meanwhile.
  fileprivate func way(from edge: Edge) -> String {
    let (away, towards) = edge == .footer ? ("down", "up") : ("up", "down")
    return hasGone[edge]
      ? "last pulled \(away), and on the whole not \(towards)" : "only pulled \(away)"
  }
}
