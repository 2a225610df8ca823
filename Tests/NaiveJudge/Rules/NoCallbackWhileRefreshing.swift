import GestureTrace

extension NaiveRule {
  /// Between a callback and its end no second callback of the same edge.
  static let noCallbackWhileRefreshing = NaiveRule("no-callback-while-refreshing") { facts in
    .onEach(of: facts.callbacks, otherwise: "nothing was called back") { row in
      guard case .outcome(.fired(let edge, _)) = facts.event(row),
        let open = facts.openLoad(of: edge, before: row)
      else { return nil }
      return "the \(edge) fired while the load of row \(open.start) was open"
    }
  }
}
