/// What is seen of a view and all that is in it at one moment: things to draw, the backmost first.
///
/// Plain values, the same for the same moment: a screen, a plot or a test draws from them and knows
/// nothing of views. Coordinates are points from the view's top left corner, y pointing down.
package struct DisplayList: Hashable, Sendable {
  package var items: [DisplayItem]
}

/// One thing to draw.
package struct DisplayItem: Hashable, Sendable {
  package var content: DisplayContent
  /// From the content's coordinates to the picture's.
  package var transform: CGAffineTransform
  /// 0…1; where things overlap each has its own, which is how layers without a group opacity look.
  package var opacity: CGFloat
  /// It is seen only inside all of these.
  package var clips: [DisplayClip]
}

/// A rectangle that cuts off what is outside.
package struct DisplayClip: Hashable, Sendable {
  package var rect: CGRect
  package var cornerRadius: CGFloat
  /// From the rectangle's coordinates to the picture's.
  package var transform: CGAffineTransform
}

/// What kinds of things there are.
package enum DisplayContent: Hashable, Sendable {
  case rectangle(CGRect, cornerRadius: CGFloat, fill: DisplayColor)
  /// A line along the inside of a rectangle.
  case border(CGRect, cornerRadius: CGFloat, width: CGFloat, color: DisplayColor)
  case gradient(CGRect, cornerRadius: CGFloat, DisplayGradient)
  case fill(Outline, DisplayColor)
  /// A line along a path, the part of its length from `style.start` to `style.end`.
  case stroke(Outline, DisplayColor, StrokeStyle)
  case text(DisplayText)
  /// A picture by its file name, stretched to the rectangle, in one colour if there is a tint.
  case image(String, CGRect, tint: DisplayColor?)
  /// A wheel of 12 spokes that has done `phase` (0…1) of a turn.
  case spinner(CGRect, phase: CGFloat, color: DisplayColor)
}

/// A colour in extended sRGB, each component 0…1.
package struct DisplayColor: Hashable, Sendable {
  package var red, green, blue, alpha: CGFloat

  init(_ color: CGColor) {
    (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
  }
}

/// Lines of text, in the middle of the rectangle's height.
package struct DisplayText: Hashable, Sendable {
  package var lines: [String]
  package var rect: CGRect
  package var font: UIFont
  package var color: DisplayColor
  package var alignment: NSTextAlignment
}

/// A run of colours along a line.
package struct DisplayGradient: Hashable, Sendable {
  package var colors: [DisplayColor]
  /// Where each colour stands, 0…1, as many as colours.
  package var locations: [CGFloat]
  /// Where 0 and 1 are.
  package var start, end: CGPoint
}
