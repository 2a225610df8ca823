package import GestureTrace

/// What the naive judge thinks of one rule in one history.
package struct Opinion: Hashable, Sendable {
  package let kind: Verdict.Kind
  /// What was broken, or missing; empty where all is well.
  package let says: String
  /// The row at which it was first broken.
  package let row: Int?

  private init(_ kind: Verdict.Kind, _ says: String, row: Int? = nil) {
    self.kind = kind
    self.says = says
    self.row = row
  }

  /// Nothing is broken; only some rules tell that from an occasion that never came.
  static let holds = Opinion(.holds, "")
  static func inconclusive(_ pending: String) -> Opinion { Opinion(.inconclusive, pending) }
  static func vacuous(_ missing: String) -> Opinion { Opinion(.vacuous, missing) }
  static func notApplicable(_ reason: String) -> Opinion { Opinion(.notApplicable, reason) }
  static func violated(_ says: String, at row: Int?) -> Opinion {
    Opinion(.violated, says, row: row.flatMap { $0 >= 0 ? $0 : nil })
  }

  /// Holds if none of the occasions, rows in ascending order, is broken; `broken` says how one is.
  static func onEach(
    of occasions: [Int], otherwise missing: String, _ broken: (Int) -> String?
  ) -> Opinion {
    for row in occasions {
      if let says = broken(row) { return violated(says, at: row) }
    }
    return occasions.isEmpty ? vacuous(missing) : holds
  }
}
