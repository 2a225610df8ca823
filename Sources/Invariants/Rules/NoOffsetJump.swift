internal import GestureTrace

/// A control's write without animation moves nothing that is seen, and a held release only shrinks.
///
/// With imposed offsets it is not applicable at all: a sample may follow any write.
///
/// Excused: a turn in which a touch comes down, since it freezes an animation where it is, and a turn
/// in which the control is detached, hidden, disabled or leaves the window, when it gives its room
/// back at once. Writes under a finger are left to `no-move-under-finger`. The way to rest is judged
/// until a touch, a begin or a change by the app; a new inset has a new resting place, and one that
/// lies further out than what is seen ends the judgement, since the control opens outward.
struct NoOffsetJump: Rule {
  static let about = RuleDescription(
    id: "no-offset-jump",
    promise: "The list never hops: what a control moves, it moves smoothly and one way.",
    matters: """
      The list trembles or flashes as the finger lets go, since the control's inset fights the bounce.
      """,
    judged: """
      At the end of each turn: what is seen after a control's write without animation against what \
      would have been seen without it. After a held release past an edge: the overscroll that is seen \
      never grows again on its way to rest.
      """,
    vacuous: "No control wrote without animation, and no held finger let go past an edge.",
    unit: "points",
    example: """
      the control's write at 0.633 s moved what is seen by 53 pt at once, without animation
      """)

  var record = Record()
  private var isExcused = false
  /// The held release that is on its way to rest: its edge, when, and the smallest overscroll since.
  private var release: (edge: Edge, place: Place, least: Double)?

  var missing: String {
    "no control wrote without animation and no held finger let go past an edge"
  }

  func excluded(from situation: Situation) -> String? {
    situation.drive == .offset ? "offsets are imposed as recorded" : nil
  }

  func kept(_ situation: Situation) -> String { "nothing that was seen hopped" }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .touchEnded: watch(situation)
    case .offset(.drag):
      // A lift's own move: what counts is where the finger leaves.
      if release != nil, situation.isLeaving { watch(situation) }
    case .touchBegan, .begin, .appScroll: release = nil
    case .geometry: release = nil
    case .detach, .attach, .gate, .window:
      isExcused = true
      release = nil
    case .setInset(_, _, let duration, _), .setOffset(_, let duration, _):
      if duration == 0, !situation.isDragging { record.hold(margin: situation.contract.tolerance) }
    default: break
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    if situation.turn.jumped != 0 { judgeWrite(situation) }
    if release != nil { follow(situation) }
    isExcused = false
  }

  private mutating func watch(_ situation: Situation) {
    release = nil
    guard situation.touch.wasHeld else { return }
    let layout = situation.layout
    let edge: Edge = situation.offset < layout.heldTop ? .header : .footer
    let over = Self.overscroll(edge, situation)
    guard over > 0 else { return }
    release = (edge, situation.place, over)
    record.hold(margin: situation.contract.tolerance)
  }

  private static func overscroll(_ edge: Edge, _ situation: Situation) -> Double {
    edge == .header
      ? situation.layout.heldTop - situation.seen : situation.seen - situation.layout.heldEnd
  }

  private mutating func judgeWrite(_ situation: Situation) {
    let turn = situation.turn
    guard !situation.isDragging, !turn.touchBegan, !isExcused else { return }
    if situation.isAnimating, turn.wasAnimating { return }
    let jump =
      situation.isAnimating
      ? (situation.shown - turn.expected).magnitude : turn.jumped.magnitude
    let tolerance = situation.contract.tolerance
    guard jump > tolerance else { return record.hold(margin: tolerance - jump) }
    let place = turn.jumpPlace
    record.fail(
      Finding(
        says: "the control's write at \(place.text) moved what is seen by "
          + "\(Words.points(jump)) at once, without animation",
        began: place.time, row: situation.touch.left?.trace,
        rows: [turn.writePlace.history, place.history], margin: jump - tolerance))
  }

  private mutating func follow(_ situation: Situation) {
    guard let now = release else { return }
    let raw = Self.overscroll(now.edge, situation)
    let over = max(0, raw)
    if situation.turn.insetWritten || situation.turn.touchBegan {
      if raw < 0 { release = nil } else { release?.least = over }
      return
    }
    let tolerance = situation.contract.tolerance
    guard over > now.least + tolerance else {
      release?.least = min(now.least, over)
      return
    }
    release = nil
    record.fail(
      Finding(
        says: "let go at \(now.place.text), the list came back to "
          + "\(Words.points(now.least)) past its resting place and went out again to "
          + "\(Words.points(over)) at \(Words.seconds(situation.now))",
        began: situation.now, row: now.place.trace,
        rows: [now.place.history, situation.place.history],
        margin: over - now.least - tolerance))
  }
}
