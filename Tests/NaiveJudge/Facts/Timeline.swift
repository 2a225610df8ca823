import GestureTrace

/// A quantity before and after each row of a history.
struct Timeline<Value> {
  private var values: [Value]

  /// `first` before all rows; each row makes of the value what `change` does.
  init(
    from first: Value, over rows: [HistoryRow], _ change: (inout Value, Row.Event) -> Void
  ) {
    values = [first]
    values.reserveCapacity(rows.count + 1)
    var value = first
    for row in rows {
      change(&value, row.row.event)
      values.append(value)
    }
  }

  func before(_ row: Int) -> Value { values[row] }
  func after(_ row: Int) -> Value { values[row + 1] }

  /// After the last row.
  var last: Value { values[values.count - 1] }
}
