internal import GestureTrace

/// One violation, worded when it is found.
struct Finding {
  var says: String
  /// When it began.
  var began: Tick
  var deadline: Tick?
  /// The line of the trace whose row caused it.
  var row: Int?
  /// The lines of the history that prove it.
  var rows: [Int]
  /// How far over, in the rule's unit.
  var margin: Double?
}

/// What a rule has found so far.
struct Record {
  /// Occasions on which a faulty control could have been caught.
  private(set) var tested = 0
  /// The smallest distance from breaking.
  private(set) var closest = Double.infinity
  /// The first violation.
  var finding: Finding?
  /// Violations after the first.
  private(set) var more = 0

  /// Notes an occasion, `margin` away from breaking.
  mutating func hold(margin: Double = .infinity) {
    tested += 1
    if margin < closest { closest = margin }
  }

  /// Adds what another record holds, which came later.
  mutating func take(_ other: Record) {
    tested += other.tested
    closest = min(closest, other.closest)
    more += other.more
    if finding == nil {
      finding = other.finding
    } else if other.finding != nil {
      more += 1
    }
  }

  /// Notes a violation; it is worded only if it is the first.
  mutating func fail(_ finding: @autoclosure () -> Finding) {
    tested += 1
    if self.finding == nil {
      self.finding = finding()
    } else {
      more += 1
    }
  }
}
