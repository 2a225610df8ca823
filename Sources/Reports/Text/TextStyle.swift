/// How a text report is laid out.
public struct TextStyle: Hashable, Sendable {
  /// Columns of the page, at least 20.
  public var width: Int
  /// Whether words that matter are coloured with terminal sequences.
  public var isColoured: Bool

  /// A page of `width` columns (fewer than 20 count as 20), 80 by custom.
  public init(width: Int = 80, isColoured: Bool = false) {
    self.width = max(width, 20)
    self.isColoured = isColoured
  }

  /// `text` in a colour, if there are colours.
  package func paint(_ text: String, _ paint: Paint) -> String {
    isColoured && !text.isEmpty ? "\u{1b}[\(paint.code)m\(text)\u{1b}[0m" : text
  }
}

/// What a colour means.
package enum Paint: Sendable {
  case good, bad, doubtful, quiet, strong

  /// The terminal's number for it (ECMA-48, "Select graphic rendition").
  var code: String {
    switch self {
    case .good: "32"
    case .bad: "1;31"
    case .doubtful: "33"
    case .quiet: "2"
    case .strong: "1"
    }
  }
}
