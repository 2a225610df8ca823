import GestureTrace

extension NaiveRule {
  /// Movement on the other axis fires nothing, and no control writes that offset.
  static let axisIsolated = NaiveRule("axis-isolated") { facts in
    for row in facts.indices {
      if facts.isCrosswise(row) { return .violated("a swipe across the list fired", at: row) }
      if facts.isMovedSideways(row) {
        return .violated("a control moved the list sideways", at: row)
      }
    }
    return .holds
  }
}

extension Facts {
  /// Whether a callback here has a touch behind it that went further across the list than along, and does
  /// not meet the contract.
  fileprivate func isCrosswise(_ row: Int) -> Bool {
    guard case .outcome(.fired(let edge, .user)) = event(row), contract.edge(edge) != nil,
      edges[edge].before(row).isAttached, !isTapped(edge, at: row),
      !(edge == .footer && fills(after: row)),
      let touch = charged[edge][row] ?? blamed(edge, at: row), !meets(touch, edge, before: row)
    else { return false }
    let isRecent = touch.end.map { $0 > row || time(row) <= time($0) + patience(of: edge) } ?? true
    let (along, across) = travel(of: touch, before: row)
    // A finger that goes no further than the pan's slop lies still.
    return (charged[edge][row] != nil || isRecent) && across > max(along, 10)
  }

  /// How far the first finger of a touch went along the list and across it, in points.
  private func travel(of touch: Touch, before row: Int) -> (along: Double, across: Double) {
    guard case .world(.touch(let start)) = event(touch.start) else { return (0, 0) }
    let x = start.x ?? width.after(touch.start) / 2
    var (along, across) = (0.0, 0.0)
    for place in touch.start..<min(row, (touch.end ?? touch.next) + 1) {
      switch event(place) {
      case .world(.move(let finger)), .world(.lift(let finger)):
        guard finger.id == start.id else { continue }
        along = max(along, (finger.y - start.y).magnitude)
        if let now = finger.x { across = max(across, (now - x).magnitude) }
      default: continue
      }
    }
    return (along, across)
  }

  /// Whether a control's write changes the offset's x here, other than into its range: right behind the write,
  /// or behind the offset that it has caused.
  fileprivate func isMovedSideways(_ row: Int) -> Bool {
    guard case .outcome(.offsetX(let x)) = event(row), row > 0, isMoveOfControl(row - 1) else {
      return false
    }
    let legal = legalX(offsetX.before(row), after: row)
    let (from, to) = (min(offsetX.before(row), legal), max(offsetX.before(row), legal))
    return max(from - x, x - to) > contract.tolerance
  }

  private func isMoveOfControl(_ row: Int) -> Bool {
    switch event(row) {
    case .outcome(.setOffset): return true
    case .outcome(.offset(_, .scroll)):
      if case .control = lastMover(upTo: row) { return true }
      return isControlMove(row)
    default: return isControlMove(row)
    }
  }

  /// The offset across the list that is nearest to `x` and legal.
  private func legalX(_ x: Double, after row: Int) -> Double {
    let state = insets.after(row).current
    let (safeArea, width) = (layout.after(row).safeArea, width.after(row))
    let left = -(state.left + safeArea.left)
    let content = history.header.scene.contentWidth ?? width
    let right = content + state.right + safeArea.right - width
    return min(max(x, left), max(left, right))
  }
}
