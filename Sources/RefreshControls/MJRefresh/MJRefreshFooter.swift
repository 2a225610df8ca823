import ControlParts
public import UIKit

/// The component under the last row: it loads more, until there is no more.
open class MJRefreshFooter: MJRefreshComponent {
  /// Points by which the footer stands lower; when it loads is not changed by it.
  public var ignoredScrollViewContentInsetBottom: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// What the app has said last; `state` follows a turn later.
  private var hasNoMoreData = false
  /// Whether the finger that rests on the list has had its load; a drag that it begins is no new touch.
  private(set) var isTouchUsed = false

  /// A footer that calls `refreshingBlock` when it loads.
  public convenience init(refreshingBlock: @escaping () -> Void) {
    self.init(frame: .zero)
    self.refreshingBlock = refreshingBlock
  }

  open override func prepare() {
    super.prepare()
    frame.size.height = MJRefreshConst.footerHeight
  }

  override var side: OwnInset.Side { .bottom }

  override var mayBegin: Bool { !hasNoMoreData }

  override var restingState: MJRefreshState { hasNoMoreData ? .noMoreData : .idle }

  override var pull: CGFloat {
    guard let scrollView else { return 0 }
    return scrollView.contentOffset.y - end(of: scrollView)
  }

  /// Ends the load, if there is one, and all loading until `resetNoMoreData()`.
  public func endRefreshingWithNoMoreData() {
    hasNoMoreData = true
    if isRefreshing { endRefreshing() } else { postRest() }
  }

  /// There may be more again; a load under way goes on.
  public func resetNoMoreData() {
    hasNoMoreData = false
    postRest()
  }

  /// Shows in the next turn of the main queue what the app has said last.
  private func postRest() {
    DispatchQueue.main.async { [weak self] in
      guard let self, !isRefreshing else { return }
      if hasNoMoreData { decision.disarm() }
      if hasNoMoreData || state == .noMoreData { state = restingState }
    }
  }

  /// Where the footer stands.
  func top(in list: UIScrollView) -> CGFloat { list.contentSize.height }

  open override func placeSubviews() {
    super.placeSubviews()
    guard let scrollView else { return }
    let y = top(in: scrollView) + ignoredScrollViewContentInsetBottom
    if frame.minY != y { frame.origin.y = y }
  }

  /// The finger on the list, if it only rests there, has had its load.
  ///
  /// Of one that leaves like that nobody tells but the run loop, which leaves its tracking mode.
  func useTouch() {
    guard let scrollView, scrollView.isTracking, !scrollView.isPanned else { return }
    isTouchUsed = true
    RunLoop.main.perform(inModes: [.default]) { [weak self] in
      self?.isTouchUsed = false
      self?.decision.refreshEnded(isPanned: false)
    }
  }

  open override func scrollViewPanStateDidChange(_ change: [NSKeyValueChangeKey: Any]?) {
    super.scrollViewPanStateDidChange(change)
    switch scrollView?.panGestureRecognizer.state {
    case .ended, .cancelled, .failed: isTouchUsed = false
    case .possible, .began, .changed, nil: break
    }
  }

  open override func scrollViewContentSizeDidChange(_ change: [NSKeyValueChangeKey: Any]?) {
    super.scrollViewContentSizeDidChange(change)
    placeSubviews()
  }
}
