import GestureTrace

extension CheckReport {
  /// What a report for people has beside what it always has.
  public struct Detail: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Each finding with how it was judged, what the subject had declared, and the rows around those
    /// that prove it; each rule that was not judged with the runs in which it was not.
    public static let explanations = Detail(rawValue: 1)
    /// How often each rule was put to the test, and how close it came to being broken.
    public static let statistics = Detail(rawValue: 2)
  }

  /// The report for people.
  ///
  /// The matrix, a paragraph for each finding, what was not judged and why, how far recordings with
  /// reference offsets were from them, what `detail` asks for, and a summary in the last line. What was
  /// wrong with files is only counted: a program says it elsewhere.
  public func text(_ style: TextStyle = TextStyle(), detail: Detail = []) -> String {
    let isLong = detail.contains(.explanations)
    var lines: [String] = []
    if !results.isEmpty {
      lines += Matrix(self).lines(style) + [""]
      lines += Findings(self, isLong: isLong).lines(style)
      lines += Unjudged(self, isLong: isLong).lines(style)
      lines += References(self).lines(style)
      if detail.contains(.statistics) { lines += Statistics(self).lines(style) }
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
