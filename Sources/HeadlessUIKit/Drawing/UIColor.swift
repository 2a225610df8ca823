/// A colour in extended sRGB, each component 0…1, as layers keep it.
///
/// Equal components make equal colours.
public class CGColor: NSObject {
  /// The components, each 0…1; 1 is opaque.
  public let red, green, blue, alpha: CGFloat

  /// The colour with these components, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CGColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  public override var hash: Int {
    var hasher = Hasher()
    for component in [red, green, blue, alpha] { hasher.combine(component) }
    return hasher.finalize()
  }
}

/// A colour in extended sRGB, each component 0…1.
///
/// Unlike UIKit's it is a `CGColor` itself, so that a layer takes it as it is; `cgColor` works as well.
public final class UIColor: CGColor {
  public override init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    super.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from black (0) to white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The colour with the same components.
  public convenience init(cgColor: CGColor) {
    self.init(
      red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }

  /// The same colour as a layer takes it.
  public var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// The same colour at another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Fills and strokes of the `draw(_:)` that is being run take this colour; elsewhere nothing happens.
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills of the `draw(_:)` that is being run take this colour.
  public func setFill() { Simulation.current.canvas?.fillColor = self }

  /// Strokes of the `draw(_:)` that is being run take this colour.
  public func setStroke() { Simulation.current.canvas?.strokeColor = self }
}

/// UIKit's named colours, those of the system in the light appearance.
extension UIColor {
  /// UIKit's colour of this name.
  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A third of white.
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// Two thirds of white.
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// UIKit's colour of this name.
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Half of white.
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Black, wholly transparent.
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// UIKit's colour of this name.
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// UIKit's colour of this name.
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// UIKit's colour of this name.
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// UIKit's colour of this name.
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// UIKit's colour of this name.
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// UIKit's colour of this name.
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// UIKit's colour of this name.
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// UIKit's colour of this name.
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// UIKit's colour of this name.
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

  /// UIKit's colour of this name.
  public static var systemBlue: UIColor { UIColor(bytes: 0, 122, 255) }
  /// UIKit's colour of this name.
  public static var systemRed: UIColor { UIColor(bytes: 255, 59, 48) }
  /// UIKit's colour of this name.
  public static var systemGreen: UIColor { UIColor(bytes: 52, 199, 89) }
  /// UIKit's colour of this name.
  public static var systemOrange: UIColor { UIColor(bytes: 255, 149, 0) }
  /// UIKit's colour of this name.
  public static var systemGray: UIColor { UIColor(bytes: 142, 142, 147) }
  /// White.
  public static var systemBackground: UIColor { .white }
  /// Black, for text.
  public static var label: UIColor { .black }
  /// Grey, for text of less weight.
  public static var secondaryLabel: UIColor {
    UIColor(bytes: 60, 60, 67).withAlphaComponent(0.6)
  }

  private convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}
