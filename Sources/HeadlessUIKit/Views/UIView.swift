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
      if priorObserverCount != 0 { notifyPrior(.frame, old: old) }
      let center = CGPoint(x: newValue.midX, y: newValue.midY)
      setGeometry(center: center, bounds: CGRect(origin: storedBounds.origin, size: newValue.size))
      notify(.frame, old: old, new: newValue)
    }
  }

  /// 0…1, handed on to the subviews; up to 0.01 nothing of them is drawn.
  open var alpha: CGFloat = 1 {
    didSet { animate("opacity", .number(oldValue), .number(alpha)) }
  }
  /// What a picture does with the view about its middle; a view out of its plane tells the part in it.
  open var transform: CGAffineTransform {
    get { transform3D.projected }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The same in space.
  open var transform3D = CATransform3D() {
    didSet { animate("transform", .transform(oldValue), .transform(transform3D)) }
  }
  /// What the bounds are filled with; `nil` is nothing.
  open var backgroundColor: UIColor? {
    didSet { animate("backgroundColor", .color(oldValue), .color(backgroundColor)) }
  }
  /// Whether it and what is in it are left out of pictures; it is not animated.
  open var isHidden = false
  /// Kept: fingers reach scroll views alone here, so that a control asks for itself.
  open var isUserInteractionEnabled = true
  /// A number to find the view by.
  open var tag = 0
  /// Whether subviews end at the bounds.
  open var clipsToBounds = false
  /// How a picture lies in the view, and whether a new size has it drawn anew.
  open var contentMode = ContentMode.scaleToFill
  /// The colour of what has none of its own: the superview's, and the system's blue at the root.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      let old = tintColor
      ownTintColor = newValue
      tellTint(old)
    }
  }
  /// What gives way when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether assistive technologies find the view.
  open var isAccessibilityElement = false
  /// What an assistive technology reads out.
  open var accessibilityLabel: String?
  /// What it says of the view's state.
  open var accessibilityValue: String?
  /// How it takes the view.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether the view is mirrored where the language is read from the right.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The views inside, the backmost first.
  public private(set) var subviews: [UIView] = []
  /// The layer that a picture of the view is drawn from; it shows the view's values and sets them.
  public var layer: CALayer {
    if let madeLayer { return madeLayer }
    let layer = makeLayer()
    madeLayer = layer
    return layer
  }
  /// `CALayer` or another of the model's layers; a class of one's own raises.
  open class var layerClass: AnyClass { CALayer.self }
  /// What the last `draw(_:)` has drawn.
  private(set) var drawing: [CanvasStroke] = []

  // The superview owns this view and clears the reference when it goes, also while it is being
  // freed: then the superview must still be reachable, which a weak reference would not allow.
  private unowned(unsafe) var storedSuperview: UIView?
  /// Under whose tag the view was last added to another.
  private var tagOfOwner = WorkTag.nobody
  private var storedBounds: CGRect
  private var storedCenter: CGPoint
  private var needsLayout = false
  /// Whether it has ever been laid out; the first time in a window it is, unasked.
  private var wasLaidOut = false
  private var needsDisplay = false
  /// Under whose tag drawing was asked for.
  private var tagOfDisplay = WorkTag.nobody
  /// The tint that was set on this very view.
  private(set) final var ownTintColor: UIColor?
  /// `layer`, once someone has asked for it.
  private(set) final var madeLayer: CALayer?

  /// A view of this rectangle in its superview's coordinates.
  public init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  /// Views are not archived here.
  public required init?(coder: NSCoder) { nil }

  deinit { abandonSubviews() }

  // MARK: The tree

  /// The view that this one is in.
  public var superview: UIView? { storedSuperview }

  /// The window at the root of the tree, if there is one.
  open var window: UIWindow? { storedSuperview?.window }

  /// Puts `view` in front of the others, taking it out of where it was.
  open func addSubview(_ view: UIView) { view.move(to: self, at: subviews.count) }

  /// Puts `view` in front of `index` others, or of all where there are fewer; below 0 it raises.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard index >= 0 else { return simulation.raise("insertSubview at index \(index)") }
    view.move(to: self, at: index)
  }

  /// Puts `view` right under `sibling`, in front of all where that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, shift: 0)
  }

  /// Puts `view` right over `sibling`, in front of all where that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, shift: 1)
  }

  /// Takes the view out of its superview; in none it does nothing.
  open func removeFromSuperview() {
    guard let old = storedSuperview else { return }
    move(to: nil, at: 0)
    old.setNeedsLayout()
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

  /// Called before the superview changes, with the new one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed, to none as well.
  open func didMoveToSuperview() {}
  /// Called before the window changes, with the new one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed, to none as well.
  open func didMoveToWindow() {}
  /// Called when `tintColor` has become another, here or further up.
  open func tintColorDidChange() {}
  /// Called on iOS when the person has changed a setting; here nobody does.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when a view has come to the subviews.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view leaves the subviews.
  open func willRemoveSubview(_ subview: UIView) {}

  private func insert(_ view: UIView, beside sibling: UIView, shift: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    let place = others.firstIndex { $0 === sibling }.map { $0 + shift }
    view.move(to: self, at: place ?? others.count)
  }

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
    if let parent, parent.isDescendant(of: self) {
      return simulation.raise("\(type(of: self)) was added to itself, or to a view in it")
    }
    let oldWindow = window
    let newWindow = parent?.window
    if parent != nil, simulation.tag.owner != 0 { tagOfOwner = simulation.tag }
    let oldTint = tintColor
    willMove(toSuperview: parent)
    if oldWindow !== newWindow { tellAll { $0.willMove(toWindow: newWindow) } }
    // Held here: the old superview may have been the only owner.
    withExtendedLifetime(self) {
      old?.willRemoveSubview(self)
      old?.subviews.removeAll { $0 === self }
      storedSuperview = parent
      parent?.subviews.insert(self, at: min(index, parent?.subviews.count ?? 0))
      parent?.setNeedsLayout()
      if oldWindow !== newWindow { tellAll { $0.windowChanged() } }
      tellTint(oldTint)
      didMoveToSuperview()
      parent?.didAddSubview(self)
    }
  }

  /// Lets the subviews take leave while this view is being freed.
  ///
  /// A class with more state calls it in a `deinit` of its own, while that state is still there.
  final func abandonSubviews() {
    guard !subviews.isEmpty else { return }
    // Whoever lets go of it, and wherever: what they do in leaving is done in their world.
    simulation.run {
      for subview in subviews { subview.leave(self) }
    }
    subviews = []
  }

  /// Takes leave of a superview that is being freed.
  private func leave(_ dying: UIView) {
    let wasInWindow = dying.window != nil
    willMove(toSuperview: nil)
    if wasInWindow { tellAll { $0.willMove(toWindow: nil) } }
    storedSuperview = nil
    if wasInWindow { tellAll { $0.windowChanged() } }
    didMoveToSuperview()
  }

  /// What the class does when the view's window has changed, before `didMoveToWindow`.
  func windowChanged() {
    if window == nil {
      madeLayer?.leaveScreen()
    } else {
      if !wasLaidOut { setNeedsLayout() }
      if needsDisplay { simulation.agenda.undrawn.append(self) } else { setNeedsDisplay() }
    }
    didMoveToWindow()
  }

  /// Tells those who have the view's tint that it is another than `old`.
  private func tellTint(_ old: UIColor?) {
    guard tintColor != old else { return }
    underOwner { tintColorDidChange() }
    for subview in subviews where subview.ownTintColor == nil { subview.tellTint(old) }
  }

  private func tellAll(_ tell: (UIView) -> Void) {
    underOwner { tell(self) }
    for subview in subviews { subview.tellAll(tell) }
  }

  /// Does what the system makes the view do under the tag of whoever added it.
  private func underOwner(_ work: () -> Void) {
    guard tagOfOwner.owner != 0 else { return work() }
    simulation.perform(
      as: WorkTag(owner: tagOfOwner.owner, cause: simulation.tag.cause), work)
  }

  // MARK: Geometry and layout

  private func setGeometry(center: CGPoint, bounds: CGRect) {
    let old = storedBounds
    let oldCenter = storedCenter
    guard center != oldCenter || bounds != old, isGeometry(center, bounds) else { return }
    if priorObserverCount != 0, bounds != old { notifyPrior(.bounds, old: old) }
    storedCenter = center
    storedBounds = bounds
    if simulation.agenda.animations.open.last != nil {
      animate("position", .point(oldCenter), .point(center))
      animate("bounds", .rect(old), .rect(bounds))
    }
    if bounds.size != old.size {
      sizeChanged(from: old.size)
      resizeSubviews(from: old.size)
      if contentMode == .redraw { setNeedsDisplay() }
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

  /// Places the subviews, in the commit of a turn in which the view was marked.
  open func layoutSubviews() {}

  final func layoutIfMarked() {
    guard needsLayout else { return }
    needsLayout = false
    wasLaidOut = true
    underOwner { layoutSubviews() }
    laidOut()
  }

  /// What the class does after each layout.
  func laidOut() {}

  /// The size that fits the view's content, at most `size`; the size that the view has, unless a class
  /// knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits, from the same top left.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The system's part of the insets; only scroll views have one here.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Called when `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}

  /// Called when the person activates the view by an assistive technology; whether it did something.
  open func accessibilityActivate() -> Bool { false }

  // MARK: Drawing

  /// Draws the view's content with `UIColor.set()` and `UIBezierPath.fill()` and `stroke()`, in the
  /// commit of the turn in which it comes into a window or was marked.
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)` at the end of this turn; a view in no window draws when it comes into one.
  open func setNeedsDisplay() {
    guard !needsDisplay else { return }
    needsDisplay = true
    tagOfDisplay = simulation.tag
    simulation.agenda.undrawn.append(self)
  }

  /// The same: a view is drawn as a whole here.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  final func drawIfMarked() {
    guard needsDisplay, window != nil else { return }
    needsDisplay = false
    guard !bounds.isEmpty else { return }
    simulation.canvas = Canvas()
    simulation.perform(as: tagOfDisplay) { draw(bounds) }
    drawing = simulation.canvas?.strokes ?? []
    simulation.canvas = nil
  }

  override func value(of key: ObservableKey) -> Any? {
    switch key {
    case .frame: frame
    case .bounds: bounds
    default: nil
    }
  }

  /// Lets what is seen follow a change, where an animation block is being run.
  final func animate(
    _ key: String, _ old: @autoclosure () -> AnimatedValue, _ new: @autoclosure () -> AnimatedValue
  ) {
    guard let group = simulation.openAnimation else { return }
    let (old, new) = (old(), new())
    guard old != new else { return }
    group.animate(layer, key, from: old, to: new)
  }
}
