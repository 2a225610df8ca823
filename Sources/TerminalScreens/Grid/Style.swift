/// A colour as screens mean it; what a terminal makes of it is up to the terminal.
package struct Color: Hashable, Sendable {
  /// Each 0…255, sRGB.
  package var red, green, blue: UInt8

  /// A colour by its parts, each 0…255.
  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// This colour over `ground`, as opaque as `alpha` (0…1).
  func over(_ ground: Color, alpha: Double) -> Color {
    let part = min(max(alpha, 0), 1)
    let mix = { (top: UInt8, bottom: UInt8) in
      UInt8((Double(top) * part + Double(bottom) * (1 - part)).rounded())
    }
    return Color(mix(red, ground.red), mix(green, ground.green), mix(blue, ground.blue))
  }
}

/// How a cell looks besides its character.
package struct Style: Hashable, Sendable {
  /// `nil` is the terminal's own.
  package var foreground: Color?
  /// `nil` is the terminal's own.
  package var background: Color?
  /// Bold, dim and so on; they also stand for colours where there are none.
  package var attributes: Attributes

  /// As the terminal writes by itself.
  package static let plain = Style()

  /// A look of these parts.
  package init(
    _ foreground: Color? = nil, on background: Color? = nil, _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// What every terminal can do to a character.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let underlined = Attributes(rawValue: 4)
    /// Foreground and background exchanged.
    package static let reversed = Attributes(rawValue: 8)
  }
}
