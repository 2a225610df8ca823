import ControlParts

/// The defects of the published CustomRefreshView and its category on the scroll view, one switch each.
///
/// Each is given with its row in the list of defects, what it does, the recording that exposes it,
/// and the rule that catches it there.
package enum CustomRefreshDefect: Int, RefreshDefect {
  /// D1: the list's insets are overwritten, by (50, 0, 0, 0) and by zeros.
  ///
  /// `begin-at-rest`: inset-restored, other-insets-untouched.
  case clobbersInsets
  /// D2: a drag during a refresh is taken for a new pull.
  ///
  /// `deep-pull-during-a-refresh`: no-callback-while-refreshing, phases-in-order.
  case dragClearsState
  /// D3: no lift decides; the first bounce frame that is past the line does, where there is one.
  ///
  /// `pull-of-110-held`: meant-pull-fires, shows-what-it-does; the same at other rates:
  /// rate-independent.
  case noLatch
  /// D4: momentum alone refreshes, where it carries the list past the line.
  ///
  /// `flings-to-the-top`: only-meant-pull-fires.
  case inertiaFires
  /// D5: the action waits until no finger is down and nothing moves.
  ///
  /// `begin-under-a-finger`: meant-pull-fires.
  case defaultModeAction
  /// D6: an end without a refresh makes the list's insets zero.
  ///
  /// `end-while-idle-scrolled-away`: begin-end-idempotent, inset-restored.
  case endAlwaysWrites
  /// D7: a begin leaves the view above the list's rest, where nobody sees it.
  ///
  /// `begin-at-rest`: shows-what-it-does.
  case beginWithoutReveal
  /// D8: the offset is taken for the pull, as if the list had no insets.
  ///
  /// `slow-pull-short-of-the-lines`: phase-matches-offset.
  case rawOffset
  /// D9: the view owns the list that owns it.
  ///
  /// Any recording: no-fault, both are named as survivors; detach-is-clean.
  case retainCycle
  /// D10: the status is stored after all that a refresh sets off.
  ///
  /// `deep-pull-where-insets-shift-the-list`: no-callback-while-refreshing.
  case stateAfterEffects
  /// D11: a view that is added once more watches the list twice.
  ///
  /// `detach-and-pull`: detach-is-clean.
  case observesTwice
  /// D12: the list is watched with one context and left with another.
  ///
  /// Any recording: no-fault; `detach-and-pull`: detach-is-clean.
  case wrongRemovalContext
  /// D13: a view that is removed goes on watching the list, and fires.
  ///
  /// `deep-pull-without-the-header`: detach-is-clean.
  case firesAfterDetach
  /// D14: an end leaves the action that waits to come.
  ///
  /// `begin-and-end-in-one-turn`: phases-in-order, ends-cleanly; `r003-ends-and-begins-in-one-turn`:
  /// no-callback-while-refreshing.
  case actionAfterEnd
  /// D15: a cancelled gesture counts as a release.
  ///
  /// `deep-pull-cancelled`: only-meant-pull-fires.
  case cancelFires
  /// D16: the inset alone is written, in a frame of a bounce that goes on from where it was.
  ///
  /// `deep-pull`: no-offset-jump.
  case insetWithoutOffset
  /// D17: hidden or disabled it still fires.
  ///
  /// `deep-pull-disabled`: only-meant-pull-fires.
  case noGate
}
