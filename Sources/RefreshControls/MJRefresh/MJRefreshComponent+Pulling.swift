import ControlParts
import UIKit

/// The pull that is let go, and the refresh that slides in after it: a header's and a back footer's.
extension MJRefreshComponent {
  /// Whether a pull counts.
  var takesPulls: Bool {
    (state == .idle || state == .pulling) && isLive && mayBegin
  }

  /// The list has scrolled, in no refresh.
  func pullMoved() {
    guard let scrollView, !(skipsDisarm && pull < 0) else { return }
    showPull()
    guard takesPulls else { return }
    // Armed without a finger, and no lift has decided: the published control fires.
    let firesAnyway =
      skipsDisarm && state == .pulling && !decision.isReleased && !scrollView.isTracking
    if firesAnyway || decision.scrolled(isPast: isPast, isTracking: scrollView.isTracking) {
      begin(byCode: false)
    } else {
      showDecision()
    }
  }

  /// Shows how far the list is pulled; in a refresh the component is shown whole.
  func showPull() {
    if state != .refreshing { pullingPercent = max(0, pull) / bounds.height }
  }

  /// The pan has gone from one state to another.
  func pullGestureChanged(_ change: [NSKeyValueChangeKey: Any]?) {
    guard let new = scrollView?.panGestureRecognizer.state else { return }
    let old = change?[.oldKey] as? UIGestureRecognizer.State ?? .possible
    let wasDrag = old == .began || old == .changed
    // The published control takes no notice of such a lift.
    if skipsDisarm, new == .ended, !wasDrag || pull < 0 { return }
    decision.panChanged(from: old, to: new, isPast: takesPulls && isPast)
    showDecision()
  }

  /// The state is what has been decided; a component that is armed is looked at once more at rest.
  func showDecision() {
    let new = decision.isArmed ? MJRefreshState.pulling : .idle
    guard state == .idle || state == .pulling, state != new else { return }
    state = new
    guard decision.isArmed else { return }
    RunLoop.main.perform(inModes: [.default]) { [weak self] in self?.comeToRest() }
  }

  private func comeToRest() {
    guard state == .pulling, decision.isReleased || !skipsDisarm else { return }
    let isDue = decision.rested()
    if isDue, takesPulls { begin(byCode: false) } else { showDecision() }
  }

  func disarm() {
    decision.disarm()
    showDecision()
  }

  // MARK: Opening and closing

  /// Takes the room in the next turn of the main queue, where no bounce frame is under way, and calls
  /// back when that is done.
  ///
  /// The list is moved to where the component is in sight, unless a finger has it. Where it is scrolled
  /// away, only a begin moves it, and not against its momentum.
  func open() {
    let mine = round
    DispatchQueue.main.async { [weak self] in
      guard let self, let scrollView, mine == round, state == .refreshing else { return }
      // An end that comes first takes the opening back; the published control opens all the same.
      guard !isEndPosted || defects.contains(.callbackAfterEnd) else { return }
      let isAway = (0 - pull).isPast(0)
      let isShown = !isAway || isBegun && !scrollView.isDecelerating
      changeRoom(
        to: openRoom, in: MJRefreshConst.fastAnimationDuration,
        sendingTo: isShown && !scrollView.isTracking ? openOffset : nil,
        completion: { [weak self] in
          guard let self, isCurrent(mine) || defects.contains(.callbackAfterEnd) else { return }
          executeRefreshingCallback()
        })
      isOpen = true
    }
  }

  /// Gives the room back.
  func close() {
    isOpen = false
    changeRoom(to: restingRoom, in: MJRefreshConst.slowAnimationDuration) {
      showPull()
    } completion: { [weak self] in
      self?.endRefreshingCompletionBlock?()
    }
  }
}
