internal import GestureTrace

/// A promise, written in clauses: what may never happen, what has to follow, what a value may be.
///
/// The rules of the catalogue are such, and so are promises of one's own: they are judged alike, row by row,
/// with the same verdicts, margins and sentences. What one's own says of itself and of a breach comes from
/// its clauses.
///
///     let spinnerSoon = Invariant("spinner-soon", "Whoever lets go sees at once that it refreshes.") {
///       Clause.after(.fired(.header), expect: .spinner(.header), within: 0.1)
///     }
public struct Invariant: Sendable {
  /// What reports say of it; how one's own is judged, and when it is vacuous, is what its clauses say.
  public let description: RuleDescription
  /// All have to hold.
  public let clauses: [Clause]
  /// Whether one occasion for any clause puts it to the test; otherwise each clause needs one.
  let isTestedByAny: Bool
  /// Whether its margin is a way of the finger, which is known only as well as the finger was recorded.
  let isOfFinger: Bool
  /// What was kept, for the verdict `holds`, given what was found.
  let kept: @Sendable (Situation, Record) -> String
  /// Why it cannot be applied to this run at all, given whether it was broken; `nil` where it can.
  let excluded: Exclusion

  typealias Exclusion = @Sendable (_ situation: Situation, _ isBroken: Bool) -> String?

  /// The name that reports give it, in the manner of the catalogue's: words joined by hyphens.
  public var id: String { description.id }

  /// A promise of one's own.
  ///
  /// - Parameters:
  ///   - id: its name in reports.
  ///   - promise: what is promised, in one sentence.
  ///   - matters: why people care: what they see where it is broken; may be empty.
  ///   - clauses: all have to hold, and each has to be put to the test.
  public init(
    _ id: String, _ promise: String, matters: String = "",
    @ClauseBuilder clauses: () -> [Clause]
  ) {
    let clauses = clauses()
    let units = Set(clauses.compactMap(\.unit))
    description = RuleDescription(
      id: id, promise: promise, matters: matters, reported: "",
      judged: clauses.map { Words.sentence($0.words) }.joined(separator: " "),
      vacuous: Words.sentence("there was " + Words.list(clauses.map(\.missing), "or")),
      settings: "", unit: units.count == 1 ? units.first : nil, example: "")
    self.clauses = clauses
    isTestedByAny = false
    isOfFinger = false
    kept = { Words.count($1.tested, "occasion", "occasions") + ", each as promised" }
    excluded = { _, _ in nil }
  }

  /// A rule of the catalogue.
  init(
    _ description: RuleDescription, isOfFinger: Bool = false,
    excluded: @escaping Exclusion = { _, _ in nil },
    kept: @escaping @Sendable (Situation, Record) -> String,
    @ClauseBuilder clauses: () -> [Clause]
  ) {
    self.description = description
    self.clauses = clauses()
    isTestedByAny = true
    self.isOfFinger = isOfFinger
    self.kept = kept
    self.excluded = excluded
  }
}

extension Invariant {
  /// Excludes rules about an edge that the contract has nothing of.
  static func needs(_ edge: Edge) -> Exclusion {
    { here, _ in here[edge].exists ? nil : "the contract has no \(edge.rawValue)" }
  }

  /// Excludes rules about what moves by itself.
  static let needsFingers: Exclusion = { here, _ in
    here.drive == .offset ? "offsets are imposed as recorded" : nil
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
