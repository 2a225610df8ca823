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

  /// The table and its legend; columns have letters where the subjects' names do not fit the page.
  package func lines(_ style: TextStyle) -> [String] {
    let subjects = report.subjects
    var table = table(headings: subjects)
    var key: [String] = []
    if table.width() > style.width {
      let letters = subjects.indices.map(Self.letters)
      table = self.table(headings: letters)
      key = zip(letters, subjects).map { "\($0.padded(to: 2)) = \($1)" }
    }
    return table.lines(style) + [""] + key + legend(style)
  }

  private func table(headings: [String]) -> TextTable {
    var cells: [Pair: [Verdict]] = [:]
    for result in report.results {
      cells[Pair(trace: result.trace, subject: result.subject), default: []] += result.verdicts
    }
    let traces = report.traces
    let names = traces.withoutCommonFolder
    var table = TextTable()
    table.rows.append([.init("recording", .strong)] + headings.map { .init($0, .strong) })
    for (trace, name) in zip(traces, names) {
      let row = report.subjects.map { subject in
        cells[Pair(trace: trace, subject: subject)].map(Cell.init) ?? .absent
      }
      table.rows.append([.init(name)] + row.map { .init($0.text, $0.paint) })
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

  /// The name of a column: A, B and so on to Z, then AA, AB.
  private static func letters(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? letter : letters(index / 26 - 1) + letter
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
