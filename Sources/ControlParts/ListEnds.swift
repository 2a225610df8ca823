package import UIKit

/// Where a list rests and where it ends, without what its controls hold.
package struct ListEnds {
  /// The offset at which the list rests at its top.
  package let first: CGFloat
  /// The offset at which the last row is just in sight, or the list's rest where all rows are.
  package let last: CGFloat
  /// The inset at the bottom, the system's part included.
  package let bottom: CGFloat
  /// Points by which the content falls short of the height between the insets; 0 or more.
  package let deficit: CGFloat
  /// Whether all of the content is in sight at once.
  package let contentFits: Bool

  /// Those of `list`, of whose insets controls hold `heldTop` and `heldBottom` points.
  package init(of list: UIScrollView, heldTop: CGFloat = 0, heldBottom: CGFloat = 0) {
    let inset = list.adjustedContentInset
    let top = inset.top - heldTop
    bottom = inset.bottom - heldBottom
    let spare = list.bounds.height - top - bottom - list.contentSize.height
    first = list.onPixel(-top)
    last = max(first, list.onPixel(list.contentSize.height + bottom - list.bounds.height))
    deficit = max(0, spare)
    contentFits = spare >= 0
  }

  /// Whether a list at `offset` is pulled past one of them.
  package func isBeyond(_ offset: CGFloat) -> Bool {
    (first - offset).isPast(0) || (offset - last).isPast(0)
  }
}
