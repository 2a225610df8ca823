package import GestureTrace

/// Recordings down, subjects across, and in each cell the worst that was found.
package struct Matrix: Sendable {
  /// What a cell says.
  package enum Cell: Hashable, Sendable {
    /// Rules or runs broke.
    case error(Int)
    /// Promises were broken.
    case violated(Int)
    /// Runs ended inside an obligation.
    case inconclusive(Int)
    /// Nothing was wrong, and something was put to the test.
    case holds
    /// Nothing was put to the test.
    case untested
    /// There is no such run.
    case absent

    /// The worst of these verdicts.
    package init(_ verdicts: [Verdict]) {
      let counts = verdicts.reduce(into: Tally()) { $0[$1.kind] += 1 }
      if counts[.error] > 0 {
        self = .error(counts[.error])
      } else if counts[.violated] > 0 {
        self = .violated(counts[.violated])
      } else if counts[.inconclusive] > 0 {
        self = .inconclusive(counts[.inconclusive])
      } else {
        self = counts[.holds] > 0 ? .holds : .untested
      }
    }
  }

  private let report: CheckReport

  package init(_ report: CheckReport) {
    self.report = report
  }

  /// The table, or more than one on a narrow page, and its legend.
  package func lines(_ style: TextStyle) -> [String] {
    let subjects = report.subjects.map(\.printable)
    let names = report.traces.withoutCommonFolder.map(\.printable)
    let cells = cells
    let layout = MatrixLayout(
      subjects: subjects, names: ([Self.corner] + names).map(\.columns).max() ?? 0,
      cells: subjects.indices.map { subject in cells.map { $0[subject].text.columns }.max() ?? 0 },
      width: style.width)
    let key = zip(layout.headings, subjects).flatMap { letters, subject in
      subject.broken(to: style.width, first: "\(letters.padded(to: 2)) = ", rest: "     ")
    }
    return layout.tables.flatMap { subjects in
      table(of: subjects, names, cells, layout).lines(style) + [""]
    } + (layout.hasLetters ? key : []) + legend(style)
  }

  /// What stands over the recordings' names.
  private static let corner = "recording"

  /// A row for each recording, with a cell for each subject.
  private var cells: [[Cell]] {
    var verdicts: [Pair: [Verdict]] = [:]
    for result in report.results {
      verdicts[Pair(trace: result.trace, subject: result.subject), default: []] += result.verdicts
    }
    let subjects = report.subjects
    return report.traces.map { trace in
      subjects.map { verdicts[Pair(trace: trace, subject: $0)].map(Cell.init) ?? .absent }
    }
  }

  private func table(
    of subjects: Range<Int>, _ names: [String], _ cells: [[Cell]], _ layout: MatrixLayout
  ) -> TextTable {
    func name(_ name: String) -> String { name.shortened(to: layout.nameWidth) }
    var table = TextTable()
    table.rows = [
      [.init(name(Self.corner), .strong)] + layout.headings[subjects].map { .init($0, .strong) }
    ]
    for (recording, row) in zip(names, cells) {
      table.rows.append([.init(name(recording))] + row[subjects].map { .init($0.text, $0.paint) })
    }
    return table
  }

  /// Explains the words that stand in this table.
  private func legend(_ style: TextStyle) -> [String] {
    let cells = report.results.map { Cell($0.verdicts) }
    let words: [(Bool, String)] = [
      (cells.contains(.holds), "ok: what was put to the test was kept"),
      (
        cells.contains { if case .violated = $0 { true } else { false } },
        "FAIL n: n rules violated"
      ),
      (cells.contains { if case .error = $0 { true } else { false } }, "ERROR n: n verdicts broke"),
      (
        cells.contains { if case .inconclusive = $0 { true } else { false } },
        "open n: n rules were still waiting when the run ended"
      ),
      (cells.contains(.untested), "-: nothing was put to the test"),
    ]
    let legend = words.filter(\.0).map(\.1).joined(separator: "; ")
    return legend.isEmpty ? [] : legend.wrapped(to: style.width)
  }

  private struct Pair: Hashable {
    var trace, subject: String
  }
}

extension Matrix.Cell {
  /// The word in the table.
  package var text: String {
    switch self {
    case .error(let count): "ERROR \(count)"
    case .violated(let count): "FAIL \(count)"
    case .inconclusive(let count): "open \(count)"
    case .holds: "ok"
    case .untested: "-"
    case .absent: ""
    }
  }

  fileprivate var paint: Paint? {
    switch self {
    case .error, .violated: .bad
    case .inconclusive: .doubtful
    case .holds: .good
    case .untested: .quiet
    case .absent: nil
    }
  }
}

extension [String] {
  /// The paths without the folder that they share and without `.jsonl`.
  package var withoutCommonFolder: [String] {
    let parts = map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    guard var common = parts.first.map({ [Substring]($0) }) else { return [] }
    for folder in parts.dropFirst() {
      common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return map { path in
      let names = path.split(separator: "/", omittingEmptySubsequences: false)
      let name = names.dropFirst(common.count).joined(separator: "/")
      return name.hasSuffix(".jsonl") ? String(name.dropLast(6)) : name
    }
  }
}
