import ControlParts

/// The defects of the published MGRefreshControl, one switch each.
///
/// Each is given with its row in the list of defects, what it does, the recording that exposes it,
/// and the rule that catches it there.
package enum MGRefreshDefect: Int, RefreshDefect {
  /// C1: an end forgets that the arrow is turned and leaves it so.
  ///
  /// `deep-pull-and-a-short-one`: shows-what-it-does.
  case tipNotTurnedBack
  /// C2: an end that comes while the list is pulled forgets it, too, and the arrow is turned once more.
  ///
  /// `deep-pull-answered-under-the-finger`: shows-what-it-does, ends-cleanly;
  /// `end-in-the-middle-of-a-pull`: begin-end-idempotent.
  case syncEndTurnsAgain
  /// C3: the wheel starts with the next movement of the list, not with the refresh.
  ///
  /// `begin-at-rest`: shows-what-it-does.
  case noSpinnerAtZero
  /// C4: the arrow follows the control's frame, whose changes nobody is promised to hear of.
  ///
  /// `deep-pull-of-a-control-moved-by-its-center`: shows-what-it-does.
  case observesFrame
  /// C5: the arrow is turned and turned back at one and the same line, however small the step.
  ///
  /// `a-pixel-up-and-down-at-50`: shows-what-it-does.
  case noHysteresis
  /// C6: arrow and wheel are centred once, on the screen.
  ///
  /// The control's own test: they are off the middle after a rotation.
  case layoutOnce
  /// C7: a list that is at its rest is passed over, also where that would turn the arrow back.
  ///
  /// `past-50-and-back-in-one-move`: shows-what-it-does.
  case zeroSkipsUntip
  /// C8: arrow and wheel come from a nib, and there is none.
  ///
  /// Any recording: no-fault.
  case needsNib
}
