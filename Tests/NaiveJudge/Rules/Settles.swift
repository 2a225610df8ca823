import GestureTrace

extension NaiveRule {
  /// Ten seconds after the last row in or answer the run is settled; a finger that is still down leaves that
  /// open.
  static let settles = NaiveRule("settles") { facts in
    let deeds = facts.indices.filter(facts.isDeed)
    guard let last = deeds.last, deeds.contains(where: facts.doesAnything) else {
      return .vacuous("nothing was done")
    }
    let isTouched = facts.isTouched(after: facts.indices.count - 1)
    let elapsed = facts.history.end - facts.time(last)
    switch facts.history.ending {
    case .settled: return .holds
    case .stopped where !facts.isBusyAtEnd: return .holds
    case .fault: return .inconclusive("a fault closed the run")
    case .stopped, .limit:
      if isTouched { return .inconclusive("a finger is still down") }
      if facts.history.ending == .stopped, elapsed < Tick(seconds: 10) {
        return .inconclusive("it was stopped before that")
      }
      return .violated("it has not settled", at: nil)
    }
  }
}

extension Facts {
  /// A row in, or an answer.
  fileprivate func isDeed(_ row: Int) -> Bool {
    switch event(row) {
    case .world, .outcome(.answer): true
    default: false
    }
  }

  /// A note does nothing, nor does the end of the trace's time.
  fileprivate func doesAnything(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.note), .world(.stop): false
    default: true
    }
  }

  /// Whether something still goes on that has an end.
  fileprivate var isBusyAtEnd: Bool {
    let last = indices.count - 1
    let isBusy = attachable.contains { edge in
      let state = edges[edge].after(last)
      return state.isAttached && !isAtPeace(edge, after: last)
        && !isNeverAnswered(edge, after: last)
    }
    return isBusy || instants.last.map { !isAtRest(after: $0) } ?? false
  }

  /// Whether an edge is busy with a load whose answer is never owed.
  func isNeverAnswered(_ edge: Edge, after row: Int) -> Bool {
    guard openLoad(of: edge, after: row) != nil else {
      return contract.edge(edge)?.begin == .silent && edges[edge].after(row).phase == .refreshing
    }
    let count = callbacks(of: edge).count { $0 <= row }
    return history.header.loads.answer(count, of: edge).delay == .never
  }
}
