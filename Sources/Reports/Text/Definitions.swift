import GestureTrace

/// Names, each with what it stands for: side by side, or one under the other on a narrow page.
package struct Definitions: Sendable {
  private let entries: [(name: String, words: String)]
  private let indent: String

  /// Entries in their order; each name begins `indent` columns from the left.
  package init(_ entries: [(name: String, words: String)], indent: Int = 0) {
    self.entries = entries.map { ($0.name.printable, $0.words) }
    self.indent = String(repeating: " ", count: indent)
  }

  package func lines(_ style: TextStyle) -> [String] {
    let widest = entries.map(\.name.columns).max() ?? 0
    let margin = indent.count + widest + 2
    // Words need as much room as the names, or a few of them in a line.
    guard style.width - margin >= min(margin, 24) else { return stacked(style) }
    let rest = String(repeating: " ", count: margin)
    return entries.flatMap { name, words in
      let lines = words.wrapped(to: style.width, first: rest, rest: rest)
      let gap = String(repeating: " ", count: widest + 2 - name.columns)
      return lines.enumerated().map { place, line in
        place > 0 ? line : indent + style.paint(name, .strong) + gap + line.dropFirst(margin)
      }
    }
  }

  private func stacked(_ style: TextStyle) -> [String] {
    entries.flatMap { name, words in
      name.broken(to: style.width, first: indent, rest: indent).map { style.paint($0, .strong) }
        + words.wrapped(to: style.width, first: indent + "  ", rest: indent + "  ")
    }
  }
}
