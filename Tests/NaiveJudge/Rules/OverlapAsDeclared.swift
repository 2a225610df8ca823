import GestureTrace

extension NaiveRule {
  /// Header and footer load at once only as declared, and no answer ends another load.
  static let overlapAsDeclared = NaiveRule("overlap-as-declared") { facts in
    for row in facts.indices {
      if let fault = facts.overlapFault(row) { return .violated(fault, at: row) }
    }
    return .holds
  }
}

extension Facts {
  fileprivate func overlapFault(_ row: Int) -> String? {
    switch event(row) {
    case .outcome(.fired(let edge, _)):
      guard let open = openLoad(of: edge.opposite, before: row) else { return nil }
      switch contract.overlap {
      case .allowed: return nil
      case .ignored: return "the \(edge) fired during the load of row \(open.start)"
      case .cancels:
        return isClosed(edge.opposite, after: row) ? nil : "the \(edge.opposite) was not cancelled"
      }
    case .world(.end(let edge, _)):
      return isEndedBy(row, edge.opposite) ? "it ended the other" : nil
    case .outcome(.answer(let edge, let number)):
      let isStale = number < callbacks(of: edge).count { $0 < row }
      return isStale && isEndedBy(row, edge) ? "a stale answer ended the newer run" : nil
    default: return nil
    }
  }

  /// Whether an edge leaves its refresh within two seconds of `row`, a finger's time not counted, is begun
  /// again, or cannot be told.
  private func isClosed(_ edge: Edge, after row: Int) -> Bool {
    guard edges[edge].before(row).phase.isUnderWay else { return true }
    var deadline = time(row) + Tick(seconds: 2)
    for later in row..<indices.count {
      if later > row, time(later) > deadline, !isTouched(before: later) { return false }
      if !edges[edge].after(later).phase.isUnderWay || takesOver(edge, later), later > row {
        return true
      }
      if touches.contains(where: { $0.end == later }) { deadline = time(later) + Tick(seconds: 2) }
    }
    let isTouched = indices.last.map { self.isTouched(after: $0) } ?? false
    return isTouched || !(history.end > deadline || history.ending == .settled)
  }

  /// Whether something else than the cancelling decides on what becomes of an edge from here on.
  private func takesOver(_ edge: Edge, _ row: Int) -> Bool {
    switch event(row) {
    case .world(.begin(edge)), .world(.detach(edge)), .world(.enable(edge, _)),
      .world(.hide(edge, _)),
      .world(.end(edge, _)), .outcome(.fired(edge, _)):
      true
    default: false
    }
  }

  /// Whether an edge whose load is open leaves it within two frames of `row`, though nothing has ended it.
  private func isEndedBy(_ row: Int, _ edge: Edge) -> Bool {
    guard openLoad(of: edge, after: row) != nil, edges[edge].after(row).phase.isUnderWay else {
      return false
    }
    let deadline = time(row) + twoFrames
    for later in indices[(row + 1)...].prefix(while: { time($0) <= deadline }) {
      switch event(later) {
      case .world(.leave), .world(.comeBack): return false
      case .world(.begin(edge.opposite)) where contract.overlap == .cancels: return false
      case .outcome(.fired(edge.opposite, _)) where contract.overlap == .cancels: return false
      case _ where takesOver(edge, later) && event(later) != .world(.begin(edge)): return false
      case .outcome(.phase(edge, let phase)) where !phase.isUnderWay: return true
      default: continue
      }
    }
    return false
  }
}
