internal import GestureTrace

/// Judges one invariant in one run: its clauses, each with what it has found.
struct RuleMonitor {
  let invariant: Invariant
  private var clauses: [any ClauseMonitor]
  /// The clauses, by index, that read rows, that follow motions, and that judge at the end of an instant.
  private let readers, followers, turners: [Int]
  /// Which calls any of them has a use for.
  let reads: ClauseReads

  init(_ invariant: Invariant) {
    self.invariant = invariant
    clauses = invariant.clauses.map { $0.monitor() }
    let each = clauses.map(\.reads)
    reads = each.reduce(into: []) { $0.formUnion($1) }
    readers = each.indices.filter { each[$0].contains(.rows) }
    followers = each.indices.filter { each[$0].contains(.motions) }
    turners = each.indices.filter { each[$0].contains(.turns) }
  }

  private var about: RuleDescription { invariant.description }

  mutating func see(_ step: Step, _ situation: Situation) {
    for index in readers { clauses[index].see(step, situation) }
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    for index in followers { clauses[index].follow(motion, situation) }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    for index in turners { clauses[index].turnOver(until: next, situation) }
  }

  /// The clause that was the first to be broken; of those at one row the first of all.
  private var broken: Int? {
    clauses.indices.filter { clauses[$0].record.finding != nil }
      .min { foundAfter($0) < foundAfter($1) }
  }

  /// The line of the history after which a clause was first broken.
  private func foundAfter(_ clause: Int) -> Int { clauses[clause].record.found?.history ?? 0 }

  /// The run is over: what was still pending, if something was.
  private mutating func close(_ situation: Situation) -> String? {
    var open: String?
    for index in clauses.indices {
      let pending = clauses[index].close(situation)
      open = open ?? pending
    }
    return open
  }

  /// What all clauses have found, the first finding first.
  private var record: Record {
    guard clauses.count > 1 else { return clauses.first?.record ?? Record() }
    let broken = broken
    var all = broken.map { clauses[$0].record } ?? Record()
    for index in clauses.indices where index != broken { all.take(clauses[index].record) }
    return all
  }

  /// Whether there was an occasion at all.
  private var isTested: Bool {
    invariant.isTestedByAny
      ? clauses.contains { $0.record.tested > 0 } : clauses.allSatisfy { $0.record.tested > 0 }
  }

  /// What was missing where it was not put to the test.
  private var missing: String {
    guard !invariant.isTestedByAny else { return about.missing }
    let untested = zip(invariant.clauses, clauses).filter { $1.record.tested == 0 }
    return "there was " + Words.list(untested.map(\.0.missing))
  }

  /// How it stands while the run goes on.
  func standing(_ situation: Situation) -> Standing {
    let broken = broken
    let state: Standing.State =
      if invariant.excluded(situation, broken != nil) != nil {
        .notApplicable
      } else if let broken, let finding = clauses[broken].record.finding {
        .violated(finding.says)
      } else {
        isTested ? .holding : .waiting
      }
    return Standing(invariant: about.id, state: state)
  }

  /// The verdict after the last turn is over.
  mutating func verdict(_ situation: Situation) -> Verdict {
    let id = about.id
    let open = close(situation)
    let record = record
    if let reason = invariant.excluded(situation, broken != nil) {
      return Verdict(id, .notApplicable, says: reason)
    }
    if let finding = record.finding {
      var says = finding.says
      if let next = record.next {
        let time = next == record.first ? "the same time" : Words.seconds(next)
        says +=
          "; \(Words.count(record.more, "more breach", "more breaches")) followed, "
          + "\(record.more == 1 ? "" : "the next ")at \(time)"
      }
      says += caution(finding.margin, situation)
      return Verdict(
        id, .violated, says: says, began: finding.began, deadline: finding.deadline,
        row: finding.row, rows: Array(Set(finding.rows)).sorted(),
        margin: finding.margin.map(NumberText.rounded), occasions: record.tested)
    }
    let tested = isTested ? record.tested : 0
    if let open {
      return Verdict(id, .inconclusive, says: open, occasions: tested)
    }
    guard tested > 0 else { return Verdict(id, .vacuous, says: missing) }
    let margin =
      record.closest.isFinite && about.unit != nil ? NumberText.rounded(record.closest) : nil
    let closest = record.closestPlace
    let kept = invariant.kept(situation, record)
    return Verdict(
      id, .holds, says: kept + caution(margin, situation), margin: margin, occasions: tested,
      closest: margin.map { _ in .init(time: closest.time, line: closest.history) })
  }

  /// Says so where the input device was too coarse for the margin: a finger's way is the difference of two
  /// places, each of them off by as much as half of what the device tells apart.
  private func caution(_ margin: Double?, _ situation: Situation) -> String {
    guard invariant.isOfFinger, let margin, let quantum = situation.quantum,
      margin.magnitude < quantum
    else { return "" }
    return " (the margin of \(Words.points(margin)) is below the \(Words.points(quantum)) within "
      + "which the finger was recorded)"
  }
}
