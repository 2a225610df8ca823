package import GestureTrace
import Invariants

/// How often each rule was put to the test, and how close a promise that was kept came to being broken.
///
/// A suite of recordings that never tests a rule proves nothing about it, and one whose margins are all
/// wide proves little.
package struct Statistics: Sendable {
  /// What became of one rule in all runs.
  package struct Row: Hashable, Sendable {
    package var rule: String
    /// The unit of its margin; `nil` where it has none.
    package var unit: String?
    /// Runs that it applies to.
    package var runs = 0
    /// Runs that put it to the test, whatever came of it.
    package var tested = 0
    /// Occasions in all of them.
    package var occasions = 0
    /// The smallest margin of a run that kept it, in the rule's unit; `nil` where it has none.
    package var margin: Double?
    /// Where that was.
    package var closest: Closest?
  }

  /// The run and the moment in which a rule came closest to being broken.
  package struct Closest: Hashable, Sendable {
    package var trace: String
    package var subject: String
    package var policy: String?
    package var moment: Verdict.Moment
  }

  /// One for each rule that applies to a run, in the order of the results.
  package let rows: [Row]

  package init(_ report: CheckReport) {
    var rows: [String: Row] = [:]
    for result in report.results {
      for verdict in result.verdicts where verdict.kind != .notApplicable {
        let id = verdict.invariant
        rows[id, default: Row(rule: id, unit: report.rule(id)?.unit)].add(verdict, of: result)
      }
    }
    self.rows = report.rules.compactMap { rows[$0] }
  }

  /// A heading, a table, and an empty line; where the page is narrow, lines of words.
  package func lines(_ style: TextStyle) -> [String] {
    let heading = "statistics: how often each rule was put to the test, and where it came closest"
    var table = TextTable()
    table.rows.append(["  rule", "runs", "occasions", "margin", "where"].map { .init($0) })
    for row in rows {
      table.rows.append([
        .init("  \(row.rule)"),
        .init("\(row.tested)/\(row.runs)", row.tested == 0 ? .doubtful : nil),
        .init("\(row.occasions)"), .init(row.distance), .init(row.closest?.words ?? ""),
      ])
    }
    let isTooWide = table.width() > style.width
    return heading.wrapped(to: style.width).map { style.paint($0, .doubtful) }
      + (isTooWide ? rows.flatMap { $0.lines(style) } : table.lines(style)) + [""]
  }
}

extension Statistics.Row {
  fileprivate mutating func add(_ verdict: Verdict, of result: CheckResult) {
    runs += 1
    if verdict.occasions > 0 { tested += 1 }
    occasions += verdict.occasions
    guard verdict.kind == .holds, let found = verdict.margin, let moment = verdict.closest,
      found < margin ?? .infinity
    else { return }
    margin = found
    closest = Statistics.Closest(
      trace: result.trace, subject: result.subject, policy: result.policy, moment: moment)
  }

  /// The margin with its unit.
  fileprivate var distance: String {
    guard let margin else { return "" }
    let unit = unit.map { " (\($0))" } ?? ""
    return NumberText.of((margin * 1000).rounded() / 1000) + unit
  }

  /// The same in words.
  fileprivate func lines(_ style: TextStyle) -> [String] {
    var words = "\(rule): tested by \(tested) of \(runs) runs, \(occasions) occasions"
    if let closest { words += ", closest \(distance): \(closest.words)" }
    return words.wrapped(to: style.width, first: "  ", rest: "    ")
  }

  package var json: JSONValue {
    var object = JSONObject()
    object["invariant"] = .string(rule)
    object["runs"] = .number(Double(runs))
    object["tested"] = .number(Double(tested))
    object["occasions"] = .number(Double(occasions))
    object["margin"] = margin.map { .finite($0) } ?? .null
    object["closest"] = closest?.json ?? .null
    return .object(object)
  }
}

extension Statistics.Closest {
  fileprivate var words: String {
    "\(subject) on \(trace)\(policy.map { " under \($0)" } ?? "") at \(moment.time) s, h\(moment.line)"
  }

  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["trace"] = .string(trace)
    object["subject"] = .string(subject)
    object["policy"] = policy.map { .string($0) }
    object["at"] = .number(moment.time.seconds)
    object["row"] = .number(Double(moment.line))
    return .object(object)
  }
}
