package import ControlParts
public import UIKit

/// A view over the first row of a list that says what a pull would do, and has a target act on it.
///
/// Under a finger it is armed exactly while the list is pulled more than 100 points past its rest; a
/// lift there decides. The first offset after it starts the refresh: the list slides to where the view's
/// lower half stays in sight, and the action is sent in the next turn of the run loop.
public final class CustomRefreshView: UIView {
  /// What a refresh view is doing.
  public enum Status: Int, Sendable {
    /// Nothing.
    case normal = 1
    /// Letting go now would start a refresh.
    case beginRefresh
    /// A refresh has started and the end has not come.
    case refreshing
  }

  /// The view's height and the pull that arms it (more than that), in points.
  public static let height: CGFloat = 100
  /// Points of the view that stay in sight in a refresh.
  public static let hold: CGFloat = 50
  /// Seconds in which the list slides to its hold and back.
  public static let slideDuration: TimeInterval = 0.5
  static let labelHeight: CGFloat = 20

  /// What the view says, 20 points high across its bottom.
  public let updateLabel = UILabel()
  /// Who acts when a refresh starts; the view does not own it.
  public weak var actionTarget: NSObject?
  /// What is sent to `actionTarget`, the view being its argument if it takes one.
  public var action: Selector?
  /// The list that the view is on.
  public private(set) weak var parentView: UIScrollView?
  /// What the view is doing.
  public internal(set) var refreshStatus = Status.normal
  /// Whether the action of the refresh that is under way was sent.
  package internal(set) var isActionSent = false

  let defects: Defects<CustomRefreshDefect>
  /// The view's part of the list's inset.
  var own = OwnInset(at: .top)
  /// What the finger's pull asks for.
  var decision = PullDecision()
  /// Whether the refresh that is under way was begun by code.
  var isBegun = false
  /// Counts ends, so that an action that waits notices one.
  var ends = 0
  /// Whether the view watches its list.
  private var isWatching = false
  private var retainedList: UIScrollView?

  /// A view that is on no list yet.
  package init(defects: Defects<CustomRefreshDefect> = Defects()) {
    self.defects = defects
    super.init(frame: CGRect(x: 0, y: -Self.height, width: 0, height: Self.height))
    autoresizingMask = .flexibleWidth
    updateLabel.frame = CGRect(
      x: 0, y: Self.height - Self.labelHeight, width: 0, height: Self.labelHeight)
    updateLabel.autoresizingMask = .flexibleWidth
    updateLabel.font = .systemFont(ofSize: 13)
    updateLabel.textColor = .gray
    updateLabel.textAlignment = .center
    addSubview(updateLabel)
    showStatus()
  }

  public required init?(coder: NSCoder) { nil }

  func showStatus() { show(refreshStatus) }

  func show(_ status: Status) {
    updateLabel.text =
      switch status {
      case .normal: "下拉刷新...."
      case .beginRefresh: "释放加载...."
      case .refreshing: "正在努力加载..."
      }
  }

  // MARK: The pull

  /// The list has scrolled and is pulled `y` points past its rest; negative inside.
  public func adjustY(_ y: CGFloat) {
    guard let list = parentView, isLive else { return }
    if refreshStatus == .refreshing {
      guard defects.contains(.dragClearsState), list.isTracking else { return }
      refreshStatus = .normal
    }
    let isPast = y.isPast(Self.height)
    let isDecided = decision.scrolled(isPast: isPast, isTracking: list.isTracking)
    if isDecided && !defects.contains(.noLatch) || isPast && firesByItself(list) {
      startRefreshing(isBegun: false)
    } else if list.isTracking || !staysArmed {
      showDecision()
    }
  }

  /// Whether the published view fires where the list is past the line without a finger, whatever a lift
  /// has decided.
  private func firesByItself(_ list: UIScrollView) -> Bool {
    guard !list.isTracking else { return false }
    return defects.contains(.inertiaFires) || staysArmed && refreshStatus == .beginRefresh
  }

  /// Whether the published view is still armed when the finger has left.
  private var staysArmed: Bool {
    defects.contains(.noLatch) || defects.contains(.stateAfterEffects)
  }

  /// The status is what has been decided; a view that is armed is looked at once more at rest.
  private func showDecision() {
    let new = decision.isArmed ? Status.beginRefresh : .normal
    guard refreshStatus != .refreshing else { return }
    refreshStatus = new
    showStatus()
    guard decision.isArmed else { return }
    RunLoop.main.perform(inModes: [.default]) { [weak self] in self?.comeToRest() }
  }

  private func comeToRest() {
    guard refreshStatus == .beginRefresh, !defects.contains(.noLatch) else { return }
    let isDue = decision.rested()
    if isDue, isLive { startRefreshing(isBegun: false) } else { showDecision() }
  }

  private func panChanged(from old: UIGestureRecognizer.State, in list: UIScrollView) {
    let new = list.panGestureRecognizer.state
    let isOpen = refreshStatus != .refreshing && isLive
    let isPast = isOpen && pull(of: list).isPast(Self.height)
    if defects.contains(.cancelFires), new == .cancelled || new == .failed {
      decision.lifted(isPast: isPast)
    } else {
      decision.panChanged(from: old, to: new, isPast: isPast)
    }
    showDecision()
  }

  /// Whether the view is visible and enabled.
  package var isLive: Bool {
    !isHidden && isUserInteractionEnabled || defects.contains(.noGate)
  }

  /// Hidden or disabled it does nothing any more that a pull has asked for.
  private func gateChanged() {
    guard !isLive else { return }
    decision.disarm()
    showDecision()
    if refreshStatus == .refreshing, !isActionSent, !isBegun { endHeaderRefresh() }
  }

  public override var isHidden: Bool { didSet { gateChanged() } }
  public override var isUserInteractionEnabled: Bool { didSet { gateChanged() } }

  // MARK: On and off a list

  public override func willMove(toSuperview newSuperview: UIView?) {
    if let old = superview as? UIScrollView { leave(old) }
    if let list = newSuperview as? UIScrollView { join(list) }
    super.willMove(toSuperview: newSuperview)
  }

  private func join(_ list: UIScrollView) {
    parentView = list
    if defects.contains(.retainCycle) { retainedList = list }
    own.look(at: list)
    if !isWatching { watch(list) }
  }

  private func watch(_ list: UIScrollView) {
    isWatching = true
    watchOffset(of: list)
    list.addObserver(self, forKeyPath: "contentInset")
    list.panGestureRecognizer.addObserver(self, forKeyPath: "state", options: .old)
  }

  /// Has the view told of each offset, once more if it is told already.
  func watchOffset(of list: UIScrollView) { list.addObserver(self, forKeyPath: "contentOffset") }

  private func leave(_ list: UIScrollView) {
    // `parentView` is gone already where the list is being freed: then nothing is left to restore.
    let isDying = parentView == nil
    if !isDying {
      if refreshStatus == .refreshing { close() }
      becomeNormal()
      decision = PullDecision()
    }
    guard isDying || !defects.contains(.firesAfterDetach) else { return }
    isWatching = false
    list.removeObserver(
      self, forKeyPath: "contentOffset",
      context: defects.contains(.wrongRemovalContext) ? Self.anotherContext : nil)
    list.removeObserver(self, forKeyPath: "contentInset")
    list.panGestureRecognizer.removeObserver(self, forKeyPath: "state")
    parentView = nil
  }

  /// Not the context that the view watches with, which is `nil`.
  private static let anotherContext = UnsafeMutableRawPointer(bitPattern: 1)

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let list = parentView else { return }
    switch keyPath {
    case "contentOffset": adjustY(pull(of: list))
    case "contentInset": own.look(at: list)
    case "state":
      panChanged(from: change?[.oldKey] as? UIGestureRecognizer.State ?? .possible, in: list)
    default: break
    }
  }
}
