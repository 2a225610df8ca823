/// What is drawn: it keeps what it is told, for a screen, a plot or a test to draw.
///
/// A view's own layer shows the view's values and sets them. A change of another layer is animated by
/// itself, as the current `CATransaction` says, once the layer has been in a superlayer at the end of a
/// turn; what `delegate` or `actions` gives for the property's key is done instead.
open class CALayer: NSObject, CAMediaTiming {
  /// The world that the layer was made in.
  package let simulation = Simulation.current

  /// The view whose layer it is.
  weak var view: UIView?
  /// The values of a layer that belongs to no view; of a view's, those that the view does not have.
  var stored = LayerLook()
  /// What was added and not yet removed, in the order in which it was added.
  var running: [LayerAnimation] = []
  private weak var parent: CALayer?
  /// When it came to its superlayer.
  private var arrival = Instant.zero

  /// The layers above this one's content, the backmost first; a view's subviews are not among them, and
  /// are drawn above them.
  public private(set) var sublayers: [CALayer]?
  /// Asked for what to do when a value is set.
  open weak var delegate: (any CALayerDelegate)?
  /// By key, what to do when a value is set; `NSNull` does nothing.
  open var actions: [String: any CAAction]?

  /// When its local time begins, in its superlayer's.
  open var beginTime: TimeInterval = 0
  /// Seconds by which its local time is ahead.
  open var timeOffset: TimeInterval = 0
  /// How fast its local time runs; 0 stands still, and with it what is seen of its animations.
  open var speed: Float = 1
  /// Kept; a layer's own does nothing here.
  open var duration: TimeInterval = 0
  /// Kept; a layer's own does nothing here.
  open var repeatCount: Float = 0
  /// Kept; a layer's own does nothing here.
  open var repeatDuration: TimeInterval = 0
  /// Kept; a layer's own does nothing here.
  open var autoreverses = false
  /// Kept; a layer's own does nothing here.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Kept; nothing here has pixels.
  open var contentsScale: CGFloat = 1
  /// How `contents` lies in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize

  public override init() { super.init() }

  // MARK: What it looks like

  /// The layer's own coordinates: where its content starts and how large it is; a view's layer has the
  /// view's.
  open var bounds: CGRect {
    get { view?.bounds ?? stored.bounds }
    set {
      guard simulation.isGeometry(of: self, .zero, newValue) else { return }
      if let view { view.bounds = newValue } else { set(\.bounds, newValue, "bounds") }
    }
  }
  /// Where `anchorPoint` is in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? stored.position }
    set {
      guard simulation.isGeometry(of: self, newValue, .zero) else { return }
      if let view { view.center = newValue } else { set(\.position, newValue, "position") }
    }
  }
  /// The layer's rectangle in its superlayer's coordinates, the transform left out.
  open var frame: CGRect {
    get { view?.frame ?? stored.frame }
    set {
      guard view == nil else {
        view?.frame = newValue
        return
      }
      guard simulation.isGeometry(of: self, .zero, newValue) else { return }
      var look = stored
      look.frame = newValue
      set(\.bounds, look.bounds, "bounds")
      set(\.position, look.position, "position")
    }
  }
  /// The point, as parts of the bounds, at `position`; the layer turns and grows about it.
  open var anchorPoint: CGPoint {
    get { stored.anchorPoint }
    set { set(\.anchorPoint, newValue, "anchorPoint") }
  }
  /// What a picture does with the layer about its `anchorPoint`.
  open var transform: CATransform3D {
    get { view?.transform3D ?? stored.transform }
    set {
      if let view { view.transform3D = newValue } else { set(\.transform, newValue, "transform") }
    }
  }
  /// 0…1, handed on to the sublayers.
  open var opacity: Float {
    get { Float(view?.alpha ?? stored.opacity) }
    set {
      if let view {
        view.alpha = CGFloat(newValue)
      } else {
        set(\.opacity, CGFloat(newValue), "opacity")
      }
    }
  }
  /// Whether it and what is in it are left out of pictures; it is not animated here.
  open var isHidden: Bool {
    get { view?.isHidden ?? stored.isHidden }
    set { if let view { view.isHidden = newValue } else { stored.isHidden = newValue } }
  }
  /// Whether sublayers end at the bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? stored.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { stored.masksToBounds = newValue } }
  }
  /// What the bounds are filled with; `nil` is nothing.
  open var backgroundColor: CGColor? {
    get { view.map(\.backgroundColor) ?? stored.backgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map(UIColor.init(cgColor:))
      } else {
        set(\.backgroundColor, newValue, "backgroundColor")
      }
    }
  }
  /// In points; the background, the border and the clip are rounded.
  open var cornerRadius: CGFloat {
    get { stored.cornerRadius }
    set { set(\.cornerRadius, newValue, "cornerRadius") }
  }
  /// In points, inward from the bounds.
  open var borderWidth: CGFloat {
    get { stored.borderWidth }
    set { set(\.borderWidth, newValue, "borderWidth") }
  }
  /// `nil` is black, as on iOS.
  open var borderColor: CGColor? {
    get { stored.borderColor }
    set { set(\.borderColor, newValue, "borderColor") }
  }
  /// A picture, `UIImage.cgImage`; anything else is taken for none.
  open var contents: Any? {
    get { stored.contents }
    set { set(\.contents, newValue as? UIImage, "contents") }
  }

  /// Its values, those of its view included.
  var look: LayerLook {
    guard let view else { return stored }
    var look = stored
    (look.bounds, look.position) = (view.bounds, view.center)
    (look.transform, look.opacity) = (view.transform3D, view.alpha)
    (look.isHidden, look.masksToBounds) = (view.isHidden, view.clipsToBounds)
    look.backgroundColor = view.backgroundColor
    return look
  }

  /// Stores a value, and lets what is seen follow as the block or the transaction says.
  func set<Value: Equatable>(
    _ path: WritableKeyPath<LayerLook, Value>, _ value: Value, _ key: String
  ) {
    guard stored[keyPath: path] != value else { return }
    if view != nil {
      let old = stored[key]
      stored[keyPath: path] = value
      if let old, let new = stored[key] {
        simulation.openAnimation?.animate(self, key, from: old, to: new)
      }
    } else {
      let before = parent != nil && arrival < simulation.now ? seen[key] : nil
      stored[keyPath: path] = value
      if let before { animateByItself(key, from: before) }
    }
  }

  /// A copy that shows what is seen of the layer now, without sublayers.
  ///
  /// Unlike UIKit's it is there also for a layer that was never displayed.
  open func presentation() -> CALayer? { copy(into: CALayer()) }

  /// Makes `copy` a copy of what is seen now.
  final func copy<Layer: CALayer>(into copy: Layer) -> Layer {
    copy.stored = seen
    copy.contentsGravity = contentsGravity
    return copy
  }

  // MARK: The tree

  /// The layer that this one is in: of a view's layer the superview's.
  public var superlayer: CALayer? { view.map { $0.superview?.layer } ?? parent }

  /// Puts `layer` on top of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Puts `layer` under as many of the others as `index` leaves above it.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    if sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) {
      return simulation.raise("\(type(of: layer)) was added to itself, or to a layer in it")
    }
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.parent = self
    layer.arrival = simulation.now
  }

  /// Puts `layer` right under `sibling`, behind all where that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(place))
  }

  /// Puts `layer` right over `sibling`, in front of all where that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
  }

  /// Takes the layer out, its animations end unfinished; a view's own layer stays with its view.
  open func removeFromSuperlayer() {
    guard let parent else { return }
    parent.sublayers?.removeAll { $0 === self }
    if parent.sublayers?.isEmpty == true { parent.sublayers = nil }
    self.parent = nil
    leaveScreen()
  }
}

/// How a layer's picture lies in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// How it is written.
  public let rawValue: String

  /// The value that is written so.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits inside, its proportions kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds, its proportions kept.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
