import GestureTrace
import Invariants
import Replay

/// A rule across runs: what must be the same, or hold, when a trace is changed in a certain way.
protocol Relation: Sendable {
  /// The rule's id.
  static var id: String { get }

  /// Whether it compares how the list and its controls rest, so that a run which never comes to rest
  /// says nothing.
  static var comparesRest: Bool { get }

  /// Whether a run that cannot be compared has been put to a test of its own all the same.
  static var judgesExcused: Bool { get }

  /// What it makes of a trace, given what came of that.
  func changes(of base: ComparedRun) -> Changes

  /// What was compared, for the verdict `holds`.
  func kept(_ runs: Int, excused: Int) -> String
}

/// What a rule across runs makes of a trace.
enum Changes {
  /// The contract, the drive or the run excludes the rule, for this reason.
  case excluded(String)
  /// These traces; none where the occasion never came.
  case some([Change])
}

/// A changed trace, and how what comes of it is compared.
struct Change {
  let derivation: Derivation
  let difference: (ComparedRun) -> Difference?

  init(_ derivation: Derivation, difference: @escaping (ComparedRun) -> Difference?) {
    self.derivation = derivation
    self.difference = difference
  }
}

extension Relation {
  static var comparesRest: Bool { true }
  static var judgesExcused: Bool { false }

  func kept(_ runs: Int, excused: Int) -> String {
    excused == 0
      ? "\(runs) changed \(runs == 1 ? "trace" : "traces") came out the same"
      : "\(runs - excused) of \(runs) changed traces came out the same, the rest was excused"
  }

  /// The verdict on a run, and the traces that were made for it.
  func checked(
    _ base: ComparedRun, replay: (Trace) throws(ReplayError) -> History
  ) throws(ReplayError) -> AcrossRuns.Outcome {
    if let reason = base.openEnd(atRest: Self.comparesRest) {
      return .init(Verdict(Self.id, .inconclusive, says: reason))
    }
    let changes: [Change]
    switch self.changes(of: base) {
    case .excluded(let reason): return .init(Verdict(Self.id, .notApplicable, says: reason))
    case .some(let some): changes = some
    }
    guard !changes.isEmpty else {
      let missing = Catalogue.rule(Self.id)?.missing ?? ""
      return .init(Verdict(Self.id, .vacuous, says: missing))
    }
    var findings: [Verdict] = []
    var finding: Derivation?
    var excused = 0
    for change in changes {
      switch change.difference(try ComparedRun(try replay(change.derivation.trace))) {
      case nil: break
      case .excused: excused += 1
      case .broken(let rest, let began):
        let made = change.derivation
        if finding == nil { finding = made }
        findings.append(
          Verdict(
            Self.id, .violated, says: "\(made.change) (\(made.name)) \(rest)", began: began))
      }
    }
    return .init(
      verdict(findings, excused: excused, of: changes.count), changes.map(\.derivation),
      finding: finding)
  }

  private func verdict(_ findings: [Verdict], excused: Int, of count: Int) -> Verdict {
    let occasions = Self.judgesExcused ? count : count - excused
    if var finding = findings.first {
      finding.occasions = occasions
      if findings.count > 1 {
        finding.says += "; \(findings.count - 1) more of \(count) changes did so, too"
      }
      return finding
    }
    guard occasions > 0 else {
      return Verdict(
        Self.id, .vacuous,
        says: count == 1
          ? "the changed trace was excused" : "all of \(count) changed traces were excused")
    }
    return Verdict(
      Self.id, .holds, says: kept(count, excused: excused), occasions: occasions)
  }
}
