import GestureTrace

/// Strips under a plot: the phases of each edge, and the seconds.
struct Timeline {
  let story: Story
  let plot: Plot

  /// Rows of it: one an edge, and the scale.
  var rows: Int { edges.count + 1 }

  private var edges: [Edge] { Edge.allCases.filter { story.contract.edge($0) != nil } }

  /// The strips in cells.
  func grid(columns: Int) -> Grid {
    var grid = Grid(Extent(columns, rows))
    for (row, edge) in edges.enumerated() { draw(edge, row, on: &grid) }
    drawScale(rows - 1, on: &grid)
    return grid
  }

  /// A line for each phase, with its name where there is room.
  private func draw(_ edge: Edge, _ row: Int, on grid: inout Grid) {
    grid.write(edge.rawValue, 0, row, Palette.quietly)
    let steps = story.phases[edge].steps
    for (place, step) in steps.enumerated() {
      let until = place + 1 < steps.count ? steps[place + 1].time : plot.span.upperBound
      guard
        let start = plot.column(of: max(step.time, plot.span.lowerBound), columns: grid.columns),
        let end = plot.column(of: min(until, plot.span.upperBound), columns: grid.columns)
      else { continue }
      let isLast = place + 1 == steps.count
      for column in start..<max(isLast ? end + 1 : end, start + 1) {
        grid.put(step.value == .idle ? "·" : "━", column, row, step.value.style)
      }
      let name = step.value.rawValue
      if step.value != .idle, end - start >= name.count + 2 {
        grid.write(" \(name) ", start + (end - start - name.count - 2) / 2, row, step.value.style)
      }
    }
  }

  /// Seconds, as many as can be told apart.
  private func drawScale(_ row: Int, on grid: inout Grid) {
    let length = (plot.span.upperBound - plot.span.lowerBound).seconds
    let room = max(1, grid.columns / 10)
    let steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
    guard let step = steps.first(where: { length / $0 <= Double(room) }) else { return }
    var number = (plot.span.lowerBound.seconds / step).rounded(.up)
    while number * step <= plot.span.upperBound.seconds {
      let time = Tick(seconds: number * step)
      let text = step < 1 ? (number * step).points : "\(Int(number * step))"
      let words = "╵" + text + (number == 0 ? " s" : "")
      // A number that is cut off would be another one.
      if let column = plot.column(of: time, columns: grid.columns),
        column + words.columns <= grid.columns
      {
        grid.write(words, column, row, Palette.quietly)
      }
      number += 1
    }
  }
}
