package import UIKit

/// Tells who moves a list: a finger, the momentum that it gave, or somebody else.
///
/// A finger that is only there moves nothing. Momentum goes on beyond an end of the list, and does not
/// turn round: a spring that brings the list back is nobody's wish. Nor is the shift of what is visible
/// by rows that come in above it.
package struct ListMover {
  /// Who moves the list.
  package enum Mover {
    case finger, momentum
    /// The app, a control, a bounce on its way back.
    case other
  }

  /// How far the finger had come when the list last scrolled, or when its content changed.
  private var lastTravel: CGFloat = 0
  /// Whether a finger drags the list, and whether the list glides on from a drag.
  private var isDragged = false
  private var isFlung = false
  /// The latest step of that glide, down the list if positive; 0 before the first.
  private var step: CGFloat = 0
  private var contentHeight: CGFloat
  /// Points by which the content has grown since the list last scrolled, and its offset then.
  private var growth: CGFloat = 0
  private var offsetAtGrowth: CGFloat = 0
  /// Whether the list's range may be another since it last scrolled, so that it is put into it.
  private var isRangeNew = false

  /// Of `list`, on which no finger is yet.
  package init(of list: UIScrollView) { contentHeight = list.contentSize.height }

  package mutating func dragBegan() {
    lastTravel = 0
    isDragged = true
  }

  /// The finger has left, and the list may glide on.
  package mutating func dragEnded(gliding: Bool) {
    isFlung = isDragged && gliding
    step = 0
    isDragged = false
    lastTravel = 0
    // A list that had to be put into its range has been by now.
    isRangeNew = false
  }

  package mutating func motionEnded() { isFlung = false }

  /// The insets have changed; whether the list has to move for them is still to come.
  package mutating func rangeChanged() { isRangeNew = true }

  /// The content's height has changed; whether the offset follows is still to come.
  ///
  /// That would be no move of the finger's, however far it has come at an end that it cannot pass.
  package mutating func contentSizeChanged(of list: UIScrollView) {
    lastTravel = list.panGestureRecognizer.translation(in: list).y
    growth = list.contentSize.height - contentHeight
    offsetAtGrowth = list.contentOffset.y
    contentHeight = list.contentSize.height
    isRangeNew = true
  }

  /// The list has scrolled from the offset `old`; returns who moved it.
  package mutating func scrolled(_ list: UIScrollView, from old: CGFloat) -> Mover {
    let travel = list.panGestureRecognizer.translation(in: list).y
    defer {
      lastTravel = travel
      growth = 0
      isRangeNew = false
    }
    let new = list.contentOffset.y
    // Rows that came in above took along what is visible.
    let follows = growth != 0 && (new - offsetAtGrowth).isSame(as: growth)
    if list.isTracking {
      isFlung = false
      if follows { return .other }
      // A finger that goes one way while the list goes the other does not move it.
      return (travel - lastTravel) * (new - old) < 0 ? .finger : .other
    }
    guard isFlung, list.isDecelerating else {
      isFlung = false
      return .other
    }
    if isRangeNew {
      // The list is put into its new range, or follows rows that came in above; a bounce then goes on
      // between edges that have moved away from it. Momentum is seen again at the next frame.
      if follows, springs(from: offsetAtGrowth, in: list) { isFlung = false }
      return .other
    }
    let isTurned = step * (new - old) < 0
    if isTurned { isFlung = false }
    let ends = ListEnds(of: list)
    let springsBack = old < ends.first ? new > old : old > ends.last && new < old
    if isTurned || springsBack { return .other }
    step = new - old
    return .momentum
  }

  /// Whether a spring held the list at `offset`, before the content had grown: past an end, and on no way
  /// further out.
  private func springs(from offset: CGFloat, in list: UIScrollView) -> Bool {
    let ends = ListEnds(of: list)
    if offset < ends.first { return step >= 0 }
    return offset > max(ends.first, ends.last - growth) && step <= 0
  }
}
