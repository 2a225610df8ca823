import GestureTrace
import HeadlessUIKit

/// Whether `isDragging` stays true after a release makes no difference.
struct ReleaseFlagIndependent: Relation {
  static let id = "release-flag-independent"

  private static let policy = "draggingAfterRelease"

  func changes(of base: ComparedRun) -> Changes {
    guard base.rowsIn.contains(where: \.isRelease) else { return .some([]) }
    let values = ScrollPolicies.catalogue.first { $0.name == Self.policy }?.values ?? []
    let made = values.filter(\.isPlausible).compactMap {
      base.setting(Self.policy, to: $0.text)
    }
    return .some(
      made.map { derivation in
        Change(derivation) { $0.callbackDifference(from: base) ?? $0.restDifference(from: base) }
      })
  }
}
