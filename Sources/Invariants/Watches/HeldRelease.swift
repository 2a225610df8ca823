internal import GestureTrace

/// A finger that held the list past an edge and has let go: what is seen past it is ever less, on its way to rest.
struct HeldRelease: Watch {
  static var reads: ClauseReads { [.rows, .motions, .turns] }

  private let edge: Edge
  private let place: Place
  /// The offset seen since that is nearest to rest, or the resting place itself.
  private var nearest: Double
  /// Whether the lift's own move may have given it a speed outward, so that it may go out once.
  private var mayGrow: Bool
  /// Whether it has been seen on its way back.
  private var hasComeBack = false

  /// `nil` where the finger that leaves now has not held the list, or not past an edge.
  init?(_ here: borrowing Situation) {
    guard here.touch.wasHeld else { return nil }
    edge = here.offset < here.layout.heldTop ? .header : .footer
    place = here.place
    nearest = here.seen
    mayGrow = here.touch.movedAtLift && here.excuses(.lastMoveGoesOut)
    guard overscroll(of: nearest, here) > 0 else { return nil }
  }

  func begun(_ here: Situation) -> Judgement? { .kept(margin: here.contract.tolerance).goingOn }

  mutating func see(_ step: Step, _ here: Situation) -> Judgement? {
    switch step {
    case .touchBegan, .begin, .appScroll, .geometry, .detach, .attach, .gate, .window: .passed
    default: nil
    }
  }

  mutating func follow(_ motion: Motion, _ here: Situation) -> Judgement? {
    // A lift's own move: what counts is where the finger leaves.
    guard here.isLeaving, case .offset(.drag) = motion else { return nil }
    guard let moved = HeldRelease(here) else { return .passed }
    self = moved
    return begun(here)
  }

  mutating func turnOver(_ here: Situation) -> Judgement? {
    let seen = here.seen
    // A touch that came and went within the turn has frozen the list where it is seen.
    if here.turn.touchBegan { nearest = seen }
    let (over, least) = (overscroll(of: seen, here), overscroll(of: nearest, here))
    let growth = max(0, over) - max(0, least)
    if !mayGrow, growth > here.contract.tolerance { return goneOut(by: growth, to: over, here) }
    if over < least || mayGrow {
      // A spring that swings through has not left the place where it comes to rest.
      nearest = edge == .header ? min(seen, here.layout.heldTop) : max(seen, here.layout.heldEnd)
    }
    if over < least { (mayGrow, hasComeBack) = (false, true) }
    let opensOutward = here.turn.insetWritten && min(over, least) < 0
    return opensOutward && here.excuses(.opensOutward) ? .passed : nil
  }

  /// Points by which an offset is past the resting place of now; negative inside.
  private func overscroll(of offset: Double, _ here: Situation) -> Double {
    edge == .header ? here.layout.heldTop - offset : offset - here.layout.heldEnd
  }

  private func goneOut(by growth: Double, to over: Double, _ here: Situation) -> Judgement {
    let least = overscroll(of: nearest, here)
    let (side, rest) =
      edge == .header ? ("top", here.layout.heldTop) : ("end", here.layout.heldEnd)
    let (was, again) = hasComeBack ? ("came back to", " again") : ("was", "")
    return here.isOff(
      by: growth,
      "the list, let go past its \(side) at \(place), \(was) \(points: max(0, least)) beyond its resting "
        + "offset of \(points: rest) and went out\(again) to \(points: over) beyond it at \(here.now)",
      expected: "it only to come back", also: [here.place])
  }
}
