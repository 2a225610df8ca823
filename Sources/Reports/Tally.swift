public import GestureTrace

/// How many verdicts of each kind there are.
public struct Tally: Hashable, Sendable {
  private var counts: [Verdict.Kind: Int] = [:]

  public init() {}

  /// The number of verdicts of `kind`, 0 at first.
  public subscript(kind: Verdict.Kind) -> Int {
    get { counts[kind, default: 0] }
    set { counts[kind] = newValue }
  }

  /// Whether nothing is wrong: no verdict is `violated` or `error`, and where the reader is `strict`
  /// none is `vacuous` or `inconclusive` either.
  public func isGood(strict: Bool) -> Bool {
    let wrong = self[.violated] + self[.error]
    let open = self[.vacuous] + self[.inconclusive]
    return wrong == 0 && (!strict || open == 0)
  }
}
