/// What one rule promises, for people: the text of `pullback invariants ID`.
public struct RuleDescription: Hashable, Sendable {
  /// The rule's name, a contract: reports and baselines refer to it.
  public let id: String
  /// What a control promises, in one sentence.
  public let promise: String
  /// Why people care: what they see where the promise is broken.
  public let matters: String
  /// What people have reported of it, with the threads; empty for an invariant of one's own.
  public let reported: String
  /// What is read, and when it is judged.
  public let judged: String
  /// When there was nothing to judge, so that the verdict is `vacuous`.
  public let vacuous: String

  /// The same as a part of a sentence, for the verdict.
  package var missing: String { vacuous.prefix(1).lowercased() + vacuous.dropFirst().dropLast() }

  /// What it excuses beside what the contract settles.
  public var excuses: [Excuse] { Excuse.allCases.filter { $0.rules.contains(id) } }

  /// The fields of the contract that it goes by, since people disagree on them; empty for an invariant of
  /// one's own.
  public let settings: String
  /// The unit of the margin; `nil` where the rule has none.
  public let unit: String?
  /// A finding as the rule words it.
  public let example: String
}
