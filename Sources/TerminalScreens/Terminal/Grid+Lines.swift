extension Grid {
  /// The screen as lines of text, for a pipe or a terminal that is not taken over; blanks at the ends of
  /// lines are left out, and without colours there is nothing but text.
  package func lines(_ capabilities: Capabilities) -> String {
    (0..<rows).map { line($0, capabilities) + "\n" }.joined()
  }

  private func line(_ row: Int, _ capabilities: Capabilities) -> String {
    var text = ""
    var style = Style.plain
    let isColored = capabilities.colors != .none
    let end = (0..<columns).last { self[$0, row] != .empty } ?? -1
    for column in 0..<end + 1 {
      guard let glyph = self[column, row].glyph else { continue }
      if isColored {
        text += self[column, row].style.sequence(after: style, capabilities.colors)
        style = self[column, row].style
      }
      text += capabilities.spelling(of: glyph)
    }
    while text.last == " " { text.removeLast() }
    return text + Style.plain.sequence(after: style, capabilities.colors)
  }
}
