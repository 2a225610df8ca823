import UIKit

/// A drop above a list; pulled past its height and let go, it loads.
///
/// Whoever hears `.valueChanged` loads, and calls `endRefreshing()` in the end.
class DropRefreshControl: UIControl {
  enum Step {
    case resting
    /// Letting go now would load.
    case armed
    /// `.valueChanged` was sent and the end has not come.
    case loading
  }

  /// The drop's height, the pull that arms it (more than that) and the room it takes, in points.
  static let height: CGFloat = 50
  /// Seconds in which it slides in and out.
  static let slideDuration: TimeInterval = 0.25

  let label = UILabel()
  private(set) var step = Step.resting { didSet { showStep() } }
  private(set) weak var list: UIScrollView?
  /// Points of the list's top inset that are the drop's.
  private var room: CGFloat = 0
  /// The list's top inset before the drop took its room.
  private var insetBefore: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: frame.width, height: Self.height))
    autoresizingMask = .flexibleWidth
    label.frame = bounds
    label.autoresizingMask = .flexibleWidth
    label.textAlignment = .center
    addSubview(label)
    showStep()
  }

  required init?(coder: NSCoder) { nil }

  private func showStep() {
    switch step {
    case .resting: label.text = "Pull for more"
    case .armed: label.text = "Let go for more"
    case .loading: label.text = "Loading"
    }
  }

  // MARK: The room in the list's inset

  /// Makes room for the drop; runs inside an animation.
  func makeRoom(in list: UIScrollView) {
    list.contentInset.top += Self.height
  }

  /// Gives the room back; runs inside an animation.
  func giveRoomBack(to list: UIScrollView) {
    list.contentInset.top -= Self.height
  }

  /// The offset at which the list rests without the drop.
  private func rest(of list: UIScrollView) -> CGFloat { room - list.adjustedContentInset.top }

  private func isPulledPastHeight(_ list: UIScrollView) -> Bool {
    rest(of: list) - list.contentOffset.y > Self.height
  }

  // MARK: Loading

  /// Loads as if the list had been pulled.
  func beginRefreshing() {
    guard step != .loading, let list else { return }
    step = .loading
    let shown = rest(of: list) - Self.height
    let isAtTop = list.contentOffset.y <= rest(of: list)
    insetBefore = list.contentInset.top
    room = Self.height
    UIView.animate(withDuration: Self.slideDuration) {
      self.makeRoom(in: list)
      if isAtTop { self.settle(list, at: shown) }
    }
    sendActions(for: .valueChanged)
  }

  /// Ends the loading; otherwise it does nothing.
  func endRefreshing() {
    guard step == .loading, let list else { return }
    // Asked before: the smaller inset pulls the list in, but does not stop a bounce.
    let isPulled = list.contentOffset.y < rest(of: list)
    step = .resting
    room = 0
    // An app that has put its own inset back has taken the drop's room with it.
    guard list.contentInset.top != insetBefore else { return }
    UIView.animate(withDuration: Self.slideDuration) {
      self.giveRoomBack(to: list)
      if isPulled { self.settle(list, at: self.rest(of: list)) }
    }
  }

  /// Puts the list at `y` and stops what moves it; a finger keeps it.
  private func settle(_ list: UIScrollView, at y: CGFloat) {
    guard !list.isTracking else { return }
    list.setContentOffset(CGPoint(x: list.contentOffset.x, y: y), animated: false)
  }

  // MARK: The pull

  private func listMoved(_ list: UIScrollView) {
    guard step != .loading else { return }
    arm(list.isTracking && isPulledPastHeight(list))
  }

  private func panChanged(_ list: UIScrollView) {
    guard step == .armed else { return }
    switch list.panGestureRecognizer.state {
    case .ended: if isPulledPastHeight(list) { beginRefreshing() } else { arm(false) }
    case .cancelled, .failed: arm(false)
    default: break
    }
  }

  private func arm(_ isArmed: Bool) {
    let new = isArmed && isEnabled && !isHidden ? Step.armed : .resting
    if step != .loading, step != new { step = new }
  }

  override var isHidden: Bool { didSet { if isHidden { arm(false) } } }
  override var isEnabled: Bool { didSet { if !isEnabled { arm(false) } } }

  // MARK: On and off a list

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if let old = superview as? UIScrollView {
      endRefreshing()
      arm(false)
      old.removeObserver(self, forKeyPath: "contentOffset")
      old.panGestureRecognizer.removeObserver(
        self, forKeyPath: "state")
    }
    list = newSuperview as? UIScrollView
    list?.addObserver(self, forKeyPath: "contentOffset", context: nil)
    list?.panGestureRecognizer.addObserver(
      self, forKeyPath: "state", context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let list else { return }
    switch keyPath {
    case "contentOffset": listMoved(list)
    case "state": panChanged(list)
    default: break
    }
  }
}
