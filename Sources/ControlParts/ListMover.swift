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
  /// The list's ends as they were known last; `nil` before it was first let go.
  private var ends: ListEnds?
  /// Whether the list's range may be another since it last scrolled, so that it is put into it.
  private var isRangeNew = false

  /// No finger has been on the list yet.
  package init() {}

  package mutating func dragBegan() {
    lastTravel = 0
    isDragged = true
  }

  /// The finger has left `list`, which may glide on.
  package mutating func dragEnded(_ list: UIScrollView, gliding: Bool) {
    isFlung = isDragged && gliding
    step = 0
    isDragged = false
    ends = ListEnds(of: list)
    lastTravel = 0
    // A list that had to be put into its range has been by now.
    isRangeNew = false
  }

  package mutating func motionEnded() { isFlung = false }

  /// The insets of `list` have changed, which stood at `offset`; whether it has to move for them is still
  /// to come.
  ///
  /// A spring that is on its way back loses the end that it was made for: it goes on between others, and
  /// may pass one of them without a finger's having meant it.
  package mutating func rangeChanged(of list: UIScrollView, at offset: CGFloat) {
    if step == 0, ends?.isBeyond(offset) == true { isFlung = false }
    ends = ListEnds(of: list)
    isRangeNew = true
  }

  /// The height of the list's content has changed; whether the offset follows is still to come.
  ///
  /// That would be no move of the finger's, however far it has come at an end that it cannot pass.
  package mutating func contentSizeChanged(of list: UIScrollView) {
    lastTravel = list.panGestureRecognizer.translation(in: list).y
    rangeChanged(of: list, at: list.contentOffset.y)
  }

  /// The list has scrolled from the offset `old`; returns who moved it.
  package mutating func scrolled(_ list: UIScrollView, from old: CGFloat) -> Mover {
    let travel = list.panGestureRecognizer.translation(in: list).y
    defer {
      lastTravel = travel
      isRangeNew = false
    }
    let new = list.contentOffset.y
    if list.isTracking {
      isFlung = false
      // A finger that goes one way while the list goes the other does not move it, nor does one that lies
      // still while rows come in above.
      return (travel - lastTravel) * (new - old) < 0 ? .finger : .other
    }
    let ends = ListEnds(of: list)
    self.ends = ends
    guard isFlung, list.isDecelerating else {
      isFlung = false
      return .other
    }
    if isRangeNew {
      // The list is put into its new range, or follows rows that came in above. Momentum is seen again at
      // the next frame.
      return .other
    }
    let isTurned = step * (new - old) < 0
    if isTurned { isFlung = false }
    let springsBack = old < ends.first ? new > old : old > ends.last && new < old
    if isTurned || springsBack { return .other }
    step = new - old
    return .momentum
  }
}
