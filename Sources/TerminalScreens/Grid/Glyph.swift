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

  /// The cells that it fills by itself: `nil` for what steers, 0 for marks and joiners.
  fileprivate var columns: Int? {
    if (0x20..<0x7F).contains(value) { return 1 }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
      return nil
    case .format, .nonspacingMark, .enclosingMark: return 0
    default: return isWide ? 2 : 1
    }
  }

  /// East Asian wide and fullwidth blocks and the emoji planes (Unicode Standard Annex 11).
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0, 0x23F3,
      0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F, 0x2693, 0x26A1,
      0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE, 0x26D4, 0x26EA,
      0x26F2...0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E,
      0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55,
      0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x1F004, 0x1F0CF, 0x1F18E,
      0x1F191...0x1F19A, 0x1F200...0x1F2FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F7E0...0x1F7EB, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
