import GestureTrace
import Invariants

/// A paragraph for each promise that was broken.
package struct Findings: Sendable {
  /// Rows of a history that are shown for one finding; the rest is counted.
  package static let mostRows = 8

  private let report: CheckReport
  /// Whether each is told in full: how it is judged, what the subject declares, and the rows around those
  /// that prove it.
  private let isLong: Bool

  package init(_ report: CheckReport, isLong: Bool = false) {
    self.report = report
    self.isLong = isLong
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
    lines += when(verdict).flatMap { $0.wrapped(to: style.width, first: "  ", rest: "  ") }
    if let rule = report.rule(verdict.invariant) {
      lines += "promised: \(rule.promise)".wrapped(to: style.width, first: "  ", rest: "  ")
      if isLong {
        lines += "judged: \(rule.judged)".wrapped(to: style.width, first: "  ", rest: "  ")
      }
    }
    if isLong, let contract = result.evidence.contract {
      lines += "declared: \(contract)".broken(to: style.width, first: "  ", rest: "    ")
    }
    return lines
      + (isLong
        ? context(verdict, result.evidence, style) : proof(verdict, result.evidence, style))
  }

  /// When the violation began and when its deadline passed: two things that a reader must not mix up.
  ///
  /// A deadline is told to the millisecond, and only where it came after the beginning: what broke a promise
  /// later than it had to be kept has no use for it.
  private func when(_ verdict: Verdict) -> [String] {
    var parts: [String] = []
    if let began = verdict.began { parts.append("began at \(began) s") }
    if let deadline = verdict.deadline.map(Self.rounded),
      verdict.began.map({ Self.rounded($0) < deadline }) ?? true
    {
      parts.append("the deadline passed at \(deadline) s")
    }
    return parts.isEmpty ? [] : [parts.joined(separator: ", ")]
  }

  /// To the millisecond: spans for deadlines are a little longer than what is declared.
  private static func rounded(_ time: Tick) -> Tick {
    Tick(microseconds: (time.microseconds + 500) / 1000 * 1000)
  }

  /// The row that caused it and the rows that prove it, as they stand in the files; one that is longer
  /// than a line goes on under itself.
  private func proof(
    _ verdict: Verdict, _ evidence: Evidence, _ style: TextStyle
  ) -> [String] {
    var quotes: [(label: String, text: String)] = []
    if let line = verdict.row {
      quotes.append(("line \(line)", evidence.trace[line] ?? ""))
    }
    for line in verdict.rows.prefix(Self.mostRows) {
      quotes.append(("h\(line)", evidence.history[line] ?? ""))
    }
    let width = quotes.map(\.label.columns).max() ?? 0
    let indent = String(repeating: " ", count: width + 4)
    var lines = quotes.flatMap { label, text in
      text.isEmpty
        ? ["  \(label)"]
        : text.broken(to: style.width, first: "  \(label.padded(to: width))  ", rest: indent)
    }
    let more = verdict.rows.count - Self.mostRows
    if more > 0 {
      lines += "and \(more) more rows of the history"
        .wrapped(to: style.width, first: "  ", rest: "  ")
    }
    return lines
  }

  /// The row that caused it, then the history around the rows that prove it, which are marked; what is
  /// left out between is counted.
  private func context(
    _ verdict: Verdict, _ evidence: Evidence, _ style: TextStyle
  ) -> [String] {
    let shown = Set(verdict.rows.flatMap(Evidence.around)).sorted()
      .filter { evidence.history[$0] != nil }
    let width = shown.last.map { "h\($0)".columns } ?? 0
    var lines =
      verdict.row.flatMap { line in
        evidence.trace[line].map {
          "line \(line)  \($0)".broken(to: style.width, first: "  ", rest: "      ")
        }
      } ?? []
    var last = shown.first
    for line in shown {
      if let last, line > last + 1 {
        lines.append("    … \(line - last == 2 ? "1 row" : "\(line - last - 1) rows") …")
      }
      last = line
      let isProof = verdict.rows.contains(line)
      let label = "\(isProof ? ">" : " ") \("h\(line)".padded(to: width))  "
      lines += (evidence.history[line] ?? "")
        .broken(to: style.width, first: label, rest: String(repeating: " ", count: width + 6))
        .map { isProof ? style.paint($0, .strong) : $0 }
    }
    return lines
  }
}
