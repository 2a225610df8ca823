/// A rectangle on the screen that holds others, and what it is told to look like.
///
/// Frames are plain: `frame` ignores `transform`, which only pictures use.
open class UIView: NSObject {
  /// The world that the view was made in.
  package let simulation = Simulation.current

  /// The view's own coordinates: where its content starts and how large it is.
  open var bounds: CGRect {
    get { storedBounds }
    set { setGeometry(center: center, bounds: newValue) }
  }

  /// The middle of the view in its superview's coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set { setGeometry(center: newValue, bounds: storedBounds) }
  }

  /// The view's rectangle in its superview's coordinates.
  open var frame: CGRect {
    get {
      CGRect(
        x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
        width: storedBounds.width, height: storedBounds.height)
    }
    set {
      let old = frame
      let center = CGPoint(x: newValue.midX, y: newValue.midY)
      setGeometry(center: center, bounds: CGRect(origin: storedBounds.origin, size: newValue.size))
      notify(.frame, old: old, new: newValue)
    }
  }

  open var alpha: CGFloat = 1 { didSet { changedAnimatable() } }
  open var transform = CGAffineTransform.identity { didSet { changedAnimatable() } }
  open var backgroundColor: UIColor? { didSet { changedAnimatable() } }
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var clipsToBounds = false
  /// What gives way when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []
  /// What an assistive technology reads out.
  open var accessibilityLabel: String?

  public private(set) var subviews: [UIView] = []
  /// The layer that a picture of the view is drawn from.
  public private(set) lazy var layer: CALayer = makeLayer()

  // The superview owns this view and clears the reference when it goes, also while it is being
  // freed: then the superview must still be reachable, which a weak reference would not allow.
  private unowned(unsafe) var storedSuperview: UIView?
  private var storedBounds: CGRect
  private var storedCenter: CGPoint
  private var needsLayout = false

  public init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  /// Views are not archived here.
  public required init?(coder: NSCoder) { nil }

  deinit { abandonSubviews() }

  /// Which side of its superview a view's edges keep to.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  // MARK: The tree

  public var superview: UIView? { storedSuperview }

  /// The window at the root of the tree, if there is one.
  open var window: UIWindow? { storedSuperview?.window }

  open func addSubview(_ view: UIView) { view.move(to: self, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { view.move(to: self, at: index) }

  open func removeFromSuperview() {
    guard let old = storedSuperview else { return }
    move(to: nil, at: 0)
    old.setNeedsLayout()
  }

  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

  /// Called before the superview changes, with the new one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  /// Called before the window changes, with the new one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  private func reorder(_ view: UIView, to index: Int) {
    guard let place = subviews.firstIndex(of: view) else { return }
    subviews.remove(at: place)
    subviews.insert(view, at: index)
  }

  private func move(to parent: UIView?, at index: Int) {
    let old = storedSuperview
    if let old, old === parent {
      old.reorder(self, to: min(index, old.subviews.count - 1))
      return
    }
    let oldWindow = window
    let newWindow = parent?.window
    willMove(toSuperview: parent)
    if oldWindow !== newWindow { tellAll { $0.willMove(toWindow: newWindow) } }
    // Held here: the old superview may have been the only owner.
    withExtendedLifetime(self) {
      old?.subviews.removeAll { $0 === self }
      storedSuperview = parent
      parent?.subviews.insert(self, at: min(index, parent?.subviews.count ?? 0))
      parent?.setNeedsLayout()
      if oldWindow !== newWindow { tellAll { $0.windowChanged() } }
      didMoveToSuperview()
    }
  }

  /// Lets the subviews take leave while this view is being freed.
  ///
  /// A class with more state calls it in a `deinit` of its own, while that state is still there.
  final func abandonSubviews() {
    for subview in subviews { subview.leave(self) }
    subviews = []
  }

  /// Takes leave of a superview that is being freed.
  private func leave(_ dying: UIView) {
    willMove(toSuperview: nil)
    storedSuperview = nil
    didMoveToSuperview()
  }

  /// What the class does when the view's window has changed, before `didMoveToWindow`.
  func windowChanged() { didMoveToWindow() }

  private func tellAll(_ tell: (UIView) -> Void) {
    tell(self)
    for subview in subviews { subview.tellAll(tell) }
  }

  // MARK: Geometry and layout

  private func setGeometry(center: CGPoint, bounds: CGRect) {
    let old = storedBounds
    guard center != storedCenter || bounds != old else { return }
    storedCenter = center
    storedBounds = bounds
    changedAnimatable()
    if bounds.size != old.size {
      sizeChanged(from: old.size)
      resizeSubviews(from: old.size)
    }
    if bounds != old {
      setNeedsLayout()
      notify(.bounds, old: old, new: bounds)
    }
  }

  /// Moves the origin of the bounds and nothing else: scrolling, the hot path.
  final func scrollBounds(to origin: CGPoint) { storedBounds.origin = origin }

  /// What the class does when its size has changed.
  func sizeChanged(from old: CGSize) {}

  /// Asks for `layoutSubviews` at the end of this turn.
  open func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    simulation.agenda.unlaid.append(self)
  }

  /// Lays out now what has been asked for.
  open func layoutIfNeeded() {
    layoutIfMarked()
    for subview in subviews { subview.layoutIfNeeded() }
  }

  open func layoutSubviews() {}

  final func layoutIfMarked() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
    laidOut()
  }

  /// What the class does after each layout.
  func laidOut() {}

  /// The system's part of the insets.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  override func value(of key: ObservableKey) -> Any? {
    switch key {
    case .frame: frame
    case .bounds: bounds
    default: nil
    }
  }

  /// Notes that something animatable was set, for the animation block that is being run.
  final func changedAnimatable() { simulation.openAnimation?.changed = true }

  private func makeLayer() -> CALayer {
    let layer = CALayer()
    layer.view = self
    return layer
  }
}
