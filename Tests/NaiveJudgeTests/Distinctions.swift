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
  /// Of the others the pages do not say what exactly makes an occasion of a rule that forbids.
  static let whole: Set<String> = [
    "meant-pull-fires", "no-callback-while-refreshing", "no-more-holds",
    "other-insets-untouched", "no-move-under-finger", "ends-cleanly", "begin-end-idempotent",
    "settles", "detach-is-clean", "regrab-safe",
  ]
}
