/// The system's own pull-to-refresh control (scroll-semantics.md §5).
///
/// It fires `.valueChanged` once, under the finger, when a drag takes the pull past its trigger, and
/// stays refreshing until it is told to end. Where UIKit's ways are not established, the policies
/// `refreshControlTrigger`, `refreshControlInset`, `refreshControlLayout` and `refreshControlQuirks`
/// decide.
open class UIRefreshControl: UIControl {
  /// Points that it holds while refreshing.
  public static let height: CGFloat = 60
  /// Seconds in which the list slides where its inset changes in a bounce, or goes.
  private static let slideDuration: TimeInterval = 0.25

  /// Whether a refresh is under way.
  public private(set) var isRefreshing = false
  /// Kept; it is not drawn.
  open var attributedTitle: NSAttributedString?

  private weak var scrollView: UIScrollView?
  private var tagOfOwner = WorkTag.nobody
  /// Whether its height is part of the inset.
  private var isHeld = false
  /// Whether its height is to become part of the inset when the fingers have left.
  private var owesHold = false
  /// Whether it is writing the inset, which by itself moves no content whatever the policy.
  private(set) var isWriting = false
  /// Whether the drag under way has fired, or must not.
  private var isSpent = false
  private var ignoresNextPull = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
    autoresizingMask = .flexibleWidth
  }

  /// Views are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// Shows a refresh: adds the inset, sends no event and does not scroll; off a list the inset waits.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    holdWhenAllowed()
  }

  /// Ends a refresh: the inset goes, animated; under a finger the content stays where it is.
  open func endRefreshing() {
    let quirks = simulation.policies.refreshControlQuirks == .on
    if quirks { scrollView?.stopMotion() }
    guard isRefreshing else { return }
    isRefreshing = false
    if quirks, let scrollView, scrollView.contentOffset.y < scrollView.verticalRange.lowerBound {
      ignoresNextPull = true
    }
    release()
  }

  // MARK: Told by the scroll view

  func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    tagOfOwner = simulation.tag
    scrollView.insertSubview(self, at: 0)
    frame = CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: Self.height)
    if isRefreshing { holdWhenAllowed() }
  }

  func detach() {
    isRefreshing = false
    release()
    scrollView = nil
    removeFromSuperview()
  }

  /// The offset has changed, by a finger's drag or otherwise: the frame follows, and a drag past the
  /// trigger fires.
  func scrolled(isDrag: Bool) {
    guard let scrollView else { return }
    let pull = -(scrollView.contentOffset.y - rest(of: scrollView))
    let y = min(0, -pull)
    if frame.origin.y != y { underOwner { place(at: y) } }
    guard isDrag, !isSpent, !isRefreshing, isEnabled, !isHidden,
      pull - trigger(in: scrollView) > Self.noise
    else { return }
    isSpent = true
    isRefreshing = true
    underOwner {
      holdWhenAllowed()
      sendActions(for: .valueChanged)
    }
  }

  /// Half a millionth of a point: sums and differences of offsets are no more exact than that.
  private static let noise = 0.5e-6

  private func place(at y: CGFloat) {
    switch simulation.policies.refreshControlLayout {
    case .frame: frame.origin.y = y
    case .center: center.y = y + bounds.height / 2
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
    if owesHold { underOwner { hold() } }
  }

  /// The top inset has been written, by whomever.
  ///
  /// One that is in one step what it was without the control's height was assigned by an app that knows
  /// nothing of it: then the height is no part of it any more.
  func insetChanged(from old: CGFloat, to new: CGFloat) {
    if isHeld, !isWriting, (old - Self.height - new).magnitude < Self.noise { isHeld = false }
  }

  // MARK: The inset

  private func holdWhenAllowed() {
    owesHold = true
    guard let scrollView else { return }
    if scrollView.isTracking, simulation.policies.refreshControlInset == .atRelease { return }
    hold()
  }

  private func hold() {
    owesHold = false
    guard let scrollView, !isHeld else { return }
    isHeld = true
    slide(scrollView, by: Self.height)
  }

  private func release() {
    owesHold = false
    guard let scrollView, isHeld else { return }
    isHeld = false
    slide(scrollView, by: -Self.height)
  }

  /// Changes the top inset by `points`, animated unless a finger has the list, which moves nothing.
  ///
  /// Less room takes a list that stands in it to its new top, more room one whose content fits the view.
  /// A bounce would be put at the edge and go on from where it was: it ends, and the list slides there.
  private func slide(_ scrollView: UIScrollView, by points: CGFloat) {
    guard !scrollView.isTracking else { return write(points, to: scrollView) }
    let y = scrollView.contentOffset.y
    let top = scrollView.snapped(0 - scrollView.adjustedContentInset.top - points)
    let edge = min(max(y, top), max(top, scrollView.verticalEnd))
    let endsBounce = scrollView.isDecelerating && edge != y
    UIView.animate(withDuration: Self.slideDuration) {
      write(points, to: scrollView)
      guard endsBounce else { return }
      let place = CGPoint(x: scrollView.contentOffset.x, y: edge)
      scrollView.setContentOffset(place, animated: false)
    }
  }

  private func write(_ points: CGFloat, to scrollView: UIScrollView) {
    isWriting = true
    scrollView.contentInset.top += points
    isWriting = false
  }

  /// The offset at which the list rests without the control's own part, on a pixel.
  private func rest(of scrollView: UIScrollView) -> Double {
    let inset = scrollView.adjustedContentInset.top - (isHeld ? Self.height : 0)
    return scrollView.snapped(0 - inset)
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
