import UIKit

extension UIScrollView {
  /// Where what bounces now belongs once the insets have changed by `top` and `bottom` points.
  ///
  /// `nil` where nothing is to be done: a list at rest follows its insets by itself, a finger has it,
  /// or its momentum is in range and goes on. A bounce would be put into the new range and go on from
  /// where it was at the next frame; whoever changes the insets writes this offset with them, which
  /// ends the bounce.
  func landing(addingToTop top: CGFloat = 0, bottom: CGFloat = 0) -> CGFloat? {
    guard !isTracking, isDecelerating else { return nil }
    let inset = adjustedContentInset
    let first = -(inset.top + top)
    let last = max(first, contentSize.height + inset.bottom + bottom - bounds.height)
    if contentOffset.y < first { return first }
    return contentOffset.y > last ? last : nil
  }
}
