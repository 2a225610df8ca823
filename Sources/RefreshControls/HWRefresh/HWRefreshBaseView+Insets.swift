import ControlParts
import UIKit

/// The list's insets, and the view's part of them.
///
/// The part is always added and taken away, never written over: whatever the app or another control
/// does to the inset meanwhile stands.
extension HWRefreshBaseView {
  /// The insets of `list` as the app and the system set them, without what refresh views hold.
  func restingInset(of list: UIScrollView) -> UIEdgeInsets {
    var inset = defects.contains(.staleInset) ? scrollViewOriginalInset : list.contentInset
    if !defects.contains(.staleInset) {
      for case let view as HWRefreshBaseView in list.subviews {
        if view is HWRefreshHeader { inset.top -= view.own.height }
        if view is HWRefreshFooter { inset.bottom -= view.own.height }
      }
    }
    guard !defects.contains(.ignoresSafeArea) else { return inset }
    inset.top += list.adjustedContentInset.top - list.contentInset.top
    inset.bottom += list.adjustedContentInset.bottom - list.contentInset.bottom
    return inset
  }

  /// Puts the list at `y` and ends what moves it, so that no bounce goes on from where it was.
  func settle(_ list: UIScrollView, at y: CGFloat) {
    let offset = CGPoint(x: list.contentOffset.x, y: y)
    if defects.contains(.offsetByProperty) {
      list.contentOffset = offset
    } else {
      list.setContentOffset(offset, animated: false)
    }
  }
}
