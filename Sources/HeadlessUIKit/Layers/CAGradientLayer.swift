/// A layer that is filled with a run of colours along a line.
open class CAGradientLayer: CALayer {
  /// `CGColor`s in order along the line; anything else is left out.
  open var colors: [Any]? {
    get { stored.gradient.colors.isEmpty ? nil : stored.gradient.colors }
    set { stored.gradient.colors = (newValue ?? []).compactMap { $0 as? CGColor } }
  }
  /// Where each colour stands, 0…1, rising; equal distances where it is `nil`.
  open var locations: [NSNumber]? {
    get {
      let places = stored.gradient.locations
      return places.isEmpty ? nil : places.map { NSNumber(value: Double($0)) }
    }
    set { stored.gradient.locations = (newValue ?? []).map { CGFloat($0.doubleValue) } }
  }
  /// Where the first colour stands, as parts of the bounds.
  open var startPoint: CGPoint {
    get { stored.gradient.start }
    set { set(\.gradient.start, newValue, "startPoint") }
  }
  /// Where the last colour stands, as parts of the bounds.
  open var endPoint: CGPoint {
    get { stored.gradient.end }
    set { set(\.gradient.end, newValue, "endPoint") }
  }

  open override func presentation() -> CAGradientLayer? { copy(into: CAGradientLayer()) }
}
