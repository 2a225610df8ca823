import GestureTrace

extension Facts {
  /// Whether the callback at `row` was decided before another row: by its refresh, the touch that it is
  /// charged to, a tap or a begin, whichever the callback before it had not answered.
  func isDecided(_ edge: Edge, at row: Int, before other: Int) -> Bool {
    let last = callbacks(of: edge).last { $0 < row } ?? -1
    func isBetween(_ cause: Int?) -> Bool { cause.map { last < $0 && $0 < other } ?? false }
    if edges[edge].before(row).phase.isInRefresh,
      isBetween(Self.refreshStart(before: row, edges[edge]))
    {
      return true
    }
    if let touch = charged[edge][row], isBetween(decision(of: touch, edge, before: row)) {
      return true
    }
    let wishes: [WorldEvent] = [.tap(edge), .begin(edge)]
    return wishes.contains { wish in
      let asked = indices[..<row].last { event($0) == .world(wish) }
      return isBetween(asked) && asked.map { time(row) <= time($0) + patience(of: edge) } == true
    }
  }

  /// The row with which a touch decided at an edge: its release, its latest approach, its crossing.
  func decision(of touch: Touch, _ edge: Edge, before row: Int) -> Int? {
    if leave(touch, edge, before: row)?.isReleased == true { return touch.end }
    let pull = pulls[edge][touch.start]
    return pull?.approaches.last { $0 < row } ?? pull?.crossings.first { $0 < row }
  }
}
