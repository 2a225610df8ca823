/// How a stroke ends.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How a stroke turns a corner.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// A path that can be built step by step; coordinates in points, angles in radians.
///
/// Unlike UIKit's it is a `CGPath` itself, so that a shape layer takes it as it is (and keeps a copy);
/// `cgPath` works as well.
public final class UIBezierPath: CGPath {
  /// For `stroke()`; a shape layer has its own.
  public var lineWidth: CGFloat = 1
  /// For `stroke()`; a shape layer has its own.
  public var lineCapStyle = CGLineCap.butt
  /// For `stroke()`; a shape layer has its own.
  public var lineJoinStyle = CGLineJoin.miter

  /// An empty path.
  public init() { super.init(elements: []) }

  /// A path with the steps that `cgPath` has now.
  public convenience init(cgPath: CGPath) {
    self.init()
    elements = cgPath.elements
  }

  /// The rectangle, clockwise from its top left.
  public convenience init(rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// The ellipse that fits `rect`, clockwise from its right.
  public convenience init(ovalIn rect: CGRect) {
    self.init(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    close()
    apply(
      CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
  }

  /// The rectangle with round corners, at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    let inner = rect.insetBy(dx: radius, dy: radius)
    let corners = [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
    ]
    for (number, corner) in corners.enumerated() {
      let angle = CGFloat(number + 2) * .pi / 2
      addArc(
        withCenter: corner, radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
        clockwise: true)
    }
    close()
  }

  /// One arc; clockwise is on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A copy of the path as it is now.
  public var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set { elements = newValue.elements }
  }

  /// The smallest rectangle around what the path draws, control points left out; `.null` if empty.
  public var bounds: CGRect { boundingBoxOfPath }

  /// Starts a new part at `point`.
  public func move(to point: CGPoint) { elements.append(.move(point)) }

  /// A straight line to `point`.
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// A curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.append(.quadCurve(to: endPoint, control: controlPoint))
  }

  /// A curve with two control points.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    elements.append(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// An arc, with a line to its start from where the path was; clockwise is on the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    elements.append(
      .arc(center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise))
  }

  /// A straight line back to where this part began.
  public func close() { elements.append(.close) }

  /// All steps of `path` behind those of this one.
  public func append(_ path: UIBezierPath) { elements += path.elements }

  /// Takes all steps away.
  public func removeAllPoints() { elements.removeAll() }

  /// Moves every point by `transform`; arcs become curves.
  public func apply(_ transform: CGAffineTransform) {
    elements = outline.map { step in
      switch step.mapped({ $0.applying(transform) }) {
      case .move(let point): .move(point)
      case .line(let point): .line(point)
      case .curve(let first, let second, to: let end):
        .curve(to: end, control1: first, control2: second)
      case .close: .close
      }
    }
  }

  /// Fills the path in the `draw(_:)` that is being run; elsewhere nothing happens.
  public func fill() { Simulation.current.canvas?.fill(self) }

  /// Strokes the path in the `draw(_:)` that is being run; elsewhere nothing happens.
  public func stroke() { Simulation.current.canvas?.stroke(self) }
}
