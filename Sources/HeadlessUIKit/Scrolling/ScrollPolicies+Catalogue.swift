/// What one policy of the scroll model is about.
public struct PolicyDescription: Sendable {
  public let name: String
  /// One sentence.
  public let summary: String
  /// Its values as they are written, the default first.
  public let values: [Value]
  /// Whether any number of 0 or more is a value, those named being the ones worth trying.
  public let takesNumbers: Bool
  /// Where the values come from, by section of scroll-semantics.md and its confidence tag.
  public let source: String
  let assign: @Sendable (inout ScrollPolicies, String) -> Bool

  /// One value of a policy.
  public struct Value: Hashable, Sendable {
    public let text: String
    /// Whether real UIKit may do so; otherwise it is another system's law or a reported fault.
    public let isPlausible: Bool

    static func plausible(_ text: String) -> Value { Value(text: text, isPlausible: true) }
    static func foreign(_ text: String) -> Value { Value(text: text, isPlausible: false) }
  }
}

extension ScrollPolicies {
  /// Every policy, in the order of scroll-semantics.md §8.
  public static let catalogue: [PolicyDescription] = [
    .named(
      "draggingAfterRelease", \.draggingAfterRelease, foreign: ["keepUntilEnd"],
      "Whether isDragging stays true while content glides after a release.", "§3.1, [LOG] [SRC]"),
    .named(
      "willBeginDecelerating", \.willBeginDecelerating,
      "Whether scrollViewWillBeginDecelerating comes before the first moving didScroll or after it.",
      "§3.2, [INF]"),
    .number(
      "panSlop", \.panSlop, plausible: ["10", "8", "12"],
      "Points that a finger travels before it is a drag.", "§3.2 row 2, [INF]"),
    .named(
      "mainQueue", \.mainQueue, foreign: ["drain", "reversed"],
      "Which blocks a turn of the run loop takes from the main queue.", "§4.2, [INF]"),
    .named(
      "safeAreaPinning", \.safeAreaPinning,
      "Whether a list at rest at its top stays there when the safe area changes.", "§3.3, [INF]"),
    .named(
      "equalInset", \.equalInset,
      "Whether setting an equal contentInset does what a change does.", "§3.3, [INF] [LOG]"),
    .named(
      "bounce", \.bounce, foreign: ["dynamics", "flutter", "lobanov"],
      "The law of the spring at an edge.", "§2.2, [IOS]"),
    .number(
      "heldReleaseSpeed", \.heldReleaseSpeed, plausible: ["7.25", "0"],
      "The speed, per second and per point past the edge, at which a held release starts back.",
      "§2.3, [IOS]"),
    .number(
      "minimumFling", \.minimumFling, plausible: ["250"],
      "The speed in pt/s from which a release is a fling.", "§2.1, [IOS]"),
    .number(
      "flingLead", \.flingLead, plausible: ["0", "1"],
      "Frames of travel that a fling has done already at its first frame.", "§2.1, [IOS]"),
    .named(
      "bounceOnGrowth", \.bounceOnGrowth, foreign: ["momentum"],
      "What becomes of a bounce whose offset growth has made legal.", "§3.3, [INF]"),
    .named(
      "insetChange", \.insetChange, foreign: ["shiftByDelta"],
      "Whether a change of the top inset only clamps the offset or moves it along.",
      "§3.3, [LOG] [SRC]"),
    .number(
      "refreshControlTrigger", \.refreshControlTrigger, plausible: ["0.198", "100", "115"],
      "The pull that fires a UIRefreshControl: below 1 a part of the height, else points.",
      "§5, [IOS, low] [SRC]"),
    .named(
      "refreshControlInset", \.refreshControlInset,
      "When the inset of a UIRefreshControl that fired under the finger is added.", "§5, [INF]"),
    .named(
      "refreshControlQuirks", \.refreshControlQuirks, foreign: ["true"],
      "Whether ending a UIRefreshControl halts any motion and can spoil the next pull.",
      "§5, [LOG] [SRC]"),
  ]

  /// Sets a policy by its name to a value as it is written.
  ///
  /// Returns whether there is such a policy and the value is one of its values.
  public mutating func set(_ name: String, to value: String) -> Bool {
    guard let policy = Self.catalogue.first(where: { $0.name == name }) else { return false }
    return policy.assign(&self, value)
  }
}

extension PolicyDescription {
  /// A policy whose values are the cases of an enumeration, the default being its first.
  fileprivate static func named<Value>(
    _ name: String, _ path: any WritableKeyPath<ScrollPolicies, Value> & Sendable,
    foreign: Set<String> = [], _ summary: String, _ source: String
  ) -> PolicyDescription
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    PolicyDescription(
      name: name, summary: summary,
      values: Value.allCases.map {
        foreign.contains($0.rawValue) ? .foreign($0.rawValue) : .plausible($0.rawValue)
      }, takesNumbers: false, source: source
    ) { policies, text in
      guard let value = Value(rawValue: text) else { return false }
      policies[keyPath: path] = value
      return true
    }
  }

  /// A policy whose values are numbers of 0 or more.
  fileprivate static func number(
    _ name: String, _ path: any WritableKeyPath<ScrollPolicies, Double> & Sendable,
    plausible: [String], _ summary: String, _ source: String
  ) -> PolicyDescription {
    PolicyDescription(
      name: name, summary: summary, values: plausible.map { .plausible($0) }, takesNumbers: true,
      source: source
    ) { policies, text in
      guard let value = Double(text), value.isFinite, value >= 0 else { return false }
      policies[keyPath: path] = value
      return true
    }
  }
}
