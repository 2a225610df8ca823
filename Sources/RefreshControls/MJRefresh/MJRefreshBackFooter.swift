import ControlParts
public import UIKit

/// A footer that is pulled up from behind the end of the list and let go.
///
/// Where the rows fit the list it stands at the list's bottom, and lifts them as far as that is away.
open class MJRefreshBackFooter: MJRefreshFooter {
  open override func prepare() {
    super.prepare()
    autoresizingMask.insert(.flexibleTopMargin)
  }

  /// The footer's rectangle; a list that is resized asks for another, and then the place is found.
  open override var frame: CGRect { didSet { if frame != oldValue { placeSubviews() } } }

  override func top(in list: UIScrollView) -> CGFloat {
    max(list.contentSize.height, legalHeight(of: list))
  }

  override var openRoom: CGFloat {
    guard let scrollView else { return bounds.height }
    return bounds.height + deficit(of: scrollView)
  }

  override var openOffset: CGFloat {
    guard let scrollView else { return 0 }
    return scrollView.onPixel(end(of: scrollView) + bounds.height)
  }

  override func executeRefreshingCallback() {
    useTouch()
    super.executeRefreshingCallback()
  }

  override var isTouchLate: Bool { super.isTouchLate || isTouchUsed }

  override func contentInsetChanged() {
    super.contentInsetChanged()
    placeSubviews()
  }

  open override func scrollViewContentSizeDidChange(_ change: [NSKeyValueChangeKey: Any]?) {
    super.scrollViewContentSizeDidChange(change)
    showPull()
  }

  open override func scrollViewContentOffsetDidChange(_ change: [NSKeyValueChangeKey: Any]?) {
    super.scrollViewContentOffsetDidChange(change)
    placeSubviews()
    if state != .refreshing { pullMoved() }
  }

  open override func scrollViewPanStateDidChange(_ change: [NSKeyValueChangeKey: Any]?) {
    super.scrollViewPanStateDidChange(change)
    pullGestureChanged(change)
  }
}
