extension UIView {
  /// Notes that something was set that iOS animates, for the animation block that is being run.
  func changedAnimatable() { simulation.openAnimation?.changed = true }

  /// The view's layer, of its class.
  final func makeLayer() -> CALayer {
    let layer = simulation.run { Self.layer(of: Self.layerClass) }
    layer.view = self
    return layer
  }

  private static func layer(of kind: AnyClass) -> CALayer {
    if kind == CAShapeLayer.self { return CAShapeLayer() }
    if kind == CAGradientLayer.self { return CAGradientLayer() }
    if kind != CALayer.self {
      Simulation.current.raise("\(self).layerClass: the model cannot make a \(kind)")
    }
    return CALayer()
  }

  /// Whether a layer can have this place and size; otherwise it raises, as Core Animation does.
  final func isGeometry(_ center: CGPoint, _ bounds: CGRect) -> Bool {
    simulation.isGeometry(of: self, center, bounds)
  }
}

extension Simulation {
  /// Whether all of these are numbers; otherwise it raises.
  func isGeometry(of owner: NSObject, _ place: CGPoint, _ bounds: CGRect) -> Bool {
    // One that is not finite makes the sum so.
    let sum = place.x + place.y + bounds.minX + bounds.minY + bounds.width + bounds.height
    if sum.isFinite { return true }
    raise("\(type(of: owner)) was given a place or size that is no number: \(place), \(bounds)")
    return false
  }
}
