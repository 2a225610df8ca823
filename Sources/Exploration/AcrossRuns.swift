public import GestureTrace
import Invariants
public import Replay

/// The rules that compare what comes of a trace with what comes of traces that are made from it.
public enum AcrossRuns {
  /// Their ids.
  public static let ids = relations.map { type(of: $0).id }

  /// The verdicts where runs are not compared.
  public static let unasked = ids.map {
    Verdict($0, .notApplicable, says: "it compares runs, which was not asked for (--metamorphic)")
  }

  /// The verdict of one rule, and the traces that were made for it.
  public struct Outcome: Sendable {
    public let verdict: Verdict
    public let derivations: [Derivation]

    init(_ verdict: Verdict, _ derivations: [Derivation] = []) {
      self.verdict = verdict
      self.derivations = derivations
    }
  }

  /// In the order of the catalogue.
  private static let relations: [any Relation] = [
    StaysAlive(), SafeToLeave(), RateIndependent(), ReleaseFlagIndependent(), DelayIndependent(),
    OrderIndependent(), AttachOrderIndependent(), DriftFree(),
  ]

  /// Judges a subject on a trace and on what is made of it.
  ///
  /// - Parameters:
  ///   - trace: the recording.
  ///   - history: what came of it.
  ///   - subject: what both are about.
  ///   - rules: the ids to judge; every rule across runs where it is empty.
  ///   - settings: policies that were set for the history, and are for the others.
  /// - Returns: a verdict for each rule, in the catalogue's order.
  /// - Throws: why a trace cannot be replayed.
  public static func judge(
    _ trace: Trace, _ history: History, subject: SubjectRecipe, rules: Set<String> = [],
    settings: [PolicySetting] = []
  ) throws(ReplayError) -> [Outcome] {
    let base = ComparedRun(trace, history)
    var outcomes: [Outcome] = []
    for relation in relations where rules.isEmpty || rules.contains(type(of: relation).id) {
      outcomes.append(
        try relation.checked(base) { derivation throws(ReplayError) in
          try Replayer.replay(
            derivation.trace, subject: subject, drive: history.drive,
            settings: settings + derivation.settings)
        })
    }
    return outcomes
  }
}
