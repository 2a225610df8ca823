/// What shows that an excuse is needed, and that the rule finds faults all the same.
public struct ExcuseProof: Hashable, Sendable {
  /// The recording on which a control that is right would be blamed without the excuse.
  public let recording: String
  /// That control.
  public let subject: String
  /// A control with a fault that the rule still catches.
  public let caught: String
  /// The recording on which it does.
  public let caughtOn: String

  /// Without `on` the fault is caught on the recording that needs the excuse.
  init(_ recording: String, _ subject: String, caught: String, on: String? = nil) {
    self.recording = recording
    self.subject = subject
    self.caught = caught
    caughtOn = on ?? recording
  }
}

extension Excuse {
  /// What shows that it is needed; `nil` where it is a liberty of other controls, of which none here makes use on
  /// any recording.
  public var proof: ExcuseProof? {
    switch self {
    case .refreshUnderFinger:
      ExcuseProof(
        "released-after-a-refresh-under-the-finger", "hw-refresh",
        caught: "custom-refresh-view:default-mode-action")
    case .goneBeforeCallback:
      ExcuseProof(
        "both-detached-while-refreshing", "jk-refresh-control", caught: "exemplar:jitter-disarms",
        on: "a-pixel-back-as-it-lifts")
    case .endBeforeCallback:
      ExcuseProof(
        "begin-and-end-in-one-turn", "mj-refresh", caught: "exemplar:jitter-disarms",
        on: "a-pixel-back-as-it-lifts")
    case .cancelBeforeCallback:
      ExcuseProof(
        "crossing-cancelled-before-its-callback", "exemplar", caught: "exemplar:jitter-disarms",
        on: "a-pixel-back-as-it-lifts")
    case .unseen:
      ExcuseProof(
        "begin-out-of-the-window", "mj-refresh", caught: "exemplar:jitter-disarms",
        on: "a-pixel-back-as-it-lifts")
    case .fitsAnew:
      ExcuseProof(
        "rotation-just-after-the-release", "hw-refresh", caught: "exemplar:short-tap-dead",
        on: "tap-on-the-footer-of-a-short-list")
    case .emptyList:
      ExcuseProof(
        "pull-up-of-an-empty-list", "mj-refresh", caught: "exemplar:short-tap-dead",
        on: "tap-on-the-footer-of-a-short-list")
    case .noMoreInTheBalance:
      ExcuseProof(
        "no-more-by-an-end-in-idle", "mj-refresh-back", caught: "exemplar:waits-for-dragging")
    case .loadUnderFinger:
      ExcuseProof(
        "released-after-a-load-under-the-finger", "hw-refresh", caught: "exemplar:short-tap-dead",
        on: "tap-on-the-footer-of-a-short-list")
    case .beginHadToWait:
      ExcuseProof(
        "begin-out-of-the-window", "mj-refresh", caught: "exemplar:loads-when-laid-out",
        on: "content-little-taller-than-the-view")
    case .detachClosesLoad:
      ExcuseProof(
        "attached-anew-with-a-load-open", "hw-refresh", caught: "exemplar:begin-restarts",
        on: "begin-while-refreshing")
    case .callbackAtTouchDown:
      ExcuseProof(
        "finger-down-in-the-turn-of-a-load", "mj-refresh-back", caught: "hw-refresh:stale-inset")
    case .approachAsksAgain:
      ExcuseProof(
        "second-approach-after-an-empty-load", "hw-refresh",
        caught: "hw-refresh:near-bottom-repeats")
    case .releaseAsksAgain:
      ExcuseProof(
        "released-after-a-load-under-the-finger", "exemplar",
        caught: "bs-topics:loading-ends-at-once")
    case .newControl:
      ExcuseProof(
        "filling-after-a-new-attach", "exemplar", caught: "exemplar:failure-retries",
        on: "a-load-that-fails")
    case .idleEnd:
      ExcuseProof(
        "header-end-in-idle-with-no-more", "foot-view", caught: "exemplar:closing-clears-no-more",
        on: "no-more")
    case .decidedBeforeNoMore:
      ExcuseProof(
        "no-more-just-after-the-release", "mj-refresh-back",
        caught: "exemplar:closing-clears-no-more", on: "no-more")
    case .emptyUnfilled:
      ExcuseProof(
        "empty-list-that-would-be-filled", "exemplar", caught: "exemplar:short-asks-like-long",
        on: "small-pull-of-short-content")
    case .fillingWaits:
      ExcuseProof("filling-waits-for-the-header", "exemplar", caught: "exemplar:needs-tall-content")
    case .decidedBeforeFit:
      ExcuseProof(
        "rows-gone-just-after-the-release", "exemplar", caught: "exemplar:short-asks-like-long",
        on: "small-pull-of-short-content")
    case .takenAwayWhileOpen:
      ExcuseProof("header-taken-away-while-it-loads", "bs-topics", caught: "bs-topics:published")
    case .keptGivenUp:
      ExcuseProof(
        "x02-hidden-before-it-is-attached", "exemplar", caught: "exemplar:leaves-a-fraction")
    case .assignedInset:
      ExcuseProof(
        "x05-container-takes-the-inset", "exemplar", caught: "exemplar:opens-once",
        on: "load-more-near-the-end")
    case .deficitBetween:
      ExcuseProof("rows-added-and-removed-during-a-load", "exemplar", caught: "foot-view:published")
    case .controlGoes:
      ExcuseProof(
        "footer-hidden-as-the-finger-leaves", "mj-refresh", caught: "exemplar:bounce-goes-on",
        on: "slow-pull-past-the-line")
    case .movedUnderAnimation:
      ExcuseProof(
        "rows-inserted-inside-the-callback", "mj-refresh", caught: "exemplar:closes-at-once")
    case .lastMoveGoesOut:
      ExcuseProof("lift-with-a-last-move-outward", "hw-refresh", caught: "exemplar:closes-at-once")
    case .opensOutward:
      ExcuseProof(
        "cancelled-pull-of-an-empty-list", "mg-refresh-control",
        caught: "custom-refresh-view:published")
    case .appPutOutOfRange:
      ExcuseProof("rows-above-a-short-list", "hw-refresh", caught: "exemplar:end-takes-offset-back")
    case .edgeMet:
      ExcuseProof(
        "begin-as-momentum-meets-the-end", "mj-refresh-back", caught: "exemplar:end-stops-glide",
        on: "end-in-momentum")
    case .placeBecameIllegal:
      ExcuseProof("r029-one-fling-past-the-end", "hw-refresh", caught: "exemplar:end-stops-glide")
    case .shiftedBounce:
      ExcuseProof(
        "rows-come-in-during-a-bounce", "hw-refresh", caught: "exemplar:end-scrolls-to-top")
    case .appOrFingerStops:
      ExcuseProof(
        "caught-just-after-new-content", "hw-refresh", caught: "exemplar:end-stops-glide",
        on: "end-in-momentum")
    case .tooSlow:
      ExcuseProof(
        "new-content-as-momentum-dies", "hw-refresh", caught: "exemplar:end-stops-glide",
        on: "end-in-momentum")
    case .wayIntoRange:
      ExcuseProof(
        "rows-inserted-inside-the-callback", "mj-refresh", caught: "exemplar:end-shows-last-row")
    case .reasonToMove:
      ExcuseProof(
        "rows-above-and-a-begin-in-one-turn", "mj-refresh-back",
        caught: "exemplar:end-shows-last-row", on: "rows-inserted-inside-the-callback")
    case .beginWaited:
      ExcuseProof("begin-out-of-the-window", "mj-refresh", caught: "exemplar:calls-before-state")
    case .geometryAfterOffset:
      ExcuseProof(
        "footer-attached-under-a-resting-finger", "mj-refresh",
        caught: "exemplar:ignores-safe-area", on: "small-pull-under-a-safe-area")
    case .sawRefresh:
      ExcuseProof("end-under-a-finger", "mj-refresh", caught: "exemplar:counts-travel")
    case .fingerLeaves:
      ExcuseProof(
        "rows-inserted-inside-the-callback", "bs-topics", caught: "exemplar:counts-travel")
    case .frozenBeforeMoving:
      ExcuseProof(
        "touch-in-a-scroll-past-the-end", "mj-refresh-back", caught: "exemplar:ignores-safe-area",
        on: "small-pull-under-a-safe-area")
    case .renewed:
      ExcuseProof(
        "r062-end-and-begin-in-one-turn", "mg-refresh-control", caught: "exemplar:forgets-room")
    case .goneBeforeClosed:
      ExcuseProof("taken-away-as-it-closes", "hw-refresh", caught: "bs-topics:published")
    case .meantMeanwhile:
      ExcuseProof(
        "end-in-idle-just-after-the-release", "hw-refresh", caught: "exemplar:surplus-end-shrinks")
    case .rowMovesContent:
      ExcuseProof("inset-assigned-after-an-end-in-idle", "mj-refresh", caught: "foot-view:tap-ends")
    case .noMoreTold:
      ExcuseProof("inset-assigned-after-an-end-in-idle", "hw-refresh", caught: "foot-view:tap-ends")
    case .farewell:
      ExcuseProof(
        "r095-rebuilt-during-a-refresh", "hw-refresh", caught: "hw-refresh:detach-keeps-inset")
    case .appScrolledPastLine:
      ExcuseProof("rows-above-under-a-finger", "exemplar", caught: "exemplar:end-stops-glide")
    case .settlesInLook:
      ExcuseProof("begin-at-rest", "exemplar", caught: "custom-refresh-view:begin-without-reveal")
    case .untoldGeometry:
      ExcuseProof(
        "detach-while-refreshing", "jk-refresh-control", caught: "bs-topics:idle-text-changes")
    case .beforeTheEnd:
      ExcuseProof("r024-answer-in-the-bounce", "exemplar", caught: "exemplar:spins-on")
    case .sidewaysIntoRange:
      ExcuseProof(
        "side-insets-gone-under-a-finger", "hw-refresh", caught: "exemplar:counts-sideways",
        on: "swipe-across-a-wide-list")
    case .chargedToNone, .beginWaitsForClosing, .touchBeforeNotice, .silentBeginBeforeCallback,
      .detachedFires, .barrenUnlimited, .barrenUnderFinger, .heightGone, .backFromTop,
      .momentumOfShortContent, .detachedFiresUnprompted, .detachedFooter, .detachedShort,
      .ofEarlierTouch, .detachedDirection, .leftOtherwise, .begunAnew, .unknownWriter,
      .touchFreezes, .appMovesUnderFinger, .deferredEnd, .noHeight, .otherBegun, .wayToHold,
      .takenUpAgain, .loadStillOpen, .restsByApp, .restsUntilDue, .restsUntilSample,
      .callbackStillOwed, .reasonToScroll, .geometryWithEnd, .detachedLeavesNothing,
      .pullWithoutCount, .slidesBack:
      nil
    }
  }
}
