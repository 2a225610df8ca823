import GestureTrace
import HeadlessUIKit
import Replay

/// After whatever has happened the next valid pull, or approach, fires exactly once.
struct StaysAlive: Relation {
  static let id = "stays-alive"

  func changes(of base: ComparedRun) -> Changes {
    guard let pause = Pause.after(base.endTime, rounds: 1) else {
      return .excluded(Pause.tooLate)
    }
    let world = Self.world(after: base)
    return .some(
      Edge.allCases.compactMap { edge in
        ProbePull(of: edge, base.contract, in: world, scene: base.header.scene).map { probe in
          Change(Self.derivation(probe, in: world, pause, base)) { derived in
            Self.difference(in: derived, of: edge, from: pause.next)
          }
        }
      })
  }

  /// With the inset that the controls have left, unless one of them is going to change it.
  private static func world(after base: ComparedRun) -> World {
    var world = World(after: base)
    let isOpen = Edge.allCases.contains { base.end.phases[$0]?.isInRefresh == true }
    if !isOpen {
      world.inset = base.end.inset
      world.inset.top -= world.room(kept: base.contract.header?.keeps, by: .header)
      world.inset.bottom -= world.room(kept: base.contract.footer?.keeps, by: .footer)
    }
    return world
  }

  private static func derivation(
    _ probe: ProbePull, in world: World, _ pause: Pause, _ base: ComparedRun
  ) -> Derivation {
    var rows = base.rowsIn
    rows += world.makingUsable(base.end.phases).map { Row(pause.first, $0) }
    rows.append(Row(pause.second, probe.preparation))
    rows += probe.rows(
      from: pause.next, asOffsets: base.drive == .offset, slop: base.policies.panSlop)
    let gesture = probe.edge == .header ? "a pull" : "an approach"
    return Derivation(
      "then-\(probe.edge.rawValue)", "after the recording, when all is at rest, \(gesture)",
      Trace(header: base.header, rows: rows))
  }

  private static func difference(
    in derived: ComparedRun, of edge: Edge, from start: Tick
  ) -> Difference? {
    let count = derived.count(of: edge, from: start)
    guard count != 1 else { return nil }
    let fired = count == 0 ? "no callback" : "\(count) callbacks"
    return .broken(
      "past the trigger of the \(edge.rawValue) at \(start) s got \(fired): expected one",
      began: start)
  }
}

extension World {
  /// Points of the inset that an idle control keeps: none where it is hidden or taken off.
  fileprivate func room(kept points: Double?, by edge: Edge) -> Double {
    isShown[edge] && isAttached[edge] ? points ?? 0 : 0
  }
}
