package import UIKit

/// The part of a list's inset at one edge that a control holds.
///
/// It is added and taken away, never written over, and every change in between is looked at. What an
/// app changes by a difference leaves the part in the inset. An inset that returns, in one step, to
/// exactly what it was without the part was assigned by an app that knows nothing of the part: then it
/// is gone, and the end of the refresh takes nothing away. (An app that takes exactly the part's height
/// off its own inset in one step looks the same, and keeps the part; it is by far the rarer.)
package struct OwnInset {
  /// Points that are the control's now.
  package private(set) var height: CGFloat = 0
  /// The inset at the edge, the part included, when it was last looked at.
  private var known: CGFloat = 0
  private let side: Side

  /// Where on the list the control is.
  package enum Side { case top, bottom }

  /// Nothing yet, at this side.
  package init(at side: Side) { self.side = side }

  /// Notes what the list's inset is; to be called after each change that the control hears of.
  package mutating func look(at list: UIScrollView) {
    let inset = side == .top ? list.contentInset.top : list.contentInset.bottom
    if height != 0, inset.isSame(as: known - height) { height = 0 }
    known = inset
  }

  /// The control holds `points` from now on, and is about to write `inset` for it.
  package mutating func hold(_ points: CGFloat, writing inset: CGFloat) {
    height = points
    known = inset
  }

  /// The control holds nothing any more; what it held is still to be taken out of the list's inset.
  package mutating func release() { height = 0 }
}
