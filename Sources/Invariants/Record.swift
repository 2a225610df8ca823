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
  /// The last row before it was measured.
  private(set) var closestPlace = Place.start
  /// The first violation.
  var finding: Finding?
  /// Violations after the first.
  private(set) var more = 0

  /// Notes an occasion that is kept or broken, and never nearly broken.
  mutating func hold() { tested += 1 }

  /// Notes an occasion, `margin` away from breaking after the row at `place`.
  mutating func hold(margin: Double, at place: Place) {
    tested += 1
    guard margin < closest else { return }
    closest = margin
    closestPlace = place
  }

  /// Adds what another record holds, which came later.
  mutating func take(_ other: Record) {
    tested += other.tested
    if other.closest < closest {
      closest = other.closest
      closestPlace = other.closestPlace
    }
    more += other.more
    if finding == nil {
      finding = other.finding
    } else if other.finding != nil {
      more += 1
    }
  }

  /// What several records hold together: it was put to the test where each was.
  static func joined(_ records: [Record]) -> Record {
    var all = records.reduce(into: Record()) { $0.take($1) }
    if all.finding == nil, records.contains(where: { $0.tested == 0 }) { all.tested = 0 }
    return all
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
