import ControlParts
import UIKit

/// A refresh from its start to its end.
///
/// Each wait ends in a check that it still means the refresh that set it off: an end before the
/// callback takes the callback back, and what begins meanwhile is not ended by what was before it.
extension JKRefreshControl {
  /// Slides the list down and starts a refresh; in a refresh, or off a list, it does nothing.
  public func beginRefreshing() {
    guard let list = listOrTrap, takesBegin else { return }
    isBeginRefreshing = true
    round += 1
    let mine = round
    disarm()
    if step == .idle || step == .closing { step = .revealing }
    let reveals = revealsBegin(list)
    UIView.animate(withDuration: Self.revealDuration) {
      if reveals { move(list, to: rest(of: list) - Self.stayHeight) }
    } completion: { [weak self] _ in
      guard let self, isCurrent(mine, .revealing) else { return }
      startRefreshing()
    }
  }

  private var takesBegin: Bool {
    switch step {
    case .idle, .armed: !isBeginRefreshing
    case .revealing: false
    case .opening, .loading: defects.contains(.beginNotGuarded) && !isBeginRefreshing
    case .closing: defects.contains(.staleEndCompletion) && !isBeginRefreshing
    }
  }

  /// Never under a finger, and against its momentum only where the list is pulled past its rest.
  private func revealsBegin(_ list: UIScrollView) -> Bool {
    if list.isTracking { return defects.contains(.beginUnderFinger) }
    return !list.isDecelerating || list.contentOffset.y < rest(of: list)
  }

  /// Takes the hold in the next turn of the main queue, where no bounce frame is under way.
  func startOpening() {
    step = .opening
    guard let list = listOrTrap else { return }
    round += 1
    let mine = round
    let target = list.contentInset.top + Self.stayHeight
    DispatchQueue.main.async { [weak self] in
      guard let self, isCurrent(mine, .opening) else { return }
      open(target: target, round: mine)
    }
  }

  private func open(target: CGFloat, round mine: Int) {
    guard let list else { return }
    let held = rest(of: list) - Self.stayHeight
    let isPulled = list.contentOffset.y < rest(of: list)
    let reveals = list.isTracking ? defects.contains(.beginUnderFinger) : isPulled
    let destination = reveals ? held : list.landing(addingToTop: Self.stayHeight)
    let inset =
      defects.contains(.staleTarget) ? target : list.contentInset.top + Self.stayHeight
    UIView.animate(withDuration: Self.openDuration) {
      own.hold(Self.stayHeight, writing: inset)
      list.contentInset.top = inset
      if let destination { move(list, to: destination) }
    } completion: { [weak self] _ in
      guard let self, isCurrent(mine, .opening) else { return }
      step = .loading
      sendActions(for: .valueChanged)
    }
  }

  /// Ends the refresh, also one whose `.valueChanged` is still to come, which then never comes.
  public func endRefreshing() {
    guard let list = listOrTrap else { return }
    switch step {
    case .idle, .armed: guard defects.contains(.idleEndMoves) else { return }
    case .closing: guard defects.contains(.doubleEndSubtracts) else { return }
    case .revealing, .opening, .loading: break
    }
    let wasIdle = step == .idle || step == .armed
    let subtractsAnyway = wasIdle || step == .closing || defects.contains(.endBeforeBegin)
    if !defects.contains(.endBeforeBegin) { round += 1 }
    let mine = round
    step = .closing
    decision.refreshEnded(isPanned: list.isPanned)
    letter.fadeRing()
    let part = subtractsAnyway ? Self.stayHeight : own.height
    let writesAnyway = wasIdle || defects.contains(.endScrollsToTop)
    giveBack(part, to: list, writingOffset: writesAnyway) { [weak self] in
      guard let self else { return }
      guard isCurrent(mine, .closing) || defects.contains(.staleEndCompletion) else { return }
      becomeIdle()
    }
  }

  /// Takes `part` out of the list's inset, and puts the list at its rest where it is past it.
  ///
  /// Under a finger, and where the list is scrolled away, it stays where it is.
  private func giveBack(
    _ part: CGFloat, to list: UIScrollView, writingOffset writesAnyway: Bool = false,
    then: @escaping () -> Void = {}
  ) {
    own.release()
    let rest = rest(of: list) + part
    let corrects = !list.isTracking && list.contentOffset.y < rest
    let landing = list.landing(addingToTop: -part)
    UIView.animate(withDuration: Self.hideDuration) {
      if part != 0 { list.contentInset.top -= part }
      if corrects || writesAnyway {
        move(list, to: rest)
      } else if let landing {
        move(list, to: landing)
      }
    } completion: { _ in
      then()
    }
  }

  private func becomeIdle() {
    step = .idle
    isBeginRefreshing = false
    letter.reset()
  }

  /// Leaves nothing behind on a list that the control is taken off.
  func abandonRefresh(of list: UIScrollView) {
    round += 1
    if own.height != 0 || step == .revealing { giveBack(own.height, to: list) }
    disarm()
    if step != .idle { becomeIdle() }
  }

  /// Puts the list at `y` and ends what moves it, so that no bounce goes on from where it was.
  private func move(_ list: UIScrollView, to y: CGFloat) {
    let x = defects.contains(.zeroesX) ? 0 : list.contentOffset.x
    list.setContentOffset(CGPoint(x: x, y: y), animated: false)
  }

  /// Whether what `round` set in train is still wanted, which a published control does not ask.
  private func isCurrent(_ round: Int, _ expected: Step) -> Bool {
    guard round == self.round else { return false }
    if step == expected { return true }
    switch expected {
    case .revealing, .opening:
      return defects.contains(.endBeforeBegin) || defects.contains(.beginNotGuarded)
        || defects.contains(.staleEndCompletion)
    case .idle, .armed, .loading, .closing: return false
    }
  }

  /// The list; the published control takes it for granted.
  private var listOrTrap: UIScrollView? {
    defects.contains(.needsSuperview) ? unwrapped(list, "superView") : list
  }
}

extension JKRefreshControl {
  /// Draws the J that the pull shows, or the ring once a refresh has started.
  func draw() {
    switch step {
    case .idle, .armed, .revealing: letter.draw(scale: contentOffsetScale)
    case .opening, .loading: letter.startRing(from: contentOffsetScale)
    case .closing: break
    }
  }
}
