import GestureTrace

extension NaiveRule {
  /// After every edge is detached `observers` is 0; detach and attach of an edge gives the number from before;
  /// after a detach no callback, no write and no fault.
  static let detachIsClean = NaiveRule("detach-is-clean") { facts in
    guard !facts.attachable.isEmpty else { return .notApplicable("there is no control") }
    for instant in facts.instants where instant.rows.contains(where: facts.isAttachment) {
      if let fault = facts.observerFault(after: instant.last) ?? facts.remainder(in: instant) {
        return .violated(fault, at: instant.last)
      }
    }
    for row in facts.indices {
      if let fault = facts.lifeSign(row) { return .violated(fault, at: row) }
    }
    return facts.indices.contains(where: facts.isAttachment)
      ? .holds : .vacuous("no control was detached or attached again")
  }
}

extension Facts {
  fileprivate func isAttachment(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.attach(let edge)), .world(.detach(let edge)): contract.edge(edge) != nil
    default: false
    }
  }

  /// The edges that are attached after a row.
  private func attached(after row: Int) -> [Edge] {
    attachable.filter { edges[$0].after(row).isAttached }
  }

  /// Whether the number of observers is none of those that were there with the same edges before.
  fileprivate func observerFault(after row: Int) -> String? {
    guard let count = observers.after(row) else { return nil }
    let now = attached(after: row)
    if now.isEmpty { return count == 0 ? nil : "every edge is detached, but there are observers" }
    let ends = instants.map(\.last).filter { $0 < row }
    // What was there before an instant's first attach or detach belongs to the edges of then.
    let firsts = instants.compactMap { $0.rows.first(where: isAttachment) }.filter { $0 <= row }
    let known = (ends + firsts.map { $0 - 1 }).filter { attached(after: $0) == now }
      .compactMap { observers.after($0) }
    return known.isEmpty || known.contains(count) ? nil : "the observers are not as many as before"
  }

  /// Whether an edge that is detached in this instant has left a part of itself in the inset.
  fileprivate func remainder(in instant: Instant) -> String? {
    let row = instant.last
    for edge in attachable
    where detach(of: edge, upTo: row).map({ time($0) == instant.time }) == true {
      let own = insets.after(row).own(edge)
      if insets.after(row).isTold[edge], own.magnitude > contract.tolerance {
        return "the detached \(edge) is still in the inset"
      }
    }
    return nil
  }

  /// The row that has detached an edge which is not attached again; `nil` where it is attached.
  private func detach(of edge: Edge, upTo row: Int) -> Int? {
    guard contract.edge(edge) != nil else { return nil }
    return indices[..<(row + 1)].last { place in
      edges[edge].before(place).isAttached && !edges[edge].after(place).isAttached
    }.flatMap { edges[edge].after(row).isAttached ? nil : $0 }
  }

  /// What a detached control does here that it should not.
  fileprivate func lifeSign(_ row: Int) -> String? {
    switch event(row) {
    case .outcome(.fired(let edge, _)) where contract.edge(edge) != nil:
      if detach(of: edge, upTo: row) != nil { return "a detached \(edge) called back" }
      return isSecondCallback(edge, row) ? "attached again it called back twice for a touch" : nil
    case .outcome(.setInset(_, _, let writer)), .outcome(.setOffset(_, _, let writer)):
      // A write of an unknown edge is a detached one's only where no other is attached.
      guard writer != nil || attached(after: row).isEmpty else { return nil }
      let edge = writer ?? (detach(of: .header, upTo: row) == nil ? .footer : .header)
      let detached = detach(of: edge, upTo: row)
      return detached.map { time($0) < time(row) } == true ? "a detached \(edge) wrote" : nil
    case .outcome(.fault):
      // A fault of a run that had come to its end is one of freeing what the run had made.
      let isDetached = attachable.contains { detach(of: $0, upTo: row) != nil }
      return isDetached || history.ending != .fault ? "a fault" : nil
    default: return nil
    }
  }

  /// Whether an edge that was attached again has called back for a touch before.
  private func isSecondCallback(_ edge: Edge, _ row: Int) -> Bool {
    guard indices[..<row].contains(where: { event($0) == .world(.attach(edge)) }),
      !isTapped(edge, at: row), let touch = charged[edge][row],
      charged[edge].contains(where: { $0.key < row && $0.value.start == touch.start })
    else { return false }
    let mayRepeat =
      edge == .footer && contract.footer?.repeat != .oncePerDrag
      && contract.footer?.fires == .crossing
    return !mayRepeat || openLoad(of: edge, before: row) != nil
  }
}
