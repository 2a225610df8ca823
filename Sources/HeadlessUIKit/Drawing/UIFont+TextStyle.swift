extension UIFont {
  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// How it is written.
    public let rawValue: String

    /// The style that is written so.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// UIKit's style of this name.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// UIKit's style of this name.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// UIKit's style of this name.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// UIKit's style of this name.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// UIKit's style of this name.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// UIKit's style of this name.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// UIKit's style of this name.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// UIKit's style of this name.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// UIKit's style of this name.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// UIKit's style of this name.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// UIKit's style of this name.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Points at the text size that people have unless they ask for another (Human Interface Guidelines).
    fileprivate var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The system's face for what a text is for, at the usual text size: nobody asks for another one here.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }
}
