internal import GestureTrace

/// A callback by the user belongs to the edge towards which the finger, or its momentum, moved the content.
///
/// A touch is towards an edge if it approached it, moved so last or on the whole, or left the content beyond
/// that end. A spring that brings the content back is no movement of the finger's, nor is a write of the
/// control. How far the touch came is for other rules; a touch that met both contracts may fire both.
///
/// Excused: a tap where taps load, and content that fills the view by itself. Of a callback outside its
/// touch's delay only the last touch is judged. Callbacks of a detached edge are left to the rule about
/// detaching.
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
        the footer fired at 0.1 s, but the touch from 0 s (line 2) had only pulled down: expected no \
        callback of the footer
        """),
    kept: { _, _ in "" }
  ) { Clause { OneDirectionOneControl() } }
}

private struct OneDirectionOneControl: ClauseMonitor {
  static let reads: ClauseReads = [.rows]
  var record = Record()

  func kept(_ situation: Situation) -> String? {
    "no touch fired the control that it moved the content away from"
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

  /// A touch that moved away from a control and did not fire it is an occasion.
  private mutating func count(_ touch: Touch, _ situation: Situation) {
    for edge in Edge.allCases where situation[edge].exists && touch[edge].charged == 0 {
      if situation.isAway(touch, from: edge) { record.hold() }
    }
  }

  /// What a touch did that went away from `edge`, though it may have turned meanwhile.
  private static func way(of touch: Touch, from edge: Edge) -> String {
    let (away, towards) = edge == .footer ? ("down", "up") : ("up", "down")
    return touch.hasGone[edge]
      ? "last pulled \(away), and on the whole not \(towards)" : "only pulled \(away)"
  }

  private mutating func judge(_ edge: Edge, _ situation: Situation) {
    let state = situation[edge]
    guard state.attached, !state.isFilling(at: situation.now), !situation.isTapped(edge),
      let charge = situation.charge,
      charge.isInTime || charge.touch.number == situation.touch.number,
      situation.isAway(charge.touch, from: edge)
    else { return }
    let touch = charge.touch
    record.fail(
      Finding(
        says: "the \(edge.rawValue) fired at \(situation.place.text), but the touch from "
          + "\(touch.began.text) had \(Self.way(of: touch, from: edge)): expected no callback of the "
          + "\(edge.rawValue)",
        began: situation.now, row: touch.left?.trace ?? touch.began.trace,
        rows: [touch.began.history, situation.place.history]))
  }
}
