import ControlParts
import UIKit

/// How a spoilt control misjudges lengths, places and fingers; otherwise nothing here has an effect.
extension ExemplarControl {
  /// Points of what is hidden, or the system's, by which the list's inset changes besides as the room becomes
  /// `points`.
  func misjudgedChange(to points: CGFloat, of list: UIScrollView) -> CGFloat {
    if has(.hidesTwice), isHidden { return points - own.height }
    guard has(.writesAdjustedInset), points == 0 else { return 0 }
    return side == .top ? list.safeAreaInsets.top : list.safeAreaInsets.bottom
  }

  /// Where a footer that closes brings the list; `nil` where it is right.
  func wrongFooterTarget(in list: UIScrollView) -> CGFloat? {
    if has(.footerEndsAtZero), ends(of: list).contentFits { return 0 }
    return has(.endTakesOffsetBack) ? list.contentOffset.y - own.height : nil
  }

  /// Points by which a footer takes the list to be further from its end than it is.
  func overlookedEnd(of list: UIScrollView) -> CGFloat {
    if has(.measuresOldContent) { return -growth.points }
    guard has(.endBetweenPixels) else { return 0 }
    let ends = ends(of: list)
    return list.contentSize.height + ends.bottom - list.bounds.height - ends.last
  }

  /// Whether the list is taken for past the line where it is not.
  var seemsPast: Bool {
    guard side == .top, let list else { return false }
    let pan = list.panGestureRecognizer
    if has(.letsGoEarly), pan.state == .ended { return (pull + 2).isPast(line) }
    if has(.neverDisarms) { return gesture.isArmed }
    guard has(.countsTravel) else { return false }
    return pan.translation(in: list).y.isPast(line) || pan.state == .ended && gesture.isArmed
  }

  /// Whether a list at its top is taken for one that is scrolled away.
  func missesTop(of list: UIScrollView) -> Bool {
    has(.showsAtZeroOnly) && machine.source == .app && list.contentOffset.y != 0
  }

  /// Whether rows that fit the view, or none, keep it from doing anything.
  var missesFewRows: Bool {
    guard has(.needsTallContent), let list else { return false }
    return ends(of: list).contentFits
  }

  /// A finger may have left the list, on which another one stays.
  func countFingers(on list: UIScrollView) {
    let fingers = list.panGestureRecognizer.numberOfTouches
    if has(.firstLiftCounts), 0 < fingers, fingers < memory.fingers {
      gesture.panChanged(
        from: .changed, to: .ended, at: sample(.other, list), terms, isOpen: isOpen)
    }
    memory.fingers = fingers
  }
}
