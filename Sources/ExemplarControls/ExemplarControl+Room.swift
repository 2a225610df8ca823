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
    return side == .top
      ? ListEnds(of: list, heldTop: own.height, heldBottom: other)
      : ListEnds(of: list, heldTop: other, heldBottom: own.height)
  }

  /// Points of room while nothing is loaded.
  private var restingRoom: CGFloat { isHidden ? 0 : options.keeps }

  /// Gives the control so many points of room and puts the list at `target`, if there is one.
  func setRoom(_ points: CGFloat, in list: UIScrollView, at target: CGFloat? = nil) {
    let change = points - own.height
    if !change.isSame(as: 0) {
      let inset = list.contentInset
      switch side {
      case .top:
        own.hold(points, writing: inset.top + change)
        list.contentInset.top += change
      case .bottom:
        own.hold(points, writing: inset.bottom + change)
        list.contentInset.bottom += change
      }
    }
    // At once, and not by the property: a bounce would go on from where it was.
    if let target {
      list.setContentOffset(CGPoint(x: list.contentOffset.x, y: target), animated: false)
    }
  }

  /// Opens the room; what bounces comes to rest where it belongs then.
  func slideOpen(
    to points: CGFloat, in list: UIScrollView, at target: CGFloat? = nil,
    then: ((Bool) -> Void)? = nil
  ) {
    let target = target ?? landing(of: list, with: points)
    UIView.animate(withDuration: max(Self.leastOpening, options.opening)) { [self] in
      setRoom(points, in: list, at: target)
    } completion: {
      then?($0)
    }
  }

  /// Closes the room of a load that has ended; otherwise gives the control the room that it keeps.
  func fitRoom(in list: UIScrollView) {
    let run = machine.run
    if machine.state == .ending, closingRun != run {
      closingRun = run
      slideShut(in: list) { [weak self] in self?.step(.closed(run: run)) }
    } else if machine.isAtRest, !own.height.isSame(as: restingRoom) {
      slideShut(in: list)
    }
  }

  private func slideShut(in list: UIScrollView, then: @escaping () -> Void = {}) {
    isCaught = false
    let target = landing(of: list, with: restingRoom)
    UIView.animate(withDuration: Self.closing) { [self] in
      setRoom(restingRoom, in: list, at: target)
    } completion: { _ in
      then()
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
    own.look(at: list)
    if own.height != height { isEvicted = true }
    setNeedsLayout()
  }
}
