import GestureTrace
import HeadlessUIKit

/// One of the plain controls: a view that watches its list.
final class PlainEdge: UIView {
  let edge: Edge
  private unowned let controls: PlainControls
  /// The same, which a list that is freed after them no longer finds.
  private weak var living: PlainControls?
  /// Points of the list's inset that it has.
  private(set) var room: CGFloat = 0
  private(set) var isLoading = false
  private(set) var isArmed = false
  /// Whether this stay past the line has counted.
  private var isUsed = false
  private var lastOffset: CGFloat = 0
  private var hasLeft = false
  private var opened = Instant.zero
  private var contentBefore: CGFloat = 0
  private var hasRetried = false

  init(_ edge: Edge, of controls: PlainControls) {
    self.edge = edge
    self.controls = controls
    living = controls
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private var terms: any EdgeContract {
    guard let terms = controls.contract.edge(edge) else { fatalError("no \(edge) was promised") }
    return terms
  }

  var isLive: Bool { !isHidden && isUserInteractionEnabled }
  private var list: UIScrollView { controls.list }
  private var flaw: PlainControls.Flaw? { controls.flaw }

  // MARK: On and off the list

  override func willMove(toSuperview newSuperview: UIView?) {
    if let old = superview as? UIScrollView {
      old.removeObserver(self, forKeyPath: "contentOffset")
      old.panGestureRecognizer.removeObserver(self, forKeyPath: "state")
    }
    guard living != nil else { return }
    isLoading = false
    if superview != nil { take(0) }
    guard newSuperview != nil else { return }
    list.addObserver(self, forKeyPath: "contentOffset")
    list.panGestureRecognizer.addObserver(self, forKeyPath: "state")
    take(terms.keeps)
    lastOffset = list.contentOffset.y
  }

  override func didMoveToWindow() {
    guard window == nil, superview != nil, living != nil else { return }
    hasLeft = true
    isArmed = false
    if flaw == .givesBackWhenLeaving, isLoading { list.contentInset.top -= terms.hold }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard living != nil else { return }
    if flaw == .hearsTheLastOnly, controls.lastAttached != edge { return }
    if keyPath == "contentOffset" { moved() } else { panChanged() }
  }

  func gateChanged() { if !isLive { isArmed = false } }

  // MARK: What a finger does

  private var takesPulls: Bool {
    isLive && !isLoading && (edge == .header || controls.hasMore)
  }

  private var isFingerDown: Bool { flaw == .readsDragging ? list.isDragging : list.isTracking }

  private func moved() {
    let offset = list.contentOffset.y
    let outward = edge == .header ? lastOffset - offset : offset - lastOffset
    lastOffset = offset
    guard takesPulls, let (past, fires) = controls.past(edge) else {
      isArmed = false
      return
    }
    guard fires == .crossing else {
      isArmed = list.isTracking && past > 0
      return
    }
    guard past > 0 else {
      isUsed = false
      return
    }
    guard !isUsed, outward > 0, isFingerDown || terms.momentum && list.isDecelerating else {
      return
    }
    isUsed = true
    if flaw != .missesJumps || past <= 10 { load() }
  }

  private func panChanged() {
    switch list.panGestureRecognizer.state {
    case .began: isUsed = false
    case .ended:
      let isMeant = isArmed && (controls.past(edge)?.points ?? 0) > 0
      isArmed = false
      if isMeant { load() }
    case .cancelled, .failed: isArmed = false
    default: break
    }
  }

  // MARK: Loads

  func load() {
    guard !isLoading, superview != nil, edge == .header || controls.hasMore else { return }
    isLoading = true
    isUsed = true
    opened = list.simulation.now
    contentBefore = list.contentSize.height
    controls.call(edge)
    if hasLeft, flaw == .firesTwiceAfterReturning { controls.call(edge) }
    // An answer may have come inside.
    guard isLoading else { return }
    UIView.animate(withDuration: 0.25) {
      self.take(self.terms.hold + self.lost)
      guard self.edge == .header, !self.list.isTracking else { return }
      let y = -self.list.adjustedContentInset.top
      if self.list.contentOffset.y <= y + self.terms.hold {
        self.list.setContentOffset(CGPoint(x: self.list.contentOffset.x, y: y), animated: false)
      }
    }
  }

  func end() {
    guard isLoading else { return }
    if flaw == .endsInTwoBlocks { return endInBlocks() }
    isLoading = false
    let isQuick = list.simulation.now < opened.advanced(by: 0.1)
    if flaw == .retriesQuickAnswers, isQuick, !hasRetried {
      hasRetried = true
      load()
      return
    }
    let came = list.contentSize.height > contentBefore
    if flaw == .staysIfNothingCame, edge == .footer, !came { return }
    UIView.animate(withDuration: 0.25) {
      self.take(self.terms.keeps + (self.flaw == .leavesAPoint ? self.lost + 1 : 0))
    }
    lost += flaw == .leavesAPoint ? 1 : 0
  }

  /// Points that earlier ends have left behind.
  private var lost: CGFloat = 0

  private func endInBlocks() {
    var given = room - terms.keeps
    list.simulation.enqueue { self.add(-given) }
    list.simulation.enqueue {
      given = 0
      self.isLoading = false
    }
  }

  private func take(_ points: CGFloat) { add(points - room) }

  private func add(_ points: CGFloat) {
    guard points != 0 else { return }
    room += points
    if edge == .header {
      list.contentInset.top += points
    } else {
      list.contentInset.bottom += points
    }
  }
}
