import GestureTrace
import Replay

/// A gesture that is made again and again ends where it ended the first time.
struct DriftFree: Relation {
  static let id = "drift-free"

  private static let rounds = 3

  func derivations(of base: ComparedRun) -> Derivations {
    if let reason = base.openEnd { return .open(reason) }
    let world = World(after: base)
    if world.isAssigned {
      return .excluded("the app writes over the insets, and with them what a round leaves behind")
    }
    guard !base.callbacks.isEmpty || base.rowsIn.contains(where: \.isAppCall) else {
      return .some([])
    }
    return .some([
      Derivation(
        "\(Self.rounds)-rounds", "after \(Self.rounds) rounds of the same",
        base.repeated(Self.rounds, leaving: world))
    ])
  }

  func difference(
    of derived: ComparedRun, by derivation: Derivation, from base: ComparedRun
  ) -> Difference? {
    derived.restDifference(from: base)
  }
}

extension ComparedRun {
  /// The trace again and again, each time from the scene of the beginning.
  fileprivate func repeated(_ rounds: Int, leaving world: World) -> Trace {
    let scene = header.scene
    var rows = rowsIn.filter { $0.event != .world(.stop) }
    let round = rows
    let between = Pause.after(history.endTime)
    let usable = world.makingUsable((end.headerPhase, end.footerPhase))
    for index in 1..<rounds {
      let shift = Tick(microseconds: between.next.microseconds * Int64(index))
      let last = shift - between.next
      rows += usable.map { Row(last + between.first, $0) }
      rows += world.restoring(scene).map { Row(last + between.second, $0) }
      rows.append(
        Row(
          last + between.second,
          .scrollTo(offset: scene.offset ?? scene.topRest, animated: false)))
      rows += round.map { Row($0.time + shift, $0.event) }
    }
    var header = trace.header
    for edge in Edge.allCases {
      let answers = (0..<count(of: edge)).map { header.loads.answer($0 + 1, of: edge) }
      guard !answers.isEmpty else { continue }
      let all = (0..<rounds).flatMap { _ in answers }
      switch edge {
      case .header: header.loads.header = all
      case .footer: header.loads.footer = all
      }
    }
    return Trace(header: header, rows: rows)
  }
}

extension Row {
  /// Whether the app calls a control with it.
  fileprivate var isAppCall: Bool {
    switch event {
    case .world(.begin), .world(.end), .world(.noMore), .world(.reset), .world(.hide),
      .world(.enable), .world(.detach), .world(.attach):
      true
    default: false
    }
  }
}

/// When a trace goes on after a run has settled: on whole seconds, so that all frames fall as before.
struct Pause {
  /// When the app makes the controls usable again.
  let first: Tick
  /// When it makes the scene what it was, what it ended before having closed.
  let second: Tick
  /// When the next gesture begins.
  let next: Tick

  static func after(_ end: Tick) -> Pause {
    let whole = (end.microseconds + 999_999) / 1_000_000 * 1_000_000
    return Pause(
      first: Tick(microseconds: whole + 1_000_000), second: Tick(microseconds: whole + 4_000_000),
      next: Tick(microseconds: whole + 6_000_000))
  }
}
