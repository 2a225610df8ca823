/// Turns a screen into the bytes that show it on a terminal: only what differs from what is there.
package struct ScreenWriter: Sendable {
  private let capabilities: Capabilities
  /// What is on the terminal; `nil` where that is not known.
  private var shown: Grid?
  /// Where the cursor is; `nil` where terminals may disagree.
  private var cursor: Place?
  private var style: Style?
  private var bytes: [UInt8] = []

  /// A writer for a terminal of which nothing is known yet.
  package init(_ capabilities: Capabilities) { self.capabilities = capabilities }

  /// Forgets what is on the terminal, for what others may have written there.
  package mutating func forget() {
    shown = nil
    cursor = nil
    style = nil
  }

  /// The bytes that bring the terminal from what it shows to `grid`; none where that is the same.
  package mutating func update(to grid: Grid) -> [UInt8] {
    defer { shown = grid }
    bytes.removeAll(keepingCapacity: true)
    if shown?.extent != grid.extent {
      shown = Grid(grid.extent)
      style = .plain
      cursor = Place(0, 0)
      add("\u{1b}[0m\u{1b}[H\u{1b}[2J")
    }
    guard let old = shown else { return [] }
    for row in 0..<grid.rows { write(row, of: grid, over: old) }
    guard !bytes.isEmpty else { return [] }
    // A terminal that knows synchronised output shows the whole change at once; others pass over it.
    return Array("\u{1b}[?2026h".utf8) + bytes + Array("\u{1b}[?2026l".utf8)
  }

  private mutating func write(_ row: Int, of grid: Grid, over old: Grid) {
    for column in 0..<grid.columns {
      let cell = grid[column, row]
      // The right half comes with its left one, also where only what stood under it has changed.
      guard let glyph = cell.glyph else { continue }
      let isSame =
        cell == old[column, row]
        && (glyph.columns == 1 || grid[column + 1, row] == old[column + 1, row])
      if isSame { continue }
      move(to: Place(column, row), in: grid)
      set(cell.style)
      add(capabilities.spelling(of: glyph))
      let end = column + glyph.columns
      // Behind the last column a terminal may or may not have gone on to the next row.
      cursor = glyph.isCertain && end < grid.columns ? Place(end, row) : nil
    }
  }

  /// Takes the cursor there by whatever is shortest; a few cells that stay are written again.
  private mutating func move(to place: Place, in grid: Grid) {
    guard cursor != place else { return }
    if let cursor, cursor.row == place.row, place.column > cursor.column {
      let gap = place.column - cursor.column
      let cells = (cursor.column..<place.column).map { grid[$0, place.row] }
      let isPlain = cells.allSatisfy { $0.style == style && $0.glyph?.character.isASCII == true }
      if gap <= 4, isPlain {
        for cell in cells { add(String(cell.glyph?.character ?? " ")) }
      } else {
        add(gap == 1 ? "\u{1b}[C" : "\u{1b}[\(gap)C")
      }
    } else {
      add("\u{1b}[\(place.row + 1);\(place.column + 1)H")
    }
    cursor = place
  }

  private mutating func set(_ new: Style) {
    add(new.sequence(after: style, capabilities.colors))
    style = new
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
