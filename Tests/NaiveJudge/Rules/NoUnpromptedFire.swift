import GestureTrace

extension NaiveRule {
  /// Nothing is called back while no finger is down, none of its momentum is left, and nobody asks.
  static let noUnpromptedFire = NaiveRule("no-unprompted-fire") { facts in
    for row in facts.callbacks {
      guard case .outcome(.fired(let edge, _)) = facts.event(row),
        facts.edges[edge].before(row).isAttached
      else { continue }
      if edge == .footer, facts.isFilling(at: row) { continue }
      // The refresh may have been asked for when the edge left idle for it.
      let start = facts.indices[..<row].last { facts.entersPeace(edge, $0) } ?? 0
      let entries = facts.indices[start..<row].filter { facts.entersRefresh(edge, $0) }
      if (entries + [row]).contains(where: { facts.isPrompted(edge, at: $0) }) { continue }
      return .violated("the \(edge) fired unprompted", at: row)
    }
    let isTested = !facts.callbacks.isEmpty || facts.indices.contains(where: facts.isAppsDeed)
    return isTested
      ? .holds : .vacuous("nothing was called back, and the app did nothing by itself")
  }
}

extension Facts {
  /// Whether the edge comes to be idle, or without more, here.
  fileprivate func entersPeace(_ edge: Edge, _ row: Int) -> Bool {
    event(row) == .outcome(.phase(edge, .idle)) || event(row) == .outcome(.phase(edge, .noMore))
  }

  fileprivate func entersRefresh(_ edge: Edge, _ row: Int) -> Bool {
    event(row) == .outcome(.phase(edge, .settling))
      || event(row) == .outcome(.phase(edge, .refreshing))
  }

  /// Whether a finger, its momentum, a tap, a touch that has decided or a begin is behind what an edge does
  /// at `row`.
  func isPrompted(_ edge: Edge, at row: Int) -> Bool {
    isTouched(before: row) || isCoasting(at: row) || hasBeenTapped(edge, at: row)
      || touches.contains { decides($0, edge, at: row) } || isBegun(edge, at: row)
  }

  /// Whether an edge has been tapped within the delay, whatever it declares to do then.
  private func hasBeenTapped(_ edge: Edge, at row: Int) -> Bool {
    let tap = indices[..<row].last {
      event($0) == .world(.tap(edge)) && edges[edge].before($0).isAttached
    }
    return tap.map { time(row) <= time($0) + patience(of: edge) } ?? false
  }

  /// Whether what a finger did still moves the content at `row`, or has just done so.
  func isCoasting(at row: Int) -> Bool { isCoasting(at: time(row), after: row - 1) }

  /// The same of when `row` is over.
  func isCoasting(after row: Int) -> Bool { row >= 0 && isCoasting(at: time(row), after: row) }

  private func isCoasting(at instant: Tick, after row: Int) -> Bool {
    guard let touch = touch(upTo: row), let end = touch.end, end <= row else { return false }
    let motions = touch.samples + touch.glides
    let last = motions.last { end < $0 && $0 <= row } ?? end
    if instant <= time(last) + twoFrames { return true }
    let latest = indices[..<(row + 1)].last {
      if case .outcome(.offset) = event($0) { true } else { false }
    }
    // An imposed glide goes on to its next sample.
    guard history.drive == .offset, let latest, case .outcome(.offset(_, .glide)) = event(latest)
    else {
      return false
    }
    return true
  }

  /// Whether a begin of an edge has come within the delay, or is answered by no callback and no end yet.
  func isBegun(_ edge: Edge, at row: Int) -> Bool {
    guard let begin = indices[..<row].last(where: { event($0) == .world(.begin(edge)) }) else {
      return false
    }
    if time(row) <= time(begin) + patience(of: edge) { return true }
    return !indices[begin..<row].contains { later in
      if case .outcome(.fired(edge, _)) = event(later) {
        true
      } else {
        event(later).isEnd(of: edge)
      }
    }
  }

  /// Whether the footer fills the view at `row`, or did within its delay.
  func isFilling(at row: Int) -> Bool {
    guard contract.footer?.short == .fill else { return false }
    return (-1...row).contains {
      fills(after: $0) && ($0 == row || time(row) <= time($0 + 1) + patience(of: .footer))
    }
  }

  /// Whether the app or the system does something here by itself.
  func isAppsDeed(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.touch), .world(.move), .world(.lift), .world(.cancel), .world(.drag),
      .world(.release), .world(.glide), .world(.note), .world(.stop), .world(.begin), .world(.tap):
      false
    case .world: true
    default: false
    }
  }
}
