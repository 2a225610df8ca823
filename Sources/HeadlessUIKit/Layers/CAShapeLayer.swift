/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// `nil` draws nothing; it is kept as it is when it is set, and a new one is seen at once, as on iOS.
  open var path: CGPath? {
    get { stored.shape.path }
    set { stored.shape.path = (newValue as? UIBezierPath)?.cgPath ?? newValue }
  }
  /// Black at first; `nil` fills nothing.
  open var fillColor: CGColor? {
    get { stored.shape.fillColor }
    set { set(\.shape.fillColor, newValue, "fillColor") }
  }
  /// `nil` strokes nothing.
  open var strokeColor: CGColor? {
    get { stored.shape.strokeColor }
    set { set(\.shape.strokeColor, newValue, "strokeColor") }
  }
  /// In points.
  open var lineWidth: CGFloat {
    get { stored.shape.style.width }
    set { set(\.shape.style.width, newValue, "lineWidth") }
  }
  /// The part of the path, 0…1, at which the stroke begins.
  open var strokeStart: CGFloat {
    get { stored.shape.style.start }
    set { set(\.shape.style.start, newValue, "strokeStart") }
  }
  /// The part of the path, 0…1, at which the stroke ends.
  open var strokeEnd: CGFloat {
    get { stored.shape.style.end }
    set { set(\.shape.style.end, newValue, "strokeEnd") }
  }
  /// The shape of the stroke's ends.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(stored.shape.style.cap) }
    set { stored.shape.style.cap = newValue.cap }
  }
  /// The shape of the stroke's corners.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(stored.shape.style.join) }
    set { stored.shape.style.join = newValue.join }
  }
  /// Lengths of dashes and gaps in points, in turn; `nil` is a solid line.
  open var lineDashPattern: [NSNumber]? {
    get {
      let dashes = stored.shape.style.dashes
      return dashes.isEmpty ? nil : dashes.map { NSNumber(value: Double($0)) }
    }
    set { stored.shape.style.dashes = (newValue ?? []).map { CGFloat($0.doubleValue) } }
  }
  /// How far into the pattern the path begins, in points.
  open var lineDashPhase: CGFloat {
    get { stored.shape.style.dashPhase }
    set { set(\.shape.style.dashPhase, newValue, "lineDashPhase") }
  }

  open override func presentation() -> CAShapeLayer? { copy(into: CAShapeLayer()) }
}

/// How a shape layer's stroke ends; any other value is `butt`.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// How it is written.
  public let rawValue: String

  /// The value that is written so.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In a half circle beyond it.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// In a half square beyond it.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }

  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How a shape layer's stroke turns a corner; any other value is `miter`.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// How it is written.
  public let rawValue: String

  /// The value that is written so.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }

  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
