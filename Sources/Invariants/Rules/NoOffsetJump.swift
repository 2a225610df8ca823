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
    Clause.watch { step, here in
      if case .touchEnded = step { HeldRelease(here) } else { nil }
    }
  }
}
