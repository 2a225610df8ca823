public import UIKit

/// A letter J above a list that a pull draws and a refresh turns into a spinning ring.
///
/// Under a finger it is armed exactly while the list is pulled more than 70 points past its rest; a
/// lift there decides. Its `.valueChanged` comes when it has opened: half a second after the first
/// offset that follows the lift, three quarters after `beginRefreshing()`.
public final class JKRefreshControl: UIControl {
  /// What the control is doing.
  public enum Step: Sendable {
    /// Nothing is going on.
    case idle
    /// Letting go now would start a refresh.
    case armed
    /// Begun by code: the list slides down, the refresh starts when it is there.
    case revealing
    /// A refresh has started and `.valueChanged` is still to come.
    case opening
    /// `.valueChanged` was sent and the end has not come.
    case loading
    /// The end has come and the list slides back.
    case closing
  }

  /// The pull that arms the control (more than that) and what it holds, in points.
  public static let stayHeight: CGFloat = 70
  /// Seconds for which it slides out before and after `.valueChanged`, and down when begun by code.
  static let openDuration: TimeInterval = 0.5
  static let hideDuration: TimeInterval = 0.5
  static let revealDuration: TimeInterval = 0.25
  /// The control's side, and how far over the content its middle rests.
  static let side: CGFloat = 45
  static let restingHeight: CGFloat = 35

  /// What the control is doing.
  public internal(set) var step = Step.idle
  /// How far the J is drawn, 0…1: the pull as a part of `stayHeight`.
  public var contentOffsetScale: CGFloat = 0 {
    didSet { contentOffsetScale = min(1, max(0, contentOffsetScale)) }
  }

  /// What is drawn.
  package let letter = JKLetterJ()
  let defects: Defects<JKRefreshDefect>
  /// The list that the control is on.
  private(set) weak var list: UIScrollView?
  /// Points of the list's top inset that are the control's.
  var heldInset: CGFloat = 0
  /// The list's top inset before the control took its part.
  var insetBeforeHold: CGFloat = 0
  /// Counts beginnings and ends, so that what they set in train notices that it is out of date.
  var round = 0
  /// Whether `beginRefreshing()` began what is under way.
  var isBeginRefreshing = false
  /// Whether a lift has decided on a refresh, which starts with the next offset.
  private var isReleased = false
  /// Whether the finger that is down was there when a refresh ended: its lift asks for nothing.
  private var isLateTouch = false
  private var retainedList: UIScrollView?
  /// Whether the control is on a list, also while that list is being freed.
  private var isOnList = false

  /// A control of its own size, whatever `frame` says, that is on no list yet.
  public override convenience init(frame: CGRect) { self.init(defects: Defects()) }

  /// A control that is on no list yet.
  package init(defects: Defects<JKRefreshDefect> = Defects()) {
    self.defects = defects
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    letter.spinsAnyway = defects.contains(.staleEndCompletion)
    letter.add(to: layer)
  }

  public required init?(coder: NSCoder) { nil }

  deinit {
    if defects.contains(.needsSuperview), !isOnList { _ = unwrapped(list, "superView") }
  }

  // MARK: Where the list rests

  /// What the system adds to the list's top inset.
  private func systemInset(of list: UIScrollView) -> CGFloat {
    defects.contains(.ignoresSafeArea) ? 0 : list.adjustedContentInset.top - list.contentInset.top
  }

  /// The offset at which the list rests without a refresh.
  func rest(of list: UIScrollView) -> CGFloat {
    -(list.contentInset.top - heldInset + systemInset(of: list))
  }

  /// Points that the list is pulled past its rest; negative inside.
  private func pull(of list: UIScrollView) -> CGFloat { rest(of: list) - list.contentOffset.y }

  // MARK: The pull

  private func offsetChanged(_ list: UIScrollView) {
    let pull = pull(of: list)
    center.y = min(-Self.restingHeight, -pull / 2)
    if !list.isTracking { isLateTouch = false }
    if step == .idle || step == .armed, isLive { follow(pull, in: list) }
    contentOffsetScale = pull / Self.stayHeight
    draw()
  }

  private func follow(_ pull: CGFloat, in list: UIScrollView) {
    if isReleased {
      startRefreshing()
    } else if list.isTracking {
      step = pull > Self.stayHeight && !isLateTouch ? .armed : .idle
    } else {
      disarm()
    }
  }

  /// A finger has left, having moved the list or only touched it.
  private func fingerLifted(_ list: UIScrollView, afterDrag: Bool) {
    guard step == .idle || step == .armed, isLive else { return }
    let isPast = afterDrag && !isLateTouch && pull(of: list) > Self.stayHeight
    step = isPast ? .armed : .idle
    isReleased = step == .armed
    if isReleased { forgetTouchAtRest() }
  }

  /// Notes that a finger is down at the end of a refresh.
  func noteLateTouch() {
    isLateTouch = true
    forgetTouchAtRest()
  }

  /// Once fingers and motion are gone nothing is left of a touch, also of one that set off no motion:
  /// the run loop sends this when it leaves its tracking mode.
  private func forgetTouchAtRest() {
    perform(
      Selector("forgetTouch") { (view: JKRefreshControl) in view.forgetTouch() }, with: nil,
      afterDelay: 0)
  }

  private func forgetTouch() {
    isLateTouch = false
    if isReleased { disarm() }
  }

  private func gestureChanged(from old: UIGestureRecognizer.State, in list: UIScrollView) {
    switch list.panGestureRecognizer.state {
    case .ended:
      fingerLifted(list, afterDrag: old == .began || old == .changed)
      isLateTouch = false
    case .cancelled, .failed:
      if defects.contains(.cancelFires) { fingerLifted(list, afterDrag: true) } else { disarm() }
      isLateTouch = false
    case .possible, .began, .changed: break
    }
  }

  func disarm() {
    isReleased = false
    if step == .armed { step = .idle }
  }

  /// Whether the control is visible and enabled.
  package var isLive: Bool {
    !isHidden && isUserInteractionEnabled && isEnabled || defects.contains(.noGate)
  }

  /// Hidden or disabled it fires nothing any more that a pull has asked for.
  private func gateChanged() {
    guard !isLive else { return }
    disarm()
    if step == .opening, !isBeginRefreshing { endRefreshing() }
  }

  public override var isHidden: Bool { didSet { gateChanged() } }
  public override var isUserInteractionEnabled: Bool { didSet { gateChanged() } }
  public override var isEnabled: Bool { didSet { gateChanged() } }

  // MARK: On and off a list

  public override func willMove(toSuperview newSuperview: UIView?) {
    if let old = superview as? UIScrollView, !defects.contains(.keepsObservers) { leave(old) }
    if let list = newSuperview as? UIScrollView { join(list) }
    super.willMove(toSuperview: newSuperview)
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let list, !defects.contains(.noInitialLayout) { placeAtRest(list) }
  }

  private func join(_ list: UIScrollView) {
    self.list = list
    isOnList = true
    if defects.contains(.retainCycle) { retainedList = list }
    list.addObserver(self, forKeyPath: "contentOffset")
    list.addObserver(self, forKeyPath: "frame")
    list.panGestureRecognizer.addObserver(self, forKeyPath: "state", options: .old)
  }

  private func leave(_ old: UIScrollView) {
    old.removeObserver(self, forKeyPath: "contentOffset")
    old.removeObserver(self, forKeyPath: "frame")
    old.panGestureRecognizer.removeObserver(self, forKeyPath: "state")
    // `list` is gone already where it is being freed: then nothing is left to restore.
    guard let list else { return }
    isOnList = false
    isLateTouch = false
    abandonRefresh(of: list)
    self.list = nil
  }

  /// Puts the control in the middle over the content.
  private func placeAtRest(_ list: UIScrollView) {
    center = CGPoint(
      x: list.bounds.width / 2, y: min(-Self.restingHeight, -pull(of: list) / 2))
  }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    // A published control hears lists that it has left, too.
    guard let list = object as? UIScrollView ?? list else { return }
    switch keyPath {
    case "contentOffset": offsetChanged(list)
    case "frame": placeAtRest(list)
    case "state":
      gestureChanged(
        from: change?[.oldKey] as? UIGestureRecognizer.State ?? .possible, in: list)
    default: break
    }
  }

  /// Starts the refresh that a pull or a begin has decided on.
  func startRefreshing() {
    isReleased = false
    startOpening()
    draw()
  }
}
