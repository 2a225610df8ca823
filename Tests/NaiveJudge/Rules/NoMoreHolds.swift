import GestureTrace

extension NaiveRule {
  /// From no-more until a reset, or a refresh where that clears it, no footer callback; what was decided
  /// before it apart.
  static let noMoreHolds = NaiveRule("no-more-holds") { facts in
    guard facts.contract.footer != nil else { return .notApplicable("there is no footer") }
    for row in facts.callbacks(of: .footer) where facts.edges.footer.before(row).isAttached {
      if case .holds(let told) = facts.noMore.before(row),
        !facts.isDecided(.footer, at: row, before: told)
      {
        return .violated("the footer fired after no-more", at: row)
      }
    }
    return facts.indices.contains(where: facts.isTriedInVain)
      ? .holds : .vacuous("nobody told that there is no more, or nobody tried to load then")
  }
}

extension Facts {
  /// Whether the footer is asked here to load, though there is no more.
  fileprivate func isTriedInVain(_ row: Int) -> Bool {
    guard case .holds = noMore.after(row) else { return false }
    switch event(row) {
    case .world(.begin(.footer)): return true
    case .world(.tap(.footer)): return edges.footer.before(row).isAttached
    case .world(.noMore): return fills(after: row)
    case .world(.end(let edge, result: .noMore)):
      return contract.edge(edge) != nil && fills(after: row)
    case .world(.leave): return false
    default:
      return touches.contains { touch in
        touch.end == row && pulls.footer[touch.start]?.moves.contains { $0 <= row } == true
      }
    }
  }
}
