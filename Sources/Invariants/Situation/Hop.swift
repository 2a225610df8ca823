internal import GestureTrace

/// What a turn's writes that were not animated have moved at once.
struct Hop {
  /// Points by which it was seen to move.
  let moved: Double
  /// Points of it that no animation can have shown.
  let excess: Double
}

extension Situation {
  /// What the turn's writes without animation have moved at once; `nil` where it cannot be told or is no
  /// control's doing.
  var hop: Hop? {
    guard !isDragging, !(turn.touchBegan && excuses(.touchFreezes)),
      !(turn.controlComesOrGoes && excuses(.controlGoes))
    else { return nil }
    let isMoved = (turn.appChanged || turn.glided) && excuses(.movedUnderAnimation)
    if turn.wasAnimating, !isMoved {
      return Hop(moved: seen - turn.seenBefore, excess: turn.distanceFromWay(of: seen, at: now))
    }
    guard isAnimating else { return Hop(moved: turn.jumped, excess: turn.jumped) }
    guard !turn.wasAnimating, turn.jumped != 0 else { return nil }
    return Hop(moved: shown - turn.expected, excess: shown - turn.expected)
  }
}

extension Turn {
  /// An eased animation goes up to three times as far in its second step as in its first.
  private static let easing = 3.0
  /// No animation that is known goes further in its first step than this part of its way.
  private static let firstStep = 0.1

  /// How far `seen` is from all that the animation which was open could have shown by `now`.
  fileprivate func distanceFromWay(of seen: Double, at now: Tick) -> Double {
    let left = offsetBefore - seenBefore
    let step =
      pace.map { Self.easing * $0.magnitude * (now - shownAt).seconds }
      ?? Self.firstStep * left.magnitude
    let end = seenBefore + (left < 0 ? max(left, -step) : min(left, step))
    return max(0, min(seenBefore, end) - seen, seen - max(seenBefore, end))
  }
}
