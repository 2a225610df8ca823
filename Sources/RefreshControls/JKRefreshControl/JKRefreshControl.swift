package import ControlParts
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
  /// The control's part of the list's inset.
  var own = OwnInset(at: .top)
  /// Counts beginnings and ends, so that what they set in train notices that it is out of date.
  var round = 0
  /// Whether `beginRefreshing()` began what is under way.
  var isBeginRefreshing = false
  /// What the finger's pull asks for.
  var decision = PullDecision()
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
    list.onPixel(-(list.contentInset.top - own.height + systemInset(of: list)))
  }

  /// Points that the list is pulled past its rest; negative inside.
  private func pull(of list: UIScrollView) -> CGFloat { rest(of: list) - list.contentOffset.y }

  // MARK: The pull

  private func offsetChanged(_ list: UIScrollView) {
    let pull = pull(of: list)
    center.y = min(-Self.restingHeight, -pull / 2)
    if step == .idle || step == .armed, isLive { follow(pull, in: list) }
    contentOffsetScale = pull / Self.stayHeight
    draw()
  }

  private func follow(_ pull: CGFloat, in list: UIScrollView) {
    let isPast = pull.isPast(Self.stayHeight)
    if decision.scrolled(isPast: isPast, isTracking: list.isTracking) { return startRefreshing() }
    showDecision()
  }

  /// The step is what has been decided; one that is armed is looked at once more at rest.
  private func showDecision() {
    guard step == .idle || step == .armed else { return }
    step = decision.isArmed ? .armed : .idle
    guard decision.isArmed else { return }
    RunLoop.main.perform(inModes: [.default]) { [weak self] in self?.comeToRest() }
  }

  private func comeToRest() {
    guard step == .armed else { return }
    let isDue = decision.rested()
    if isDue, isLive { startRefreshing() } else { showDecision() }
  }

  private func gestureChanged(from old: UIGestureRecognizer.State, in list: UIScrollView) {
    let new = list.panGestureRecognizer.state
    let isOpen = (step == .idle || step == .armed) && isLive
    let isPast = isOpen && pull(of: list).isPast(Self.stayHeight)
    if defects.contains(.cancelFires), new == .cancelled || new == .failed {
      decision.lifted(isPast: isPast)
    } else {
      decision.panChanged(from: old, to: new, isPast: isPast)
    }
    showDecision()
  }

  func disarm() {
    decision.disarm()
    showDecision()
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
    own.look(at: list)
    list.addObserver(self, forKeyPath: "contentOffset")
    list.addObserver(self, forKeyPath: "contentInset")
    list.addObserver(self, forKeyPath: "frame")
    list.panGestureRecognizer.addObserver(self, forKeyPath: "state", options: .old)
  }

  private func leave(_ old: UIScrollView) {
    old.removeObserver(self, forKeyPath: "contentOffset")
    old.removeObserver(self, forKeyPath: "contentInset")
    old.removeObserver(self, forKeyPath: "frame")
    old.panGestureRecognizer.removeObserver(self, forKeyPath: "state")
    // `list` is gone already where it is being freed: then nothing is left to restore.
    guard let list else { return }
    isOnList = false
    decision = PullDecision()
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
    case "contentInset": if list === self.list { own.look(at: list) }
    case "frame": placeAtRest(list)
    case "state":
      gestureChanged(
        from: change?[.oldKey] as? UIGestureRecognizer.State ?? .possible, in: list)
    default: break
    }
  }

  /// Starts the refresh that a pull or a begin has decided on.
  func startRefreshing() {
    decision.disarm()
    startOpening()
    draw()
  }
}
