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

  private var columnWidths: [Int] {
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
