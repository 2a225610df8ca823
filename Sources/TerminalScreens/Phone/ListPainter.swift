import HeadlessUIKit
import Replay

/// Draws one piece of the phone: the list's rows, and over them what the control shows.
struct ListPainter {
  let glimpse: Glimpse
  let map: CellMap
  let extent: Extent
  let isColored: Bool

  /// Points of a row of the list that is drawn; the scroll view itself has none.
  private static let rowHeight = 44.0

  /// The piece as cells.
  func grid() -> Grid {
    var canvas = DotCanvas(extent)
    drawGround(on: &canvas)
    var painter = ItemPainter(map, on: canvas)
    for item in glimpse.picture.items { painter.draw(item) }
    var grid = painter.canvas.grid(isColored: isColored)
    writeRows(on: &grid, under: painter.canvas)
    for line in painter.lines { write(line, on: &grid, over: painter.canvas) }
    return grid
  }

  /// What is under the control: the ground beyond the content, and stripes for rows.
  private func drawGround(on canvas: inout DotCanvas) {
    for row in 0..<extent.rows {
      for half in 0...1 {
        let y = map.top + (Double(row) + 0.25 + 0.5 * Double(half)) * map.pointsPerRow
        let color = ground(at: y + glimpse.offset)
        for column in 0..<extent.columns { canvas[column, row, half] = color }
      }
    }
  }

  private func ground(at y: Double) -> Color {
    guard y >= 0, y < glimpse.content else { return Palette.ground }
    let row = (y / Self.rowHeight).rounded(.down)
    return row.truncatingRemainder(dividingBy: 2) == 0 ? Palette.page : Palette.stripe
  }

  /// The names of the list's rows, where nothing is drawn over them.
  private func writeRows(on grid: inout Grid, under canvas: DotCanvas) {
    for row in 0..<extent.rows {
      let top = glimpse.offset + map.top + Double(row) * map.pointsPerRow
      let number = (top + map.pointsPerRow - Self.rowHeight / 2) / Self.rowHeight
      let name = number.rounded(.down)
      let middle = (name + 0.5) * Self.rowHeight
      guard name >= 0, middle >= top, middle < min(top + map.pointsPerRow, glimpse.content),
        name < 1e6
      else { continue }
      let isFree = (0..<min(10, extent.columns)).allSatisfy { !canvas.hasDots($0, row) }
      let style = isColored ? Style(Palette.rowText) : Style(nil, .dim)
      if isFree { grid.write("Row \(Int(name) + 1)", 2, row, style, end: extent.columns) }
    }
  }

  /// A line of the control's text, beside pictures that stand before it.
  private func write(_ line: ItemPainter.Line, on grid: inout Grid, over canvas: DotCanvas) {
    guard line.alpha > 0.05 else { return }
    let text = line.text.fitting(extent.columns)
    let width = text.columns
    let half = Double(width) / 2
    let ideal: Double =
      switch line.anchor {
      case .start: line.column
      case .middle: line.column - half
      case .end: line.column - 2 * half
      }
    var column = min(max(Int(ideal.rounded()), 0), max(0, extent.columns - width))
    let end = min(Int(max(line.start, 0)), extent.columns)
    if column < end, let dot = (column..<end).last(where: { canvas.hasDots($0, line.row) }) {
      column = min(dot + 1, max(0, extent.columns - width))
    }
    let ground = grid[column, line.row].style.background ?? Palette.page
    let style =
      isColored
      ? Style(line.color.over(ground, alpha: line.alpha)) : Style(nil, line.alpha < 0.6 ? .dim : [])
    grid.write(text, column, line.row, style)
  }
}
