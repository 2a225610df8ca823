/// One place of a screen.
package struct Cell: Hashable, Sendable {
  /// What stands there; `nil` for the right half of what stands in the cell before.
  package var glyph: Glyph?
  package var style: Style

  /// A cell with nothing in it.
  package static let empty = Cell(glyph: .space, style: .plain)
}

/// A place on a screen, counted from 0 at the top left corner.
package struct Place: Hashable, Sendable {
  package var column, row: Int

  package init(_ column: Int, _ row: Int) { (self.column, self.row) = (column, row) }
}

/// How large something is, in cells.
package struct Extent: Hashable, Sendable {
  package var columns, rows: Int

  package init(_ columns: Int, _ rows: Int) {
    (self.columns, self.rows) = (max(0, columns), max(0, rows))
  }
}

/// A part of a screen.
package struct Area: Hashable, Sendable {
  package var column, row, columns, rows: Int

  /// A part that begins at (`column`, `row`); a negative size counts as 0.
  package init(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) {
    (self.column, self.row) = (column, row)
    (self.columns, self.rows) = (max(0, columns), max(0, rows))
  }

  /// Whether a place is inside.
  package func contains(_ place: Place) -> Bool {
    (column..<column + columns).contains(place.column) && (row..<row + rows).contains(place.row)
  }
}

/// A screen as a value: rows of cells in which no wide character is ever cut in half.
package struct Grid: Hashable, Sendable {
  package let extent: Extent
  /// Row after row.
  package private(set) var cells: [Cell]

  /// An empty screen.
  package init(_ extent: Extent) {
    self.extent = extent
    cells = Array(repeating: .empty, count: extent.columns * extent.rows)
  }

  package var columns: Int { extent.columns }
  package var rows: Int { extent.rows }
  /// All of it.
  package var area: Area { Area(0, 0, columns, rows) }

  /// The cell at a place that is on the screen.
  package subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  private func isInside(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// Puts a glyph there; what does not fit is left out, and of a wide one that it hits nothing is left.
  ///
  /// A style without a background keeps the one that is there.
  package mutating func put(_ glyph: Glyph, _ column: Int, _ row: Int, _ style: Style = .plain) {
    guard isInside(column, row), column + glyph.columns <= columns else { return }
    var style = style
    if style.background == nil { style.background = self[column, row].style.background }
    clear(column, row)
    if glyph.columns == 2 { clear(column + 1, row) }
    cells[row * columns + column] = Cell(glyph: glyph, style: style)
    if glyph.columns == 2 {
      cells[row * columns + column + 1] = Cell(glyph: nil, style: style)
    }
  }

  /// Takes away what stands there, with its other half.
  private mutating func clear(_ column: Int, _ row: Int) {
    let place = row * columns + column
    let glyph = cells[place].glyph
    cells[place].glyph = .space
    if glyph == nil, column > 0 { cells[place - 1].glyph = .space }
    if glyph?.columns == 2, column + 1 < columns { cells[place + 1].glyph = .space }
  }

  /// Writes a line of text from there to the right, at most to the column `end`.
  /// - Returns: the column behind it.
  @discardableResult
  package mutating func write(
    _ text: some StringProtocol, _ column: Int, _ row: Int, _ style: Style = .plain,
    end: Int = .max
  ) -> Int {
    var column = column
    for glyph in Glyph.line(text) {
      guard column + glyph.columns <= min(end, columns) else { break }
      put(glyph, column, row, style)
      column += glyph.columns
    }
    return column
  }

  /// Gives a part of the screen a background.
  package mutating func paint(_ area: Area, _ color: Color?) {
    for row in area.row..<area.row + area.rows {
      for column in area.column..<area.column + area.columns where isInside(column, row) {
        cells[row * columns + column].style.background = color
      }
    }
  }

  /// Changes how the cell at a place looks.
  package mutating func restyle(_ column: Int, _ row: Int, _ change: (inout Style) -> Void) {
    guard isInside(column, row) else { return }
    change(&cells[row * columns + column].style)
  }

  /// Lays another screen over a part of this one.
  package mutating func draw(_ other: Grid, _ column: Int, _ row: Int) {
    for y in 0..<other.rows {
      for x in 0..<other.columns {
        let cell = other[x, y]
        guard let glyph = cell.glyph else { continue }
        put(glyph, column + x, row + y, cell.style)
      }
    }
  }

  /// What is to be read, a line for each row, without blanks at their ends.
  package var text: String {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        if let glyph = self[column, row].glyph { line.append(glyph.character) }
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
