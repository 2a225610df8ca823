internal import GestureTrace

/// A control's write without animation moves nothing that is seen, and a held release only shrinks.
///
/// Where an animation was open, what is seen is compared with all that it could have shown by then; a
/// write that cuts it short is a hop, too, whether or not it moves the offset. Writes under a finger are
/// left to `no-move-under-finger`.
///
/// The way to rest is judged until a touch, a begin or a change by the app. A control's new inset has a new
/// resting place: from then on the overscroll counts from there, what was seen before included. With imposed
/// offsets it is not applicable at all: a sample may follow any write.
extension Invariant {
  static let noOffsetJump = Invariant(
    RuleDescription(
      id: "no-offset-jump",
      promise: "The list never hops: what a control moves, it moves smoothly and one way.",
      matters: """
        The list trembles or flashes as the finger lets go, since the control's inset fights the bounce.
        """,
      reported: """
        The offset goes −64, −133, −64 at the release, since the inset fights the bounce \
        (itworkman.com, on a flashing header).
        """,
      judged: """
        At the end of each turn: what is seen after a control's write without animation against what \
        would have been seen without it. After a held release past an edge: the overscroll that is seen \
        never grows again on its way to rest.
        """,
      vacuous: "No control wrote without animation, and no held finger let go past an edge.",
      settings: "`tolerance`.",
      unit: "points",
      example: """
        the header's write at 0.633 s moved what is seen by 53 pt at once, without animation: \
        expected the list not to hop
        """),
    excluded: needsFingers,
    kept: { _, _ in "nothing that was seen hopped" }
  ) {
    Clause.eachRow { step, here in
      switch step {
      case .setInset(_, _, 0, _), .setOffset(_, 0, _):
        here.isDragging ? .passed : .kept(margin: here.contract.tolerance)
      default: .passed
      }
    }
    Clause.once(per: { $0.turn.plainWrite }) { here in
      guard let write = here.turn.plainWrite, let hop = here.hop else { return .passed }
      return here.isOff(
        by: hop.excess,
        "\(Words.control(of: here.turn.plainWriter))'s write at \(write) moved what is seen by "
          + "\(points: hop.moved.magnitude) at once, without animation",
        expected: "the list not to hop", also: [here.place], began: write.time,
        cause: here.touch.left?.trace)
    }
    Clause { HeldRelease() }
  }
}

// MARK: Hops

extension Situation {
  /// What the writes of this turn that were not animated have moved at once.
  fileprivate struct Hop {
    /// Points by which it was seen to move.
    var moved: Double
    /// Points of it that no animation can have shown.
    var excess: Double
  }

  /// `nil` where it cannot be told or is no control's doing.
  fileprivate var hop: Hop? {
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

// MARK: Held releases

/// Watches how far past an edge the list is seen that a finger held there and let go: ever less, on its way to
/// rest.
private struct HeldRelease: ClauseMonitor {
  var reads: ClauseReads { [.rows, .motions, .turns] }
  var record = Record()
  private var watch: Held?

  private struct Held {
    var edge: Edge
    var place: Place
    /// The offset seen since that is nearest to rest, or the resting place itself.
    var nearest: Double
    /// Whether the lift's own move may have given it a speed outward, so that it may go out once.
    var mayGrow: Bool
    /// Whether it has been seen on its way back.
    var hasComeBack = false

    /// Points by which an offset is past the resting place of now; negative inside.
    func overscroll(of offset: Double, in layout: Layout) -> Double {
      edge == .header ? layout.heldTop - offset : offset - layout.heldEnd
    }

    /// A turn has ended at which `offset` was seen.
    mutating func saw(_ offset: Double, in layout: Layout) {
      let isNearer = overscroll(of: offset, in: layout) < overscroll(of: nearest, in: layout)
      if isNearer || mayGrow {
        // A spring that swings through has not left the place where it comes to rest.
        nearest = edge == .header ? min(offset, layout.heldTop) : max(offset, layout.heldEnd)
      }
      if isNearer {
        mayGrow = false
        hasComeBack = true
      }
    }
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    // A lift's own move: what counts is where the finger leaves.
    if situation.isLeaving, watch != nil, case .offset(.drag) = motion { begin(situation) }
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .touchEnded: begin(situation)
    case .touchBegan, .begin, .appScroll, .geometry, .detach, .attach, .gate, .window: watch = nil
    default: break
    }
  }

  private mutating func begin(_ situation: Situation) {
    watch = nil
    let (touch, layout, seen) = (situation.touch, situation.layout, situation.seen)
    guard touch.wasHeld else { return }
    let now = Held(
      edge: situation.offset < layout.heldTop ? .header : .footer, place: situation.place,
      nearest: seen, mayGrow: touch.movedAtLift && situation.excuses(.lastMoveGoesOut))
    guard now.overscroll(of: seen, in: layout) > 0 else { return }
    watch = now
    record.hold(margin: situation.contract.tolerance, at: situation.place)
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard var now = watch else { return }
    let (layout, seen) = (situation.layout, situation.seen)
    // A touch that came and went within the turn has frozen the list where it is seen.
    if situation.turn.touchBegan { now.nearest = seen }
    let over = now.overscroll(of: seen, in: layout)
    let least = now.overscroll(of: now.nearest, in: layout)
    if !now.mayGrow, max(0, over) - max(0, least) > situation.contract.tolerance {
      watch = nil
      return record.note(Self.goneOut(now, from: least, to: over, situation), at: situation.place)
    }
    now.saw(seen, in: layout)
    let opensOutward = situation.turn.insetWritten && min(over, least) < 0
    watch = opensOutward && situation.excuses(.opensOutward) ? nil : now
  }

  private static func goneOut(
    _ watch: Held, from least: Double, to over: Double, _ situation: Situation
  ) -> Judgement {
    let (was, again) = watch.hasComeBack ? ("came back to", " again") : ("was", "")
    return situation.isOff(
      by: max(0, over) - max(0, least),
      "let go at \(watch.place), the list \(was) \(points: max(0, least)) past its resting place "
        + "and went out\(again) to \(points: over) at \(situation.now)",
      expected: "it only to come back", also: [situation.place])
  }
}
