import GestureTrace

extension NaiveRule {
  /// At most one header callback is charged to each touch sequence and one to each accepted `begin`.
  static let oneCallbackPerPull = NaiveRule("one-callback-per-pull") { facts in
    guard facts.contract.header != nil else { return .notApplicable("there is no header") }
    for row in facts.callbacks(of: .header) {
      if let touch = facts.charged.header[row],
        facts.charged.header.contains(where: { $0.key < row && $0.value.start == touch.start })
      {
        return .violated("a touch got a second callback", at: row)
      }
      if facts.event(row) == .outcome(.fired(.header, .code)),
        facts.unansweredBegins(before: row) == 0
      {
        return .violated("a callback by code answers no begin", at: row)
      }
    }
    let isPulled = facts.touches.contains { facts.pulls.header[$0.start]?.moves.isEmpty == false }
    let isBegun = facts.indices.contains { facts.event($0) == .world(.begin(.header)) }
    return isPulled || isBegun ? .holds : .vacuous("no finger pulled the header and no begin came")
  }
}

extension Facts {
  /// Begins of the header that it has accepted and not answered yet; old ones lapse when a new one comes.
  fileprivate func unansweredBegins(before row: Int) -> Int {
    var open = 0
    var latest: Tick?
    for earlier in 0..<row {
      if isAcceptedBegin(earlier) {
        if let latest, time(earlier) > latest + patience(of: .header) { open = 0 }
        latest = time(earlier)
        open += 1
      } else if event(earlier) == .outcome(.fired(.header, .code)), open > 0 {
        open -= 1
      }
    }
    return open
  }

  /// Whether a header that calls back for begins is begun here while no refresh is under way, or after its
  /// end.
  private func isAcceptedBegin(_ row: Int) -> Bool {
    guard event(row) == .world(.begin(.header)), contract.header?.begin == .fires else {
      return false
    }
    guard edges.header.before(row).phase.isUnderWay else { return true }
    let start = Self.refreshStart(before: row, edges.header) ?? 0
    return indices[start..<row].contains { event($0).isEnd(of: .header) }
  }
}
