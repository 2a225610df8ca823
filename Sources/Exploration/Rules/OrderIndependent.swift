import GestureTrace

/// Content before or after the end, and posted work in either order, come to the same.
struct OrderIndependent: Relation {
  static let id = "order-independent"

  func changes(of base: ComparedRun) -> Changes {
    guard base.rows.contains(where: { $0.row.isAnswerOrEnd }) else { return .some([]) }
    let words = "with posted work in the other order"
    let queue =
      base.setting("mainQueue", to: "reversed", words)
      ?? base.setting("mainQueue", to: "snapshot", words)
    return .some(
      [Self.flipped(base), queue].compactMap(\.self).map { derivation in
        Change(derivation) { Self.difference(of: $0, from: base) }
      })
  }

  /// What is called back in the very instant in which the order is another one has no other reason,
  /// however the list moves.
  private static func difference(of derived: ComparedRun, from base: ComparedRun) -> Difference? {
    guard let parting = SideBySide.parting(derived, base) else { return nil }
    let after = parting + Tick(microseconds: 1)
    return derived.callbackDifference(from: base, before: after)
      ?? SideBySide(derived, base).difference()
  }

  /// The trace in which content comes after the end where it came before it, and the other way round;
  /// `nil` where none comes with an end.
  private static func flipped(_ base: ComparedRun) -> Derivation? {
    var trace = base.trace
    if base.answers.contains(where: { $0.answer.changesContent(of: $0.edge) }) {
      trace.header.loads.change { answer in
        answer.order = answer.order == .endFirst ? .contentFirst : .endFirst
      }
    }
    var index = 1
    while index < trace.rows.count {
      let (row, next) = (trace.rows[index - 1], trace.rows[index])
      if row.time == next.time, row.isContent && next.isEnd || row.isEnd && next.isContent {
        trace.rows.swapAt(index - 1, index)
        index += 1
      }
      index += 1
    }
    guard trace != base.trace else { return nil }
    return Derivation("order-flipped", "with content and end in the other order", trace)
  }
}

extension Row {
  fileprivate var isAnswerOrEnd: Bool {
    if case .outcome(.answer) = event { true } else { isEnd }
  }

  fileprivate var isEnd: Bool {
    if case .world(.end) = event { true } else { false }
  }

  fileprivate var isContent: Bool {
    switch event {
    case .world(.content), .world(.prepend): true
    default: false
    }
  }
}

extension Answer {
  fileprivate func changesContent(of edge: Edge) -> Bool {
    growth(of: edge) != 0 || prepends ?? 0 != 0
  }
}
