import GestureTrace

extension NaiveRule {
  /// At rest without a finger the offset is in the legal range, and a list that was scrolled away is not
  /// scrolled by an end; nothing is judged that the next imposed sample may still set right.
  static let restInRange = NaiveRule("rest-in-range") { facts in
    for instant in facts.instants where facts.restsOutside(instant) {
      if !facts.isImposedYet(after: instant.last) {
        return .violated("it rests out of its range", at: instant.last)
      }
    }
    for row in facts.indices {
      if let end = facts.endThatScrolls(row), !facts.isImposedYet(after: row) {
        return .violated("the end of row \(end) scrolled a list that was scrolled away", at: row)
      }
    }
    return .holds
  }
}

extension Facts {
  fileprivate func restsOutside(_ instant: Instant) -> Bool {
    let row = instant.last
    return isAtRest(after: instant) && layout.after(row).height > 0
      && excess(after: row) > contract.tolerance && !isAppsPlace(after: row)
  }

  /// Whether another imposed sample comes before the next touch.
  fileprivate func isImposedYet(after row: Int) -> Bool {
    guard history.drive == .offset else { return false }
    let next = touches.first { $0.start > row }?.start ?? indices.count
    return (row + 1..<next).contains { place in
      guard case .world(.glide) = event(place) else { return false }
      return !isTouched(before: place)
    }
  }

  /// The end that found the list between its base resting places, if the control of its edge scrolls that at
  /// `row`.
  fileprivate func endThatScrolls(_ row: Int) -> Int? {
    guard isScrollOrWrite(row), let end = indices[..<row].last(where: isEndOrCounts),
      case .world(.end(let edge, _)) = event(end),
      time(row) <= time(end) + Tick(seconds: 2), isScrolledAway(end, edge)
    else { return nil }
    let from = offset.before(row)
    switch event(row) {
    case .outcome(.setOffset(let y, _, let writer)):
      guard isWrite(row, of: edge, named: writer), (y - from).magnitude > contract.tolerance else {
        return nil
      }
    case .outcome(.offset(_, .scroll)):
      guard isControlMove(row), isWrite(row, of: edge, named: writer(of: row - 1)),
        (offset.after(row) - from).magnitude > contract.tolerance
      else {
        return nil
      }
    default: return nil
    }
    let outside = max(
      heldRest(.header, after: row) - from, from - heldRest(.footer, after: row))
    return outside <= contract.tolerance ? end : nil
  }

  /// Whether a write may be that of an edge's control: of one that is not named not where the other edge was
  /// begun in the same instant.
  private func isWrite(_ row: Int, of edge: Edge, named writer: Edge?) -> Bool {
    if let writer { return writer == edge }
    return !indices[..<row].contains {
      time($0) == time(row) && event($0) == .world(.begin(edge.opposite))
    }
  }

  private func writer(of row: Int) -> Edge? {
    switch event(row) {
    case .outcome(.setInset(_, _, let edge)), .outcome(.setOffset(_, _, let edge)): edge
    default: nil
    }
  }

  private func isScrollOrWrite(_ row: Int) -> Bool {
    switch event(row) {
    case .outcome(.setOffset), .outcome(.offset(_, .scroll)): true
    default: false
    }
  }

  /// Whether a row is an end, or something after which an end is of no account.
  private func isEndOrCounts(_ row: Int) -> Bool {
    if touches.contains(where: { $0.start == row }) { return true }
    switch event(row) {
    case .world(.end(let edge, _)), .world(.begin(let edge)), .outcome(.fired(let edge, _)):
      return contract.edge(edge) != nil
    default: return isGeometry(row) || isScroll(row)
    }
  }

  private func isScrolledAway(_ end: Int, _ edge: Edge) -> Bool {
    let isDeferred =
      edges[edge].before(end).phase == .settling && contract.edge(edge)?.endInSettling == .deferred
    let (place, tolerance) = (offset.after(end), contract.tolerance)
    return !isDeferred && !isTouched(after: end)
      && place >= baseRest(.header, after: end) - tolerance
      && place <= baseRest(.footer, after: end) + tolerance
  }
}
