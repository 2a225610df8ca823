internal import GestureTrace

/// Movement across the list fires nothing, and no control moves the list sideways.
///
/// A touch is a sideways one where its finger went further across than along. If it meets the contract
/// all the same, its callback is meant; where it does not, the callback is this rule's, too. A change of
/// the offset's x is a control's where it comes with that control's write of the offset, or with a
/// frame of the scroll which that has set going; the x itself is in no row of a write.
///
/// Excused: the way of an x that was outside its legal range into it, since whatever stops a bounce
/// across the list puts it there.
extension Invariant {
  static let axisIsolated = Invariant(
    RuleDescription(
      id: "axis-isolated",
      promise: "A swipe across the list fires nothing, and the list never goes sideways by itself.",
      matters: """
        A swipe through a row of pictures refreshes the page, or a wide table jumps back to its first \
        column with every refresh.
        """,
      reported: """
        Scrolling a row of pictures sideways starts the refresh of the list around it \
        (xuelongqy/flutter_easy_refresh#707; BeatsKitano/KafkaRefresh#46).
        """,
      judged: """
        At each callback for the user whose touch went further across than along and does not meet the \
        contract (taps and filling apart, as declared). At each change of the offset's x that comes with \
        a control's write of the offset, but for the way of an x outside its range into it.
        """,
      vacuous:
        "No finger went across the list, and no control wrote the offset of a list that stood sideways.",
      settings: "`tolerance`.",
      unit: "points",
      example: """
        the header's write at 0.516 s moved the list sideways, from 100 to 0 pt: expected its x untouched
        """),
    kept: { _, _ in "" }
  ) { Clause { AxisIsolated() } }
}

private struct AxisIsolated: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .motions]
  /// A finger that goes no further than this across lies still (scroll-semantics.md, the pan's slop).
  private static let slop = 10.0

  var record = Record()
  /// The latest write of the offset, and the edge of its control where it is known.
  private var write = Place.start
  private var writer: Edge?
  /// The line of the latest row by which a control moved the list; 0 where it wrote an inset after it.
  private var moved = 0

  func kept(_ situation: Situation) -> String? {
    "nothing across the list fired, and no control moved it sideways"
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    guard case .offset(let kind) = motion else { return }
    if situation.isControlMove || (kind == .scroll && Self.isScrolledByControl(situation)) {
      moved = situation.place.history
    }
  }

  /// Whether the latest `scroll` row is a frame of what a control's write has set going.
  private static func isScrolledByControl(_ situation: Situation) -> Bool {
    guard case .control = situation.lastMover else { return false }
    return true
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .setOffset(_, _, let edge):
      write = situation.place
      writer = edge
      moved = write.history
      if situation.offsetX != 0 {
        record.hold(margin: situation.contract.tolerance, at: situation.place)
      }
    case .setInset: moved = 0
    case .sideways(let before): judgeMove(from: before, situation)
    case .fired(let edge, .user): judgeCallback(of: edge, situation)
    case .touchEnded:
      let travel = situation.touch.travel
      if travel.across > max(travel.along, Self.slop) { record.hold() }
    default: break
    }
  }

  private mutating func judgeMove(from before: Double, _ situation: Situation) {
    guard moved + 1 == situation.place.history, moved > 0 else { return }
    let (x, legal) = (situation.offsetX, situation.layout.legal(across: before))
    let by = max(min(before, legal) - x, x - max(before, legal))
    let tolerance = situation.contract.tolerance
    guard by > tolerance else {
      return record.hold(margin: tolerance - max(0, by), at: situation.place)
    }
    let whose = writer.map { "the \($0.rawValue)'s" } ?? "a control's"
    record.fail(
      Finding(
        says: "\(whose) write at \(write.text) moved the list sideways, from "
          + "\(Words.number(before)) to \(Words.points(x)): expected its x untouched",
        began: situation.now, row: situation.turn.cause ?? situation.touch.left?.trace,
        rows: [write.history, situation.place.history], margin: by - tolerance))
  }

  private mutating func judgeCallback(of edge: Edge, _ situation: Situation) {
    let state = situation[edge]
    guard state.attached, !state.fills, !situation.isTapped(edge), let charge = situation.charge
    else { return }
    let touch = charge.touch
    let isRecent = touch.left.map { situation.now - $0.time <= state.patience } ?? true
    guard charge.isInTime || isRecent, !touch.meets(edge),
      touch.travel.across > max(touch.travel.along, Self.slop)
    else { return }
    let cause = touch.left ?? touch.began
    record.fail(
      Finding(
        says: "the \(edge.rawValue) fired at \(situation.place.text) for a touch (from "
          + "\(touch.began.text)) that went \(Words.points(touch.travel.across)) across the list and "
          + "\(Words.points(touch.travel.along)) along it: expected no callback",
        began: situation.now, row: cause.trace,
        rows: [cause.history, situation.place.history],
        margin: touch.travel.across - touch.travel.along))
  }
}
