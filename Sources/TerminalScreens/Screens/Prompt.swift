/// A line that someone types an answer into.
struct Prompt {
  /// What the answer is for.
  enum Purpose {
    case title, pull, fling, approach, insets, content

    /// The question, as short as it can be.
    var question: String {
      switch self {
      case .title: "title"
      case .pull: "pull: points seconds hold smooth|even"
      case .fling: "fling: points seconds hold smooth|even"
      case .approach: "approach: points seconds hold smooth|even"
      case .insets: "insets: top bottom"
      case .content: "content: height"
      }
    }
  }

  let purpose: Purpose
  var text: String
  /// Why the last answer was none.
  var complaint: String?

  /// Cells that a title may fill.
  private static let longest = 200

  /// Takes a key that belongs to the text; others change nothing.
  mutating func type(_ key: Key) {
    switch key {
    case .character(let character):
      if text.columns < Self.longest, Glyph(character).character == character {
        text.append(character)
      }
    case .backspace: if !text.isEmpty { text.removeLast() }
    case .control("u"): text = ""
    default: return
    }
    complaint = nil
  }

  /// Draws it into a row, its end where it is too long.
  func draw(on grid: inout Grid, row: Int) {
    let question = complaint ?? purpose.question
    let style = complaint == nil ? Style(Palette.accent, .bold) : Style(Palette.bad, .bold)
    let column = grid.write("\(question.fitting(grid.columns / 2 - 3)) ▸ ", 0, row, style)
    var shown = text[...]
    while shown.columns + column + 2 > grid.columns, !shown.isEmpty { shown.removeFirst() }
    let end = grid.write(shown, column, row, Style(nil, .bold))
    grid.put(" ", end, row, Style(nil, .reversed))
  }
}
