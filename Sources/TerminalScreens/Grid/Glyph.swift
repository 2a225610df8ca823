import GestureTrace

/// A character that fills one cell or two, and that no terminal takes for more or less.
///
/// Terminals disagree on the width of joined emoji, flags and marks. A glyph is therefore one letter with
/// at most the marks that stand over it, or a stand-in.
package struct Glyph: Hashable, Sendable {
  /// What is written.
  package let character: Character
  /// Cells that it fills: 1 or 2.
  package let columns: Int

  /// An empty cell.
  package static let space = Glyph(character: " ", columns: 1)
  /// Stands for what cannot be shown.
  static let unknown = Glyph(character: "·", columns: 1)

  private init(character: Character, columns: Int) {
    self.character = character
    self.columns = columns
  }

  /// The glyph for a character: without what joins it to others, a dot where it steers or has no width.
  package init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, let columns = first.columns, columns > 0 else {
      self = .unknown
      return
    }
    guard scalars.count > 1 else {
      self.init(character: character, columns: columns)
      return
    }
    var text = String.UnicodeScalarView([first])
    for mark in scalars.dropFirst() where mark.properties.generalCategory == .nonspacingMark {
      if !mark.isVariation { text.append(mark) }
    }
    self.init(character: Character(String(text)), columns: columns)
  }

  /// The glyphs of a line of text.
  package static func line(_ text: some StringProtocol) -> [Glyph] { text.map { Glyph($0) } }

  /// Whether the cursor stands where it should after this was written, whatever the terminal.
  var isCertain: Bool { columns == 1 && character.unicodeScalars.count == 1 }
}

extension StringProtocol {
  /// The cells that the text fills in a line.
  package var columns: Int { reduce(0) { $0 + Glyph($1).columns } }

  /// As much of the text as fits into `columns` cells, the last one an ellipsis if some is missing.
  package func fitting(_ columns: Int) -> String {
    guard self.columns > columns else { return String(self) }
    guard columns > 0 else { return "" }
    var text = ""
    var rest = columns - 1
    for character in self {
      let width = Glyph(character).columns
      guard width <= rest else { break }
      text.append(character)
      rest -= width
    }
    return text + "…"
  }
}

extension Unicode.Scalar {
  /// Selects how the letter before it looks, which makes terminals disagree on its width.
  fileprivate var isVariation: Bool { (0xFE00...0xFE0F).contains(value) }
}
