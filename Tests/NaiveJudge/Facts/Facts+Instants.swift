import GestureTrace

/// All that happened at one time, and until when nothing else did.
struct Instant {
  let rows: Range<Int>
  let time: Tick
  let until: Tick
}

extension Facts {
  /// The rows grouped by their times; time 0 is one even where nothing happened then.
  static func instants(in history: WholeHistory) -> [Instant] {
    let rows = history.rows
    var starts = rows.indices.filter { $0 > 0 && rows[$0].row.time != rows[$0 - 1].row.time }
    if let first = rows.first, first.row.time > .zero { starts.insert(0, at: 0) }
    let bounds = [0] + starts + [rows.count]
    return bounds.indices.dropLast().map { place in
      let range = bounds[place]..<bounds[place + 1]
      let isLast = place + 2 == bounds.count
      return Instant(
        rows: range, time: range.first.map { rows[$0].row.time } ?? .zero,
        until: isLast ? history.end : rows[range.upperBound].row.time)
    }
  }

  /// The rows at the time of `row`.
  func instant(of row: Int) -> Range<Int> {
    var (first, last) = (row, row)
    while first > 0, time(first - 1) == time(row) { first -= 1 }
    while last + 1 < indices.count, time(last + 1) == time(row) { last += 1 }
    return first..<last + 1
  }
}
