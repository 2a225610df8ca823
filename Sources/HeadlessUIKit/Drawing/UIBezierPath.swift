/// A path as it was built: moves, lines and arcs.
public final class UIBezierPath: NSObject {
  /// One step of a path; angles are in radians, 0 to the right and π/2 down.
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case arc(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool)
    case close
  }

  /// The steps in the order in which they were added.
  public private(set) var elements: [Element] = []

  /// Starts a new part at `point`.
  public func move(to point: CGPoint) { elements.append(.move(point)) }

  /// A straight line to `point`.
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }

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
}
