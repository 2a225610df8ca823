import GestureTrace
import Invariants

/// A paragraph for each promise that was broken.
package struct Findings: Sendable {
  /// Rows of a history that are shown for one finding; the rest is counted.
  package static let mostRows = 8

  private let report: CheckReport

  package init(_ report: CheckReport) {
    self.report = report
  }

  /// The paragraphs, an empty line after each.
  package func lines(_ style: TextStyle) -> [String] {
    report.results.flatMap { result in
      result.verdicts.filter { $0.kind == .violated || $0.kind == .error }
        .flatMap { paragraph($0, of: result, style) + [""] }
    }
  }

  private func paragraph(
    _ verdict: Verdict, of result: CheckResult, _ style: TextStyle
  ) -> [String] {
    let word = verdict.kind == .error ? "ERROR" : "FAIL"
    let policy = result.policy.map { " under \($0)" } ?? ""
    let name = "\(verdict.invariant): \(result.subject) on \(result.trace)\(policy)"
      .wrapped(to: style.width, first: word + " ", rest: "  ")
    var lines = name.enumerated().map { index, line in
      index > 0
        ? style.paint(line, .strong)
        : style.paint(word, .bad) + style.paint(String(line.dropFirst(word.count)), .strong)
    }
    lines += verdict.says.wrapped(to: style.width, first: "  ", rest: "  ")
    lines += when(verdict)
    if let rule = Catalogue.rule(verdict.invariant) {
      lines += "promised: \(rule.promise)".wrapped(to: style.width, first: "  ", rest: "  ")
    }
    return lines + proof(verdict, result.evidence)
  }

  /// When the violation began and when its deadline passed: two things that a reader must not mix up.
  private func when(_ verdict: Verdict) -> [String] {
    var parts: [String] = []
    if let began = verdict.began { parts.append("began at \(began) s") }
    if let deadline = verdict.deadline { parts.append("the deadline passed at \(deadline) s") }
    return parts.isEmpty ? [] : ["  \(parts.joined(separator: ", "))"]
  }

  /// The row that caused it and the rows that prove it, as they stand in the files.
  private func proof(_ verdict: Verdict, _ evidence: Evidence) -> [String] {
    var quotes: [(label: String, text: String)] = []
    if let line = verdict.row {
      quotes.append(("line \(line)", evidence.trace[line] ?? ""))
    }
    for line in verdict.rows.prefix(Self.mostRows) {
      quotes.append(("h\(line)", evidence.history[line] ?? ""))
    }
    let width = quotes.map(\.label.columns).max() ?? 0
    var lines = quotes.map { label, text in
      text.isEmpty ? "  \(label)" : "  \(label.padded(to: width))  \(text.printable)"
    }
    let more = verdict.rows.count - Self.mostRows
    if more > 0 { lines.append("  and \(more) more rows of the history") }
    return lines
  }
}
