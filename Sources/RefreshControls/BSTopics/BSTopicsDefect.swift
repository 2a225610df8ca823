import ControlParts

/// The defects of the published topic list, one switch each.
///
/// Each is given with its row in the list of defects, what it does, the recording that exposes it,
/// and the rule that catches it there.
package enum BSTopicsDefect: Int, RefreshDefect {
  /// B1: a timer ends the refresh two seconds after its start, and says so, whatever came or comes.
  ///
  /// `pull-while-the-answer-is-late`: no-callback-while-refreshing, shows-what-it-does.
  case timerEnds
  /// B2: the load of more is over as soon as it is sent, and each scroll event at the end sends another.
  ///
  /// `slow-pull-past-the-end`: no-callback-while-refreshing, no-double-load.
  case loadingEndsAtOnce
  /// B3: the line of content that fits the list is above its rest, so that any drag is past it.
  ///
  /// `pull-down-of-short-content`: one-direction-one-control, short-content-as-declared.
  case shortLoads
  /// B4: a load of more does not move on where the next one begins.
  ///
  /// The controller's own test: the second page comes twice.
  case staleMaxtime
  /// B5: the bar above the list is taken to be 64 points high.
  ///
  /// `small-pull-under-a-tall-bar`: phase-matches-offset.
  case fixedNavHeight
  /// B6: momentum arms the header, and the end of any touch loads.
  ///
  /// `fling-caught-past-the-line-and-let-go`: only-meant-pull-fires.
  case inertiaArms
  /// B7: the room is made and taken away without the offset, which leaves a bounce alive.
  ///
  /// `slow-pull-past-the-line`: no-offset-jump.
  case insetWithoutOffset
  /// B8: neither load keeps the other from starting.
  ///
  /// `reach-the-end-during-a-refresh`: overlap-as-declared.
  case bothAtOnce
  /// B9: a touch or a window that goes away cuts the opening short, and the refresh with it.
  ///
  /// `catch-in-the-opening`: phases-in-order.
  case ignoresFinished
  /// B10: a cancelled gesture counts as a release.
  ///
  /// `cancel-while-armed`: only-meant-pull-fires.
  case cancelFires
  /// B11: the header's opacity goes on beyond 1.
  ///
  /// `slow-pull-past-the-line`: shows-what-it-does.
  case alphaOverOne
  /// B12: a second after an end the header is transparent and not armed, whatever the finger holds.
  ///
  /// `pull-held-over-the-closing`: shows-what-it-does, phase-matches-offset.
  case alphaDrops
  /// B13: after a load header and footer at rest say something else than at first.
  ///
  /// `slow-pull-past-the-line`: shows-what-it-does.
  case idleTextChanges
  /// B14: header and footer are as wide as the list was when they were made.
  ///
  /// The controller's own test: a rotation.
  case layoutOnce
  /// B15: hidden or disabled they still load.
  ///
  /// `disable-while-armed`: only-meant-pull-fires.
  case noGate
}
