internal import GestureTrace

/// While a finger is down no write of a control moves the content.
///
/// Movement in the turn of a row that changes insets, content, size or offset is the app's; a begin
/// or an end is no such row, since it only asks the control. With imposed offsets it is not applicable:
/// the samples under the finger are all imposed.
extension Invariant {
  static let noMoveUnderFinger = Invariant(
    RuleDescription(
      id: "no-move-under-finger",
      promise:
        "The content stays under the finger that holds it, whatever begins or ends meanwhile.",
      matters: "The list is torn away from the finger when an answer comes in during a drag.",
      reported: """
        The list snaps up while the finger still holds it (ProgressNS/nativescript-ui-samples#157).
        """,
      judged: """
        At each change of the offset that a control's write causes while a finger is down, unless the \
        app changed insets, content, size or offset in the same turn.
        """,
      vacuous: "Nothing began or ended and no control wrote while a finger was down.",
      settings: "`tolerance`.",
      unit: "points",
      example: """
        the control moved the content by 44 pt at 0.4 s while the finger was down (from 0.1 s (line 2))
        """),
    excluded: Situation.needsFingers,
    kept: { _, _ in "" }
  ) { Clause { NoMoveUnderFinger() } }
}

private struct NoMoveUnderFinger: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .motions]
  var record = Record()

  func kept(_ situation: Situation) -> String? { "the content stayed under the finger" }

  mutating func see(_ step: Step, _ situation: Situation) {
    guard situation.isDragging else { return }
    switch step {
    case .begin, .end, .fired, .setInset, .setOffset:
      record.hold(margin: situation.contract.tolerance, at: situation.place)
    default: break
    }
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    guard case .offset = motion, situation.isDragging, situation.isControlMove,
      !situation.turn.appChanged
    else { return }
    let tolerance = situation.contract.tolerance
    let moved = (situation.offset - situation.offsetBefore).magnitude
    guard moved > tolerance else {
      return record.hold(margin: tolerance - moved, at: situation.place)
    }
    let place = situation.turn.writePlace
    record.fail(
      Finding(
        says: "the control moved the content by \(Words.points(moved)) at \(place.text) while "
          + "the finger was down (from \(situation.touch.began.text))",
        began: situation.now, row: situation.touch.began.trace,
        rows: [place.history, situation.place.history], margin: moved - tolerance))
  }
}
