package import ControlParts
public import UIKit

/// What headers and footers have in common: a view at an end of a list, and what it does there.
///
/// It observes the list's offset, content and pan. Subclasses lay out what they show in `prepare` and
/// `placeSubviews`, and change it when `state` or `pullingPercent` changes.
open class MJRefreshComponent: UIView {
  /// The list that the component is on.
  public private(set) weak var scrollView: UIScrollView?
  /// Called once when a refresh or load has opened, whoever began it; an end inside it is an end.
  public var refreshingBlock: (() -> Void)?
  /// Called when an ended refresh has closed.
  public var endRefreshingCompletionBlock: (() -> Void)?
  /// What the component is doing: it sets this itself, and subclasses show it.
  open var state = MJRefreshState.idle
  /// How far the pull has come, as a part of the component's height: 0 and more, past the line more
  /// than 1; and 1 in a refresh.
  open var pullingPercent: CGFloat = 0 {
    didSet { if automaticallyChangeAlpha, !isRefreshing { alpha = min(1, pullingPercent) } }
  }
  /// Whether the component is as opaque as it is pulled; in a refresh it is always opaque.
  public var automaticallyChangeAlpha = false {
    didSet { if !isRefreshing { alpha = automaticallyChangeAlpha ? min(1, pullingPercent) : 1 } }
  }
  /// Whether a refresh or load is under way, or waits for a window.
  public var isRefreshing: Bool { state == .refreshing || state == .willRefresh }

  let defects: Defects<MJRefreshDefect>
  /// The component's part of the list's inset.
  lazy var own = OwnInset(at: side)
  /// What the finger's pull asks for.
  var decision = PullDecision()
  /// Counts refreshes, so that what one set in train notices that it is not the last any more.
  private(set) var round = 0
  /// Whether the app began what is under way, otherwise a pull or the list's nearness to its end.
  private(set) var isBegun = false
  /// Whether the callback of what is under way has been called.
  package private(set) var isCalledBack = false
  /// Whether what is under way has taken its room.
  var isOpen = false
  /// The refresh that an end has been asked for.
  private var postedEnd: Int?

  /// A component that is on no list yet; width and place are the list's affair.
  public override init(frame: CGRect) {
    defects = Defects()
    super.init(frame: frame)
    prepare()
  }

  /// The same with defects of the published one.
  package init(defects: Defects<MJRefreshDefect>) {
    self.defects = defects
    super.init(frame: .zero)
    prepare()
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: What subclasses fill in

  /// Called once when the component is made: for subviews, and for a height.
  open func prepare() { autoresizingMask = .flexibleWidth }

  /// Called at each layout, and when the component's place may have changed.
  open func placeSubviews() {}

  /// The list's offset was set; `change` has the old one.
  open func scrollViewContentOffsetDidChange(_ change: [NSKeyValueChangeKey: Any]?) {}

  /// The content's size was set, and the offset is still what it was.
  open func scrollViewContentSizeDidChange(_ change: [NSKeyValueChangeKey: Any]?) {}

  /// The list's pan has come to a state; `change` has the old one.
  open func scrollViewPanStateDidChange(_ change: [NSKeyValueChangeKey: Any]?) {}

  // MARK: What an edge has of its own

  /// The end of the list that the component is at.
  var side: OwnInset.Side { .top }

  /// Points that the list is pulled past its rest at this edge; negative inside.
  var pull: CGFloat { 0 }

  /// Whether letting go here is far enough.
  var isPast: Bool { pull.isPast(bounds.height) }

  /// What an end leaves.
  var restingState: MJRefreshState { .idle }

  /// Points that the component adds to the inset when nothing goes on.
  var restingRoom: CGFloat { 0 }

  /// Points that it adds while it is open.
  var openRoom: CGFloat { bounds.height }

  /// The offset at which it is in sight then.
  var openOffset: CGFloat { 0 }

  /// Whether a begin, a pull or a tap may start anything.
  var mayBegin: Bool { true }

  /// Whether an armed component stays armed by what would disarm it.
  var skipsDisarm: Bool { defects.contains(.skipsDisarm) }

  /// Whether the touch under way asks for nothing after an end.
  var isTouchLate: Bool { scrollView?.isPanned == true }

  /// What was begun is refreshing from now on, and shows it.
  func refreshingStarted() { open() }

  /// It is over, and shows that.
  func refreshingEnded() { close() }

  /// The app has assigned an inset that has no room for the component: then it has none.
  func roomLost() { isOpen = false }

  /// The inset was set, and the offset is still what it was.
  func contentInsetChanged() { showPull() }

  // MARK: Beginning and ending

  /// Refreshes as if the list had been pulled; in a refresh, or off a list, it does nothing.
  ///
  /// Outside a window it waits until the component is drawn in one.
  open func beginRefreshing() { begin(byCode: true) }

  func begin(byCode isCode: Bool) {
    guard scrollView != nil, !isRefreshing, mayBegin else { return }
    decision.disarm()
    round += 1
    isBegun = isCode
    isCalledBack = false
    isOpen = false
    // What a pull has decided before the view left its window does not wait for another one.
    if window == nil, isCode {
      state = .willRefresh
      setNeedsDisplay()
    } else {
      startRefreshing()
    }
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    if state == .willRefresh { startRefreshing() }
  }

  private func startRefreshing() {
    if alpha != 1 {
      UIView.animate(withDuration: MJRefreshConst.fastAnimationDuration) { alpha = 1 }
    }
    pullingPercent = 1
    state = .refreshing
    refreshingStarted()
  }

  func executeRefreshingCallback() {
    isCalledBack = true
    refreshingBlock?()
  }

  /// Ends the refresh in the next turn of the main queue; without one it does nothing.
  open func endRefreshing() {
    guard isRefreshing else { return }
    let mine = round
    postedEnd = mine
    DispatchQueue.main.async { [weak self] in
      guard let self, isRefreshing, mine == round else { return }
      finish()
    }
  }

  /// Whether an end of what is under way has been asked for.
  package var isEndPosted: Bool { isRefreshing && postedEnd == round }

  /// Whether what refresh number `round` set in train is still wanted.
  func isCurrent(_ round: Int) -> Bool {
    round == self.round && state == .refreshing && !isEndPosted
  }

  private func finish() {
    let wasWaiting = state == .willRefresh
    decision.refreshEnded(isPanned: isTouchLate)
    state = restingState
    if !wasWaiting { refreshingEnded() }
  }

  /// Whether the component is visible and enabled.
  package var isLive: Bool { !isHidden && isUserInteractionEnabled }

  /// Hidden or disabled it fires nothing any more that a pull has asked for.
  func gateChanged() {
    guard !isLive else { return }
    disarm()
    if isRefreshing, !isCalledBack, !isBegun { finish() }
  }

  open override var isHidden: Bool { didSet { gateChanged() } }
  open override var isUserInteractionEnabled: Bool { didSet { gateChanged() } }

  // MARK: On and off a list

  open override func willMove(toSuperview newSuperview: UIView?) {
    if let old = superview as? UIScrollView { leave(old) }
    super.willMove(toSuperview: newSuperview)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let list = superview as? UIScrollView { join(list) }
  }

  private static let observed = ["contentOffset", "contentSize", "contentInset"]

  private func join(_ list: UIScrollView) {
    scrollView = list
    list.alwaysBounceVertical = true
    frame.origin.x = -list.adjustedContentInset.left
    frame.size.width = list.bounds.width
    own.look(at: list)
    for keyPath in Self.observed { list.addObserver(self, forKeyPath: keyPath, options: .old) }
    list.panGestureRecognizer.addObserver(self, forKeyPath: "state", options: .old)
    setRoom(restingRoom)
    placeSubviews()
  }

  private func leave(_ list: UIScrollView) {
    for keyPath in Self.observed { list.removeObserver(self, forKeyPath: keyPath) }
    list.panGestureRecognizer.removeObserver(self, forKeyPath: "state")
    decision = PullDecision()
    round += 1
    // `scrollView` is gone already where the list is being freed: then nothing is left to restore.
    guard scrollView != nil else { return }
    if isRefreshing || state == .pulling { state = restingState }
    pullingPercent = 0
    if own.height != 0 { changeRoom(to: 0, in: MJRefreshConst.slowAnimationDuration) }
    scrollView = nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSubviews()
  }

  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let scrollView else { return }
    let hadRoom = own.height != 0
    own.look(at: scrollView)
    if hadRoom, own.height == 0 { roomLost() }
    switch keyPath {
    case "contentOffset": scrollViewContentOffsetDidChange(change)
    case "contentSize": scrollViewContentSizeDidChange(change)
    case "contentInset": contentInsetChanged()
    case "state": scrollViewPanStateDidChange(change)
    default: break
    }
  }
}
