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
          return "× \(group.rules.joined(separator: ", ")): \(group.says)"
            .wrapped(to: style.width, first: first, rest: indent)
            + (isLong ? runs(of: kind, group.rules[0], group.says, style, indent: indent) : [])
        } + [""]
    }
  }

  private struct Reason: Hashable {
    var rule, says: String
  }

  /// Rules in the order of the results, the reasons of a rule by their first occurrence; neighbours
  /// that were not judged as often, for the same reason, stand together.
  private func groups(of kind: Verdict.Kind) -> [(rules: [String], says: String, count: Int)] {
    var counts: [Reason: Int] = [:]
    var reasons: [Reason] = []
    for verdict in report.results.lazy.flatMap(\.verdicts) where verdict.kind == kind {
      let reason = Reason(rule: verdict.invariant, says: verdict.says)
      if counts[reason] == nil { reasons.append(reason) }
      counts[reason, default: 0] += 1
    }
    var groups: [(rules: [String], says: String, count: Int)] = []
    for rule in report.rules {
      for reason in reasons where reason.rule == rule {
        let count = counts[reason] ?? 0
        if let last = groups.last, last.says == reason.says, last.count == count {
          groups[groups.count - 1].rules.append(rule)
        } else {
          groups.append(([rule], reason.says, count))
        }
      }
    }
    return groups
  }

  /// The runs in which a rule was not judged for this reason, a line for each recording.
  private func runs(
    of kind: Verdict.Kind, _ rule: String, _ says: String, _ style: TextStyle, indent: String
  ) -> [String] {
    let results = report.results.filter { result in
      result.verdicts.contains { $0.kind == kind && $0.invariant == rule && $0.says == says }
    }
    return Dictionary(grouping: results, by: \.trace).sorted { $0.key < $1.key }
      .flatMap { trace, results in
        let subjects = results.map { $0.subject + ($0.policy.map { " under \($0)" } ?? "") }
        return "\(trace): \(subjects.joined(separator: ", "))"
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
