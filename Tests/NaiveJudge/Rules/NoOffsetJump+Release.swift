import GestureTrace

extension Facts {
  /// Where the overscroll that is seen after a held release grows again on its way to rest; `nil` where it
  /// only shrinks.
  func rebound(of touch: Touch) -> Int? {
    // A view that leaves its window shows nothing.
    guard let end = touch.end, event(end) != .world(.leave),
      touch.isCancelled || isHeld(touch, at: end)
    else { return nil }
    // What counts is where the finger leaves, after the lift's own move.
    let leaves = [end] + touch.samples.filter { $0 > end }
    guard let left = leaves.last, leaves.allSatisfy({ overscroll($0) > 0 }) else { return nil }
    let edge: Edge = offset.after(left) < heldRest(.header, after: left) ? .header : .footer
    var nearest = seen(after: left)
    var mayGrow = isMovedAtLift(touch, end)
    for instant in instants where instant.last >= left {
      if instant.rows.contains(where: { $0 > end && endsRelease($0) }) { return nil }
      let row = instant.last
      let rest = heldRest(edge, after: row)
      func over(_ y: Double) -> Double { edge == .header ? rest - y : y - rest }
      let seen = seen(after: row)
      // A touch that came and went within the turn has frozen the list where it is seen.
      if instant.rows.contains(touch.start) { nearest = seen }
      let (now, least) = (over(seen), over(nearest))
      if max(0, now) - max(0, least) > contract.tolerance, !mayGrow { return row }
      let isNearer = now < least
      if isNearer || mayGrow { nearest = edge == .header ? min(seen, rest) : max(seen, rest) }
      if isNearer { mayGrow = false }
      // A control that opens further out than what is seen takes the list with it.
      if min(now, least) < 0, instant.rows.contains(where: { isInsetWrite($0) }) { return nil }
    }
    return nil
  }

  private func isInsetWrite(_ row: Int) -> Bool {
    if case .outcome(.setInset) = event(row) { true } else { false }
  }

  /// Points that the list is seen past the resting place at the edge where it is.
  private func overscroll(_ row: Int) -> Double {
    let (top, end) = (heldRest(.header, after: row), heldRest(.footer, after: row))
    return offset.after(row) < top ? top - seen(after: row) : seen(after: row) - end
  }

  private func endsRelease(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.detach(let edge)), .world(.attach(let edge)), .world(.enable(let edge, _)),
      .world(.hide(let edge, _)), .world(.begin(let edge)):
      contract.edge(edge) != nil
    case .world(.leave), .world(.comeBack): true
    default: isGeometry(row) || isScroll(row) || touches.contains { $0.start == row }
    }
  }

  /// Whether the finger has no velocity when it leaves: its last sample is old, or the last three show no
  /// motion.
  private func isHeld(_ touch: Touch, at end: Int) -> Bool {
    guard let last = indices[..<end].last(where: isSample) else { return true }
    if time(end) >= time(last) + Tick(seconds: 0.1) { return true }
    var still = 0
    for row in indices[..<end].reversed() {
      if case .outcome(.offset(_, .drag)) = event(row), !isControlMove(row) { break }
      guard isSample(row) else { continue }
      if movesFinger(row) { break }
      still += 1
    }
    return still >= 3
  }

  private func isSample(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.move), .world(.drag), .world(.glide): true
    default: false
    }
  }

  /// Whether a finger that is down comes to another place along the list here.
  private func movesFinger(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.move(let place)), .world(.lift(let place)):
      lastPlace(of: place.id, before: row).map { $0 != place.y } ?? false
    default: false
    }
  }

  private func lastPlace(of finger: Int, before row: Int) -> Double? {
    for place in indices[..<row].reversed() {
      switch event(place) {
      case .world(.touch(let at)) where at.id == finger,
        .world(.move(let at)) where at.id == finger:
        return at.y
      case .world(.lift(let at)) where at.id == finger: return nil
      case .world(.cancel), .world(.leave): return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether the last finger leaves at another place than where it lay.
  private func isMovedAtLift(_ touch: Touch, _ end: Int) -> Bool {
    !touch.isCancelled && movesFinger(end)
  }
}
