import ControlParts

/// The defects of the published FootView and its table controller, one switch each.
///
/// Each is given with its row in the list of defects, what it does, the recording that exposes it,
/// and the rule that catches it there.
package enum FootViewDefect: Int, RefreshDefect {
  /// E1: once armed the foot stays so until it loads, also where the finger has gone back.
  ///
  /// `past-the-end-and-back`: phase-matches-offset, only-meant-pull-fires.
  case neverDisarms
  /// E2: momentum arms the foot, and the end of any drag loads.
  ///
  /// `fling-past-the-end-then-a-small-drag`: only-meant-pull-fires.
  case inertiaArms
  /// E3: the line of content that fits the list is above its rest, so that any drag is past it.
  ///
  /// `pull-down-of-short-content`: one-direction-one-control, phase-matches-offset.
  case shortArms
  /// E4: the insets are overwritten at both ends of a load, the app's included.
  ///
  /// `slow-pull-past-the-end`: inset-restored, other-insets-untouched.
  case clobbersInsets
  /// E5: the line does not know the bottom inset.
  ///
  /// `small-pull-past-the-end`: phase-matches-offset.
  case ignoresBottomInset
  /// E6: the controller observes its own rows and never stops.
  ///
  /// Any recording, when the controller is freed: detach-is-clean.
  case selfObserver
  /// E7: the foot is as wide as a telephone was, 50 points for each row below the list's top.
  ///
  /// The foot's own test: a list that is wider, and has more above its foot than rows.
  case fixedRows
  /// E8: an end is a tap on a row: in any state it adds one and takes the foot's room away.
  ///
  /// `end-while-idle-scrolled-away`: begin-end-idempotent, inset-restored.
  case tapEnds
  /// E9: the room is taken away in one step.
  ///
  /// `slow-pull-past-the-end`: no-offset-jump.
  case endNotAnimated
  /// E10: after a load the foot at rest says something else than at first.
  ///
  /// `slow-pull-past-the-end`: shows-what-it-does.
  case idleTextChanges
  /// E11: a cancelled gesture counts as a release.
  ///
  /// `cancel-past-the-end`: only-meant-pull-fires.
  case cancelFires
  /// E12: the room is made and taken away without the offset, which leaves a bounce alive.
  ///
  /// `slow-pull-past-the-end`: no-offset-jump.
  case insetWithoutOffset
  /// E13: hidden or disabled it still loads.
  ///
  /// `hide-past-the-end`: only-meant-pull-fires.
  case noGate
}
