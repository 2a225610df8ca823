import GestureTrace
import Replay

/// Content before or after the end, and posted work in either order, come to the same.
struct OrderIndependent: Relation {
  static let id = "order-independent"

  func derivations(of base: ComparedRun) -> Derivations {
    if let reason = base.openEnd { return .open(reason) }
    guard base.history.rows.contains(where: { $0.row.isAnswerOrEnd }) else { return .some([]) }
    var trace = base.trace
    for edge in Edge.allCases {
      trace.header.loads.change(edge, upTo: base.count(of: edge)) { answer in
        answer.order = answer.order == .endFirst ? .contentFirst : .endFirst
      }
    }
    return .some([
      Derivation("order-flipped", "with content and end in the other order", trace),
      Derivation(
        "queue-reversed", "with posted work in the other order", base.trace,
        settings: [PolicySetting(name: "mainQueue", value: "reversed")]),
    ])
  }

  func difference(
    of derived: ComparedRun, by derivation: Derivation, from base: ComparedRun
  ) -> Difference? {
    let comparesOffset = base.restsIndependently && derived.restsIndependently
    return derived.callbackDifference(from: base)
      ?? derived.restDifference(from: base, offset: comparesOffset)
  }
}

extension Row {
  fileprivate var isAnswerOrEnd: Bool {
    switch event {
    case .world(.end), .outcome(.answer): true
    default: false
    }
  }
}

extension Loads {
  /// Changes the answers to the first `count` callbacks of an edge, and the one that repeats after them.
  mutating func change(_ edge: Edge, upTo count: Int, by change: (inout Answer) -> Void) {
    var answers = (1...max(1, count)).map { answer($0, of: edge) }
    for index in answers.indices { change(&answers[index]) }
    switch edge {
    case .header: header = answers
    case .footer: footer = answers
    }
  }
}
