import GestureTrace
import Replay

/// A run on a page: the plot, the phases, what happened and what was found, for a pipe or for paper.
package struct ShowPage {
  private let run: WatchedRun
  /// How the recording is called.
  private let name: String

  /// Rows of the plot with its feet.
  private static let plotRows = 14
  /// Lines of what happened; the rest is counted.
  private static let mostEvents = 24

  package init(_ run: WatchedRun, named name: String) {
    self.run = run
    self.name = name
  }

  /// The page in cells, as high as it must be.
  package func grid(columns: Int) -> Grid {
    let plot = Plot(
      story: run.story, span: .zero...max(run.end, Tick(microseconds: 100_000)))
    let timeline = Timeline(story: run.story, plot: plot)
    let events = events(columns)
    let findings = findings(columns)
    let rows = 2 + Self.plotRows + timeline.rows + 1 + events.count + 1 + findings.count
    var grid = Grid(Extent(columns, rows))
    var column = grid.write(run.history.subject, 0, 0, Style(nil, .bold), end: columns)
    let title = run.history.traceHeader.title ?? ""
    let words = title.isEmpty ? name : "\(name): \(title)"
    column = grid.write("  ", column, 0)
    grid.write(words.printable.fitting(columns - column), column, 0, Palette.quietly)
    var row = 2
    grid.draw(plot.grid(Extent(columns, Self.plotRows)), 0, row)
    row += Self.plotRows
    grid.draw(timeline.grid(columns: columns), 0, row)
    row += timeline.rows + 1
    for line in events {
      grid.write(line.clock, 0, row, Palette.quietly)
      grid.write(line.text, 8, row, line.style)
      row += 1
    }
    row += 1
    for line in findings {
      grid.write(line.text, 0, row, line.style)
      row += 1
    }
    return grid
  }

  private typealias Line = (clock: String, text: String, style: Style)

  /// What happened, phases aside, which the strips tell; what was found stands below.
  private func events(_ columns: Int) -> [Line] {
    let marks = run.story.marks.filter { mark in
      switch mark.kind {
      case .phase, .broken: false
      case .fired, .answer, .fault, .world: true
      }
    }
    var lines = marks.prefix(Self.mostEvents).map { mark -> Line in
      let (text, style) = mark.kind.words
      let clock = mark.time.clock
      let pad = String(repeating: " ", count: max(0, 6 - clock.count))
      return (pad + clock, text.fitting(columns - 8), style)
    }
    if marks.isEmpty { lines.append(("", "nothing was called back", Palette.quietly)) }
    if marks.count > lines.count, !marks.isEmpty {
      lines.append(("", "and \(marks.count - Self.mostEvents) more", Palette.quietly))
    }
    return lines
  }

  private func findings(_ columns: Int) -> [(text: String, style: Style)] {
    let verdicts = run.verdicts
    let count = { (kind: Verdict.Kind) in verdicts.count { $0.kind == kind } }
    var lines: [(String, Style)] = []
    for verdict in verdicts where verdict.kind == .violated || verdict.kind == .error {
      let sentence = "\(verdict.invariant): \(verdict.says.printable)"
      for line in sentence.lines(of: columns, first: "✗ ", rest: "  ") {
        lines.append((line, Style(Palette.bad, .bold)))
      }
    }
    let isGood = lines.isEmpty
    let tally =
      "\(count(.holds)) hold, \(count(.violated)) violated, \(count(.vacuous)) vacuous, "
      + "\(count(.inconclusive)) inconclusive, \(count(.notApplicable)) not applicable"
    let style = isGood ? Style(Palette.good) : Palette.quietly
    for line in tally.lines(of: columns, first: isGood ? "✓ " : "  ", rest: "  ") {
      lines.append((line, style))
    }
    return lines
  }
}
