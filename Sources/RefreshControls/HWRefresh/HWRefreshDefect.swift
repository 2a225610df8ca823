import ControlParts

/// The defects of the published HWRefresh and its demo page, one switch each.
///
/// Each is given with its row in the list of defects, what it does, the recording that exposes it,
/// and the rule that catches it there. One name drives both edges.
package enum HWRefreshDefect: Int, RefreshDefect {
  /// A1: the state is stored after the callback, so that an end inside it is overwritten.
  ///
  /// `answer-inside-the-callback`: ends-cleanly, phases-in-order, shows-what-it-does.
  case callbackBeforeState
  /// A2: offsets at rest or below it are passed over, also those that would disarm.
  ///
  /// `past-the-line-and-back-in-one-move`: phase-matches-offset, only-meant-pull-fires.
  case skipsDisarm
  /// A3: the insets are read once, when the view is attached.
  ///
  /// `inset-raised-before-a-pull`: phase-matches-offset, inset-restored.
  case staleInset
  /// A4: `contentInset` is read where the adjusted inset counts.
  ///
  /// `small-pull-under-a-safe-area`: phase-matches-offset.
  case ignoresSafeArea
  /// A5: the spinner's pictures go into an array unchecked; one that is missing throws.
  ///
  /// `slow-pull-past-the-line`: no-fault.
  case needsImages
  /// A6: the spinner's pictures are taken away a run-loop turn late, perhaps from the next refresh.
  ///
  /// `end-and-begin-in-one-turn`: shows-what-it-does.
  case lateImageClear
  /// A7: the scroll view knows its header and footer unretained.
  ///
  /// `detach-while-refreshing`: no-fault, detach-is-clean.
  case danglingAssociation
  /// A8: a cancelled gesture counts as a release.
  ///
  /// `cancel-while-armed`: only-meant-pull-fires.
  case cancelFires
  /// A9: each of the page's answers ends the header and the footer.
  ///
  /// `header-and-footer-at-once`: overlap-as-declared.
  case replyEndsBoth
  /// A10: the offset is written by its property, which leaves a bounce alive.
  ///
  /// `slow-pull-past-the-line`: no-offset-jump.
  case offsetByProperty
  /// A11: an answer is taken for the page number that stands when it lands.
  ///
  /// The page's own test: the first page is appended instead of put in place.
  case pageReadLate
  /// A12: hiding or disabling the view leaves it armed.
  ///
  /// `hide-while-armed`: only-meant-pull-fires.
  case hiddenKeepsArmed
  /// A13: a view that is removed while it refreshes leaves its part of the inset behind.
  ///
  /// `detach-while-refreshing`: inset-restored, detach-is-clean.
  case detachKeepsInset
  /// A14: a begin writes the offset whatever the finger does.
  ///
  /// `begin-under-a-finger`: no-move-under-finger.
  case beginUnderFinger
  /// A15: image and label are centred when the view is attached and never again.
  ///
  /// The header's own test: it is off the middle after a rotation.
  case layoutOnce
  /// A16: the page begins the footer near the bottom whichever way the content moves.
  ///
  /// `content-little-taller-than-the-view`: one-direction-one-control.
  case nearBottomAnyWay
  /// A17: the page begins the footer at every scroll event near the bottom.
  ///
  /// `answers-without-growth`: no-double-load.
  case nearBottomRepeats
  /// A18: a new pull text is shown at once, whatever the state.
  ///
  /// The header's own test: the text is set in the callback.
  case textSetterShows
}
