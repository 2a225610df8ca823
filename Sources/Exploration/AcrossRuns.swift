public import GestureTrace
public import Replay

/// The rules that compare what comes of a trace with what comes of traces that are made from it.
public enum AcrossRuns {
  /// Their ids, in the catalogue's order.
  public static let ids = relations.map { type(of: $0).id }

  /// The verdicts where runs are not compared.
  public static let unasked = ids.map {
    Verdict($0, .notApplicable, says: "it compares runs, which was not asked for (--metamorphic)")
  }

  /// The verdict of one rule, and the traces that were made for it.
  public struct Outcome: Sendable {
    public let verdict: Verdict
    public let derivations: [Derivation]
    /// The one that the verdict's sentence tells of; `nil` where nothing was broken.
    public let finding: Derivation?

    init(_ verdict: Verdict, _ derivations: [Derivation] = [], finding: Derivation? = nil) {
      self.verdict = verdict
      self.derivations = derivations
      self.finding = finding
    }
  }

  private static let relations: [any Relation] = [
    StaysAlive(), SafeToLeave(), RateIndependent(), ReleaseFlagIndependent(), DelayIndependent(),
    OrderIndependent(), AttachOrderIndependent(), DriftFree(),
  ]

  /// Judges a subject on a trace and on what is made of it.
  ///
  /// - Parameters:
  ///   - history: what came of the trace; how it was replayed is how the others are.
  ///   - subject: what it is about.
  ///   - rules: the ids to judge; every rule across runs where it is empty.
  /// - Returns: a verdict for each rule, in the catalogue's order.
  /// - Throws: why a trace cannot be replayed.
  public static func judge(
    _ history: History, subject: SubjectRecipe, rules: Set<String> = []
  ) throws(ReplayError) -> [Outcome] {
    let base = try ComparedRun(history)
    var outcomes: [Outcome] = []
    for relation in relations where rules.isEmpty || rules.contains(type(of: relation).id) {
      outcomes.append(
        try relation.checked(base) { trace throws(ReplayError) in
          try Replayer.replay(trace, subject: subject)
        })
    }
    return outcomes
  }
}
