import GestureTrace

/// A gesture that is made again and again ends where it ended the first time.
struct DriftFree: Relation {
  static let id = "drift-free"

  private static let rounds = 3

  func changes(of base: ComparedRun) -> Changes {
    let world = World(after: base)
    if world.isAssigned {
      return .excluded("the app writes over the insets, and with them what a round leaves behind")
    }
    if base.endsSideways {
      return .excluded("the list is left aside of where it began, and no row brings it back")
    }
    guard let pause = Pause.after(base.endTime, rounds: Self.rounds) else {
      return .excluded(Pause.tooLate)
    }
    guard !base.callbacks.isEmpty || base.rowsIn.contains(where: \.isAppCall) else {
      return .some([])
    }
    let derivation = Derivation(
      "\(Self.rounds)-rounds", "after \(Self.rounds) rounds of the same",
      base.repeated(Self.rounds, leaving: world, pause))
    return .some([Change(derivation) { $0.restDifference(from: base) }])
  }
}

extension ComparedRun {
  /// Whether its offset across is another in the end than at first.
  fileprivate var endsSideways: Bool {
    let scene = header.scene
    let start = scene.offsetX ?? 0 - (scene.inset.left + scene.safeArea.left)
    let last = rows.last { placed in
      if case .outcome(.offsetX) = placed.row.event { true } else { false }
    }
    guard case .outcome(.offsetX(let end)) = last?.row.event else { return false }
    return end != NumberText.rounded(start)
  }

  /// The trace again and again, each time from the scene of the beginning.
  fileprivate func repeated(_ rounds: Int, leaving world: World, _ pause: Pause) -> Trace {
    let scene = header.scene
    var rows = rowsIn
    for index in 1..<rounds {
      let shift = Tick(microseconds: pause.next.microseconds * Int64(index))
      let last = shift - pause.next
      rows += world.makingUsable(end.phases).map { Row(last + pause.first, $0) }
      rows += world.restoring(scene).map { Row(last + pause.second, $0) }
      rows.append(
        Row(
          last + pause.second,
          .scrollTo(offset: scene.offset ?? scene.topRest, animated: false)))
      rows += rowsIn.map { Row($0.time + shift, $0.event) }
    }
    var header = trace.header
    header.loads.header = repeatedAnswers(of: .header, rounds) ?? header.loads.header
    header.loads.footer = repeatedAnswers(of: .footer, rounds) ?? header.loads.footer
    return Trace(header: header, rows: rows)
  }

  /// The answers that an edge got, for each round; `nil` where it got none.
  private func repeatedAnswers(of edge: Edge, _ rounds: Int) -> [Answer]? {
    let answers = (0..<count(of: edge)).map { header.loads.answer($0 + 1, of: edge) }
    guard !answers.isEmpty else { return nil }
    return (0..<rounds).flatMap { _ in answers }
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
