internal import GestureTrace

/// An edge is armed exactly while it is past its trigger under the finger.
///
/// What is said of the finger is judged where the edge fires at release, in idle, pulling and armed, and only
/// if a release would count: not where the contract itself stands in its way. Each touch is told of once.
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
        under the finger at 0.2 s the header was armed 42 pt short of its trigger: expected it armed only \
        past its trigger
        """),
    isOfFinger: true,
    kept: { _, _ in "each edge was armed exactly past its trigger" }
  ) {
    for edge in Edge.allCases {
      Clause.throughout(stretch: { $0.touch.began }) { here in
        here.isMovedByFinger(at: edge) ? here.isArmedPastTrigger(edge) : .passed
      }
      Clause.throughout(stretch: { $0[edge].phasePlace }) { here in
        let state = here[edge]
        guard state.phase == .armed, state.attached,
          here.rests(edge, unlessPut: state.meets(state.past))
        else { return .passed }
        return here.broken(
          "the \(edge) was armed from \(state.phasePlace) on, and still at \(here.upcoming), the list "
            + "at rest without a finger, \(here.wayToLine(of: edge))",
          expected: "it idle", also: [here.place], cause: here.touch.left?.trace,
          margin: here[edge].past.magnitude)
      }
      Clause.each(.fired(edge, by: .user)) { $0.hasCrossed(edge) }
    }
  }
}

extension Situation {
  /// Whether a finger has moved the content in this turn, and the control of `edge` was told of where it is,
  /// while a pull would count.
  fileprivate func isMovedByFinger(at edge: Edge) -> Bool {
    guard isDragging || (touch.left?.time == now && !excuses(.fingerLeaves)),
      turn.fingerMoved || !turn.touchBegan || !excuses(.frozenBeforeMoving),
      turn.isTold[edge] || !excuses(.geometryAfterOffset)
    else { return false }
    return self[edge].exists && self[edge].firesNow == .release && layout.height > 0
      && !(touch[edge].sawRefresh && excuses(.sawRefresh)) && heedsPull(edge)
  }

  /// Where the list is beside the line of `edge`: `42 pt short of its trigger`.
  fileprivate func wayToLine(of edge: Edge) -> Account {
    let state = self[edge]
    return
      "\(points: state.past.magnitude) \(state.meets(state.past) ? "past" : "short of") its trigger"
  }

  fileprivate func isArmedPastTrigger(_ edge: Edge) -> Judgement {
    let state = self[edge]
    let (isPast, margin) = (state.meets(state.past), state.past.magnitude)
    guard isPast != (state.phase == .armed) else { return .kept(margin: margin) }
    let place = place
    return broken(
      isPast
        ? "under the finger at \(place) the \(edge) was \(wayToLine(of: edge)), but \(state.phase)"
        : "under the finger at \(place) the \(edge) was armed \(wayToLine(of: edge))",
      expected: isPast ? "it armed" : "it armed only past its trigger", also: [state.phasePlace],
      cause: turn.cause ?? touch.began.trace, margin: margin)
  }

  /// At crossing: whether the touch that a callback is charged to had a sample past the line.
  fileprivate func hasCrossed(_ edge: Edge) -> Judgement {
    let state = self[edge]
    guard state.firesNow == .crossing, !state.isFilling(at: now), !isTapped(edge),
      let touch = charge?.touch
    else { return .passed }
    guard touch[edge].crossed == nil else { return .kept }
    let short = touch[edge].deepest
    let place = place
    return broken(
      "the \(edge) fired at \(place), but the finger that came down at \(touch.began) had "
        + (short.isFinite
          ? "brought the list no nearer to its trigger than \(points: max(0, -short))"
          : "never moved the list"),
      expected: "no callback before the list is past it", cause: touch.began.trace,
      margin: short.isFinite ? short.magnitude : nil)
  }
}
