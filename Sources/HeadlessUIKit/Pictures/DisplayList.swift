/// What is seen of a view and all that is in it at one moment: things to draw, the backmost first.
///
/// Plain values, the same for the same moment: a screen, a plot or a test draws from them and knows
/// nothing of views. Coordinates are points from the view's top left corner, y pointing down.
public struct DisplayList: Hashable, Sendable {
  /// The things, the backmost first; what is seen of nothing is none.
  public var items: [DisplayItem]
}

/// One thing to draw.
public struct DisplayItem: Hashable, Sendable {
  /// What it is, in its own coordinates.
  public var content: DisplayContent
  /// From the content's coordinates to the picture's.
  public var transform: CGAffineTransform
  /// 0…1; where things overlap each has its own, which is how layers without a group opacity look.
  public var opacity: CGFloat
  /// It is seen only inside all of these; without any, everywhere.
  public var clips: [DisplayClip]
}

/// A rectangle that cuts off what is outside.
public struct DisplayClip: Hashable, Sendable {
  /// In coordinates of its own.
  public var rect: CGRect
  /// Of its rounded corners, in points; 0 for square ones.
  public var cornerRadius: CGFloat
  /// From the rectangle's coordinates to the picture's.
  public var transform: CGAffineTransform
}

/// What kinds of things there are; corner radii and widths are in points.
public enum DisplayContent: Hashable, Sendable {
  /// A rectangle that is filled.
  case rectangle(CGRect, cornerRadius: CGFloat, fill: DisplayColor)
  /// A line along the inside of a rectangle.
  case border(CGRect, cornerRadius: CGFloat, width: CGFloat, color: DisplayColor)
  /// A rectangle that is filled with a run of colours.
  case gradient(CGRect, cornerRadius: CGFloat, DisplayGradient)
  /// A path that is filled.
  case fill(Outline, DisplayColor)
  /// A line along a path, the part of its length from `style.start` to `style.end`.
  case stroke(Outline, DisplayColor, StrokeStyle)
  /// Lines of text.
  case text(DisplayText)
  /// A picture by its file name, stretched to the rectangle, in one colour if there is a tint.
  case image(String, CGRect, tint: DisplayColor?)
  /// A wheel of 12 spokes that has done `phase` (0…1) of a turn.
  case spinner(CGRect, phase: CGFloat, color: DisplayColor)
}

/// A colour in extended sRGB.
public struct DisplayColor: Hashable, Sendable {
  /// Each 0…1; what a colour space wider than sRGB adds may lie outside.
  public var red, green, blue: CGFloat
  /// 0…1, 1 being opaque.
  public var alpha: CGFloat

  /// A colour by its parts, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(_ color: CGColor) {
    (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
  }
}

/// Lines of text, in the middle of the rectangle's height.
public struct DisplayText: Hashable, Sendable {
  /// From the top, without their ends.
  public var lines: [String]
  /// Where they stand; longer lines go out of it.
  public var rect: CGRect
  /// Face and size.
  public var font: UIFont
  /// Of all characters.
  public var color: DisplayColor
  /// Where each line stands in the rectangle's width.
  public var alignment: NSTextAlignment

  /// How heavy the face is drawn.
  public var weight: UIFont.Weight { font.weight }
}

/// A run of colours along a line.
public struct DisplayGradient: Hashable, Sendable {
  /// At least one.
  public var colors: [DisplayColor]
  /// Where each colour stands, 0…1, as many as colours.
  public var locations: [CGFloat]
  /// Where 0 and 1 are, in the content's coordinates.
  public var start, end: CGPoint
}
