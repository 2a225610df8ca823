import GestureTrace

extension Facts {
  /// Whether anything goes on here that is not mere show.
  func isChange(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.note), .world(.stop), .unknown: false
    case .world: true
    case .outcome(let outcome):
      switch outcome {
      case .offset, .shown, .phase, .fired, .answer, .setInset, .setOffset: true
      case .offsetX, .progress, .text, .spinner, .frame, .alpha, .observers, .fault: false
      }
    }
  }

  /// When anything last went on up to the end of an instant.
  func lastChange(upTo instant: Instant) -> Tick {
    indices[..<instant.rows.upperBound].last(where: isChange).map(time) ?? .zero
  }

  /// Whether the run is over and settled with this instant.
  func isSettled(_ instant: Instant) -> Bool {
    history.ending == .settled && instant.rows.upperBound == indices.count
  }

  /// Whether nothing has gone on for `span` when this instant is over, no finger on the list.
  func isStill(for span: Double, after instant: Instant) -> Bool {
    guard !isTouched(after: instant.last) else { return false }
    return isSettled(instant) || instant.until >= lastChange(upTo: instant) + Tick(seconds: span)
  }

  /// What people see: what an open animation shows, otherwise the offset.
  func seen(after row: Int) -> Double {
    isAnimating(after: row) ? shown.after(row) ?? offset.after(row) : offset.after(row)
  }

  /// Whether the content has lain still for half a second when this instant is over, no finger on it: a
  /// bounce on a screen of whole pixels stands still for some frames.
  func isAtRest(after instant: Instant) -> Bool {
    isStill(for: 0.5, after: instant) && (isSettled(instant) || !isAnimating(after: instant.last))
  }
}

extension Instant {
  /// Its last row, or the one before the next instant where it has none.
  var last: Int { rows.upperBound - 1 }
}
