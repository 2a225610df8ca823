/// What a rule excuses beside what the contract settles, each with the rules that make it.
///
/// A rule asks `Situation.excuses(_:)` where it applies one, so that it can be refused: then the rule reports
/// what the excuse is for, which shows that it is needed.
public enum Excuse: String, CaseIterable, Sendable {
  case chargedToNone = "one-callback-per-pull: a callback outside every touch's delay"
  case beginWaitsForClosing =
    "one-callback-per-pull: a begin after the end that waits for the closing"

  case refreshUnderFinger = "meant-pull-fires: a refresh came and went under the finger"
  case touchBeforeNotice =
    "meant-pull-fires, meant-approach-loads: a touch before the first notification"
  case goneBeforeCallback =
    "meant-pull-fires, meant-approach-loads: hidden, disabled, detached or out of the window before the callback"
  case endBeforeCallback =
    "meant-pull-fires, meant-approach-loads: an end before the callback that cancels the settling"
  case cancelBeforeCallback =
    "meant-pull-fires, meant-approach-loads: a crossing that is cancelled before the callback"
  case silentBeginBeforeCallback =
    "meant-pull-fires, meant-approach-loads: a silent begin before the callback"
  case unseen =
    "meant-pull-fires, meant-approach-loads, short-content-as-declared: a view out of its window or without a height"

  case detachedFires = "only-meant-pull-fires: an edge that is detached"

  case barrenUnlimited = "meant-approach-loads: an unlimited footer whose last load brought nothing"
  case barrenUnderFinger = "meant-approach-loads: a finger that was down at an end without growth"
  case fitsAnew = "meant-approach-loads: content that has come to fit the view, or no longer does"
  case heightGone = "meant-approach-loads: a view that loses its height before the callback"
  case backFromTop = "meant-approach-loads: a pulled list that goes back up within the zone"
  case emptyList = "meant-approach-loads: an empty list"
  case noMoreInTheBalance =
    "meant-approach-loads: no-more that a refresh may still clear, or that an end in idle told"
  case loadUnderFinger = "meant-approach-loads: a load came and went under the finger"
  case momentumOfShortContent = "meant-approach-loads: momentum makes no pull of short content"

  case beginHadToWait = "no-unprompted-fire: a begin that had to wait"
  case detachedFiresUnprompted = "no-unprompted-fire: an edge that is detached"

  case detachClosesLoad = "no-callback-while-refreshing: a detach closes the load"

  case callbackAtTouchDown = "no-double-load: a callback in the turn in which a finger comes down"

  case approachAsksAgain = "no-load-loop: a new approach of the same touch"
  case releaseAsksAgain = "no-load-loop: a release after the end"
  case newControl = "no-load-loop: a new control"

  case detachedFooter = "no-more-holds: a detached footer"
  case idleEnd = "no-more-holds: an end that found nothing to end"
  case decidedBeforeNoMore = "no-more-holds: what was decided before"

  case emptyUnfilled = "short-content-as-declared: an empty list"
  case fillingWaits =
    "short-content-as-declared: filling waits for the header's refresh, or while the content moves"
  case decidedBeforeFit = "short-content-as-declared: what was decided before the content fitted"
  case detachedShort = "short-content-as-declared: a detached footer"

  case ofEarlierTouch = "one-direction-one-control: a late callback that may be an earlier touch's"
  case detachedDirection = "one-direction-one-control: an edge that is detached"

  case takenAwayWhileOpen = "overlap-as-declared: a load whose control was taken away"
  case leftOtherwise =
    "overlap-as-declared: hidden, disabled, detached or out of the window at that time"
  case begunAnew = "overlap-as-declared: what is begun again need not close"

  case keptGivenUp =
    "inset-restored, ends-cleanly, regrab-safe: a hidden or disabled footer may give up what it keeps"

  case assignedInset = "inset-held: an assigned inset ends the promise"
  case deficitBetween =
    "inset-held, begin-end-idempotent: a short list's deficit as it was at the start, as it is, or between"

  case unknownWriter = "other-insets-untouched: an unknown writer may be of either edge"

  case touchFreezes = "no-offset-jump: the turn in which a touch comes down"
  case controlGoes = "no-offset-jump: the turn in which a control goes"
  case movedUnderAnimation =
    "no-offset-jump: the app or momentum moves the list beside a write under an animation"
  case lastMoveGoesOut = "no-offset-jump: a lift with a move of its own may go out once"
  case opensOutward = "no-offset-jump: a control that opens further out than what is seen"

  case appMovesUnderFinger = "no-move-under-finger: the turn of a row by the app"

  case appPutOutOfRange = "rest-in-range: what the app put out of range"
  case deferredEnd = "rest-in-range: an end that waits behind the opening"
  case noHeight = "rest-in-range: a view without a height"
  case otherBegun = "rest-in-range: an unknown writer where the other edge has begun"

  case edgeMet = "keeps-inertia: an edge that is met, or may be between two samples"
  case placeBecameIllegal = "keeps-inertia: a place that has become illegal"
  case shiftedBounce =
    "keeps-inertia: a bounce, or a flight to its own edge, that inserted rows shift"
  case appOrFingerStops = "keeps-inertia: the app scrolls, or a finger comes down"
  case tooSlow = "keeps-inertia: momentum too slow to be told from rest"

  case wayIntoRange = "anchor-kept: the way back from a place that has become illegal"
  case wayToHold = "anchor-kept: the way to the hold of an edge that is opening"
  case reasonToMove =
    "anchor-kept: a touch, a begin, a refresh, a callback, or another change or scroll by the app"

  case beginWaited =
    "phases-in-order: a begin that waited for the window, a size, a gate or the lift"
  case takenUpAgain = "phases-in-order: a refresh that disabled interrupted"

  case geometryAfterOffset = "phase-matches-offset: geometry that changed after the offset"
  case sawRefresh = "phase-matches-offset: a touch under which the edge was in a refresh"
  case loadStillOpen = "phase-matches-offset, shows-what-it-does: a load that is still open"
  case fingerLeaves = "phase-matches-offset: the turn in which the finger leaves"
  case frozenBeforeMoving = "phase-matches-offset: what a touch freezes before it moves"
  case restsByApp =
    "phase-matches-offset, shows-what-it-does: at rest where the app scrolled past the line"
  case restsUntilDue =
    "phase-matches-offset, shows-what-it-does: at rest before the callback is due"
  case restsUntilSample =
    "phase-matches-offset, shows-what-it-does: a list that waits for its next imposed sample"

  case renewed = "ends-cleanly: a later touch, tap, begin or late release takes over"
  case goneBeforeClosed = "ends-cleanly: detached, hidden or disabled before it closed"

  case callbackStillOwed = "begin-end-idempotent: a callback that a begin before the end still owes"
  case meantMeanwhile = "begin-end-idempotent: what a touch or its momentum decides after the end"
  case rowMovesContent = "begin-end-idempotent: a row in that moves the content"
  case reasonToScroll = "begin-end-idempotent: a scroll that another row in gave a reason for"
  case geometryWithEnd = "begin-end-idempotent: geometry in the turn of the end"
  case noMoreTold = "begin-end-idempotent: no-more that the app has told, or that a refresh clears"

  case farewell = "detach-is-clean: what a control writes in the instant of its detach"

  case appScrolledPastLine =
    "regrab-safe: the app scrolled past the line, or moved the content out of the range"
  case detachedLeavesNothing = "regrab-safe: an edge that is detached"

  case settlesInLook = "shows-what-it-does: settling and ending may look like the phase beside them"
  case untoldGeometry = "shows-what-it-does: geometry of which the control was not told"
  case pullWithoutCount = "shows-what-it-does: a pull that would not count"
  case beforeTheEnd = "shows-what-it-does: what a footer shows before its end"
  case slidesBack = "shows-what-it-does: what it shows while the list slides back"

  case sidewaysIntoRange = "axis-isolated: an x outside its range is put back"

  /// The ids of the rules that make it.
  public var rules: [String] {
    rawValue.prefix { $0 != ":" }.split(separator: ", ").map(String.init)
  }

  /// The rule that it was made for.
  public var rule: String { rules[0] }

  /// What is excused, as a part of a sentence.
  public var words: String { String(rawValue.drop { $0 != ":" }.dropFirst(2)) }
}

extension Situation {
  /// Whether `excuse` may be made: always, unless it is refused to show that it is needed.
  func excuses(_ excuse: Excuse) -> Bool { !refused.contains(excuse) }
}
