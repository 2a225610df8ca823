/// Where lines of text stand in their rectangle.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// Here as on the left.
  case justified, natural
}

/// A view that shows a text.
open class UILabel: UIView {
  /// Setting it takes the attributes away.
  open var text: String? {
    get { plainText ?? attributes?.string }
    set {
      attributes = nil
      plainText = newValue
    }
  }
  /// A text whose first character's `font` and `foregroundColor` are those of the whole here.
  open var attributedText: NSAttributedString? {
    get { attributes ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      attributes = newValue
      plainText = nil
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The system's face at 17 points at first.
  open var font: UIFont! = .systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// `nil` is black.
  open var textColor: UIColor!
  /// Where the lines stand in the label's width.
  open var textAlignment = NSTextAlignment.left
  /// At most so many lines; 0 is any number.
  ///
  /// Lines end where the text says so and are not wrapped.
  open var numberOfLines = 1

  /// Whether a face of `UIFont.preferredFont` follows the person's text size, which is the usual one here.
  open var adjustsFontForContentSizeCategory = false

  private var plainText: String?
  private var attributes: NSAttributedString?

  /// The size of the text by `UIFont`'s simple metric: the widest line, and its lines' heights.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = shownLines
    guard !lines.isEmpty else { return .zero }
    let width = lines.map { shownFont.width(of: $0) }.max() ?? 0
    return CGSize(
      width: width.rounded(.up), height: shownFont.lineHeight * CGFloat(lines.count))
  }

  /// The lines that are shown.
  package var shownLines: [Substring] {
    guard let text, !text.isEmpty else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Array(numberOfLines > 0 ? lines.prefix(numberOfLines) : lines[...])
  }

  /// The face that is shown.
  package var shownFont: UIFont {
    attribute(.font) as? UIFont ?? font ?? .systemFont(ofSize: 17)
  }

  /// The colour that is shown.
  package var shownColor: UIColor {
    attribute(.foregroundColor) as? UIColor ?? textColor ?? .black
  }

  private func attribute(_ key: NSAttributedString.Key) -> Any? {
    guard let attributes, attributes.length > 0 else { return nil }
    return attributes.attribute(key, at: 0, effectiveRange: nil)
  }
}
