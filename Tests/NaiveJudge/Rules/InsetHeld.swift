import GestureTrace

extension NaiveRule {
  /// From the later of the refresh's start plus `opening` and the finger's lift, while no finger is down,
  /// until the end, a detach or an assignInset, the edge's own part is `hold`.
  static let insetHeld = NaiveRule("inset-held") { facts in
    for instant in facts.instants where !facts.isTouched(after: instant.last) {
      for edge in facts.attachable where facts.failsToHold(edge, in: instant) {
        return .violated("the \(edge) does not hold what it declares", at: instant.last)
      }
    }
    return .holds
  }
}

extension Facts {
  fileprivate func failsToHold(_ edge: Edge, in instant: Instant) -> Bool {
    let row = instant.last
    guard let terms = contract.edge(edge), edges[edge].after(row).phase.isUnderWay,
      let start = Self.refreshStart(before: row + 1, edges[edge]), !isLetGo(edge, start...row)
    else { return false }
    guard insets.after(row).isTold[edge], edges[edge].after(row).isAttached else { return false }
    let opened = time(start) + Tick(seconds: terms.opening) + Tick(microseconds: 2)
    let lift = touch(upTo: row)?.end.map(time) ?? .zero
    guard instant.until > max(opened, lift) else { return false }
    let own = insets.after(row).own(edge)
    let (hold, tolerance) = (terms.hold, contract.tolerance)
    switch edge {
    case .header:
      // Scrolled away is whatever is not as far out as the hold.
      let place = baseRest(.header, after: row) - hold + tolerance
      let mayShrink = contract.header?.scrollsAway == true && offset.after(row) > place
      return own > hold + tolerance || own < (mayShrink ? 0 : hold) - tolerance
    case .footer:
      let deficits = [deficit(after: start), deficit(after: row)]
      let least = terms.hold == terms.keeps ? 0 : deficits.min() ?? 0
      let most = deficits.max() ?? 0
      return own < hold + least - contract.tolerance || own > hold + most + contract.tolerance
    }
  }

  /// Whether the promise to hold is over: by an end, a detach, or an inset that the app has assigned.
  private func isLetGo(_ edge: Edge, _ range: ClosedRange<Int>) -> Bool {
    range.contains { row in
      switch event(row) {
      case .world(.end(edge, _)), .world(.detach(edge)), .world(.assignInset): true
      default: false
      }
    }
  }
}
