internal import GestureTrace

/// A promise of one's own, written in clauses: what may never happen, what has to follow, what a value may
/// be.
///
/// It is judged as the rules of the catalogue are, row by row, with their verdicts, margins and sentences;
/// what it says of itself and of a breach comes from its clauses.
///
///     let spinnerSoon = Invariant("spinner-soon", "Whoever lets go sees at once that it refreshes.") {
///       Clause.after(.fired(.header), expect: .spinner(.header), within: 0.1)
///     }
public struct Invariant: Sendable {
  /// The name that reports give it, in the manner of the catalogue's: words joined by hyphens.
  public let id: String
  /// What is promised, in one sentence.
  public let promise: String
  /// Why people care: what they see where it is broken; may be empty.
  public let matters: String
  /// All have to hold.
  public let clauses: [Clause]

  public init(
    _ id: String, _ promise: String, matters: String = "",
    @ClauseBuilder clauses: () -> [Clause]
  ) {
    self.id = id
    self.promise = promise
    self.matters = matters
    self.clauses = clauses()
  }

  /// What reports say of it; how it is judged, and when it is vacuous, is what its clauses say.
  public var description: RuleDescription {
    let units = Set(clauses.compactMap(\.unit))
    return RuleDescription(
      id: id, promise: promise, matters: matters, reported: "",
      judged: clauses.map { Words.sentence($0.words) }.joined(separator: " "),
      vacuous: Words.sentence("there was " + Words.list(clauses.map(\.missing), "or")),
      settings: "", unit: units.count == 1 ? units.first : nil, example: "")
  }
}

/// Lists the clauses of an invariant, one a line.
@resultBuilder
public enum ClauseBuilder {
  public static func buildExpression(_ clause: Clause) -> [Clause] { [clause] }
  public static func buildExpression(_ clauses: [Clause]) -> [Clause] { clauses }
  public static func buildBlock(_ clauses: [Clause]...) -> [Clause] { clauses.flatMap(\.self) }
  public static func buildArray(_ clauses: [[Clause]]) -> [Clause] { clauses.flatMap(\.self) }
  public static func buildOptional(_ clauses: [Clause]?) -> [Clause] { clauses ?? [] }
  public static func buildEither(first clauses: [Clause]) -> [Clause] { clauses }
  public static func buildEither(second clauses: [Clause]) -> [Clause] { clauses }
}

/// The monitor of an invariant in one run.
struct OwnRule: Monitor {
  let about: RuleDescription
  private var clauses: [Judged]

  /// A clause with what it has found.
  private struct Judged {
    let missing: String
    var monitor: any ClauseMonitor
    var record = Record()

    mutating func see(_ step: Step, _ situation: Situation) {
      monitor.see(step, situation, &record)
    }

    mutating func turnOver(until next: Tick, _ situation: Situation) {
      monitor.turnOver(until: next, situation, &record)
    }

    mutating func close(_ situation: Situation) -> String? { monitor.close(situation, &record) }
  }

  init(_ invariant: Invariant) {
    about = invariant.description
    clauses = invariant.clauses.map { Judged(missing: $0.missing, monitor: $0.monitor()) }
  }

  var record: Record { .joined(clauses.map(\.record)) }

  /// One clause that was never put to the test is enough.
  var missing: String {
    "there was " + Words.list(clauses.filter { $0.record.tested == 0 }.map(\.missing))
  }

  func kept(_ situation: Situation) -> String {
    Words.count(record.tested, "occasion", "occasions") + ", each as promised"
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    for index in clauses.indices { clauses[index].see(step, situation) }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    for index in clauses.indices { clauses[index].turnOver(until: next, situation) }
  }

  mutating func unfinished(_ situation: Situation) -> String? {
    var open: String?
    for index in clauses.indices {
      let pending = clauses[index].close(situation)
      open = open ?? pending
    }
    return open
  }
}
