import GestureTrace
import HeadlessUIKit
import Invariants
import Replay

/// A phone with a list on it, as it is seen at one instant.
struct Phone {
  /// What is seen of the list.
  let glimpse: Glimpse
  /// Where it rests.
  let places: RestingPlaces
  /// What is promised about its edges.
  let contract: Contract
  /// What each edge is doing.
  let phases: EdgePair<Phase?>
  /// Where a finger is, in the view's points; `nil` where none is down.
  let finger: (x: Double, y: Double)?
  /// Whether it is drawn in colours.
  let isColored: Bool

  /// The phone in its frame.
  func grid(_ extent: Extent, title: String) -> Grid {
    var grid = Grid(extent)
    let inner = Extent(extent.columns - 2, extent.rows - 2)
    guard inner.columns > 4, inner.rows > 2 else { return grid }
    let scale = scale(in: extent)
    drawFrame(on: &grid, title: title)
    for piece in scale.pieces {
      let map = CellMap(
        pointsPerColumn: scale.pointsPerColumn, pointsPerRow: scale.pointsPerRow, top: piece.top)
      let painter = ListPainter(
        glimpse: glimpse, map: map, extent: Extent(inner.columns, piece.rows), isColored: isColored)
      grid.draw(painter.grid(), 1, 1 + piece.row)
    }
    if let tear = scale.tear {
      let dashes = String(repeating: "╌", count: inner.columns)
      grid.paint(Area(1, 1 + tear, inner.columns, 1), nil)
      grid.write(dashes, 1, 1 + tear, Palette.quietly)
    }
    drawBars(on: &grid, scale)
    drawLines(on: &grid, scale)
    if let finger {
      let row = scale.nearestRow(finger.y)
      let column = Int(min(max(finger.x / scale.pointsPerColumn, 0), Double(inner.columns - 1)))
      grid.put("●", 1 + column, 1 + row, Style(isColored ? Palette.finger : nil, .bold))
    }
    return grid
  }

  /// How points become cells in a phone of this size, its frame included.
  func scale(in extent: Extent) -> PhoneScale {
    PhoneScale(
      width: glimpse.width, height: glimpse.height, covered: covered.top,
      in: Extent(extent.columns - 2, extent.rows - 2))
  }

  /// What bars cover at the top and the bottom: the insets that are not a control's, in points.
  private var covered: (top: Double, bottom: Double) {
    (max(0, 0 - places.top), max(0, glimpse.inset.bottom - (places.heldEnd - places.end)))
  }

  private func drawFrame(on grid: inout Grid, title: String) {
    let (right, bottom) = (grid.columns - 1, grid.rows - 1)
    for row in 1..<bottom {
      grid.put("│", 0, row, Palette.quietly)
      grid.put("│", right, row, Palette.quietly)
    }
    for column in 1..<right {
      grid.put("─", column, 0, Palette.quietly)
      grid.put("─", column, bottom, Palette.quietly)
    }
    for (corner, column, row) in [
      ("╭", 0, 0), ("╮", right, 0), ("╰", 0, bottom), ("╯", right, bottom),
    ] as [(Glyph, Int, Int)] { grid.put(corner, column, row, Palette.quietly) }
    let text = " \(title.fitting(grid.columns - 6)) "
    grid.write(text, (grid.columns - text.columns) / 2, 0, Style(nil, .bold))
  }

  /// The bars under which the list goes on; they let through what is under them in the model, not here.
  private func drawBars(on grid: inout Grid, _ scale: PhoneScale) {
    for row in 0..<grid.rows - 2 where row != scale.tear {
      let y = scale.y(ofRow: row)
      guard y < covered.top || y >= glimpse.height - covered.bottom else { continue }
      let area = Area(1, 1 + row, grid.columns - 2, 1)
      grid.write(
        String(repeating: isColored ? " " : "░", count: area.columns), 1, area.row,
        Style(nil, .dim))
      if isColored { grid.paint(area, Palette.bar) }
    }
    let name = " Pullback "
    if covered.top > 0, let row = scale.row(covered.top / 2), grid.columns > name.count + 4 {
      let style = isColored ? Style(Palette.barText, .bold) : Style(nil, .bold)
      grid.write(name, (grid.columns - name.count) / 2, 1 + Int(row), style)
    }
  }

  /// Marks on the frame where the content rests, and where it has come far enough.
  private func drawLines(on grid: inout Grid, _ scale: PhoneScale) {
    for line in lines {
      guard let row = scale.row(line.y) else { continue }
      let style = Style(line.color, line.isReached ? [.bold] : [])
      grid.put("├", 0, 1 + Int(row), style)
      grid.put(line.isReached ? "◂" : "┤", grid.columns - 1, 1 + Int(row), style)
    }
  }

  private struct Line {
    /// In the view's points.
    var y: Double
    var color: Color
    var isReached = false
  }

  private var lines: [Line] {
    var lines: [Line] = []
    let bottom = glimpse.height - covered.bottom
    if let header = contract.header {
      let trigger = header.trigger.points(height: glimpse.height)
      lines.append(Line(y: covered.top, color: Palette.quiet))
      lines.append(mark(.header, y: covered.top + trigger))
    }
    if let footer = contract.footer, footer.measure == .overscroll {
      let trigger = footer.trigger.points(height: glimpse.height)
      lines.append(Line(y: bottom - 1, color: Palette.quiet))
      lines.append(mark(.footer, y: bottom - 1 - trigger))
    }
    return lines
  }

  private func mark(_ edge: Edge, y: Double) -> Line {
    let isReached = phases[edge] == .armed
    return Line(y: y, color: isReached ? Palette.good : Palette.warning, isReached: isReached)
  }
}

extension Glyph: ExpressibleByExtendedGraphemeClusterLiteral {
  /// A glyph of a screen of ours.
  package init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}
