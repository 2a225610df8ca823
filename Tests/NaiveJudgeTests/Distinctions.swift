import GestureTrace

/// Which verdicts the two judges are held to tell apart.
enum Distinctions {
  /// Whether two verdicts on a rule say the same.
  ///
  /// Whether it is violated is told apart for every rule; an error is none of them.
  static func areSame(_ left: Verdict.Kind, _ right: Verdict.Kind, of rule: String) -> Bool {
    guard left != .error, !whole.contains(rule) else { return left == right }
    return (left == .violated) == (right == .violated)
  }

  /// The rules of which every verdict is compared, so also whether the occasion came and whether the run was
  /// too short.
  ///
  /// Of most others the pages do not say what exactly makes an occasion of a rule that forbids. What a release
  /// is owed is left out since the two part ways where a row of the control stands between a lift and its own
  /// move, or a callback in the very instant of the lift: one counts what is paid there, the other does not.
  static let whole: Set<String> = [
    "no-callback-while-refreshing", "no-more-holds", "other-insets-untouched",
    "no-move-under-finger", "ends-cleanly", "begin-end-idempotent", "settles", "detach-is-clean",
    "regrab-safe",
  ]
}
