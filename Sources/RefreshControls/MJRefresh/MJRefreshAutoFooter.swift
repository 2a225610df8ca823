import ControlParts
public import UIKit

/// A footer that is part of the list: it has its room all the time, and loads by itself when it comes
/// into sight.
///
/// A finger, or the momentum that it gave, must bring it there. Where the rows fit the list it is in
/// sight already: then it loads when the list was pushed up and is let go.
open class MJRefreshAutoFooter: MJRefreshFooter {
  /// Whether it loads when it comes into sight, or only when the list is let go then.
  public var automaticallyRefresh = true
  /// How much of the footer must be in sight, as a part of its height; exactly so much counts.
  public var triggerAutomaticallyRefreshPercent: CGFloat = 1
  /// How often one touch may make it load; -1 is any number of times.
  ///
  /// Each load takes one, whoever began it, and none is left after one that has added nothing.
  public var autoTriggerTimes: Int {
    get { triggers.times }
    set { triggers.times = newValue }
  }

  private var triggers = MJRefreshTriggers()
  private var mover: ListMover?
  /// Whether the finger has pushed the list past the line and not taken it back.
  private var isPushed = false
  /// The rows' shortness when a load began: the room that a list needs that was pushed up.
  private var shortness: CGFloat = 0

  // MARK: The line

  /// Whether the list must be let go.
  private func loadsAtRelease(_ list: UIScrollView) -> Bool {
    !automaticallyRefresh || contentFits(list)
  }

  /// Whether the footer is as far in sight as it must be.
  private func isInSight(_ list: UIScrollView) -> Bool {
    let part = automaticallyRefresh ? triggerAutomaticallyRefreshPercent : 1
    let line = contentFits(list) ? 0 : bounds.height * part
    return !line.isPast(pull)
  }

  override var isPast: Bool {
    guard let scrollView else { return false }
    return loadsAtRelease(scrollView) && isInSight(scrollView)
  }

  /// A jump back from an armed pull is seen by every footer of this kind.
  override var skipsDisarm: Bool { false }

  // MARK: The list

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    mover = scrollView == nil ? nil : ListMover()
  }

  open override func scrollViewContentOffsetDidChange(_ change: [NSKeyValueChangeKey: Any]?) {
    super.scrollViewContentOffsetDidChange(change)
    guard let scrollView else { return }
    let new = scrollView.contentOffset.y
    let old = (change?[.oldKey] as? CGPoint)?.y ?? new
    let who = mover?.scrolled(scrollView, from: old) ?? .other
    let isInSight = isInSight(scrollView)
    let comesIntoSight = isInSight && (new - old).isPast(0)
    if who == .finger { isPushed = isInSight && (isPushed || comesIntoSight) }
    guard takesPulls else { return }
    if loadsAtRelease(scrollView) {
      _ = decision.scrolled(isPast: isPast, isTracking: scrollView.isTracking)
      showDecision()
    } else if comesIntoSight, who != .other, triggers.isLeft {
      begin(byCode: false)
    }
  }

  open override func scrollViewContentSizeDidChange(_ change: [NSKeyValueChangeKey: Any]?) {
    super.scrollViewContentSizeDidChange(change)
    if let scrollView { mover?.contentSizeChanged(of: scrollView) }
  }

  override func contentInsetChanged() {
    if let scrollView { mover?.rangeChanged(of: scrollView, at: scrollView.contentOffset.y) }
  }

  open override func scrollViewPanStateDidChange(_ change: [NSKeyValueChangeKey: Any]?) {
    super.scrollViewPanStateDidChange(change)
    guard let scrollView else { return }
    let new = scrollView.panGestureRecognizer.state
    switch new {
    case .began:
      mover?.dragBegan()
      if !isTouchUsed { triggers.touchBegan() }
      isPushed = false
    case .ended, .cancelled, .failed: mover?.dragEnded(scrollView, gliding: new == .ended)
    case .possible, .changed: break
    }
    decision.panChanged(
      from: change?[.oldKey] as? UIGestureRecognizer.State ?? .possible, to: new,
      isPast: takesPulls && isPast && isPushed && triggers.isLeft)
    if decision.isReleased { begin(byCode: false) } else { showDecision() }
  }

  // MARK: The load

  override func refreshingStarted() {
    guard let scrollView else { return }
    useTouch()
    triggers.loadBegan(in: scrollView)
    shortness = deficit(of: scrollView)
    postRoom()
    executeRefreshingCallback()
  }

  override func refreshingEnded() {
    if let scrollView, triggers.loadEnded(in: scrollView) { useTouch() }
    shortness = 0
    changeRoom(to: restingRoom, in: MJRefreshConst.slowAnimationDuration) {
    } completion: { [weak self] in
      self?.endRefreshingCompletionBlock?()
    }
  }

  // MARK: The room

  /// A hidden footer has none, unless it loads.
  override var restingRoom: CGFloat { isHidden ? 0 : bounds.height }

  private var room: CGFloat {
    state == .refreshing && !isEndPosted ? bounds.height + shortness : restingRoom
  }

  /// Takes the room in the next turn of the main queue, where no bounce is just being set off and no
  /// inset being written.
  private func postRoom() {
    DispatchQueue.main.async { [weak self] in
      guard let self, !own.height.isSame(as: room) else { return }
      changeRoom(to: room, in: MJRefreshConst.fastAnimationDuration)
    }
  }

  override func roomLost() { postRoom() }

  override func gateChanged() {
    super.gateChanged()
    if !isRefreshing { setRoom(restingRoom) }
  }
}
