import GestureTrace
import HeadlessUIKit
import Replay

/// After whatever has happened the next valid pull, or approach, fires exactly once.
struct StaysAlive: Relation {
  static let id = "stays-alive"

  func derivations(of base: ComparedRun) -> Derivations {
    if let reason = base.openEnd { return .open(reason) }
    let world = World(after: base)
    return .some(
      Edge.allCases.compactMap { edge in
        Probe(
          of: edge, base.contract, in: world, inset: base.end.inset, scene: base.header.scene
        ).map { derivation($0, in: world, base) }
      })
  }

  private func derivation(_ probe: Probe, in world: World, _ base: ComparedRun) -> Derivation {
    let pause = Pause.after(base.history.endTime)
    var rows = base.rowsIn.filter { $0.event != .world(.stop) }
    let usable = world.makingUsable((base.end.headerPhase, base.end.footerPhase))
    rows += usable.map { Row(pause.first, $0) }
    rows.append(Row(pause.second, probe.preparation))
    rows += probe.rows(
      from: pause.next, asOffsets: !base.hasFingers, slop: ScrollPolicies().panSlop)
    let gesture = probe.edge == .header ? "a pull" : "an approach"
    return Derivation(
      "then-\(probe.edge.rawValue)", "after the recording, when all is at rest, \(gesture)",
      Trace(header: base.trace.header, rows: rows))
  }

  func difference(
    of derived: ComparedRun, by derivation: Derivation, from base: ComparedRun
  ) -> Difference? {
    let start = Pause.after(base.history.endTime).next
    let edge: Edge = derivation.name == "then-header" ? .header : .footer
    let count = derived.count(of: edge, from: start)
    guard count != 1 else { return nil }
    let fired = count == 0 ? "no callback" : "\(count) callbacks"
    return .broken(
      "past the trigger of the \(edge.rawValue) at \(start) s got \(fired): expected one",
      began: start)
  }
}

extension ComparedRun {
  /// Whether fingers move the content, and not the offsets behind which one is found.
  var hasFingers: Bool {
    guard history.drive == .finger else { return false }
    return trace.drive == .finger
  }
}
