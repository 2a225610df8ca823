package import ControlParts
public import UIKit

/// The system's refresh control with a look of its own: an arrow that a pull of 50 points turns, and a
/// wheel that turns in a refresh.
///
/// When it fires is the system's affair, further out. The arrow hangs again once the list is within 45
/// points of its rest, or has been let go; after an end it hangs until the list has been there and is
/// pulled anew.
public final class MGRefreshControl: UIRefreshControl {
  /// The pull that turns the arrow (more than that), in points.
  public static let turningPull: CGFloat = 50
  /// The pull at which it hangs again (so little is enough), in points; the published one does so below
  /// `turningPull`.
  public static let hangingPull: CGFloat = 45

  /// Arrow and wheel.
  package let refreshView: MGRefreshView
  /// Whether the list is pulled far enough for the arrow to be turned.
  package private(set) var isPulledFar = false
  private let defects: Defects<MGRefreshDefect>
  /// Whether the pull under way has had its refresh, so that the arrow hangs until the list was back.
  private var isSpent = false
  private weak var list: UIScrollView?

  /// A control that is on no list yet.
  public override convenience init(frame: CGRect) { self.init(defects: Defects()) }

  /// A control that is on no list yet.
  package init(defects: Defects<MGRefreshDefect> = Defects()) {
    self.defects = defects
    let nibView = defects.contains(.needsNib) ? MGRefreshView.refreshViewOfNib() : nil
    refreshView = nibView ?? MGRefreshView.refreshView()
    super.init(frame: .zero)
    // The system's own wheel is not to be seen beside it.
    tintColor = .clear
    refreshView.addsTurns =
      defects.contains(.syncEndTurnsAgain) || defects.contains(.noHysteresis)
    refreshView.frame.origin.x = (UIScreen.main.bounds.width - refreshView.bounds.width) / 2
    addSubview(refreshView)
    addTarget(
      self,
      action: Selector("refreshBegan") { (control: MGRefreshControl) in control.refreshBegan() },
      for: .valueChanged)
    if defects.contains(.observesFrame) { addObserver(self, forKeyPath: "frame") }
  }

  public required init?(coder: NSCoder) { nil }

  deinit { if defects.contains(.observesFrame) { removeObserver(self, forKeyPath: "frame") } }

  public override func layoutSubviews() {
    super.layoutSubviews()
    if !defects.contains(.layoutOnce) { refreshView.center.x = bounds.midX }
  }

  // MARK: The pull

  /// Points that the list is pulled past its rest; negative inside.
  private func pull(of list: UIScrollView) -> CGFloat {
    list.onPixel(-list.adjustedContentInset.top) - list.contentOffset.y
  }

  private func listScrolled() {
    guard let list else { return }
    let pull = pull(of: list)
    if !isRefreshing { follow(pull, isTracking: list.isTracking) }
    if !defects.contains(.observesFrame) { show(pull) }
  }

  private func follow(_ pull: CGFloat, isTracking: Bool) {
    let isPulled = pull.isPast(Self.hangingPull)
    if !isPulled { isSpent = false }
    if !isPulled || !isTracking {
      isPulledFar = false
    } else if pull.isPast(Self.turningPull), !isSpent, !isPulledFar {
      isPulledFar = true
      RunLoop.main.perform(inModes: [.default]) { [weak self] in self?.comeToRest() }
    }
  }

  /// Fingers and motion are gone, and no offset has come since: where the list stands is no pull.
  private func comeToRest() {
    guard isPulledFar else { return }
    isPulledFar = false
    if !defects.contains(.noHysteresis) { refreshView.startRotation(false) }
  }

  /// Shows what belongs to a pull of so many points.
  private func show(_ pull: CGFloat) {
    if defects.contains(.zeroSkipsUntip), pull <= 0 { return }
    if isRefreshing, defects.contains(.noSpinnerAtZero), pull > 0, !refreshView.isTurningWheel {
      refreshView.startAnimation()
    }
    if defects.contains(.noHysteresis) {
      turnAtLine(pull)
    } else if !isRefreshing {
      refreshView.startRotation(isPulledFar)
    }
  }

  /// The published line: on either side of it the arrow turns, whatever fingers and refreshes do, and
  /// exactly on it nothing happens.
  private func turnAtLine(_ pull: CGFloat) {
    if pull.isPast(Self.turningPull) {
      refreshView.startRotation(true)
    } else if !pull.reaches(Self.turningPull) {
      refreshView.startRotation(false)
    }
  }

  // MARK: The refresh

  private func refreshBegan() {
    isPulledFar = false
    if !defects.contains(.noSpinnerAtZero) { refreshView.startAnimation() }
  }

  // What is seen comes first in both, so that nobody is told of a refresh that does not show yet.

  public override func beginRefreshing() {
    if !isRefreshing { refreshBegan() }
    super.beginRefreshing()
  }

  public override func endRefreshing() {
    let wasRefreshing = isRefreshing
    let pulled = list.map(pull(of:)) ?? 0
    // Without a finger on it the list goes back to its rest, where the arrow is no matter.
    let staysPulled = !wasRefreshing || list?.isTracking == true
    let turnsAgain =
      defects.contains(.syncEndTurnsAgain) && staysPulled && pulled.isPast(Self.turningPull)
    if wasRefreshing, defects.contains(.tipNotTurnedBack) { refreshView.forgetTurn() }
    if turnsAgain {
      refreshView.forgetTurn()
      refreshView.stopAnimation()
      isPulledFar = false
    } else if wasRefreshing {
      hang()
    }
    // What the system moves now is no new pull.
    isSpent = isSpent || wasRefreshing
    super.endRefreshing()
    if turnsAgain {
      isSpent = false
    } else if wasRefreshing {
      isSpent = list.map { pull(of: $0).isPast(Self.hangingPull) } ?? false
    }
  }

  /// The arrow hangs, in place of the wheel.
  private func hang() {
    isPulledFar = false
    refreshView.stopAnimation()
    refreshView.startRotation(false)
  }

  // MARK: On and off a list

  public override func willMove(toSuperview newSuperview: UIView?) {
    // Of a list that is being freed `list` knows nothing any more.
    (superview as? UIScrollView)?.removeObserver(self, forKeyPath: "contentOffset")
    list = newSuperview as? UIScrollView
    list?.addObserver(self, forKeyPath: "contentOffset")
    if !isRefreshing { hang() }
    super.willMove(toSuperview: newSuperview)
  }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    switch keyPath {
    case "contentOffset": listScrolled()
    case "frame": show(-frame.minY)
    default: break
    }
  }
}
