/// What one policy of the scroll model is about.
public struct PolicyDescription: Sendable {
  /// As the command line and a trace write it.
  public let name: String
  /// One sentence.
  public let summary: String
  /// Its values as they are written, the default first.
  public let values: [Value]
  /// Whether any number of 0 or more is a value, those named being the ones worth trying.
  public let takesNumbers: Bool
  /// Where the values come from.
  public let source: String
  /// How sure the default is.
  public let confidence: Confidence
  let assign: @Sendable (inout ScrollPolicies, String) -> Bool

  /// What a default rests on, the surest first.
  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// Offsets that were measured on iOS.
    case measured
    /// A log or an observation that somebody published.
    case logged
    /// What public code does, or needs UIKit to do.
    case code
    /// Our own inference.
    case inferred
  }

  /// What real UIKit may do otherwise than by default.
  public var alternatives: [Value] { values.dropFirst().filter(\.isPlausible) }

  /// One value of a policy.
  public struct Value: Hashable, Sendable {
    /// As it is written.
    public let text: String
    /// Whether real UIKit may do so; otherwise it is another system's law or a reported fault.
    public let isPlausible: Bool

    static func plausible(_ text: String) -> Value { Value(text: text, isPlausible: true) }
    static func foreign(_ text: String) -> Value { Value(text: text, isPlausible: false) }
  }
}

extension ScrollPolicies {
  /// Every policy, what a gesture meets first coming first.
  public static let catalogue: [PolicyDescription] = [
    .named(
      "draggingAfterRelease", \.draggingAfterRelease, foreign: ["keepUntilEnd"],
      "Whether isDragging stays true while content glides after a release.",
      "Experiments with opposite results (Hanley Lee; jianshu 3a75dc28a532); libraries that fire at the release, MJRefresh among them, need false past the edge.",
      .code),
    .named(
      "willBeginDecelerating", \.willBeginDecelerating,
      "Whether scrollViewWillBeginDecelerating comes before the first moving didScroll or after it.",
      "Chameleon and WinObjC tell it before; a published log has a didScroll first (lmlphp 1884052).",
      .code),
    .number(
      "panSlop", \.panSlop, plausible: ["10", "8", "12"],
      "Points that a finger travels before it is a drag.",
      "UIPanGestureRecognizer has a field _hysteresis whose value is not published.", .inferred),
    .named(
      "mainQueue", \.mainQueue, foreign: ["drain", "reversed"],
      "Which blocks a turn of the run loop takes from the main queue.",
      "What a turn of the main run loop is seen to do; not documented.", .inferred),
    .named(
      "safeAreaPinning", \.safeAreaPinning,
      "Whether a list at rest at its top stays there when the safe area changes.",
      "Lists under navigation bars do; before iOS 11 the container moved them.", .inferred),
    .named(
      "equalInset", \.equalInset,
      "Whether setting an equal contentInset does what a change does.",
      "Older UIKit is said to move things then, too (MJRefresh 433).", .inferred),
    .named(
      "bounce", \.bounce, foreign: ["dynamics", "flutter", "lobanov"],
      "The law of the spring at an edge.",
      "Four measured bounces give 10.87 to 10.97 per second, critically damped (Cranpose PR 541, LNCustomScrollView); the others are UIKit Dynamics, Flutter and ScrollMechanics.",
      .measured),
    .number(
      "heldReleaseSpeed", \.heldReleaseSpeed, plausible: ["7.25", "0"],
      "The speed, per second and per point past the edge, at which a held release starts back.",
      "One measured release after holding still: 7.2 to 7.35 (Cranpose PR 541).", .measured),
    .named(
      "decelerationRate", \.decelerationRate,
      "Whether any deceleration rate is taken or only UIKit's two, 0.998 and 0.99.",
      "Old UIKit took the nearer of its two (pullrequest.ru 511467).", .logged),
    .named(
      "carriedMomentum", \.carriedMomentum, foreign: ["flutter"],
      "Whether a flick adds to the momentum that it catches.",
      "Flutter imitates it with 0.000816 times the speed to the power of 1.967; no law of UIKit's is published.",
      .code),
    .named(
      "pixelSnapping", \.pixelSnapping, foreign: ["none"],
      "Whether offsets are put on the pixels of the scene's scale.",
      "A 3.8 that is set at one pixel a point reads back as 4 (andrewmarinov.com).", .logged),
    .number(
      "minimumFling", \.minimumFling, plausible: ["250"],
      "The speed in pt/s from which a release is a fling.",
      "Measured releases below it did not decelerate (Cranpose PR 541).", .measured),
    .number(
      "flingLead", \.flingLead, plausible: ["0", "1"],
      "Frames of travel that a fling has done already at its first frame.",
      "A measured fling had one (Cranpose PR 541); whether others have is open.", .measured),
    .named(
      "bounceOnGrowth", \.bounceOnGrowth, foreign: ["momentum"],
      "What becomes of a bounce whose offset growth has made legal.",
      "Sliding back after a load is reported as a fault of controls.", .inferred),
    .named(
      "insetChange", \.insetChange, foreign: ["shiftByDelta"],
      "Whether a change of the top inset only clamps the offset or moves it along.",
      "react-native, JetPack and TLYShyNavBar shift the offset by hand; Chameleon shifts it by itself.",
      .code),
    .number(
      "refreshControlTrigger", \.refreshControlTrigger, plausible: ["0.198", "100", "115"],
      "The pull that fires a UIRefreshControl: below 1 a part of the height, else points.",
      "One observation, 150.3 pt at a height of 759; imitations take 100 or 115.", .logged),
    .named(
      "refreshControlInset", \.refreshControlInset,
      "When the inset of a UIRefreshControl that fired under the finger is added.",
      "That the content does not jump under the finger.", .inferred),
    .named(
      "refreshControlLayout", \.refreshControlLayout,
      "Whether a UIRefreshControl is moved by its frame, of which observers are told, or by its center.",
      "UIKit promises no observing of either; apps observe the frame.", .inferred),
    .named(
      "refreshControlQuirks", \.refreshControlQuirks, foreign: ["true"],
      "Whether ending a UIRefreshControl halts any motion and can spoil the next pull.",
      "Reported of iOS 11 (benscheirman.com, 2017); react-native works around it.", .logged),
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
    foreign: Set<String> = [], _ summary: String, _ source: String, _ confidence: Confidence
  ) -> PolicyDescription
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    PolicyDescription(
      name: name, summary: summary,
      values: Value.allCases.map {
        foreign.contains($0.rawValue) ? .foreign($0.rawValue) : .plausible($0.rawValue)
      }, takesNumbers: false, source: source,
      confidence: confidence
    ) { policies, text in
      guard let value = Value(rawValue: text) else { return false }
      policies[keyPath: path] = value
      return true
    }
  }

  /// A policy whose values are numbers of 0 or more.
  fileprivate static func number(
    _ name: String, _ path: any WritableKeyPath<ScrollPolicies, Double> & Sendable,
    plausible: [String], _ summary: String, _ source: String, _ confidence: Confidence
  ) -> PolicyDescription {
    PolicyDescription(
      name: name, summary: summary, values: plausible.map { .plausible($0) }, takesNumbers: true,
      source: source, confidence: confidence
    ) { policies, text in
      guard let value = Double(text), value.isFinite, value >= 0 else { return false }
      policies[keyPath: path] = value
      return true
    }
  }
}
