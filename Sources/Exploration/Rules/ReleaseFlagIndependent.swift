import GestureTrace
import Replay

/// Whether `isDragging` stays true after a release makes no difference.
struct ReleaseFlagIndependent: Relation {
  static let id = "release-flag-independent"

  private static let policy = "draggingAfterRelease"

  func derivations(of base: ComparedRun) -> Derivations {
    if let reason = base.openEnd { return .open(reason) }
    guard base.rowsIn.contains(where: \.isRelease) else { return .some([]) }
    return .some(
      ["keepWhileInRange", "clearOnRelease"].map { value in
        Derivation(
          "\(Self.policy)-\(value)", "with \(Self.policy)=\(value)", base.trace,
          settings: [PolicySetting(name: Self.policy, value: value)])
      })
  }

  func difference(
    of derived: ComparedRun, by derivation: Derivation, from base: ComparedRun
  ) -> Difference? {
    derived.callbackDifference(from: base) ?? derived.restDifference(from: base)
  }
}

extension Row {
  /// Whether a finger leaves with it.
  var isRelease: Bool {
    switch event {
    case .world(.lift), .world(.release): true
    default: false
    }
  }
}
