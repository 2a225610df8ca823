package import GestureTrace

/// What was not judged, and why: verdicts of one kind, rule and reason are counted together.
package struct Unjudged: Sendable {
  /// The kinds that are neither a pass nor a failure.
  package static let kinds: [Verdict.Kind] = [.inconclusive, .vacuous, .notApplicable]

  private let report: CheckReport
  /// Whether the runs are named.
  private let isLong: Bool

  package init(_ report: CheckReport, isLong: Bool = false) {
    self.report = report
    self.isLong = isLong
  }

  /// A heading for each kind that occurs, then a line for each rule and reason.
  package func lines(_ style: TextStyle) -> [String] {
    Self.kinds.flatMap { kind in
      let groups = groups(of: kind)
      guard !groups.isEmpty else { return [String]() }
      let digits = groups.map { String($0.count).count }.max() ?? 0
      let heading = "\(kind.rawValue): \(Self.meaning(of: kind))"
      return heading.wrapped(to: style.width).map { style.paint($0, .doubtful) }
        + groups.flatMap { group in
          let count = String(group.count)
          let first = "  " + String(repeating: " ", count: digits - count.count) + count + " "
          let indent = String(repeating: " ", count: digits + 5)
          return "× \(group.rules.joined(separator: ", ")): \(group.cause.says)"
            .wrapped(to: style.width, first: first, rest: indent)
            + (isLong ? lines(of: group.cause.runs, style, indent: indent) : [])
        } + [""]
    }
  }

  /// Rules that were not judged in the same runs for the same reason.
  private struct Group {
    var rules: [String]
    let cause: Cause

    var count: Int { cause.runs.count }
  }

  private struct Cause: Hashable {
    let says: String
    /// The runs, by their place among the results.
    var runs: [Int] = []
  }

  /// By the first rule of each in the order of the results, then by the reasons' first occurrence.
  private func groups(of kind: Verdict.Kind) -> [Group] {
    var causes: [String: [Cause]] = [:]
    for (run, result) in report.results.enumerated() {
      for verdict in result.verdicts where verdict.kind == kind {
        var known = causes[verdict.invariant] ?? []
        let place = known.firstIndex { $0.says == verdict.says } ?? known.endIndex
        if place == known.endIndex { known.append(Cause(says: verdict.says)) }
        known[place].runs.append(run)
        causes[verdict.invariant] = known
      }
    }
    var groups: [Group] = []
    var places: [Cause: Int] = [:]
    for rule in report.rules {
      for cause in causes[rule] ?? [] {
        if let place = places[cause] {
          groups[place].rules.append(rule)
        } else {
          places[cause] = groups.count
          groups.append(Group(rules: [rule], cause: cause))
        }
      }
    }
    return groups
  }

  /// A line for each recording, with the subjects that were put on it, in the order of the results.
  private func lines(of runs: [Int], _ style: TextStyle, indent: String) -> [String] {
    var traces: [(name: String, subjects: [String])] = []
    for result in runs.map({ report.results[$0] }) {
      if traces.last?.name != result.trace { traces.append((result.trace, [])) }
      let policy = result.policy.map { " under \($0)" } ?? ""
      traces[traces.count - 1].subjects.append(result.subject + policy)
    }
    return traces.flatMap { trace in
      "\(trace.name): \(trace.subjects.joined(separator: ", "))"
        .wrapped(to: style.width, first: indent, rest: indent + "  ")
    }
  }

  private static func meaning(of kind: Verdict.Kind) -> String {
    switch kind {
    case .vacuous: "the occasion never came"
    case .inconclusive: "the run ended before it could be judged"
    case .notApplicable: "the contract, the drive or a setting excludes it"
    case .holds: "the promise was kept"
    case .violated: "the promise was broken"
    case .error: "the run or the rule broke"
    }
  }
}
