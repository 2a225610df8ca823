internal import GestureTrace

/// A monitor that reads one run row by row and never sees a control.
///
/// For each row the situation is brought up to date first, then `see` or `follow` is called; when time
/// advances `turnOver` judges what stands at the end of the instant.
protocol Monitor {
  /// What it promises.
  var about: RuleDescription { get }
  /// What has been found so far.
  var record: Record { get }

  /// What was missing where nothing was put to the test: `no finger pulled the header`.
  var missing: String { get }

  /// Why the rule cannot be applied to this run at all; `nil` where it can.
  func excluded(from situation: Situation) -> String?

  /// Reads the row that the situation has just taken in.
  mutating func see(_ step: Step, _ situation: Situation)

  /// Reads a change of the offset, or an imposed sample; most rules have no use for them.
  mutating func follow(_ motion: Motion, _ situation: Situation)

  /// The instant is over: nothing more happens until `next`.
  mutating func turnOver(until next: Tick, _ situation: Situation)

  /// What the run's end leaves open: the reason why the run was too short, or `nil`.
  mutating func unfinished(_ situation: Situation) -> String?

  /// What was kept, for the verdict `holds`.
  func kept(_ situation: Situation) -> String
}

/// A monitor of the catalogue, of which there is one kind for each rule.
protocol Rule: Monitor {
  static var about: RuleDescription { get }
  var record: Record { get set }
}

extension Rule {
  var about: RuleDescription { Self.about }
}

extension Monitor {
  var missing: String { about.missing }
  func excluded(from situation: Situation) -> String? { nil }
  mutating func follow(_ motion: Motion, _ situation: Situation) {}
  mutating func turnOver(until next: Tick, _ situation: Situation) {}
  mutating func unfinished(_ situation: Situation) -> String? { nil }

  /// The verdict after the last turn is over.
  mutating func verdict(_ situation: Situation) -> Verdict {
    let id = about.id
    let open = unfinished(situation)
    if let reason = excluded(from: situation) {
      return Verdict(id, .notApplicable, says: reason)
    }
    if let finding = record.finding {
      var says = finding.says
      if record.more > 0 {
        says += "; \(Words.count(record.more, "more such case", "more such cases")) followed"
      }
      says += caution(finding.margin, situation)
      return Verdict(
        id, .violated, says: says, began: finding.began, deadline: finding.deadline,
        row: finding.row, rows: Array(Set(finding.rows)).sorted(),
        margin: finding.margin.map(NumberText.rounded), occasions: record.tested)
    }
    if let open {
      return Verdict(id, .inconclusive, says: open, occasions: record.tested)
    }
    guard record.tested > 0 else { return Verdict(id, .vacuous, says: missing) }
    let margin =
      record.closest.isFinite && about.unit != nil ? NumberText.rounded(record.closest) : nil
    let closest = record.closestPlace
    return Verdict(
      id, .holds, says: kept(situation) + caution(margin, situation), margin: margin,
      occasions: record.tested,
      closest: margin.map { _ in .init(time: closest.time, line: closest.history) })
  }

  /// Says so where the input device was too coarse for the margin.
  private func caution(_ margin: Double?, _ situation: Situation) -> String {
    guard about.unit == "points", let margin, let quantum = situation.quantum,
      margin.magnitude < quantum / 2
    else { return "" }
    return " (the margin of \(Words.points(margin)) is below half of the "
      + "\(Words.points(quantum)) within which the finger was recorded)"
  }
}
