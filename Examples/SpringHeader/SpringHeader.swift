import UIKit

/// A pull-to-refresh header that opens with a spring.
///
///     let header = SpringHeader()
///     header.addTarget(self, action: #selector(reload), for: .valueChanged)
///     tableView.springHeader = header
///
/// The header arms when the content is pulled past 64 points, ticks once (`onTick`, for a haptic),
/// fires when the finger lets go, and stays open until `endRefreshing()`.
///
/// It keeps its share of the top inset by differences: what others add there meanwhile stays. An app
/// that assigns `contentInset` as a whole while the header is open takes the share away, and closing
/// subtracts it once more; the list is then 64 points too high until the app sets its inset again.
public final class SpringHeader: UIControl {

  /// What the header is doing.
  public enum Phase: Int {
    /// Nothing; it is out of sight.
    case idle
    /// A finger pulls, not far enough.
    case pulling
    /// A finger pulls, far enough: letting go refreshes.
    case armed
    /// It was let go, and springs open; nobody has been called back.
    case opening
    /// It is open, and the app works.
    case refreshing
    /// It slides shut.
    case closing
  }

  /// In points; also how far a pull must go, the exact line not included.
  public static let height: CGFloat = 64
  /// Seconds that it stays open at least, so that it can be seen.
  public static let minimumVisibleTime: TimeInterval = 0.4

  /// Is told what happens, and may change how far a pull must go.
  public weak var delegate: SpringHeaderDelegate?
  /// Called at the moment the pull arms; the place for a `UIImpactFeedbackGenerator`.
  public var onTick: (() -> Void)?
  /// Called when the header is open.
  public var onRefresh: (() -> Void)?

  /// What it is doing now.
  public private(set) var phase: Phase = .idle {
    didSet { if phase != oldValue { phaseChanged() } }
  }
  /// How far the pull has come, 0…1.
  public private(set) var progress: CGFloat = 0

  /// Says what to do.
  public let titleLabel = UILabel()
  /// Says when it was last pulled.
  public let stampLabel = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)
  let ring = CAShapeLayer()

  private weak var scrollView: UIScrollView?
  private var observations: [NSKeyValueObservation] = []

  /// What this header has added to the top inset.
  private var addedInset: CGFloat = 0
  private var openedAt: TimeInterval = 0
  private var endsWhenOpen = false
  /// The finger that is down was down when the refresh ended: it has had its turn.
  private var waitsForNewPull = false
  /// Work that was put off belongs to the run it was put off in.
  private var run = 0

  // MARK: - Life

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A header that calls back with a closure; it finds its width when it is added.
  public convenience init(onRefresh: @escaping () -> Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: SpringHeader.height))
    self.onRefresh = onRefresh
  }

  private func setUp() {
    autoresizingMask = .flexibleWidth
    isUserInteractionEnabled = false
    backgroundColor = .clear

    titleLabel.font = .systemFont(ofSize: 14)
    titleLabel.textAlignment = .center
    titleLabel.textColor = .darkGray
    addSubview(titleLabel)

    stampLabel.font = .systemFont(ofSize: 11)
    stampLabel.textAlignment = .center
    stampLabel.textColor = .gray
    stampLabel.alpha = 0.5
    addSubview(stampLabel)

    spinner.hidesWhenStopped = true
    addSubview(spinner)

    ring.fillColor = nil
    ring.strokeColor = UIColor.gray.cgColor
    ring.lineWidth = 2
    ring.strokeEnd = 0
    layer.addSublayer(ring)

    alpha = 0
    phaseChanged()
  }

  // MARK: - Attaching

  public override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    // The scroll view may be on its way out: weak references to it are nil already.
    if newSuperview == nil || newSuperview !== scrollView { detach() }
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    attachIfShown()
  }

  public override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { detach() }
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    attachIfShown()
  }

  private func attachIfShown() {
    guard window != nil, scrollView == nil, let scrollView = superview as? UIScrollView else {
      return
    }
    self.scrollView = scrollView
    scrollView.alwaysBounceVertical = true
    place()
    observations = [
      scrollView.observe(\.contentOffset, options: [.initial, .new]) { [weak self] _, _ in
        self?.contentOffsetChanged()
      },
      scrollView.observe(\.contentInset, options: [.new]) { [weak self] _, _ in
        self?.place()
      },
      scrollView.panGestureRecognizer.observe(\.state, options: [.new]) { [weak self] pan, _ in
        self?.panStateChanged(pan.state)
      },
    ]
  }

  private func detach() {
    observations.forEach { $0.invalidate() }
    observations = []
    reset()
    scrollView = nil
  }

  /// Gives back what it has taken, at once, and forgets what was put off.
  private func reset() {
    run += 1
    endsWhenOpen = false
    waitsForNewPull = false
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: SpringHeader.dimStampSelector, object: nil)
    dimStamp()
    if addedInset != 0 {
      setAddedInset(0)
    }
    phase = .idle
    progress = 0
    alpha = 0
  }

  /// A hidden header lets go of everything, a refresh included.
  public override var isHidden: Bool {
    didSet { if isHidden && !oldValue { reset() } }
  }

  /// A disabled header takes no pull; a refresh that is under way goes on to its end.
  public override var isEnabled: Bool {
    didSet {
      if !isEnabled && (phase == .pulling || phase == .armed) { phase = .idle }
    }
  }

  // MARK: - Layout

  private func place() {
    guard let scrollView = scrollView else { return }
    let ownInset = scrollView.contentInset.top - addedInset
    frame = CGRect(
      x: 0, y: -SpringHeader.height - ownInset,
      width: scrollView.bounds.width, height: SpringHeader.height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    titleLabel.frame = CGRect(x: 0, y: 14, width: width, height: 18)
    stampLabel.frame = CGRect(x: 0, y: 34, width: width, height: 14)
    spinner.center = CGPoint(x: width / 2 - 90, y: bounds.midY)
    ring.frame = CGRect(x: width / 2 - 100, y: bounds.midY - 10, width: 20, height: 20)
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: 10, y: 10), radius: 9,
        startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentOffsetChanged()
  }

  // MARK: - Pulling

  private var triggerDistance: CGFloat {
    return delegate?.springHeaderTriggerDistance(self) ?? SpringHeader.height
  }

  /// How far the content is pulled below its resting place.
  private var pulledDistance: CGFloat {
    guard let scrollView = scrollView else { return 0 }
    let restingTop = scrollView.adjustedContentInset.top - addedInset
    return -(scrollView.contentOffset.y + restingTop)
  }

  private func contentOffsetChanged() {
    guard let scrollView = scrollView, !isHidden else { return }
    let pulled = pulledDistance
    switch phase {
    case .idle, .pulling, .armed:
      progress = max(0, min(1, pulled / triggerDistance))
      alpha = progress
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      ring.strokeEnd = progress
      CATransaction.commit()
      guard scrollView.isDragging, isEnabled, !waitsForNewPull else {
        if pulled <= 0, phase != .idle { phase = .idle }
        return
      }
      if pulled > triggerDistance {
        phase = .armed
      } else {
        phase = pulled > 0 ? .pulling : .idle
      }
    case .opening, .refreshing, .closing:
      break
    }
  }

  private func panStateChanged(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      waitsForNewPull = false
    case .ended:
      if phase == .armed { open() }
    case .cancelled, .failed:
      if phase == .armed || phase == .pulling { phase = .idle }
    default:
      break
    }
  }

  // MARK: - Refreshing

  /// Whether it opens or is open.
  public var isRefreshing: Bool { return phase == .opening || phase == .refreshing }

  /// Opens without a pull.
  public func beginRefreshing() {
    guard scrollView != nil, !isHidden, phase != .closing, !isRefreshing else { return }
    open()
  }

  private func open() {
    run += 1
    let run = self.run
    endsWhenOpen = false
    phase = .opening
    // Not now: the scroll view is about to start its bounce, and would go on with it.
    DispatchQueue.main.async { [weak self] in
      guard let self = self, self.run == run else { return }
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: {
          self.alpha = 1
          self.setAddedInset(SpringHeader.height)
          self.land()
        },
        completion: { _ in
          guard self.run == run else { return }
          self.didOpen()
        })
    }
  }

  private func didOpen() {
    phase = .refreshing
    openedAt = CACurrentMediaTime()
    stamp(Date())
    onRefresh?()
    sendActions(for: .valueChanged)
    if endsWhenOpen { endRefreshing() }
  }

  /// Closes, but not before the header could be seen for 0.4 s.
  public func endRefreshing() {
    switch phase {
    case .opening:
      endsWhenOpen = true
    case .refreshing:
      let remaining = openedAt + SpringHeader.minimumVisibleTime - CACurrentMediaTime()
      guard remaining > 0 else {
        close()
        return
      }
      let run = self.run
      DispatchQueue.main.asyncAfter(deadline: .now() + remaining) { [weak self] in
        guard let self = self, self.run == run, self.phase == .refreshing else { return }
        self.close()
      }
    case .idle, .pulling, .armed, .closing:
      break
    }
  }

  private func close() {
    run += 1
    let run = self.run
    phase = .closing
    waitsForNewPull = scrollView?.isDragging == true
    UIView.animate(
      withDuration: 0.25, delay: 0,
      options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState],
      animations: {
        let isInSight = self.pulledDistance > 0
        self.setAddedInset(0)
        if isInSight { self.land() }
        self.alpha = 0
      },
      completion: { [weak self] _ in
        guard let self = self, self.run == run else { return }
        self.phase = .idle
        self.contentOffsetChanged()
        self.delegate?.springHeaderDidFinish(self)
      })
  }

  /// Puts the content at its top, unless a finger has it.
  ///
  /// That ends a bounce, which would go on from where it was otherwise, under the animation.
  private func land() {
    guard let scrollView = scrollView, !scrollView.isDragging else { return }
    let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
    scrollView.setContentOffset(top, animated: false)
  }

  /// Changes the top inset by the difference only, so that what others set there stays.
  private func setAddedInset(_ added: CGFloat) {
    guard let scrollView = scrollView else { return }
    let difference = added - addedInset
    addedInset = added
    var inset = scrollView.contentInset
    inset.top += difference
    scrollView.contentInset = inset
  }
}
