import ControlParts
public import UIKit

/// The component above the first row: pulled, let go, and in sight while the app refreshes.
///
/// While it refreshes its room follows the list: what of the header is scrolled away is not held, so
/// that section headers stay where they belong.
open class MJRefreshHeader: MJRefreshComponent {
  /// Points by which the header stands higher, as where the app covers the top of the list's inset
  /// with a view of its own; the pull is not changed by it.
  public var ignoredScrollViewContentInsetTop: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// A header that calls `refreshingBlock` when it refreshes.
  public convenience init(refreshingBlock: @escaping () -> Void) {
    self.init(frame: .zero)
    self.refreshingBlock = refreshingBlock
  }

  open override func prepare() {
    super.prepare()
    frame.size.height = MJRefreshConst.headerHeight
  }

  open override func placeSubviews() {
    super.placeSubviews()
    let y = -bounds.height - ignoredScrollViewContentInsetTop
    if frame.minY != y { frame.origin.y = y }
  }

  override var pull: CGFloat {
    guard let scrollView else { return 0 }
    return rest(of: scrollView) - scrollView.contentOffset.y
  }

  override var openOffset: CGFloat {
    guard let scrollView else { return 0 }
    return rest(of: scrollView) - openRoom
  }

  open override func scrollViewContentOffsetDidChange(_ change: [NSKeyValueChangeKey: Any]?) {
    super.scrollViewContentOffsetDidChange(change)
    if state == .refreshing { followList() } else { pullMoved() }
  }

  open override func scrollViewPanStateDidChange(_ change: [NSKeyValueChangeKey: Any]?) {
    super.scrollViewPanStateDidChange(change)
    pullGestureChanged(change)
  }

  /// Holds as much of the header as is in sight.
  ///
  /// A bounce that has gone beyond what is held then is sent back to where all of it is; anything else
  /// that would be moved by a change is left alone.
  private func followList() {
    guard isOpen, let scrollView else { return }
    let visible = min(bounds.height, max(0, pull))
    let change = visible - own.height
    guard !change.isSame(as: 0) else { return }
    if scrollView.stays(addingToTop: change) {
      setRoom(visible)
    } else if change > 0, scrollView.isDecelerating {
      changeRoom(to: visible, in: MJRefreshConst.fastAnimationDuration)
    }
  }
}
