/// The system's own pull-to-refresh control (scroll-semantics.md §5).
///
/// It fires `.valueChanged` once, under the finger, when the pull passes its trigger, and stays
/// refreshing until it is told to end. Where UIKit's ways are not established, the policies
/// `refreshControlTrigger`, `refreshControlInset` and `refreshControlQuirks` decide.
open class UIRefreshControl: UIControl {
  /// Points that it holds while refreshing.
  public static let height: CGFloat = 60

  /// Whether a refresh is under way.
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  private weak var scrollView: UIScrollView?
  private var tagOfOwner = WorkTag.nobody
  /// Whether its height is part of the inset.
  private var isHeld = false
  /// Whether the drag under way has fired, or must not.
  private var isSpent = false
  private var ignoresNextPull = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
  }

  /// Views are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// Shows a refresh: adds the inset, sends no event and does not scroll.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    holdWhenAllowed()
  }

  /// Ends a refresh: the inset goes, animated; under a finger the content stays where it is.
  open func endRefreshing() {
    guard let scrollView else { return }
    let quirks = simulation.policies.refreshControlQuirks == .on
    if quirks { scrollView.stopMotion() }
    guard isRefreshing else { return }
    isRefreshing = false
    if quirks, scrollView.contentOffset.y < -scrollView.adjustedContentInset.top {
      ignoresNextPull = true
    }
    guard isHeld else { return }
    isHeld = false
    UIView.animate(withDuration: 0.25) { scrollView.contentInset.top -= Self.height }
  }

  // MARK: Told by the scroll view

  func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    tagOfOwner = simulation.tag
    scrollView.insertSubview(self, at: 0)
    frame = CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: Self.height)
  }

  func detach() {
    if isHeld, let scrollView { scrollView.contentInset.top -= Self.height }
    isHeld = false
    isRefreshing = false
    scrollView = nil
    removeFromSuperview()
  }

  /// The offset has changed: the frame follows, and a pull past the trigger fires.
  func scrolled() {
    guard let scrollView else { return }
    let pull = -(scrollView.contentOffset.y + restInset)
    let y = min(0, -pull)
    if frame.origin.y != y { underOwner { frame.origin.y = y } }
    guard scrollView.isTracking, !isSpent, !isRefreshing, isEnabled, !isHidden,
      pull > trigger(in: scrollView)
    else { return }
    isSpent = true
    isRefreshing = true
    underOwner {
      if simulation.policies.refreshControlInset == .atOnce { hold() }
      sendActions(for: .valueChanged)
    }
  }

  /// A drag begins.
  func dragBegan() {
    isSpent = ignoresNextPull
    ignoresNextPull = false
  }

  /// The fingers leave; told while the inset does not yet move content.
  func fingersLeave() {
    isSpent = false
    if isRefreshing, !isHeld { underOwner { hold() } }
  }

  private func holdWhenAllowed() {
    if let scrollView, scrollView.isTracking, simulation.policies.refreshControlInset == .atRelease
    {
      return
    }
    hold()
  }

  private func hold() {
    guard let scrollView, !isHeld else { return }
    isHeld = true
    scrollView.contentInset.top += Self.height
  }

  /// The top inset without its own part.
  private var restInset: CGFloat {
    (scrollView?.adjustedContentInset.top ?? 0) - (isHeld ? Self.height : 0)
  }

  private func trigger(in scrollView: UIScrollView) -> CGFloat {
    let trigger = simulation.policies.refreshControlTrigger
    return trigger < 1 ? trigger * scrollView.bounds.height : trigger
  }

  private func underOwner(_ work: () -> Void) {
    simulation.perform(
      as: WorkTag(owner: tagOfOwner.owner, cause: simulation.tag.cause), work)
  }
}
