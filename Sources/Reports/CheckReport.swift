public import GestureTrace
public import Invariants

/// What a check found: one result for each recording and subject.
///
/// Results stand in the order of the arguments, the subjects of a recording together; reports keep
/// that order.
public struct CheckReport: Hashable, Sendable {
  public var results: [CheckResult]
  /// Recordings that were asked for and could not be read, in the order of the arguments.
  public var unread: [UnreadTrace]
  /// What people should know about files that were read, a line each.
  public var warnings: [String]
  /// The invariants that were judged beside the catalogue's.
  public var own: [RuleDescription]

  public init(
    results: [CheckResult], unread: [UnreadTrace] = [], warnings: [String] = [],
    own: [RuleDescription] = []
  ) {
    self.results = results
    self.unread = unread
    self.warnings = warnings
    self.own = own
  }

  /// Whether something was checked, all that was asked for could be read, and nothing was found wrong.
  ///
  /// - Parameter strict: whether a rule whose occasion never came, or that could not be judged to the
  ///   end, counts as wrong.
  /// - Returns: `true` where a test may pass.
  public func isGood(strict: Bool = false) -> Bool {
    !results.isEmpty && unread.isEmpty && tally.isGood(strict: strict)
  }

  /// How many verdicts of each kind there are.
  public var tally: Tally {
    results.reduce(into: Tally()) { tally, result in
      for verdict in result.verdicts { tally[verdict.kind] += 1 }
    }
  }

  /// What the invariant of this id promises; `nil` where it is neither the catalogue's nor one's own.
  package func rule(_ id: String) -> RuleDescription? {
    Catalogue.rule(id) ?? own.first { $0.id == id }
  }

  /// The recordings, each once, in order.
  package var traces: [String] { results.map(\.trace).withoutRepeats }

  /// The rules that have verdicts, each once, in order.
  package var rules: [String] { results.flatMap { $0.verdicts.map(\.invariant) }.withoutRepeats }

  /// The subjects, each once, in order.
  package var subjects: [String] { results.map(\.subject).withoutRepeats }

  /// What the scroll model was set to, each once, in order; its defaults are the empty text.
  package var policies: [String] { results.map { $0.policy ?? "" }.withoutRepeats }
}

/// One subject on one recording.
public struct CheckResult: Hashable, Sendable {
  /// The recording's path as the reader knows it.
  public var trace: String
  /// The subject's id.
  public var subject: String
  /// What the scroll model was set to, as the command line takes it; `nil` for its defaults.
  public var policy: String?
  /// The digest of the history, 16 lower-case hex digits.
  public var digest: String
  /// How often the header's callback ran.
  public var firedHeader: Int
  /// How often the footer's callback ran.
  public var firedFooter: Int
  public var end: RunEnd
  /// One for each rule, in the catalogue's order.
  public var verdicts: [Verdict]
  /// The rows that violations point at, so that a report can show them.
  public var evidence: Evidence
  /// How far the offsets were from those that the recording keeps; `nil` where it keeps none.
  public var reference: ReferenceDeviation?

  public init(
    trace: String, subject: String, policy: String? = nil, digest: String, firedHeader: Int,
    firedFooter: Int, end: RunEnd, verdicts: [Verdict], evidence: Evidence = Evidence(),
    reference: ReferenceDeviation? = nil
  ) {
    self.trace = trace
    self.subject = subject
    self.policy = policy
    self.digest = digest
    self.firedHeader = firedHeader
    self.firedFooter = firedFooter
    self.end = end
    self.verdicts = verdicts
    self.evidence = evidence
    self.reference = reference
  }
}

/// What was there when a run ended.
public struct RunEnd: Hashable, Sendable {
  /// `contentOffset.y` in points.
  public var offset: Double
  /// The plain `contentInset`.
  public var inset: Insets
  /// `nil` where the subject has no header.
  public var headerPhase: Phase?
  /// `nil` where the subject has no footer.
  public var footerPhase: Phase?

  public init(offset: Double, inset: Insets, headerPhase: Phase?, footerPhase: Phase?) {
    self.offset = offset
    self.inset = inset
    self.headerPhase = headerPhase
    self.footerPhase = footerPhase
  }
}

/// The texts of rows that verdicts name by their lines.
public struct Evidence: Hashable, Sendable {
  /// Lines of the recording, by number from 1.
  public var trace: [Int: String]
  /// Lines of the history, by number from 1.
  public var history: [Int: String]
  /// What the subject promised for the scene, as JSON; `nil` where it is not kept.
  public var contract: String?

  public init(
    trace: [Int: String] = [:], history: [Int: String] = [:], contract: String? = nil
  ) {
    self.trace = trace
    self.history = history
    self.contract = contract
  }

  /// The lines that the long form of a report shows for a proving one: three on either side.
  package static func around(_ line: Int) -> ClosedRange<Int> { line - 3...line + 3 }
}

/// A recording that could not be read.
public struct UnreadTrace: Hashable, Sendable {
  /// Its path as the reader knows it.
  public var trace: String
  /// What was wrong with it, where, and what was expected.
  public var error: String

  public init(trace: String, error: String) {
    self.trace = trace
    self.error = error
  }
}

extension [String] {
  /// The elements without those that came before, in order.
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
