import HeadlessUIKit

/// From a view's points to cells of one piece of the phone.
struct CellMap {
  let pointsPerColumn, pointsPerRow: Double
  /// The view's y at the top of the piece.
  let top: Double

  /// A place in cells, with fractions.
  typealias Spot = (x: Double, y: Double)

  /// Where a point of the view is.
  func spot(_ point: CGPoint) -> Spot {
    (
      Self.near(Double(point.x) / pointsPerColumn),
      Self.near((Double(point.y) - top) / pointsPerRow)
    )
  }

  /// A number of cells that can be counted with: a recording may lead anywhere, and what is farther away
  /// than this is only far away.
  private static func near(_ cells: Double) -> Double {
    cells.isNaN ? 0 : min(max(cells, -1e6), 1e6)
  }

  /// Where a point of an item's own coordinates is.
  func spot(_ point: CGPoint, _ item: DisplayItem) -> Spot { spot(point.applying(item.transform)) }

  /// The upright box around a rectangle that a transform may have turned.
  func box(_ rect: CGRect, _ transform: CGAffineTransform) -> CellBox {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { spot($0.applying(transform)) }
    return CellBox(corners)
  }
}

/// An upright rectangle in cells, with fractions; it may be empty or reach without end.
struct CellBox {
  var columns, rows: ClosedRange<Double>

  /// Everything.
  static let all = CellBox(
    columns: -Double.infinity...Double.infinity, rows: -Double.infinity...Double.infinity)

  private init(columns: ClosedRange<Double>, rows: ClosedRange<Double>) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// The box around points, at least one.
  init(_ spots: [CellMap.Spot]) {
    let (xs, ys) = (spots.map(\.x), spots.map(\.y))
    columns = (xs.min() ?? 0)...(xs.max() ?? 0)
    rows = (ys.min() ?? 0)...(ys.max() ?? 0)
  }

  /// What it has in common with another one; where that is nothing, an edge.
  func clamped(to other: CellBox) -> CellBox {
    CellBox(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  func contains(_ spot: CellMap.Spot) -> Bool { columns.contains(spot.x) && rows.contains(spot.y) }
}
