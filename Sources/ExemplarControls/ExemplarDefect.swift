import ControlParts

/// Mutants of our own control, one switch each: ways to get one thing wrong that people have reported of
/// other controls.
///
/// Nobody ships them. They are there to check the rules, each by itself: what one spoils stands at the
/// one place where it is decided, and without a switch the control is as it ships. Each is given with
/// the row or the class of the reports that it is taken from; what exposes it and the rule that catches
/// it are in the catalogue of subjects.
package enum ExemplarDefect: Int, RefreshDefect {
  /// R001: the inset that is written is that of long ago and the room, whatever the app has made of it.
  case restoresOldInset
  /// R002: an end takes the header's room away whether there is any or not.
  case surplusEndShrinks
  /// R003: a load that begins while the room still stands adds it once more.
  case forgetsRoom
  /// R007: the header writes its own inset and 0 for the bottom's.
  case dropsOtherInsets
  /// R009: `contentInset` is read where the adjusted inset counts.
  case ignoresSafeArea
  /// R009: each closing leaves a fraction of a point, too little to be seen by itself.
  case leavesAFraction
  /// R010: the inset is written alone, and a bounce goes on between its new ends.
  case bounceGoesOn
  /// R013: rows that come after the end are no growth.
  case rowsAfterEndUnseen
  /// R017: an end scrolls the list to its top, wherever people are reading.
  case endScrollsToTop
  /// R019: the top of the list is where the inset had it when the control was attached.
  case insetsAtAttach
  /// R035: the header opens although a finger holds the list, and takes the content from it.
  case opensUnderFinger
  /// R036: a gesture that the system takes away counts as let go.
  case cancelFires
  /// R037: the state is set when the callback returns, over an end that came inside it.
  case endInCallbackLost
  /// R043: no-more is forgotten when the room has closed.
  case closingClearsNoMore
  /// R050: any move near the end of the list asks for more, also one away from it.
  case anyWayApproaches
  /// R057: a pixel back as the finger lifts takes the pull back.
  case jitterDisarms
  /// R060: momentum loads only as long as the list says that it is being dragged.
  case waitsForDragging
  /// R061: a tap on the footer of a short list does nothing.
  case shortTapDead
  /// R063: the room opens for the first load only.
  case opensOnce
  /// R064: an end out of the window leaves the room behind.
  case forgetsOffWindow
  /// R072: a load that failed is tried again at once.
  case failureRetries
  /// R075: a footer that is laid out near the end of the list loads, nobody having touched it.
  case loadsWhenLaidOut
  /// R077: an end that comes while the room opens is lost.
  case endInOpeningLost
  /// R079: a finger that pulls on deeper fires again, since only the distance is tested.
  case firesWhenDeeper
  /// R085: where rows have come in, the end brings the list to its last row.
  case endShowsLastRow
  /// R088: an end under a finger is lost.
  case touchBlocksEnd
  /// R092: a control that is removed goes on watching its list.
  case keepsObservers
  /// R092: a control that is removed takes back an observer that is not there.
  case removesObserverTwice
  /// R093: the callback comes before the state that it stands for.
  case callsBeforeState
  /// R098: each end stops what glides, also one that has nothing to end.
  case endStopsGlide
  /// R099: an answer ends whatever loads, at either end of the list.
  case answerEndsBoth
  /// X08: the room closes without animation.
  case closesAtOnce
  /// X11: the first sample after an end counts as coming to the list's end once more.
  case rearmsAtEnd
  /// X15: what is said of a pull is up to another line than what is done, 5 points before it.
  case armedTooSoon
  /// X16: the spinner goes on turning when the load has closed.
  case spinsOn
  /// X20: the footer looks for the list's end where it was at its latest load.
  case remembersEnd
  /// X30: a begin during a load begins another.
  case beginRestarts
  /// X30: a begin during a refresh brings the list to the header once more.
  case beginShowsAgain
  /// X31: a pull to the right counts as a pull down.
  case countsSideways
  /// X33: a touch that catches the closing keeps it from ever being over.
  case caughtClosingStays
  /// X36: a load is over as soon as it has been asked for, whatever the app has still to answer.
  case endsByItself
  /// AXIS: each write of the offset makes its x 0.
  case zeroesX
  /// LOAD_LOOP: a tap that comes while the footer loads asks again at the end.
  case keepsTap
  /// MISSED_PULL: a pull counts only from its second sample past the line on.
  case needsTwoSamples
  /// OFFSCREEN: a list that comes back into its window is brought to the header that refreshes.
  case returnShowsTop
  /// REGRAB: a pull that has caught the list in motion stays one when the finger has left.
  case pullStays
  /// SHORT_CONTENT: where all rows are in sight a footer asks for no more than where they are not.
  case shortAsksLikeLong

  // MARK: Field reports, row by row

  /// R009: an end writes the adjusted inset into the plain one, the system's part with it.
  case writesAdjustedInset
  /// R011: a footer under few rows scrolls them to zero as it closes.
  case footerEndsAtZero
  /// R015: a footer that closes takes its room off the offset, too.
  case endTakesOffsetBack
  /// R020: a begin brings the header into sight only where the list rests at zero.
  case showsAtZeroOnly
  /// R023: the footer measures the content that there was when it loaded.
  case measuresOldContent
  /// R031: a pull is counted from where the finger came down.
  case countsTravel
  /// R034: the header stays armed until the finger leaves.
  case neverDisarms
  /// R039: the room opens a turn after the load began, also where that has ended, and is not closed then.
  case opensLate
  /// R044: a refresh leaves no-more as it is where it should clear it.
  case refreshKeepsNoMore
  /// R045: a refresh clears no-more where it should leave it.
  case refreshClearsNoMore
  /// R046: no-more is not heard while nothing is loaded.
  case deafInIdle
  /// R060: the footer asks for more than the end of the list.
  case needsOverscroll
  /// R062: a begin that finds the control closing shows a refresh and does not call back.
  case beginInClosingShows
  /// R065: an end out of the window is lost.
  case endOutOfWindowIsLost
  /// R067: nothing starts where the content fits the view.
  case needsTallContent
  /// R073: filling goes on where it brings nothing.
  case fillsForEver
  /// R078: each sample past the line calls back until the bounce is over.
  case busyLate
  /// R090: the end of the list lies where no pixel is.
  case endBetweenPixels
  /// X02: a footer that is hidden takes its room away twice.
  case hidesTwice
  /// X04: a footer whose load has brought no rows stays open.
  case keepsRoomWithoutRows
  /// X05: an inset that the app has assigned is not noticed.
  case blindToAssign
  /// X09: rows that come show the footer that the app has hidden.
  case reloadShows
  /// X15: letting go asks for two points less than the text does.
  case letsGoEarly
  /// X21: only the first begin calls back.
  case beginsOnce
  /// X23: an end out of the window does not close the room when the list is back.
  case staysOpenWhenBack
  /// X24: a callback that is due out of the window is lost.
  case leaveLosesCallback
  /// X27: a footer loads by itself where there are no rows.
  case loadsWithoutRows
  /// X32: the text of an armed pull stays when the finger goes back.
  case textStays
  /// X37: loads of both ends run at once where one is promised.
  case ignoresOverlap
  /// X38: the first finger that leaves is taken for the last.
  case firstLiftCounts
}
