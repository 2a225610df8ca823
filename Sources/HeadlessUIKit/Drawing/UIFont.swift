/// A typeface at a size in points; `nil` is the system's face.
public struct UIFont: Hashable, Sendable {
  /// How heavy the system's face is drawn.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// How it is written.
    public let rawValue: CGFloat

    /// The value that is written so.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Thinner than the regular one.
    public static let light = Weight(rawValue: -0.4)
    /// As text is by default.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than the regular one.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Heavy.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The face's name; `nil` is the system's.
  public let name: String?
  /// In points.
  public let pointSize: CGFloat
  package let weight: Weight

  /// The size of standard text, in points.
  public static var systemFontSize: CGFloat { 14 }

  /// The system's face.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(name: nil, pointSize: size, weight: weight)
  }

  /// The system's face, heavy.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  private init(name: String?, pointSize: CGFloat, weight: Weight) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The face of this name; every name is taken for one that is installed.
  public init?(name: String, size: CGFloat) {
    self.init(name: name, pointSize: size, weight: .regular)
  }

  /// The same face at another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(name: name, pointSize: size, weight: weight)
  }

  /// The height of a line: 1.2 times the size, a whole number of points (see `width(of:)`).
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// The width of a line of text by a simple metric, since there are no typefaces here.
  ///
  /// A wide character (Chinese, Japanese, Korean, full-width forms, pictures: U+1100–115F, U+2E80–A4CF,
  /// U+AC00–D7A3, U+F900–FAFF, U+FE30–FE4F, U+FF00–FF60, U+FFE0–FFE6, from U+1F300 on) is as wide as
  /// the size, any other half as wide.
  package func width(of line: Substring) -> CGFloat {
    line.reduce(0) { $0 + (Self.isWide($1) ? pointSize : pointSize / 2) }
  }

  private static func isWide(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...:
      true
    default: false
    }
  }
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}
