import ControlParts
import UIKit

/// A refresh from its start to its end.
extension CustomRefreshView {
  /// Starts a refresh as if the list had been pulled; in one, or off a list, it does nothing.
  public func beginHeaderRefresh() {
    guard refreshStatus != .refreshing, parentView != nil else { return }
    startRefreshing(isBegun: true)
  }

  func startRefreshing(isBegun: Bool) {
    self.isBegun = isBegun
    isActionSent = false
    if !defects.contains(.stateAfterEffects) { storeRefreshing() }
    show(.refreshing)
    open(isBegun: isBegun)
    postAction()
    if defects.contains(.stateAfterEffects) { storeRefreshing() }
  }

  private func storeRefreshing() {
    decision.disarm()
    refreshStatus = .refreshing
  }

  /// Has the action sent in the next turn, fingers and motion or not.
  private func postAction() {
    let round = ends
    let modes: [RunLoop.Mode] = defects.contains(.defaultModeAction) ? [.default] : [.common]
    RunLoop.main.perform(inModes: modes) { [weak self] in
      guard let self, round == ends || defects.contains(.actionAfterEnd) else { return }
      isActionSent = true
      if let action { actionTarget?.perform(action, with: self) }
    }
  }

  /// Ends the refresh, also one whose action is still to be sent, which then never is; without a refresh
  /// it does nothing.
  public func endHeaderRefresh() {
    let wasIdle = refreshStatus != .refreshing
    guard !wasIdle || defects.contains(.endAlwaysWrites) else { return }
    let plain: UIEdgeInsets? = wasIdle || defects.contains(.clobbersInsets) ? .zero : nil
    // The published view stores its status last here, too.
    let storesLast = defects.contains(.stateAfterEffects)
    if storesLast { close(to: plain) }
    becomeNormal()
    decision.refreshEnded(isPanned: parentView?.isPanned == true)
    if !storesLast { close(to: plain) }
  }

  /// Nothing of a refresh is to come any more.
  func becomeNormal() {
    ends += 1
    decision.disarm()
    refreshStatus = .normal
    showStatus()
  }
}

/// The list's insets, and the view's part of them, which is added and taken away.
extension CustomRefreshView {
  /// The offset at which the list rests without a refresh.
  private func rest(of list: UIScrollView) -> CGFloat {
    list.onPixel(-(list.adjustedContentInset.top - own.height))
  }

  /// Points that the list is pulled past its rest; negative inside.
  func pull(of list: UIScrollView) -> CGFloat {
    (defects.contains(.rawOffset) ? 0 : rest(of: list)) - list.contentOffset.y
  }

  /// Adds the view's part to the inset, and shows the view where that moves nothing that a finger holds.
  func open(isBegun: Bool) {
    guard let list = parentView else { return }
    var inset = list.contentInset
    // A refresh that starts inside another one finds the part there already.
    inset.top += Self.hold - own.height
    if defects.contains(.clobbersInsets) {
      inset = UIEdgeInsets(top: Self.hold, left: 0, bottom: 0, right: 0)
    }
    let shown = rest(of: list) - Self.hold
    slide(list, to: inset, at: reveals(in: list, isBegun: isBegun) ? shown : nil) {
      own.hold(Self.hold, writing: inset.top)
    }
  }

  /// Whether the list is to be moved so that the view is seen: never under a finger, and against its
  /// momentum only where it is pulled past its rest.
  private func reveals(in list: UIScrollView, isBegun: Bool) -> Bool {
    if list.isTracking { return false }
    if list.contentOffset.y < rest(of: list) { return true }
    return isBegun && !list.isDecelerating && !defects.contains(.beginWithoutReveal)
  }

  /// Takes the view's part out of the inset, or writes `inset` over it.
  func close(to inset: UIEdgeInsets? = nil) {
    guard let list = parentView, own.height != 0 || inset != nil else { return }
    var plain = list.contentInset
    plain.top -= own.height
    slide(list, to: inset ?? plain, at: nil) { own.release() }
  }

  /// Changes the insets in half a second, and puts the list at `y` or, where that is `nil`, what bounces
  /// at the new edge.
  private func slide(
    _ list: UIScrollView, to inset: UIEdgeInsets, at y: CGFloat?, noting: () -> Void
  ) {
    let landing = list.landing(addingToTop: inset.top - list.contentInset.top)
    UIView.animate(withDuration: Self.slideDuration) {
      noting()
      list.contentInset = inset
      guard let y = y ?? landing, !defects.contains(.insetWithoutOffset) else { return }
      list.setContentOffset(CGPoint(x: list.contentOffset.x, y: y), animated: false)
    }
  }
}
