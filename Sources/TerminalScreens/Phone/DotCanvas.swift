/// A picture in dots and halves of cells, which becomes braille and blocks.
///
/// Each cell has 2 × 4 dots, all of one colour, over a ground whose upper and lower half have a colour
/// each. Places are counted in cells, with fractions.
struct DotCanvas {
  let extent: Extent
  private var dots: [UInt8]
  private var ink: [Color?]
  /// Of each half cell, the upper before the lower.
  private var ground: [Color?]

  init(_ extent: Extent) {
    self.extent = extent
    let count = extent.columns * extent.rows
    dots = Array(repeating: 0, count: count)
    ink = Array(repeating: nil, count: count)
    ground = Array(repeating: nil, count: 2 * count)
  }

  /// The bits of the dots of a braille character: columns, and rows within them.
  private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  /// Sets the dot that the point (`x`, `y`) is in.
  mutating func dot(_ x: Double, _ y: Double, _ color: Color) {
    let (column, row) = ((2 * x).rounded(.down), (4 * y).rounded(.down))
    guard column >= 0, row >= 0, column < Double(2 * extent.columns),
      row < Double(4 * extent.rows)
    else { return }
    let (c, r) = (Int(column), Int(row))
    let place = r / 4 * extent.columns + c / 2
    dots[place] |= Self.bits[c % 2][r % 4]
    ink[place] = color
  }

  /// Sets the dots of a line, both ends included.
  mutating func line(from a: (x: Double, y: Double), to b: (x: Double, y: Double), _ color: Color) {
    let steps = max(2 * (b.x - a.x).magnitude, 4 * (b.y - a.y).magnitude).rounded(.up)
    // What is far outside is not worth the steps.
    guard steps.isFinite, steps < 10_000 else { return }
    for step in 0...Int(max(steps, 1)) {
      let part = Double(step) / max(steps, 1)
      dot(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, color)
    }
  }

  /// Whether a cell has a dot.
  func hasDots(_ column: Int, _ row: Int) -> Bool { dots[row * extent.columns + column] != 0 }

  /// The colour under a cell's upper (`half` 0) or lower (1) half.
  subscript(column: Int, row: Int, half: Int) -> Color? {
    get { ground[2 * (row * extent.columns + column) + half] }
    set { ground[2 * (row * extent.columns + column) + half] = newValue }
  }

  /// Lays a colour over half cells of a part of the picture: the one that `paint` has for the middle of
  /// each, with how opaque it is (0…1), or none.
  mutating func fill(
    columns: ClosedRange<Double>, rows: ClosedRange<Double>,
    paint: (_ column: Double, _ row: Double) -> (Color, alpha: Double)?
  ) {
    let across = Self.range(columns, count: extent.columns)
    for half in Self.range(2 * rows.lowerBound...2 * rows.upperBound, count: 2 * extent.rows) {
      for column in across {
        guard let (color, alpha) = paint(Double(column) + 0.5, (Double(half) + 0.5) / 2) else {
          continue
        }
        let old = self[column, half / 2, half % 2] ?? Palette.page
        self[column, half / 2, half % 2] = color.over(old, alpha: alpha)
      }
    }
  }

  /// The units whose middles lie in a range.
  private static func range(_ range: ClosedRange<Double>, count: Int) -> Range<Int> {
    let clamp = { (value: Double) in
      Int(min(max((value - 0.5).rounded(.up), 0), Double(count)))
    }
    return clamp(range.lowerBound)..<max(clamp(range.lowerBound), clamp(range.upperBound))
  }

  /// The picture as cells; without colours the ground is left out.
  func grid(isColored: Bool) -> Grid {
    var grid = Grid(extent)
    for row in 0..<extent.rows {
      for column in 0..<extent.columns {
        let place = row * extent.columns + column
        let (upper, lower) = (self[column, row, 0], self[column, row, 1])
        if isColored {
          grid.paint(Area(column, row, 1, 1), dots[place] == 0 ? lower : upper ?? lower)
        }
        if dots[place] != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(dots[place])) {
          grid.put(Glyph(Character(scalar)), column, row, Style(isColored ? ink[place] : nil))
        } else if isColored, upper != lower {
          grid.put(Glyph("▀"), column, row, Style(upper))
        }
      }
    }
    return grid
  }
}
