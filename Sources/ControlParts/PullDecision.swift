package import UIKit

/// Whether a finger's pull asks for a refresh.
///
/// The pull is armed exactly while a finger has the list past the control's line. The lift of a finger
/// that dragged the list decides, and the first offset after it starts what was decided. Whatever else
/// ends a touch decides nothing.
package struct PullDecision {
  /// Whether letting go now would ask for a refresh, or did and its start is still to come.
  package private(set) var isArmed = false
  /// Whether a lift has decided.
  package private(set) var isReleased = false
  /// Whether the drag that is under way was so when a refresh ended: its lift asks for nothing.
  private var isLate = false

  /// Of a list on which no finger has been yet.
  package init() {}

  /// The list has scrolled, to a place past the line or not.
  ///
  /// Returns whether the refresh that a lift decided on starts now; the pull stays armed until it is
  /// disarmed by it.
  package mutating func scrolled(isPast: Bool, isTracking: Bool) -> Bool {
    if isReleased {
      isReleased = false
      return true
    }
    isArmed = isTracking && isPast && !isLate
    return false
  }

  /// The pan of the list has gone from one state to another, the list being past the line or not.
  ///
  /// A touch that drags nothing, one that catches a bounce for instance, leaves alone what a lift
  /// before it has decided.
  package mutating func panChanged(
    from old: UIGestureRecognizer.State, to new: UIGestureRecognizer.State, isPast: Bool
  ) {
    let wasDrag = old == .began || old == .changed
    switch new {
    case .ended where wasDrag: lifted(isPast: isPast)
    case .ended, .cancelled, .failed: if wasDrag || !isReleased { disarm() }
    case .possible, .began: break
    case .changed: return
    }
    isLate = false
  }

  /// A finger that dragged the list has left it, past the line or not.
  package mutating func lifted(isPast: Bool) {
    isArmed = isPast && !isLate
    isReleased = isArmed
  }

  /// A refresh has ended while the list was dragged, or was not.
  package mutating func refreshEnded(isPanned: Bool) { isLate = isPanned }

  /// Fingers and motion are gone; returns whether a lift has decided and no offset followed it, the
  /// place where it let go having become a legal one: then the refresh starts now.
  ///
  /// A finger that only rested on the list, while the app scrolled it, has asked for nothing.
  package mutating func rested() -> Bool {
    let isDue = isReleased
    disarm()
    return isDue
  }

  /// Nothing is asked for any more.
  package mutating func disarm() {
    isArmed = false
    isReleased = false
  }
}
