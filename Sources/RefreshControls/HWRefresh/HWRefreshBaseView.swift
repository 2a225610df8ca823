import ControlParts
public import UIKit

/// A view at an end of a list that is pulled, let go, and stays in sight while the app loads.
///
/// It watches the list's offset. Under a finger it is armed exactly while the list is pulled more
/// than `height` past its rest; a lift there decides, and the first offset after it starts the
/// refresh, which adds the view's height to the list's inset until `endRefreshing()`.
open class HWRefreshBaseView: UIView {
  /// What a refresh view is doing.
  public enum State: Int, Sendable {
    /// Nothing.
    case normal
    /// Letting go now would start a refresh.
    case pulling
    /// The callback was called and the end has not come.
    case refreshing
  }

  /// The view's height in points, the pull that arms it (more than that) and what it holds.
  public static let height: CGFloat = 44
  /// Seconds in which the view slides in and out.
  public static let slideDuration: TimeInterval = 0.25

  /// The list that the view is on.
  public private(set) weak var scrollView: UIScrollView?
  /// The list's `contentInset` as it was when the view was attached.
  public private(set) var scrollViewOriginalInset = UIEdgeInsets.zero
  /// Called once when a refresh starts, whoever started it; an end inside it is an end.
  public var refreshingCallback: (() -> Void)?
  /// What the view is doing.
  public internal(set) var state = State.normal
  /// Shown while nothing is going on.
  public var pullToRefreshText = "" { didSet { textChanged(pullToRefreshText, of: .normal) } }
  /// Shown while letting go would refresh.
  public var releaseToRefreshText = "" {
    didSet { textChanged(releaseToRefreshText, of: .pulling) }
  }
  /// Shown in a refresh.
  public var refreshingText = "" { didSet { textChanged(refreshingText, of: .refreshing) } }

  /// The text, 100 × 20, 12 points below the top.
  package let label = UILabel(frame: CGRect(x: 0, y: 12, width: 100, height: 20))
  /// The picture, 30 × 30, 7 points below the top.
  package let imageView = UIImageView(frame: CGRect(x: 0, y: 7, width: 30, height: 30))
  let defects: Defects<HWRefreshDefect>
  /// The view's part of the list's inset.
  var own: OwnInset
  /// What the finger's pull asks for.
  private var decision = PullDecision()
  /// Counts refreshes, so that one notices that it is not the last any more.
  private var refreshCount = 0

  /// A view that is on no list yet, for one side of it.
  init(at side: OwnInset.Side, defects: Defects<HWRefreshDefect>) {
    self.defects = defects
    own = OwnInset(at: side)
    super.init(frame: CGRect(x: 0, y: -Self.height, width: 0, height: Self.height))
    if !defects.contains(.layoutOnce) { autoresizingMask = .flexibleWidth }
    label.font = .systemFont(ofSize: 14)
    label.textAlignment = .center
    imageView.image = UIImage(named: "refreshing.jpg")
    addSubview(imageView)
    addSubview(label)
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: What an edge has of its own

  /// Points that the list is pulled past its rest at this edge; negative inside.
  var pull: CGFloat { 0 }

  /// Whether a pull counts at all, apart from the gates that every edge has.
  var takesPulls: Bool { true }

  /// Takes the view's part of the inset; `isBegun` by code, otherwise by a pull.
  func open(isBegun: Bool) {}

  /// Gives the part back.
  func close() {}

  /// The content's height has changed and the offset is still what it was.
  func contentSizeChanged() {}

  /// Moves the view to where it belongs.
  func place() {}

  // MARK: The state machine

  /// Starts a refresh as if the list had been pulled; in one, or off a list, it does nothing.
  open func beginRefreshing() {
    guard state != .refreshing, scrollView != nil else { return }
    startRefreshing(isBegun: true)
  }

  /// Ends the refresh; without one it does nothing.
  open func endRefreshing() {
    // The published setter takes an end in any state but normal.
    let isAnswered = defects.contains(.callbackBeforeState) && state == .pulling
    guard state == .refreshing || isAnswered else { return }
    state = .normal
    decision.refreshEnded(isPanned: scrollView?.isPanned == true)
    showState()
    if !isAnswered { close() }
  }

  private func startRefreshing(isBegun: Bool) {
    refreshCount += 1
    let refresh = refreshCount
    if !defects.contains(.callbackBeforeState) {
      decision.disarm()
      state = .refreshing
    }
    show(.refreshing)
    refreshingCallback?()
    if defects.contains(.callbackBeforeState) {
      decision.disarm()
      state = .refreshing
    }
    // The callback may have ended this refresh, and begun another.
    guard state == .refreshing, refresh == refreshCount else { return }
    open(isBegun: isBegun)
  }

  private func offsetChanged() {
    place()
    guard state != .refreshing, isLive else { return }
    guard takesPulls else { return disarm() }
    if defects.contains(.skipsDisarm), pull <= 0 { return }
    let isTracking = scrollView?.isTracking == true
    if !isTracking, !decision.isReleased, state == .pulling, staysArmed, pull > 0 {
      // Armed without a finger, and no lift has decided: the published control fires.
      startRefreshing(isBegun: false)
    } else if decision.scrolled(isPast: isPast, isTracking: isTracking) {
      startRefreshing(isBegun: false)
    } else {
      showDecision()
    }
  }

  private var staysArmed: Bool {
    defects.contains(.skipsDisarm) || defects.contains(.hiddenKeepsArmed)
      || defects.contains(.callbackBeforeState)
  }

  /// Whether letting go here is far enough.
  private var isPast: Bool { pull.isPast(Self.height) }

  /// The state is what has been decided; a view that is armed is looked at once more at rest.
  private func showDecision() {
    let new = decision.isArmed ? State.pulling : .normal
    guard state != .refreshing, state != new else { return }
    state = new
    showState()
    guard decision.isArmed else { return }
    RunLoop.main.perform(inModes: [.default]) { [weak self] in self?.comeToRest() }
  }

  private func comeToRest() {
    guard state == .pulling, decision.isReleased || !staysArmed else { return }
    let isDue = decision.rested()
    if isDue, isLive, takesPulls { startRefreshing(isBegun: false) } else { showDecision() }
  }

  private func gestureChanged(from old: UIGestureRecognizer.State, in list: UIScrollView) {
    let new = list.panGestureRecognizer.state
    let isDropped = new == .cancelled || new == .failed
    let isOpen = state != .refreshing && isLive && takesPulls
    if isDropped, defects.contains(.cancelFires) {
      decision.lifted(isPast: isOpen && isPast)
    } else if new != .ended || !passesOver(endOf: old) {
      decision.panChanged(from: old, to: new, isPast: isOpen && isPast)
    }
    showDecision()
  }

  /// Whether the published control takes no notice of a touch that ends here.
  private func passesOver(endOf old: UIGestureRecognizer.State) -> Bool {
    let isDrag = old == .began || old == .changed
    if defects.contains(.hiddenKeepsArmed), !isLive { return true }
    return isDrag ? defects.contains(.skipsDisarm) && pull <= 0 : staysArmed
  }

  func disarm() {
    decision.disarm()
    showDecision()
  }

  /// Whether the view is visible and enabled.
  package var isLive: Bool { !isHidden && alpha > 0.01 && isUserInteractionEnabled }

  private func gateChanged() {
    if !isLive, !defects.contains(.hiddenKeepsArmed) { disarm() }
  }

  open override var isHidden: Bool { didSet { gateChanged() } }
  open override var alpha: CGFloat { didSet { gateChanged() } }
  open override var isUserInteractionEnabled: Bool { didSet { gateChanged() } }

  /// The list's insets may have changed, by whomever.
  func lookAtInset() {
    if let scrollView { own.look(at: scrollView) }
  }

  // MARK: On and off a list

  open override func willMove(toSuperview newSuperview: UIView?) {
    if let old = superview as? UIScrollView { leave(old) }
    if let list = newSuperview as? UIScrollView { join(list) }
    super.willMove(toSuperview: newSuperview)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    place()
    centre()
  }

  func join(_ list: UIScrollView) {
    scrollView = list
    scrollViewOriginalInset = list.contentInset
    own.look(at: list)
    list.addObserver(self, forKeyPath: "contentOffset")
    list.panGestureRecognizer.addObserver(self, forKeyPath: "state", options: .old)
  }

  func leave(_ list: UIScrollView) {
    list.removeObserver(self, forKeyPath: "contentOffset")
    list.panGestureRecognizer.removeObserver(self, forKeyPath: "state")
    decision = PullDecision()
    // `scrollView` is gone already where the list is being freed: then nothing is left to restore.
    if scrollView != nil, !defects.contains(.detachKeepsInset) {
      if state == .refreshing { close() }
      state = .normal
      showState()
    }
    scrollView = nil
  }

  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let scrollView else { return }
    lookAtInset()
    switch keyPath {
    case "contentOffset": offsetChanged()
    case "contentSize": contentSizeChanged()
    case "state":
      gestureChanged(
        from: change?[.oldKey] as? UIGestureRecognizer.State ?? .possible, in: scrollView)
    default: break
    }
  }
}
