/// A colour in extended sRGB, each component 0…1.
public final class UIColor: NSObject {
  public let red, green, blue, alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
