import GestureTrace

extension NaiveRule {
  /// A callback by the user belongs to an edge towards which the finger, or its momentum, moved the content.
  static let oneDirectionOneControl = NaiveRule("one-direction-one-control") { facts in
    for row in facts.indices {
      guard case .outcome(.fired(let edge, .user)) = facts.event(row),
        facts.edges[edge].before(row).isAttached, !facts.isTapped(edge, at: row)
      else { continue }
      if edge == .footer, facts.isFilling(at: row) { continue }
      // A late callback may be an earlier touch's, of which nothing is known any more.
      let latest = facts.touch(upTo: row).flatMap { touch in
        facts.blamed(edge, at: row)?.start == touch.start ? touch : nil
      }
      guard let touch = facts.charged[edge][row] ?? latest else { continue }
      if facts.isAway(touch, from: edge, before: row) {
        return .violated("the touch only moved away from the \(edge)", at: row)
      }
    }
    return .holds
  }
}

extension Facts {
  /// Whether a touch has moved the content away from an edge and in no way towards it: it has not
  /// approached, has last moved the other way and on the whole so, and not left it beyond that end.
  func isAway(_ touch: Touch, from edge: Edge, before row: Int) -> Bool {
    let carried = carried(touch)
    let moves = (Array(touch.moves) + Array(carried.keys)).filter { $0 < row }.sorted()
    guard let last = moves.last(where: { offset.after($0) != offset.before($0) }) else {
      return false
    }
    let change = offset.after(last) - offset.before(last)
    let heading: Edge = carried[last]?.edge ?? (change < 0 ? .header : .footer)
    guard heading == edge.opposite else { return false }
    if pulls[edge][touch.start]?.approaches.contains(where: { $0 < row }) == true { return false }
    let from = offset.before(touch.start)
    let to = place(of: touch, before: row, carried)
    let end = baseRest(edge, after: row)
    return edge == .header ? to >= from && to >= end : to <= from && to <= end
  }

  /// Where a touch has left the content, or its momentum has brought it.
  private func place(
    of touch: Touch, before row: Int, _ carried: [Int: (edge: Edge, isFlight: Bool)]
  ) -> Double {
    let last = indices[touch.start..<min(row, touch.next)].last { place in
      guard case .outcome(.offset) = event(place) else { return false }
      return place < touch.end ?? .max || touch.moves.contains(place) || carried[place] != nil
    }
    return last.map { offset.after($0) } ?? offset.before(touch.start)
  }
}
