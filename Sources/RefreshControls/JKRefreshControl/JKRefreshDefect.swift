import ControlParts

/// The defects of the published JKRefreshControl, one switch each.
///
/// Each is given with its row in the list of defects, what it does, the recording that exposes it,
/// and the rule that catches it there.
package enum JKRefreshDefect: Int, RefreshDefect {
  /// F1: an end in the closing animation takes the hold away once more.
  ///
  /// `two-ends`: ends-cleanly, inset-restored, begin-end-idempotent.
  case doubleEndSubtracts
  /// F2: an end without a refresh takes away a hold that is not there, and scrolls to the top.
  ///
  /// `end-while-idle-scrolled-away`: begin-end-idempotent, inset-restored, rest-in-range.
  case idleEndMoves
  /// F3: an end always writes the offset: scrolled away, in momentum, under a finger.
  ///
  /// `end-while-scrolled-away`: rest-in-range; `end-under-a-finger`: no-move-under-finger;
  /// `end-in-momentum`: keeps-inertia.
  case endScrollsToTop
  /// F4: a refresh that a pull began does not keep a begin from beginning it again.
  ///
  /// `begin-while-refreshing`: begin-end-idempotent, no-callback-while-refreshing, inset-restored.
  case beginNotGuarded
  /// F5: `contentInset` is read where the adjusted inset counts.
  ///
  /// `small-pull-under-a-safe-area`: phase-matches-offset, only-meant-pull-fires.
  case ignoresSafeArea
  /// F6: every write of the offset makes its x 0.
  ///
  /// `pull-of-a-list-scrolled-sideways`: axis-isolated.
  case zeroesX
  /// F7: the inset that is written was computed before the hop to the main queue.
  ///
  /// `inset-changed-in-the-first-bounce-frame`: inset-restored.
  case staleTarget
  /// F8: the control is placed when the list's frame next changes.
  ///
  /// The control's own test: its centre is (22.5, 22.5) once added.
  case noInitialLayout
  /// F9: the control owns the list that owns it.
  ///
  /// Any recording: no-fault, both are named as survivors; detach-is-clean.
  case retainCycle
  /// F10: an end before the callback leaves the opening to come, and the callback.
  ///
  /// `end-before-the-callback`: phases-in-order, ends-cleanly.
  case endBeforeBegin
  /// F11: a cancelled gesture counts as a release.
  ///
  /// `cancel-while-armed`: only-meant-pull-fires.
  case cancelFires
  /// F12: the end of a closing animation makes the control idle whatever has begun since.
  ///
  /// `begin-in-the-retract`: phases-in-order, shows-what-it-does.
  case staleEndCompletion
  /// F13: a control that is removed goes on watching its old list.
  ///
  /// `detach-and-pull`: detach-is-clean.
  case keepsObservers
  /// F14: begin, end and deinit trap without a list.
  ///
  /// `detach-while-refreshing`: no-fault.
  case needsSuperview
  /// F15: a begin writes the offset whatever the finger does.
  ///
  /// `begin-under-a-finger`: no-move-under-finger.
  case beginUnderFinger
  /// F16: hidden or disabled it still fires.
  ///
  /// `disable-while-armed`: only-meant-pull-fires.
  case noGate
}
