import GestureTrace
import Replay

/// Whether header or footer is attached first, and the insets before or after them, comes to the same.
struct AttachOrderIndependent: Relation {
  static let id = "attach-order-independent"

  func derivations(of base: ComparedRun) -> Derivations {
    if let reason = base.openEnd { return .open(reason) }
    var derivations: [Derivation] = []
    if base.contract.header != nil, base.contract.footer != nil {
      derivations.append(
        Derivation(
          "footer-first", "with the footer attached before the header",
          base.trace.beginning(with: [.detach(.header), .attach(.header)])))
    }
    let scene = base.header.scene
    if scene.inset != .zero {
      var trace = base.trace.beginning(with: [
        .inset(scene.inset), .scrollTo(offset: scene.offset ?? scene.topRest, animated: false),
      ])
      trace.header.scene.inset = .zero
      derivations.append(
        Derivation("inset-last", "with the insets set after the controls are attached", trace))
    }
    return .some(derivations)
  }

  func difference(
    of derived: ComparedRun, by derivation: Derivation, from base: ComparedRun
  ) -> Difference? {
    derived.callbackDifference(from: base) ?? derived.restDifference(from: base)
  }
}

extension Trace {
  /// The same with these rows in front, at time 0.
  func beginning(with events: [WorldEvent]) -> Trace {
    Trace(header: header, rows: events.map { Row(.zero, $0) } + rows)
  }
}
