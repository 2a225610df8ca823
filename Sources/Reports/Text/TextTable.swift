import GestureTrace

/// Rows of short texts, set in columns.
package struct TextTable: Sendable {
  /// One place of a table.
  package struct Cell: Hashable, Sendable {
    var text: String
    var paint: Paint?

    package init(_ text: String, _ paint: Paint? = nil) {
      self.text = text.printable
      self.paint = paint
    }
  }

  package var rows: [[Cell]] = []

  package init() {}

  /// Columns that the table takes, `gap` spaces between its columns.
  package func width(gap: Int = 2) -> Int {
    let widths = columnWidths
    return widths.reduce(0, +) + gap * max(0, widths.count - 1)
  }

  /// The lines of the table, without spaces at their ends.
  package func lines(_ style: TextStyle, gap: Int = 2) -> [String] {
    let widths = columnWidths
    return rows.map { row in
      var line = ""
      var pending = 0
      for (cell, width) in zip(row, widths) {
        let columns = cell.text.columns
        if columns > 0 {
          line += String(repeating: " ", count: pending)
          line += cell.paint.map { style.paint(cell.text, $0) } ?? cell.text
          pending = 0
        }
        pending += width - columns + gap
      }
      return line
    }
  }

  /// The table as lines, or where it is wider than the page each row as words, longer ones in more than
  /// one line.
  package func linesOrWords(_ style: TextStyle) -> [String] {
    guard width() > style.width else { return lines(style) }
    return rows.flatMap { row in
      row.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
        .wrapped(to: style.width, rest: "  ")
    }
  }

  /// The columns that each column takes.
  package var columnWidths: [Int] {
    var widths: [Int] = []
    for row in rows {
      for (place, cell) in row.enumerated() {
        if place == widths.count { widths.append(0) }
        widths[place] = max(widths[place], cell.text.columns)
      }
    }
    return widths
  }
}
