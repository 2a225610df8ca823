internal import GestureTrace

/// A control's write without animation moves nothing that is seen, and a held release only shrinks.
///
/// With imposed offsets it is not applicable at all: a sample may follow any write.
///
/// Where an animation was open, what is seen is compared with all that it could have shown by then; a
/// write that cuts it short is a hop, too, whether or not it moves the offset.
///
/// Excused: a turn in which a touch comes down, since it freezes an animation where it is, and a turn
/// in which the control is detached, hidden, disabled or leaves the window, when it gives its room
/// back at once; under an open animation also one in which the app changes geometry or scrolls, or
/// momentum or an animated scroll goes on. Writes under a finger are left to `no-move-under-finger`. A lift with a move of its
/// own may have a speed, and go out once. The way to rest is judged until a touch, a begin or a change
/// by the app. A control's new inset has a new resting place: from then on the overscroll counts from there,
/// what was seen before included; one that lies further out than the list has come in ends the judgement,
/// since the control opens outward.
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
        the control's write at 0.633 s moved what is seen by 53 pt at once, without animation
        """),
    excluded: Situation.needsFingers,
    kept: { _, _ in "" }
  ) { Clause { NoOffsetJump() } }
}

private struct NoOffsetJump: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .motions, .turns]
  var record = Record()
  private var isExcused = false
  private var release: Release?

  /// A held release that is on its way to rest.
  private struct Release {
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

  /// An eased animation goes up to three times as far in its second step as in its first.
  private static let easing = 3.0
  /// No animation that is known goes further in its first step than this part of its way.
  private static let firstStep = 0.1

  func kept(_ situation: Situation) -> String? { "nothing that was seen hopped" }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    // A lift's own move: what counts is where the finger leaves.
    guard case .offset(.drag) = motion, release != nil, situation.isLeaving else { return }
    watch(situation)
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .touchEnded: watch(situation)
    case .touchBegan, .begin, .appScroll, .geometry: release = nil
    case .detach, .attach, .gate, .window:
      isExcused = true
      release = nil
    case .setInset(_, _, let duration, _), .setOffset(_, let duration, _):
      if duration == 0, !situation.isDragging {
        record.hold(margin: situation.contract.tolerance, at: situation.place)
      }
    default: break
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    if let write = situation.turn.plainWrite { judge(write, situation) }
    if release != nil { follow(situation) }
    isExcused = false
  }

  private mutating func watch(_ situation: Situation) {
    release = nil
    guard situation.touch.wasHeld else { return }
    let layout = situation.layout
    let edge: Edge = situation.offset < layout.heldTop ? .header : .footer
    let now = Release(
      edge: edge, place: situation.place, nearest: situation.seen,
      mayGrow: situation.touch.movedAtLift)
    guard now.overscroll(of: situation.seen, in: layout) > 0 else { return }
    release = now
    record.hold(margin: situation.contract.tolerance, at: situation.place)
  }

  private mutating func judge(_ write: Place, _ situation: Situation) {
    let turn = situation.turn
    guard !situation.isDragging, !turn.touchBegan, !isExcused else { return }
    let moved: Double
    let jump: Double
    if turn.wasAnimating, !turn.appChanged, !turn.glided {
      moved = situation.seen - turn.seenBefore
      jump = Self.distance(of: situation.seen, fromWayOf: turn, at: situation.now)
    } else if situation.isAnimating {
      guard !turn.wasAnimating, turn.jumped != 0 else { return }
      moved = situation.shown - turn.expected
      jump = moved.magnitude
    } else {
      moved = turn.jumped
      jump = moved.magnitude
    }
    let tolerance = situation.contract.tolerance
    guard jump > tolerance else {
      return record.hold(margin: tolerance - jump, at: situation.place)
    }
    record.fail(
      Finding(
        says: "the control's write at \(write.text) moved what is seen by "
          + "\(Words.points(moved.magnitude)) at once, without animation",
        began: write.time, row: situation.touch.left?.trace,
        rows: [write.history, situation.place.history], margin: jump - tolerance))
  }

  /// How far `seen` is from all that the animation which was open could have shown by `now`.
  private static func distance(of seen: Double, fromWayOf turn: Turn, at now: Tick) -> Double {
    let left = turn.offsetBefore - turn.seenBefore
    let step =
      turn.pace.map { easing * $0.magnitude * (now - turn.shownAt).seconds }
      ?? firstStep * left.magnitude
    let end = turn.seenBefore + (left < 0 ? max(left, -step) : min(left, step))
    return max(0, min(turn.seenBefore, end) - seen, seen - max(turn.seenBefore, end))
  }

  private mutating func follow(_ situation: Situation) {
    guard var now = release else { return }
    // A touch that came and went within the turn has frozen the list where it is seen.
    if situation.turn.touchBegan { now.nearest = situation.seen }
    let over = now.overscroll(of: situation.seen, in: situation.layout)
    let least = now.overscroll(of: now.nearest, in: situation.layout)
    let growth = max(0, over) - max(0, least)
    let tolerance = situation.contract.tolerance
    guard growth > tolerance, !now.mayGrow else {
      now.saw(situation.seen, in: situation.layout)
      let opensOutward = situation.turn.insetWritten && min(over, least) < 0
      release = opensOutward ? nil : now
      return
    }
    release = nil
    let (was, again) = now.hasComeBack ? ("came back to", " again") : ("was", "")
    record.fail(
      Finding(
        says:
          "let go at \(now.place.text), the list \(was) \(Words.points(max(0, least))) past its "
          + "resting place and went out\(again) to \(Words.points(over)) at "
          + "\(Words.seconds(situation.now))",
        began: situation.now, row: now.place.trace,
        rows: [now.place.history, situation.place.history], margin: growth - tolerance))
  }
}
