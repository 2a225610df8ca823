/// A path as it was built: moves, lines, curves and arcs, in points.
///
/// Equal elements make equal paths.
public class CGPath: NSObject {
  /// One step of a path; angles are in radians, 0 to the right and π/2 down.
  public enum Element: Hashable, Sendable {
    /// A new part begins.
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// With a line to its start from where the path was; clockwise is on the screen.
    case arc(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool)
    /// A line back to where this part began.
    case close
  }

  /// The steps in the order in which they were added.
  public internal(set) var elements: [Element]

  /// A path of these steps.
  package init(elements: [Element] = []) { self.elements = elements }

  /// Whether nothing was added yet.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the path has come to; the origin where it is empty.
  public var currentPoint: CGPoint { outline.last?.end ?? .zero }

  /// The smallest rectangle around what the path draws, control points left out; `.null` if empty.
  public var boundingBoxOfPath: CGRect { isEmpty ? .null : CGRect(around: outline.extremes) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CGPath else { return false }
    return elements == other.elements
  }

  public override var hash: Int { elements.hashValue }
}
