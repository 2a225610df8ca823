internal import GestureTrace

/// A callback by the user has a touch behind it that meets the contract.
///
/// Excused: a tap within the delay where taps load, and content that fits where it fills by itself.
/// Callbacks of a detached edge are left to the rule about detaching.
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
        the header fired at 0.833 s, but the touch was let go 9.5 pt short of the trigger at 0.816 s \
        (line 41): expected no callback
        """),
    kept: { _, _ in "" }
  ) { Clause { OnlyMeantPullFires() } }
}

private struct OnlyMeantPullFires: ClauseMonitor {
  static let reads: ClauseReads = [.rows]
  var record = Record()

  func kept(_ situation: Situation) -> String? {
    "each callback for the user had a pull behind it that meets the contract"
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .touchBegan:
      if let before = situation.earlier.last { count(before, situation) }
    case .fired(let edge, .user): judge(edge, situation)
    default: break
    }
  }

  mutating func close(_ situation: Situation) -> String? {
    count(situation.touch, situation)
    return nil
  }

  /// A pull that fired nothing is an occasion too.
  private mutating func count(_ touch: Touch, _ situation: Situation) {
    for edge in Edge.allCases where situation[edge].exists && touch[edge].moved {
      let pull = touch[edge]
      let past = situation[edge].fires == .release ? pull.pastAtLeave : pull.deepest
      record.hold(margin: past.isFinite ? past.magnitude : .infinity, at: situation.place)
    }
  }

  private mutating func judge(_ edge: Edge, _ situation: Situation) {
    let state = situation[edge]
    guard state.attached, !state.isFilling(at: situation.now), !situation.isTapped(edge) else {
      return
    }
    guard let (reason, short) = fault(edge, situation) else { return record.hold() }
    let touch = situation.charge?.touch
    let cause = touch.map { $0[edge].crossed ?? $0.left ?? $0.began }
    record.fail(
      Finding(
        says: "the \(edge.rawValue) fired at \(situation.place.text), but \(reason): "
          + "expected no callback",
        began: situation.now, row: cause?.trace,
        rows: [situation.place.history] + (cause.map { [$0.history] } ?? []), margin: short))
  }

  /// Why the callback was not meant, and by how many points it falls short; `nil` where it was.
  private func fault(_ edge: Edge, _ situation: Situation) -> (String, Double?)? {
    let state = situation[edge]
    if !state.isAvailable { return ("it was \(state.hidden ? "hidden" : "disabled")", nil) }
    guard let charge = situation.charge else { return ("no finger had touched the list", nil) }
    let touch = charge.touch
    let pull = touch[edge]
    if touch.cancelled {
      return ("the touch was cancelled at \((touch.left ?? touch.began).text)", nil)
    }
    let left = touch.left ?? touch.began
    if !touch.hasMoved {
      return ("the finger that came down at \(touch.began.text) never moved", nil)
    }
    if !touch.meets(edge) {
      let past = state.firesNow == .release ? pull.pastAtLeave : pull.deepest
      if !past.isFinite {
        return ("the finger was still down (since \(touch.began.text))", nil)
      }
      let done = touch.left == nil ? "moved" : "let go"
      if past > 0 { return ("no sample under the finger was past the trigger", past) }
      return (
        "the touch was \(done) \(Words.points(-past)) short of the trigger at \(left.text)", -past
      )
    }
    if !charge.isInTime {
      return ("the last touch, let go at \(left.text), is too long ago to be behind it", nil)
    }
    if pull.crossed == nil, !pull.wasAvailable {
      return ("it was not enabled and visible when the finger left at \(left.text)", nil)
    }
    guard edge == .header, let header = situation.contract.header else { return nil }
    if header.startAtTop, !touch.beganAtTop {
      return ("the touch did not begin at rest at the top (\(touch.began.text))", nil)
    }
    if header.lateRelease == .ignored, pull.beganInRefresh {
      return ("the touch began during a refresh (\(touch.began.text)), which is to be ignored", nil)
    }
    return nil
  }
}
