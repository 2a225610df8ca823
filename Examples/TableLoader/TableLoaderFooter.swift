import UIKit

/// Loads more when the reader comes near the end.
public final class TableLoaderFooter: UIControl, TableLoaderListener {
  /// How a load ended.
  public enum Outcome {
    case more
    case noMore
    case failed
  }

  /// What the footer is doing.
  public enum State: Equatable {
    case idle
    case loading
    case failed
    case noMore
  }

  /// Loads the next page and says once how that ended; said late or again, it counts for nothing.
  public typealias Load = (@escaping (Outcome) -> Void) -> Void

  /// Points.
  public static let height: CGFloat = 44

  /// How far from the end the next page is asked for, points; exactly so many count.
  public var preloadDistance: CGFloat = 120

  /// After how long the footer admits that it takes a while, seconds.
  public var patience: TimeInterval = 3

  /// Failed waits for a tap; no more, for `reset()`.
  public private(set) var loadState: State = .idle {
    didSet { showState() }
  }

  /// Says what went wrong, that there is no more, or that it takes a while.
  public let label = UILabel()
  let spinner = TableLoaderSpinner(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  private let load: Load
  private weak var scrollView: UIScrollView?
  private var sizeObservation: NSKeyValueObservation?
  private var boundsObservation: NSKeyValueObservation?
  private var displayLink: CADisplayLink?
  private var patienceTimer: Timer?
  private var addedInset: CGFloat = 0
  private var isArmed = true
  private var generation = 0
  private var wantedAlpha: CGFloat = 0

  init(load: @escaping Load) {
    self.load = load
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableLoaderFooter.height))
    alpha = 0
    autoresizingMask = .flexibleWidth
    label.font = UIFont.systemFont(ofSize: 14)
    label.textColor = .gray
    label.textAlignment = .center
    addSubview(label)
    addSubview(spinner)
    addTarget(
      self, action: Selector("retryTapped") { (footer: TableLoaderFooter) in footer.retryTapped() },
      for: .touchUpInside)
    showState()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    displayLink?.invalidate()
    patienceTimer?.invalidate()
  }

  // MARK: Where it sits

  func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    frame.size.width = scrollView.bounds.width
    if let table = scrollView as? UITableView {
      table.tableFooterView = self
      return
    }
    scrollView.addSubview(self)
    addedInset = TableLoaderFooter.height
    scrollView.contentInset.bottom += addedInset
    sizeObservation = scrollView.observe(\.contentSize, options: [.initial, .new]) {
      [weak self] _, _ in
      self?.place()
    }
    boundsObservation = scrollView.observe(\UIScrollView.bounds, options: [.new]) {
      [weak self] _, _ in
      self?.place()
    }
  }

  func detach() {
    stopLink()
    stopTimer()
    generation += 1
    sizeObservation?.invalidate()
    boundsObservation?.invalidate()
    if let table = scrollView as? UITableView {
      if table.tableFooterView === self { table.tableFooterView = nil }
    } else {
      scrollView?.contentInset.bottom -= addedInset
      removeFromSuperview()
    }
    addedInset = 0
    scrollView = nil
  }

  private func place() {
    guard let scrollView = scrollView else { return }
    let wanted = CGRect(
      x: 0, y: scrollView.contentSize.height, width: scrollView.bounds.width,
      height: TableLoaderFooter.height)
    if frame != wanted { frame = wanted }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 48, dy: 0)
    spinner.center =
      label.text == nil
      ? CGPoint(x: bounds.midX, y: bounds.midY)
      : CGPoint(x: 28, y: bounds.midY)
  }

  public override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopLink() }
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { startLinkIfNeeded() }
  }

  // MARK: Loading

  /// Asks for the next page now, when nothing is being loaded and there may be more.
  public func beginLoading() {
    guard loadState == .idle || loadState == .failed else { return }
    guard scrollView?.loaderHeader?.isRefreshing != true else { return }
    isArmed = false
    loadState = .loading
    startTimer()
    generation += 1
    let current = generation
    load { [weak self] outcome in
      guard let self = self, self.generation == current else { return }
      self.finish(outcome)
    }
  }

  /// There may be more again, say after a refresh.
  public func reset() {
    generation += 1
    stopTimer()
    isArmed = true
    loadState = .idle
  }

  /// There is no more, whoever found out.
  public func showNoMore() {
    generation += 1
    stopTimer()
    loadState = .noMore
  }

  private func finish(_ outcome: Outcome) {
    guard loadState == .loading else { return }
    generation += 1
    stopTimer()
    switch outcome {
    case .more: loadState = .idle
    case .noMore: loadState = .noMore
    case .failed: loadState = .failed
    }
  }

  private func retryTapped() {
    guard loadState == .failed else { return }
    beginLoading()
  }

  // MARK: Listening

  func loaderWillBeginDragging(_ scrollView: UIScrollView) {
    // A page that brought nothing leaves the reader near the end: a new drag asks again.
    if loadState == .idle { isArmed = true }
  }

  func loaderDidScroll(_ scrollView: UIScrollView) {
    let distance = distanceToEnd(scrollView)
    if distance > preloadDistance {
      isArmed = true
      return
    }
    guard scrollView.isDragging || scrollView.isDecelerating else { return }
    loadIfNear(scrollView)
  }

  func loaderDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    loadIfNear(scrollView)
  }

  private func loadIfNear(_ scrollView: UIScrollView) {
    guard !isHidden, isArmed, loadState == .idle, endOfRows(scrollView) > 0 else { return }
    // Pulling the top of a short list is no approach to its end.
    guard scrollView.contentOffset.y > -scrollView.adjustedContentInset.top else { return }
    guard distanceToEnd(scrollView) <= preloadDistance else { return }
    beginLoading()
  }

  private func endOfRows(_ scrollView: UIScrollView) -> CGFloat {
    let own = scrollView is UITableView ? TableLoaderFooter.height : 0
    return scrollView.contentSize.height - own
  }

  private func distanceToEnd(_ scrollView: UIScrollView) -> CGFloat {
    let covered = scrollView.adjustedContentInset.bottom - addedInset
    let visibleEnd = scrollView.contentOffset.y + scrollView.bounds.height - covered
    return endOfRows(scrollView) - visibleEnd
  }

  // MARK: Showing

  private func showState() {
    switch loadState {
    case .idle:
      label.text = nil
      wantedAlpha = 0
    case .loading:
      label.text = nil
      wantedAlpha = 1
    case .failed:
      label.text = NSLocalizedString("Could not load. Tap to retry.", comment: "")
      wantedAlpha = 1
    case .noMore:
      label.text = NSLocalizedString("No more", comment: "")
      wantedAlpha = 1
    }
    isUserInteractionEnabled = loadState == .failed
    spinner.isHidden = loadState != .loading
    setNeedsLayout()
    startLinkIfNeeded()
  }

  private func stillLoading(_ timer: Timer) {
    guard loadState == .loading else { return }
    label.text = NSLocalizedString("Still loading…", comment: "")
    setNeedsLayout()
  }

  private func startTimer() {
    stopTimer()
    let timer = Timer(
      timeInterval: patience, target: self,
      selector: Selector("stillLoading:") { (footer: TableLoaderFooter, timer: Timer) in
        footer.stillLoading(timer)
      }, userInfo: nil,
      repeats: false)
    // Common modes: the finger is often still down.
    RunLoop.main.add(timer, forMode: .common)
    patienceTimer = timer
  }

  private func stopTimer() {
    patienceTimer?.invalidate()
    patienceTimer = nil
  }

  private func startLinkIfNeeded() {
    guard displayLink == nil, window != nil else { return }
    guard loadState == .loading || alpha != wantedAlpha else { return }
    let link = CADisplayLink(
      target: self,
      selector: Selector("tick:") { (footer: TableLoaderFooter, link: CADisplayLink) in
        footer.tick(link)
      })
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  private func stopLink() {
    displayLink?.invalidate()
    displayLink = nil
  }

  private func tick(_ link: CADisplayLink) {
    let elapsed = CGFloat(link.duration)
    if alpha < wantedAlpha {
      alpha = min(alpha + elapsed / 0.25, wantedAlpha)
    } else if alpha > wantedAlpha {
      alpha = max(alpha - elapsed / 0.25, wantedAlpha)
    }
    if loadState == .loading {
      spinner.turn(by: elapsed * 2 * .pi)
    } else if alpha == wantedAlpha {
      stopLink()
    }
  }
}
