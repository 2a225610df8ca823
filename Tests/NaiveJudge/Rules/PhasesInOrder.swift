import GestureTrace

extension NaiveRule {
  /// Phases follow the graph of rows.md, each step with a cause; when `fired` is written the edge's last phase
  /// row is settling or refreshing.
  static let phasesInOrder = NaiveRule("phases-in-order") { facts in
    for row in facts.indices {
      switch facts.event(row) {
      case .outcome(.phase(let edge, _)) where facts.contract.edge(edge) != nil:
        if let fault = facts.stepFault(edge, row) { return .violated(fault, at: row) }
      case .outcome(.fired(let edge, _)) where facts.contract.edge(edge) != nil:
        if !facts.edges[edge].before(row).phase.isUnderWay {
          return .violated("the \(edge) called back out of phase", at: row)
        }
      default: break
      }
    }
    return .holds
  }
}

extension Facts {
  fileprivate func stepFault(_ edge: Edge, _ row: Int) -> String? {
    let (old, new) = (edges[edge].before(row).phase, edges[edge].after(row).phase)
    guard old != new, new != .disabled else { return nil }
    guard Self.isStep(old, new) else { return "no step from \(old) to \(new)" }
    if new.isUnderWay, !old.isUnderWay, !isTakenUp(edge, row), !mayBegin(edge, row, from: old) {
      return "nothing began it"
    }
    if old.isUnderWay, !new.isUnderWay, !mayEnd(edge, row) { return "nothing ended it" }
    let isTold = isToldNoMore(before: row)
    if new == .noMore, edge == .header || !isTold { return "nobody told it that there is no more" }
    if old == .noMore, isTold, !isCleared(before: row) { return "no reset had come" }
    return nil
  }

  /// The graph of rows.md, "Phases", steps over phases that may be skipped included.
  private static func isStep(_ old: Phase, _ new: Phase) -> Bool {
    switch old {
    case .idle, .pulling, .armed, .noMore: new != .ending
    case .refreshing: new != .settling
    case .settling, .ending, .disabled: true
    }
  }

  private func mayBegin(_ edge: Edge, _ row: Int, from old: Phase) -> Bool {
    let isAsked =
      (edge == .footer && fills(after: row)) || isTapped(edge, at: row)
      || hasBegun(edge, at: row) || touches.contains { decides($0, edge, at: row) }
    guard isAsked, old == .ending else { return isAsked }
    // What closes is not opened again by what had opened it.
    let closing = indices[..<row].last { event($0) == .outcome(.phase(edge, .ending)) } ?? 0
    let isNew = indices[closing..<row].contains { place in
      event(place) == .world(.begin(edge))
        || event(place) == .world(.tap(edge)) && edges[edge].before(place).isAttached
    }
    return isNew || isReleased(edge, after: closing, at: row)
      || firing(edge, after: row) == .crossing && isCrossed(edge, since: closing, before: row)
  }

  private func isCrossed(_ edge: Edge, since start: Int, before row: Int) -> Bool {
    guard let touch = touch(upTo: row) else { return false }
    let crossings = pulls[edge][touch.start]?.crossings ?? []
    return crossings.contains { $0 < row && time($0) > time(start) }
  }

  /// Whether a begin has come within the delay, or one that had to wait may go on now.
  private func hasBegun(_ edge: Edge, at row: Int) -> Bool {
    guard let begin = indices[..<row].last(where: { event($0) == .world(.begin(edge)) }) else {
      return false
    }
    if time(row) <= time(begin) + patience(of: edge) { return true }
    let isEnded = indices[begin..<row].contains { event($0).isEnd(of: edge) }
    let resumed = indices[..<row].last(where: mayResume)
    return !isEnded && resumed.map { time(row) <= time($0) + patience(of: edge) } == true
  }

  /// Whether something comes here that a begin may have waited for.
  private func mayResume(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.attach), .world(.enable), .world(.hide), .world(.leave), .world(.comeBack): true
    default: isGeometry(row) || touches.contains { $0.end == row }
    }
  }

  /// Whether `disabled` had interrupted a refresh that is taken up again.
  private func isTakenUp(_ edge: Edge, _ row: Int) -> Bool {
    guard edges[edge].before(row).phase == .disabled,
      let disabled = indices[..<row].last(where: { event($0) == .outcome(.phase(edge, .disabled)) }
      ),
      edges[edge].before(disabled).phase.isUnderWay,
      let start = Self.refreshStart(before: disabled, edges[edge])
    else { return false }
    return !indices[start..<row].contains { place in
      event(place).isEnd(of: edge) || place > disabled && event(place) == .world(.detach(edge))
    }
  }

  private func mayEnd(_ edge: Edge, _ row: Int) -> Bool {
    guard let start = Self.refreshStart(before: row, edges[edge]) else { return true }
    return indices[start..<row].contains { place in
      switch event(place) {
      case .world(.end(edge, _)), .world(.detach(edge)), .world(.enable(edge, _)),
        .world(.hide(edge, _)):
        true
      case .outcome(.fired(edge.opposite, _)), .world(.begin(edge.opposite)):
        contract.overlap == .cancels
      default: isTakenBack(place, edge)
      }
    }
  }

  /// Whether the system takes the touch here whose crossing an edge is settling for.
  private func isTakenBack(_ row: Int, _ edge: Edge) -> Bool {
    guard edges[edge].after(row).phase == .settling,
      let touch = touches.last(where: { $0.isCancelled && $0.end == row })
    else { return false }
    return pulls[edge][touch.start]?.crossings.contains { $0 < row } == true
  }

  /// Whether the footer has been told that there is no more, by whatever end, and no reset has come.
  func isToldNoMore(before row: Int) -> Bool {
    let latest = indices[..<row].last { place in
      switch event(place) {
      case .world(.noMore), .world(.end(_, result: .noMore)), .world(.reset): true
      default: false
      }
    }
    return latest.map { event($0) != .world(.reset) } ?? false
  }

  /// Whether a refresh has come since the footer knows of no more, which clears that.
  private func isCleared(before row: Int) -> Bool {
    guard contract.header?.clearsNoMore == true else { return false }
    let told = indices[..<row].last { event($0) == .outcome(.phase(.footer, .noMore)) } ?? 0
    return indices[told..<row].contains { place in
      switch event(place) {
      case .outcome(.fired(.header, _)): true
      case .outcome(.phase(.header, let phase)):
        phase.isUnderWay && !edges.header.before(place).phase.isUnderWay
      default: false
      }
    }
  }
}
