import GestureTrace

extension CheckReport {
  /// The report for people.
  ///
  /// The matrix, a paragraph for each finding, what was not judged and why, how far recordings with
  /// reference offsets were from them, and a summary in the last line. What was wrong with files is only counted: a program says it elsewhere.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var lines: [String] = []
    if !results.isEmpty {
      lines += Matrix(self).lines(style) + [""]
      lines += Findings(self).lines(style)
      lines += Unjudged(self).lines(style)
      lines += References(self).lines(style)
    }
    lines += summary.wrapped(to: style.width)
    return lines.joined(separator: "\n") + "\n"
  }

  /// One sentence: what ran and how many verdicts of each kind there are.
  package var summary: String {
    let tally = tally
    let counts = Verdict.Kind.allCases.filter { $0 == .holds || $0 == .violated || tally[$0] > 0 }
      .map { "\(tally[$0]) \($0.rawValue)" }
    var words = "\(count(traces.count, "recording")) × \(count(subjects.count, "subject"))"
    if policies.count > 1 { words += " × \(policies.count) settings of the scroll model" }
    words += ": "
    words += counts.joined(separator: ", ")
    if !unread.isEmpty { words += "; \(count(unread.count, "path")) could not be read" }
    return words
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension CheckReport: CustomStringConvertible {
  /// What was wrong with files, a line each, and the text of the report: all that a failing test has to
  /// say.
  public var description: String {
    (warnings + unread.map(\.error)).map { $0 + "\n" }.joined() + text()
  }
}
