/// Four distances from the edges inward, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// In points; positive ones go inward.
  public var top, left, bottom, right: CGFloat

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  /// No distance at any edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// These distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }
}

extension CGRect {
  /// The rectangle inside these distances from its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
