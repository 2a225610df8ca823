import GestureTrace
import Invariants
import NaiveJudge

/// Two judges who do not say the same of a rule.
struct Disagreement: Sendable {
  let rule: String
  let verdict: Verdict
  let opinion: Opinion
  let history: WholeHistory

  /// What the two judges say differently of a history, in the order of rules.
  static func all(between verdicts: [Verdict], on history: WholeHistory) -> [Disagreement] {
    zip(NaiveJudge.rules, NaiveJudge.opinions(on: history)).compactMap { rule, opinion in
      guard let verdict = verdicts.first(where: { $0.invariant == rule }),
        !Distinctions.areSame(verdict.kind, opinion.kind, of: rule)
      else { return nil }
      return Disagreement(rule: rule, verdict: verdict, opinion: opinion, history: history)
    }
  }

  /// The same disagreement on as few rows as it takes.
  func smallest() -> Disagreement {
    var best = self
    var size = max(1, history.rows.count / 2)
    while size > 0 {
      var start = 0
      while start < best.history.rows.count {
        var fewer = best.history
        fewer.rows.removeSubrange(start..<min(start + size, fewer.rows.count))
        if let found = Self.on(fewer, of: rule, like: self) { best = found } else { start += size }
      }
      size /= 2
    }
    return best
  }

  private static func on(
    _ history: WholeHistory, of rule: String, like other: Disagreement
  ) -> Disagreement? {
    all(between: history.verdicts, on: history).first {
      $0.rule == rule && $0.verdict.kind == other.verdict.kind
        && $0.opinion.kind == other.opinion.kind
    }
  }

  /// The contract as a history's header has it, without the texts.
  private var contract: String {
    var contract = history.contract
    contract.header?.texts = nil
    contract.footer?.texts = nil
    var bytes: [UInt8] = []
    contract.json.append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// For people: what both say, and the rows.
  var text: String {
    let rows = history.rows.map { ($0.line == nil ? "→ " : "  ") + $0.row.text }
    return """
      \(rule)
      the monitor: \(verdict.kind.rawValue): \(verdict.says)
      the naive judge: \(opinion.kind.rawValue): \(opinion.says) \
      \(opinion.row.map { "(\(history.rows[$0].row.text))" } ?? "")
      drive \(history.drive.rawValue), \(history.ending) at \(history.end) s, \
      rate \(history.header.rate), scale \(history.header.scene.scale)
      scene \(history.header.scene.height) content \(history.header.scene.content) \
      inset \(history.header.scene.inset.values) safe \(history.header.scene.safeArea.values) \
      offset \(history.header.scene.offset.map { "\($0)" } ?? "at rest")
      contract \(contract)
      \(rows.joined(separator: "\n"))
      """
  }
}

extension WholeHistory {
  /// What the monitors say, row by row.
  var verdicts: [Verdict] {
    var judge = Judge(header: header, drive: drive, contract: contract)
    for row in rows { judge.see(row) }
    return judge.finish(ending, at: end)
  }
}
