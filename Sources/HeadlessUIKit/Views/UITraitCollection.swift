/// What surroundings a view is shown in.
public struct UITraitCollection: Hashable, Sendable {
  /// The pixels of a point; 0 where the display is not specified, as for a scene without pixels.
  public var displayScale: CGFloat

  /// Surroundings with a display of so many pixels a point.
  public init(displayScale: CGFloat = 0) { self.displayScale = displayScale }
}

extension UIView {
  /// The surroundings that the view was made for.
  public var traitCollection: UITraitCollection {
    UITraitCollection(displayScale: simulation.screenScale)
  }
}
