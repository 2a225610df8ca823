import GestureTrace

extension NaiveRule {
  /// When idle and settled, the own part is 0 (footer: `keeps`) in each component.
  static let insetRestored = NaiveRule("inset-restored") { facts in
    // Before anything has touched the insets there is nothing to restore.
    guard let first = facts.indices.first(where: facts.concernsInsets) else {
      return .vacuous("no refresh, no detach and no change of insets came to rest")
    }
    for instant in facts.instants
    where instant.last >= first && facts.isStill(for: 2, after: instant) {
      for edge in facts.attachable where facts.isOff(edge, after: instant.last) {
        return .violated("the inset of the \(edge) is not restored", at: instant.last)
      }
    }
    for instant in facts.instants
    where instant.last >= first && facts.isStill(for: 2, after: instant) {
      let state = facts.insets.after(instant.last)
      let own = state.current - state.base
      if max(own.left.magnitude, own.right.magnitude) > facts.contract.tolerance {
        return .violated("the insets of the sides are not restored", at: instant.last)
      }
    }
    return .holds
  }
}

extension Facts {
  /// Whether something happens here after which the insets may be other than they should.
  fileprivate func concernsInsets(_ row: Int) -> Bool {
    switch event(row) {
    case .outcome(.setInset): return true
    case .outcome(.fired(let edge, _)), .world(.detach(let edge)), .world(.attach(let edge)),
      .world(.enable(let edge, _)), .world(.hide(let edge, _)), .world(.end(let edge, _)):
      return contract.edge(edge) != nil
    case .outcome(.phase(let edge, _)): return edges[edge].before(row).phase.isInRefresh
    default: return isGeometry(row)
    }
  }

  /// Whether an edge at peace has left something of itself in the inset.
  fileprivate func isOff(_ edge: Edge, after row: Int) -> Bool {
    let state = edges[edge].after(row)
    guard isAtPeace(edge, after: row), insets.after(row).isTold[edge] else { return false }
    let own = insets.after(row).own(edge)
    return restError(edge, own, state, after: row) > contract.tolerance
  }

  /// Whether an edge is detached, or in no refresh and without an open load.
  func isAtPeace(_ edge: Edge, after row: Int) -> Bool {
    let state = edges[edge].after(row)
    return !state.isAttached || (state.phase.isQuiet && openLoad(of: edge, after: row) == nil)
  }

  /// Points by which an own part is off where nothing goes on: a control that cannot be used may keep its
  /// room or give it up.
  func restError(_ edge: Edge, _ own: Double, _ state: EdgeState, after row: Int) -> Double {
    let keeps = contract.edge(edge)?.keeps ?? 0
    guard state.isAttached else { return own.magnitude }
    guard state.phase == .disabled || !isAvailable(edge, after: row) else {
      return (own - keeps).magnitude
    }
    return min(own.magnitude, (own - keeps).magnitude)
  }
}
