import GestureTrace
import Invariants

/// What is beside the phone: phases, measures, what happened, and the rules.
struct Panel {
  let story: Story
  /// The instant that is told of.
  let time: Tick
  /// The span of the plot.
  let span: ClosedRange<Tick>
  /// `contentInset` at the instant.
  let inset: Insets
  var cursor: Tick?
  var flag: Tick?
  /// The colour of the curve.
  var ink = Palette.accent

  /// Rows of the plot in a panel of so many.
  static func plotRows(of rows: Int) -> Int { rows < 14 ? max(0, rows - 6) : max(7, rows * 2 / 5) }

  /// The row in which the plot begins.
  static let plotRow = 4

  /// The panel in cells.
  func grid(_ extent: Extent) -> Grid {
    var grid = Grid(extent)
    for (row, edge) in Edge.allCases.enumerated() { write(edge, row, on: &grid) }
    writeMeasures(on: &grid)
    let plotRows = Self.plotRows(of: extent.rows)
    var plot = Plot(story: story, span: span, cursor: cursor, flag: flag)
    plot.ink = ink
    grid.draw(plot.grid(Extent(extent.columns, plotRows)), 0, Self.plotRow)
    let below = Self.plotRow + plotRows
    guard extent.rows > below + 1 else {
      writeTally(extent.rows - 1, on: &grid)
      return grid
    }
    let events = extent.rows < 14 ? 0 : max(3, (extent.rows - below) / 3)
    writeEvents(below, events, on: &grid)
    writeRules(below + events, on: &grid)
    return grid
  }

  // MARK: Edges and measures

  /// Columns below which words are left out.
  private static let narrow = 34

  private func write(_ edge: Edge, _ row: Int, on grid: inout Grid) {
    let isNarrow = grid.columns < Self.narrow
    guard let phase = story.phases[edge].value(at: time) else {
      grid.write("\(edge.rawValue) none", 0, row, Palette.quietly)
      return
    }
    grid.write(edge.rawValue, 0, row, Style(nil, .bold))
    grid.write(phase.rawValue, isNarrow ? 7 : 8, row, phase.style)
    let count = story.fired(edge, until: time)
    let style = count > 0 ? Style(Palette.good, .bold) : Palette.quietly
    if isNarrow {
      let words = "×\(count)"
      grid.write(words, grid.columns - words.columns, row, style)
      return
    }
    var column = grid.write("fired ", 20, row, Palette.quietly)
    column = grid.write("\(count)", column, row, style)
    if let text = story.texts[edge].value(at: time), !text.isEmpty {
      grid.write(
        text.printable.fitting(grid.columns - column - 2), column + 2, row, Palette.quietly)
    }
  }

  private func writeMeasures(on grid: inout Grid) {
    guard let places = story.places.value(at: time), let offset = story.offset.value(at: time)
    else { return }
    let isNarrow = grid.columns < Self.narrow
    var column = grid.write("offset ", 0, 2, Palette.quietly)
    column = grid.write(offset.points, column, 2, Style(nil, .bold))
    if let (edge, past) = nearest(offset, places) {
      let style = past > 0 ? Style(Palette.warning, .bold) : Palette.quietly
      let words =
        isNarrow
        ? " (\(past > 0 ? "+" : "")\(past.points))"
        : "  \(edge.rawValue) \(past.magnitude.points) \(past > 0 ? "past" : "before") the line"
      grid.write(words, column, 2, style)
    }
    let (top, bottom) = (places.top - places.heldTop, places.heldEnd - places.end)
    column = grid.write(isNarrow ? "inset " : "inset  top ", 0, 3, Palette.quietly)
    column = write(inset.top, held: top, column, isNarrow, on: &grid)
    column = grid.write(isNarrow ? " " : "  bottom ", column, 3, Palette.quietly)
    _ = write(inset.bottom, held: bottom, column, isNarrow, on: &grid)
  }

  /// The edge whose line the list is nearest to, and how far it is past it, in points; `nil` where both
  /// are far away.
  private func nearest(_ offset: Double, _ places: RestingPlaces) -> (Edge, past: Double)? {
    let distances = Edge.allCases.compactMap { edge -> (Edge, past: Double)? in
      story.contract.decision(edge, places).map {
        (edge, edge == .header ? $0 - offset : offset - $0)
      }
    }
    return distances.max { $0.past < $1.past }.flatMap { $0.past > -200 ? $0 : nil }
  }

  /// An inset, and the part of it that the control holds.
  private func write(
    _ inset: Double, held: Double, _ column: Int, _ isNarrow: Bool, on grid: inout Grid
  ) -> Int {
    let column = grid.write(inset.points, column, 3, held != 0 ? Style(Palette.good) : .plain)
    guard held != 0, !isNarrow else { return column }
    return grid.write(" (\(held.points) held)", column, 3, Style(Palette.good))
  }

  // MARK: What happened

  /// The last marks until the instant, the newest at the bottom.
  private func writeEvents(_ top: Int, _ count: Int, on grid: inout Grid) {
    let until = story.marks.partition { $0.time > time }
    let marks = story.marks[max(0, until - count)..<until]
    for (row, mark) in marks.enumerated() {
      let (text, style) = mark.kind.words
      let clock = mark.time.clock
      let pad = String(repeating: " ", count: max(0, 6 - clock.count))
      grid.write(pad + clock, 0, top + row, Palette.quietly)
      grid.write(text.fitting(grid.columns - 8), 8, top + row, style)
    }
  }

  // MARK: Rules

  /// How the rules stand: the broken ones with their sentences, then the others by name.
  private func writeRules(_ top: Int, on grid: inout Grid) {
    writeTally(top, on: &grid)
    guard let standings = story.standings.value(at: time) else { return }
    var row = top + 1
    for standing in standings {
      guard case .violated(let says) = standing.state else { continue }
      let sentence = "\(standing.invariant): \(says)"
      for line in sentence.lines(of: grid.columns, first: "✗ ") where row < grid.rows {
        grid.write(line, 0, row, Style(Palette.bad, .bold))
        row += 1
      }
    }
    var column = 0
    for state in [Standing.State.holding, .waiting] {
      for standing in standings where standing.state == state && row < grid.rows {
        let sign = state == .holding ? "✓ " : "· "
        let name = sign + standing.invariant
        if column > 0, column + name.columns > grid.columns {
          (row, column) = (row + 1, 0)
          guard row < grid.rows else { break }
        }
        let style = state == .holding ? Style(Palette.good) : Palette.quietly
        column = grid.write(name.fitting(grid.columns), column, row, style) + 2
      }
    }
  }

  private func writeTally(_ row: Int, on grid: inout Grid) {
    guard let standings = story.standings.value(at: time) else { return }
    var (broken, held, waiting) = (0, 0, 0)
    for standing in standings {
      switch standing.state {
      case .violated: broken += 1
      case .holding: held += 1
      case .waiting: waiting += 1
      case .notApplicable: break
      }
    }
    let isNarrow = grid.columns < Self.narrow
    var column = grid.write(isNarrow ? "rules " : "rules  ", 0, row, Style(nil, .bold))
    column = grid.write(isNarrow ? "\(held)✓" : "\(held) hold", column, row, Style(Palette.good))
    column = grid.write(
      isNarrow ? " \(waiting)·" : "  \(waiting) waiting", column, row, Palette.quietly)
    if broken > 0 {
      let words = isNarrow ? "\(broken)✗" : " \(broken) broken "
      grid.write(words, column + 1, row, Style(Palette.bad, [.bold, .reversed]))
    }
  }
}

extension Story {
  /// How often the callback of an edge ran until `time`.
  func fired(_ edge: Edge, until time: Tick) -> Int {
    marks.prefix(marks.partition { $0.time > time }).count { mark in
      if case .fired(edge, _) = mark.kind { true } else { false }
    }
  }
}
