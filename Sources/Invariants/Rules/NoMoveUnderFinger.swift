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
        the header moved the content by 44 pt at 0.4 s, under the finger that had come down at 0.1 s \
        (line 2): expected it to stay under the finger
        """),
    excluded: needsFingers,
    kept: { _, _ in "the content stayed under the finger" }
  ) {
    Clause.eachRow { step, here in
      guard here.isDragging else { return .passed }
      switch step {
      case .begin, .end, .fired, .setInset, .setOffset:
        return .kept(margin: here.contract.tolerance)
      default: return .passed
      }
    }
    Clause.eachMotion { _, here in
      guard here.isDragging, here.isControlMove else { return .passed }
      if here.turn.appChanged, here.excuses(.appMovesUnderFinger) { return .passed }
      return here.isOff(
        by: here.lastMove,
        "\(Words.control(of: here.turn.writer)) moved the content by "
          + "\(points: here.lastMove.magnitude) at \(here.turn.writePlace), under the finger that had come "
          + "down at \(here.touch.began)",
        expected: "it to stay under the finger", also: [here.place],
        cause: here.touch.began.trace)
    }
  }
}
