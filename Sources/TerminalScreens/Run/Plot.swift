import GestureTrace
import Invariants

/// Where the list was over a span of time, with the lines that matter and what happened.
struct Plot {
  let story: Story
  /// The span that is plotted; longer than an instant.
  var span: ClosedRange<Tick>
  /// An instant to be marked across the plot.
  var cursor: Tick?
  /// Another instant to be marked, such as the first difference.
  var flag: Tick?
  /// The colour of the curve.
  var ink = Palette.accent

  /// Columns of the scale at the left.
  private static let margin = 7
  /// Rows under the curve: the finger and the events.
  private static let feet = 2

  /// The column of the plot that `time` is in, for a plot of this width; `nil` outside.
  func column(of time: Tick, columns: Int) -> Int? {
    let width = columns - Self.margin
    guard width > 0, span.contains(time) else { return nil }
    return Self.margin + min(width - 1, Int(part(time) * Double(width)))
  }

  /// The time that is plotted in a column; the ends of the span beside the plot.
  func time(ofColumn column: Int, columns: Int) -> Tick {
    let width = max(1, columns - Self.margin)
    let part = min(max((Double(column - Self.margin) + 0.5) / Double(width), 0), 1)
    return span.lowerBound + Tick(seconds: length * part)
  }

  private var length: Double { max((span.upperBound - span.lowerBound).seconds, 1e-6) }

  private func part(_ time: Tick) -> Double { (time - span.lowerBound).seconds / length }

  /// The plot in cells.
  func grid(_ extent: Extent) -> Grid {
    var grid = Grid(extent)
    let area = Extent(extent.columns - Self.margin, extent.rows - Self.feet)
    guard area.columns > 3, area.rows > 1 else { return grid }
    let range = range
    drawLines(on: &grid, area, range)
    var canvas = DotCanvas(area)
    drawCurve(on: &canvas, range)
    let curve = canvas.grid(isColored: true)
    for row in 0..<area.rows {
      for column in 0..<area.columns where canvas.hasDots(column, row) {
        let cell = curve[column, row]
        if let glyph = cell.glyph { grid.put(glyph, Self.margin + column, row, cell.style) }
      }
    }
    writeScale(on: &grid, area, range)
    drawFeet(on: &grid, area)
    drawUprights(on: &grid)
    return grid
  }

  // MARK: The curve

  /// Offsets from the top to the bottom of the plot: all of the curve, and the lines near to it.
  private var range: ClosedRange<Double> {
    let steps = story.offset.steps
    let first = max(0, story.offset.count(until: span.lowerBound) - 1)
    let last = story.offset.count(until: span.upperBound)
    let values = steps[min(first, last)..<last].map { Self.plotted($0.value) }
    var (low, high) = (values.min() ?? 0, values.max() ?? 0)
    for line in lines(at: span.upperBound) where line.offset > low - 120 && line.offset < high + 120
    {
      (low, high) = (min(low, line.offset), max(high, line.offset))
    }
    let air = max(6, (high - low) * 0.06)
    return low - air...high + air
  }

  /// An offset as it is plotted: a recording may hold any number, and what is farther away than this is
  /// only far away.
  private static func plotted(_ offset: Double) -> Double { min(max(offset, -1e9), 1e9) }

  private func drawCurve(on canvas: inout DotCanvas, _ range: ClosedRange<Double>) {
    let (width, height) = (Double(canvas.extent.columns), Double(canvas.extent.rows))
    let y = { (offset: Double) in
      (offset - range.lowerBound) / (range.upperBound - range.lowerBound) * height
    }
    var here: (x: Double, y: Double)?
    // One place a dot: more would only be drawn over one another.
    let end = story.end < span.upperBound ? story.end : span.upperBound
    for dot in 0...2 * canvas.extent.columns {
      let time = span.lowerBound + Tick(seconds: length * Double(dot) / (2 * width))
      guard time <= end, let offset = story.offset.value(at: time) else { continue }
      let next = (x: min(Double(dot) / 2, width - 0.01), y: y(Self.plotted(offset)))
      canvas.line(from: here ?? next, to: next, ink)
      here = next
    }
  }

  // MARK: Lines and words

  private struct Level {
    var offset: Double
    /// Whether an edge decides there; otherwise the list rests there.
    var decides: Bool

    var color: Color { decides ? Palette.warning : Palette.quiet }
  }

  /// Where the list rests and where its edges decide, at an instant.
  private func lines(at time: Tick) -> [Level] {
    guard let places = story.places.value(at: time) else { return [] }
    var levels = [
      Level(offset: places.top, decides: false),
      Level(offset: places.end, decides: false),
    ]
    for edge in Edge.allCases {
      guard let offset = story.contract.decision(edge, places) else { continue }
      levels.append(Level(offset: offset, decides: true))
    }
    return levels
  }

  private func drawLines(on grid: inout Grid, _ area: Extent, _ range: ClosedRange<Double>) {
    for column in 0..<area.columns {
      let time = time(ofColumn: Self.margin + column, columns: grid.columns)
      for level in lines(at: time) {
        guard let row = row(level.offset, area, range) else { continue }
        grid.put("┄", Self.margin + column, row, Style(level.color, .dim))
      }
    }
  }

  private func row(_ offset: Double, _ area: Extent, _ range: ClosedRange<Double>) -> Int? {
    guard range.contains(offset) else { return nil }
    let part = (offset - range.lowerBound) / (range.upperBound - range.lowerBound)
    return min(area.rows - 1, Int(part * Double(area.rows)))
  }

  /// Offsets at the left: those of the lines, and of the plot's top and bottom where there is room.
  private func writeScale(on grid: inout Grid, _ area: Extent, _ range: ClosedRange<Double>) {
    var taken: Set<Int> = []
    let levels = lines(at: span.upperBound)
    // Where two share a row, the one that decides is told.
    let (deciding, resting) = (levels.filter(\.decides), levels.filter { !$0.decides })
    for level in deciding + resting {
      guard let row = row(level.offset, area, range), taken.insert(row).inserted else { continue }
      writeNumber(level.offset, row, Style(level.color), on: &grid)
    }
    for (offset, row) in [(range.lowerBound, 0), (range.upperBound, area.rows - 1)] {
      if taken.isDisjoint(with: [row - 1, row, row + 1]) {
        writeNumber(offset, row, Palette.quietly, on: &grid)
      }
    }
  }

  private func writeNumber(_ offset: Double, _ row: Int, _ style: Style, on grid: inout Grid) {
    let text = "\(Int(Self.plotted(offset).rounded()))"
    grid.write(text, max(0, Self.margin - 1 - text.columns), row, style, end: Self.margin)
  }

  /// When a finger was down, and what happened.
  private func drawFeet(on grid: inout Grid, _ area: Extent) {
    let (fingerRow, eventRow) = (area.rows, area.rows + 1)
    grid.write("finger", 0, fingerRow, Palette.quietly)
    grid.write("events", 0, eventRow, Palette.quietly)
    for column in 0..<area.columns {
      let time = time(ofColumn: Self.margin + column, columns: grid.columns)
      let isHeld = story.isHeld.value(at: time) == true && time <= story.end
      grid.put(
        isHeld ? "━" : "·", Self.margin + column, fingerRow,
        isHeld ? Style(Palette.finger) : Palette.quietly)
    }
    for mark in story.marks {
      guard let sign = mark.kind.sign, let column = column(of: mark.time, columns: grid.columns)
      else { continue }
      // What matters most stays where two fall into one column.
      let isTaken = grid[column, eventRow].glyph != .space
      if !isTaken || mark.kind.isGrave || sign.glyph == "◆" {
        grid.put(sign.glyph, column, eventRow, sign.style)
      }
    }
  }

  private func drawUprights(on grid: inout Grid) {
    for (time, color) in [(flag, Palette.bad), (cursor, Palette.warning)] {
      guard let time, let column = column(of: time, columns: grid.columns) else { continue }
      for row in 0..<grid.rows {
        let isBlank = grid[column, row].glyph == .space || grid[column, row].glyph == "·"
        if isBlank { grid.put("│", column, row, Style(color)) }
        grid.restyle(column, row) { $0.attributes.insert(isBlank ? .bold : .reversed) }
      }
    }
  }
}

extension Contract {
  /// The offset at which an edge decides as things stand; `nil` where there is no such edge, or it does
  /// nothing with content that fits the view.
  func decision(_ edge: Edge, _ places: RestingPlaces) -> Double? {
    switch edge {
    case .header:
      return header.map { places.top - $0.trigger.points(height: places.height) }
    case .footer:
      guard let footer else { return nil }
      let points = footer.trigger.points(height: places.height)
      guard places.fits else {
        return footer.measure == .distance ? places.end - points : places.end + points
      }
      return footer.short == .pull ? places.end + footer.shortTrigger(height: places.height) : nil
    }
  }
}

extension Story.Mark.Kind {
  /// How it is marked on a plot; `nil` where it is told elsewhere.
  var sign: (glyph: Glyph, style: Style)? {
    switch self {
    case .fired: ("◆", Style(Palette.good, .bold))
    case .answer: ("○", Style(Palette.accent))
    case .broken, .fault: ("✗", Style(Palette.bad, .bold))
    case .world: ("▴", Style(Palette.second))
    case .phase: nil
    }
  }

  /// Whether a callback ran.
  var isCallback: Bool { if case .fired = self { true } else { false } }

  /// Whether an edge went into another phase.
  var isPhase: Bool { if case .phase = self { true } else { false } }

  /// Whether it is a fault.
  var isGrave: Bool {
    switch self {
    case .broken, .fault: true
    case .fired, .answer, .phase, .world: false
    }
  }
}
