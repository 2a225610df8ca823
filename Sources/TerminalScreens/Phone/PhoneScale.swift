/// How the points of a list's view become rows of cells.
///
/// A view that is too tall for its rows is torn: its top and its bottom are shown, where headers and
/// footers are, and what is between is left out.
struct PhoneScale: Hashable {
  /// A part of the view that is shown without a gap.
  struct Piece: Hashable {
    /// The first row of cells, and how many there are.
    var row, rows: Int
    /// The view's y at the top of the first row.
    var top: Double
  }

  /// Points of a row and of a column.
  let pointsPerRow, pointsPerColumn: Double
  let pieces: [Piece]
  /// The row of cells that stands for what is left out.
  let tear: Int?

  /// Points a row, above which a control is too small to be seen.
  private static let coarsest = 20.0
  /// Points of the room for a header, under whatever covers the top.
  private static let headroom = 118.0

  /// The scale for a view of this size in points, whose top `covered` points are under a bar.
  init(width: Double, height: Double, covered: Double, in extent: Extent) {
    pointsPerColumn = max(width, 1) / Double(max(extent.columns, 1))
    let whole = max(height, 1) / Double(max(extent.rows, 1))
    guard whole > Self.coarsest, extent.rows > 4 else {
      pointsPerRow = whole
      pieces = [Piece(row: 0, rows: extent.rows, top: 0)]
      tear = nil
      return
    }
    let upper = extent.rows * 11 / 20
    let lower = extent.rows - upper - 1
    let points = min(max(16, (covered + Self.headroom) / Double(upper)), whole)
    pointsPerRow = points
    pieces = [
      Piece(row: 0, rows: upper, top: 0),
      Piece(row: upper + 1, rows: lower, top: height - Double(lower) * points),
    ]
    tear = upper
  }

  /// Where the view's point (0, `y`) is, in rows with fractions; `nil` where it is not shown.
  func row(_ y: Double) -> Double? {
    for piece in pieces {
      let row = (y - piece.top) / pointsPerRow
      if row >= 0, row < Double(piece.rows) { return Double(piece.row) + row }
    }
    return nil
  }

  /// The row of cells in which (0, `y`) is, or is left out; the first or the last for what is beyond.
  func nearestRow(_ y: Double) -> Int {
    if let row = row(y) { return Int(row) }
    if let tear, y >= 0, y < pieces[1].top { return tear }
    return y < 0 ? 0 : pieces[pieces.count - 1].row + pieces[pieces.count - 1].rows - 1
  }

  /// The view's y in the middle of a row of cells; in the tear that of the gap's middle.
  func y(ofRow row: Int) -> Double {
    for piece in pieces where (piece.row..<piece.row + piece.rows).contains(row) {
      return piece.top + (Double(row - piece.row) + 0.5) * pointsPerRow
    }
    guard pieces.count == 2 else { return row < 0 ? 0 : pieces[0].top }
    return (pieces[0].top + Double(pieces[0].rows) * pointsPerRow + pieces[1].top) / 2
  }
}
