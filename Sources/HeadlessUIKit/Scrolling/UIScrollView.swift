/// A view onto content larger than itself, which follows a finger, glides and bounces.
///
/// Fingers, system insets and imposed samples come through package methods, the way the system's
/// come to UIKit's own; everything else is UIKit's.
open class UIScrollView: UIView {
  /// Told in the order of scroll-semantics.md §3.2; not retained.
  public weak var delegate: (any UIScrollViewDelegate)? { didSet { delegateTag = simulation.tag } }
  /// Follows the fingers that scroll.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(scrollView: self)

  /// Whether content goes past its edges at all.
  open var bounces = true
  /// Whether a vertical pan moves content that fits the view.
  open var alwaysBounceVertical = false
  /// Whether a horizontal pan moves content that fits the view.
  open var alwaysBounceHorizontal = false
  /// Turning it off in a drag cancels the drag.
  open var isScrollEnabled = true { didSet { if !isScrollEnabled { touchesCancelled() } } }
  /// How fast momentum dies: any rate above 0 and below 1 is taken as it is, or as the policy
  /// `decelerationRate` says; another one raises.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      let rate = decelerationRate.rawValue
      guard !(rate > 0 && rate < 1) else { return }
      decelerationRate = oldValue
      simulation.raise(
        "\(type(of: self)).decelerationRate was set to \(rate), expected 0 < rate < 1")
    }
  }
  /// Whether the system's insets count.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      guard (oldValue == .never) != (contentInsetAdjustmentBehavior == .never) else { return }
      if systemInsets != .zero { adjustedContentInsetDidChange() }
      rangeChanged()
    }
  }
  /// The system's refresh control, if there is one.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.detach()
      refreshControl?.attach(to: self)
    }
  }
  /// Kept; it never moves content.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// How fast momentum dies: the factor of a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// How it is written.
    public let rawValue: CGFloat

    /// The value that is written so.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998 a millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 a millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether the system's insets count: here always, but for `never`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  var pan = Pan()
  var motion: Motion?
  /// What `isDecelerating` says.
  var decelerating = false
  /// Whether `scrollViewWillBeginDecelerating` is still to come, after the first move.
  var owesDecelerationNotice = false
  /// Whether the animated scroll under way is that of a tap on the status bar.
  var isGoingToTop = false
  /// Device pixels a point; 0 for offsets as they come.
  package var snapScale = 0.0
  private var delegateTag = WorkTag.nobody
  private var storedContentSize = CGSize.zero
  private var storedContentInset = UIEdgeInsets.zero
  private var systemInsets = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Views are not archived here.
  public required init?(coder: NSCoder) { nil }

  deinit { abandonSubviews() }

  // MARK: What UIKit says of a gesture

  /// A finger is on the content, even before it is a drag.
  public var isTracking: Bool { pan.isDown }

  /// The user is scrolling; after a release as the policy says.
  public var isDragging: Bool {
    if pan.began { return true }
    guard pan.caught || motion?.isOfFinger == true else { return false }
    switch simulation.policies.draggingAfterRelease {
    case .keepWhileInRange:
      return verticalRange.contains(contentOffset.y)
        && motion?.isBouncing(at: simulation.now) != true
    case .clearOnRelease: return false
    case .keepUntilEnd: return true
    }
  }

  /// The content moves on by itself after a drag.
  public var isDecelerating: Bool { decelerating }

  // MARK: Content and insets

  /// How large the content is.
  ///
  /// Observers are told of each set. An offset that has become illegal is moved to its edge, unless a finger
  /// or a bounce has the list.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard isSound("contentSize", newValue.width, newValue.height) else { return }
      let old = storedContentSize
      if priorObserverCount != 0 { notifyPrior(.contentSize, old: old) }
      storedContentSize = newValue
      notify(.contentSize, old: old, new: newValue)
      guard old != newValue else { return }
      if motion?.isBouncing(at: simulation.now) == true { retarget() } else { rangeChanged() }
    }
  }

  /// Room around the content, which it may be scrolled into.
  ///
  /// Observers are told of each set. Without a finger an offset outside the new range is moved to its edge
  /// at once; growing room moves nothing. In an animation block what is seen follows.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      let sides = (newValue.top, newValue.left, newValue.bottom, newValue.right)
      guard isSound("contentInset", sides.0, sides.1, sides.2, sides.3) else { return }
      if simulation.tag.owner != 0, simulation.fault == nil {
        simulation.witness?.scrollView(self, willWrite: newValue, duration: openDuration)
      }
      let old = storedContentInset
      if priorObserverCount != 0 { notifyPrior(.contentInset, old: old) }
      storedContentInset = newValue
      refreshControl?.insetChanged(from: old.top, to: newValue.top)
      notify(.contentInset, old: old, new: newValue)
      guard old != newValue || simulation.policies.equalInset == .told else { return }
      if old != newValue {
        changedAnimatable()
        adjustedContentInsetDidChange()
      }
      if simulation.policies.insetChange == .shiftByDelta, old.top != newValue.top,
        refreshControl?.isWriting != true
      {
        let y = contentOffset.y - (newValue.top - old.top)
        move(to: snapped(CGPoint(x: contentOffset.x, y: y)), kind: .scroll)
      }
      rangeChanged()
    }
  }

  /// `contentInset` and the system's part together.
  public var adjustedContentInset: UIEdgeInsets {
    let system = contentInsetAdjustmentBehavior == .never ? .zero : systemInsets
    return storedContentInset + system
  }

  public override var safeAreaInsets: UIEdgeInsets { systemInsets }

  /// Called when `adjustedContentInset` has changed; tells the delegate.
  open func adjustedContentInsetDidChange() {
    tellDelegate { $0.scrollViewDidChangeAdjustedContentInset(self) }
  }

  /// The system changes its part of the insets; a list at rest at its top stays there, as the policy
  /// says.
  package func setSystemInsets(_ insets: UIEdgeInsets) {
    guard insets != systemInsets else { return }
    let isAtTop = contentOffset.y == verticalRange.lowerBound && !isTracking && motion == nil
    systemInsets = insets
    safeAreaInsetsDidChange()
    adjustedContentInsetDidChange()
    if isAtTop, simulation.policies.safeAreaPinning == .pinned {
      move(to: CGPoint(x: contentOffset.x, y: verticalRange.lowerBound), kind: .scroll)
    }
    rangeChanged()
  }

  /// Rows come in above what is visible, or go from there where `points` is negative: height and offset
  /// change together, and what moves moves on; a bounce that has become legal ends, as the policy says.
  ///
  /// No more goes than there is, and the list goes no further than its beginning for it.
  package func insertContent(above points: Double) {
    let old = storedContentSize
    if priorObserverCount != 0 { notifyPrior(.contentSize, old: old) }
    storedContentSize.height = max(0, old.height + points)
    notify(.contentSize, old: old, new: storedContentSize)
    let growth = storedContentSize.height - old.height
    let shift = max(growth, min(0, verticalRange.lowerBound - contentOffset.y))
    motion?.shift(by: shift)
    move(to: CGPoint(x: contentOffset.x, y: contentOffset.y + shift), kind: .scroll)
    if isTracking { reanchor() } else { retarget() }
  }

  // MARK: The offset

  /// Where the content starts, which is the offset, and how large the view is.
  ///
  /// A new origin scrolls as ``contentOffset`` does: observers of both are told, and the delegate.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = CGRect(origin: super.bounds.origin, size: newValue.size)
      if newValue.origin != super.bounds.origin { contentOffset = newValue.origin }
    }
  }

  /// The content's point at the view's top left; set, it moves without stopping a live motion.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { write(newValue, stoppingMotion: false) }
  }

  /// Scrolls to `offset`: at once, stopping what moves, or in 0.3 s on display frames.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard animated else {
      write(offset, stoppingMotion: true)
      return
    }
    guard isSound("contentOffset", offset.x, offset.y) else { return }
    if simulation.tag.owner != 0, simulation.fault == nil {
      simulation.witness?.scrollView(self, willWrite: offset, duration: Motion.scrollDuration)
    }
    guard offset != contentOffset else { return }
    decelerating = false
    begin(.scroll(from: contentOffset, to: offset, start: simulation.now))
  }

  private func write(_ offset: CGPoint, stoppingMotion stops: Bool) {
    guard isSound("contentOffset", offset.x, offset.y) else { return }
    if simulation.tag.owner != 0, simulation.fault == nil {
      simulation.witness?.scrollView(self, willWrite: offset, duration: openDuration)
    }
    if stops { stopMotion() }
    move(to: snapped(offset), kind: .scroll, tellingEqual: true)
    if isTracking { reanchor() }
  }

  /// Seconds of the animation block that is being run; 0 outside of one.
  private var openDuration: Double { simulation.openAnimation?.duration ?? 0 }

  /// Stores a new offset and tells: the witness, observers, the delegate.
  ///
  /// An equal offset is told to observers only, and only if `tellingEqual`.
  func move(to offset: CGPoint, kind: MovementKind, tellingEqual: Bool = false) {
    let old = bounds.origin
    guard simulation.fault == nil, tellingEqual || offset != old,
      isSound("contentOffset", offset.x, offset.y)
    else { return }
    let oldBounds = bounds
    if priorObserverCount != 0 {
      notifyPrior(.contentOffset, old: old)
      if offset != old { notifyPrior(.bounds, old: oldBounds) }
    }
    if offset != old {
      scrollBounds(to: offset)
      setNeedsLayout()
      if let group = simulation.openAnimation { group.add(self, from: old, to: offset) }
      simulation.witness?.scrollViewMoved(self, kind: kind)
    }
    notify(.contentOffset, old: old, new: offset)
    if offset != old { notify(.bounds, old: oldBounds, new: bounds) }
    refreshControl?.scrolled(isDrag: kind == .drag && pan.began)
    if offset != old { tellDelegate { $0.scrollViewDidScroll(self) } }
  }

  /// Calls the delegate under the tag of whoever set it.
  func tellDelegate(_ tell: (any UIScrollViewDelegate) -> Void) {
    guard let delegate, simulation.fault == nil else { return }
    simulation.perform(as: WorkTag(owner: delegateTag.owner, cause: simulation.tag.cause)) {
      tell(delegate)
    }
  }

  // MARK: Layout

  override func sizeChanged(from old: CGSize) {
    guard !isTracking else {
      reanchor()
      return
    }
    // In motion it stops where it is and is put into the range; at rest the layout does that.
    if motion != nil {
      stopMotion()
      clamp()
    }
  }

  override func laidOut() {
    if !isTracking, motion == nil, !simulation.agenda.animations.slides(self) { clamp() }
  }

  override func windowChanged() {
    if window == nil {
      touchesCancelled()
      simulation.interruptSlides(of: self)
    }
    super.windowChanged()
  }

  override func value(of key: ObservableKey) -> Any? {
    switch key {
    case .contentOffset: contentOffset
    case .contentSize: contentSize
    case .contentInset: contentInset
    case .frame, .bounds, .state: super.value(of: key)
    }
  }
}
