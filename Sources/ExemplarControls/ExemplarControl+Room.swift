import ControlParts
import UIKit

/// The control's part of the list's inset.
extension ExemplarControl {
  /// Seconds in which the room closes.
  private static let closing: TimeInterval = 0.25
  /// The least seconds in which it opens, two frames of a slow display.
  private static let leastOpening: TimeInterval = 1.0 / 30

  /// The ends of the list, without what the two controls hold.
  func ends(of list: UIScrollView) -> ListEnds {
    let other = partner?.own.height ?? 0
    let (top, bottom) = side == .top ? (own.height, other) : (other, own.height)
    let overlooked = overlookedTop(of: list, held: top)
    return ListEnds(of: list, heldTop: top + overlooked, heldBottom: bottom)
  }

  /// Points of room while nothing is loaded.
  private var restingRoom: CGFloat {
    if has(.keepsRoomWithoutRows), side == .bottom, !growth.hasGrown { return own.height }
    return isHidden ? 0 : options.keeps
  }

  /// Gives the control so many points of room and puts the list at `target`, if there is one.
  func setRoom(_ points: CGFloat, in list: UIScrollView, at target: CGFloat? = nil) {
    let change = points - own.height + surplusChange(to: points, of: list)
    if !change.isSame(as: 0) {
      let inset = list.contentInset
      switch side {
      case .top:
        own.hold(points, writing: inset.top + change)
        list.contentInset.top += change
        if has(.dropsOtherInsets) { list.contentInset.bottom = 0 }
      case .bottom:
        own.hold(points, writing: inset.bottom + change)
        list.contentInset.bottom += change
      }
    }
    // At once, and not by the property: a bounce would go on from where it was.
    if let target, !has(.bounceGoesOn) {
      let x = has(.zeroesX) ? 0 : list.contentOffset.x
      list.setContentOffset(CGPoint(x: x, y: target), animated: false)
    }
  }

  /// Opens the room; what bounces comes to rest where it belongs then.
  func slideOpen(
    to points: CGFloat, in list: UIScrollView, at target: CGFloat? = nil,
    then: ((Bool) -> Void)? = nil
  ) {
    if has(.forgetsRoom) { own.release() }
    let target = target ?? landing(of: list, with: points)
    memory.isOpening = true
    UIView.animate(withDuration: max(Self.leastOpening, options.opening)) { [self] in
      setRoom(points, in: list, at: target)
    } completion: { [weak self] isWhole in
      self?.memory.isOpening = false
      then?(isWhole)
    }
  }

  /// Closes the room of a load that has ended, and opens that of one which all of it is seen of; otherwise
  /// gives the control the room that it keeps.
  func fitRoom(in list: UIScrollView) {
    if has(.staysOpenWhenBack), window == nil { return }
    let run = machine.run
    if machine.state == .ending, closingRun != run {
      closingRun = run
      slideShut(in: list) { [weak self] in self?.step(.closed(run: run)) }
    } else if machine.isAtRest, !own.height.isSame(as: restingRoom) {
      slideShut(in: list)
    } else if isRefreshing, !list.isTracking, pull.reaches(options.hold) {
      follow(list)
    }
  }

  private func slideShut(in list: UIScrollView, then: @escaping () -> Void = {}) {
    isCaught = false
    if has(.forgetsOffWindow), window == nil {
      own.release()
      return then()
    }
    let target = wrongTarget(in: list) ?? landing(of: list, with: restingRoom)
    UIView.animate(withDuration: has(.closesAtOnce) ? 0 : Self.closing) { [self] in
      setRoom(restingRoom, in: list, at: target)
    } completion: { [defects] isWhole in
      if isWhole || !defects.contains(.caughtClosingStays) { then() }
    }
  }

  /// Leaves nothing behind on a list that the control is taken off.
  func giveBackRoom(to list: UIScrollView) {
    isCaught = false
    let target = landing(of: list, with: 0)
    UIView.animate(withDuration: Self.closing) { [self] in setRoom(0, in: list, at: target) }
  }

  private func landing(of list: UIScrollView, with points: CGFloat) -> CGFloat? {
    let change = points - own.height
    return side == .top ? list.landing(addingToTop: change) : list.landing(bottom: change)
  }

  /// The list's inset has changed, by whomever.
  func insetChanged(in list: UIScrollView) {
    let height = own.height
    if !has(.blindToAssign) { own.look(at: list) }
    if own.height != height { isEvicted = true }
    setNeedsLayout()
  }
}
