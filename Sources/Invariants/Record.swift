internal import GestureTrace

/// One violation, worded when it is found.
struct Finding {
  let says: String
  /// When it began.
  let began: Tick
  let deadline: Tick?
  /// The line of the trace whose row caused it.
  let row: Int?
  /// The lines of the history that prove it: the rows that the sentence names, and those beside them.
  let rows: [Int]
  /// How far over, in the rule's unit.
  let margin: Double?

  /// Words what was found, and what was promised instead.
  ///
  /// - Parameters:
  ///   - what: what was seen, as a sentence without a full stop.
  ///   - expected: what the promise asks for, as its end: `one callback`.
  ///   - also: rows that prove it and are not named.
  ///   - began: when it began.
  ///   - deadline: when it became a violation, where that was later.
  ///   - cause: the row in behind it; where it is none, the first one that the sentence names.
  ///   - margin: how far over, in the rule's unit.
  init(
    _ what: Account, expected: Account, also: [Place?] = [], began: Tick, deadline: Tick? = nil,
    cause: Int? = nil, margin: Double? = nil
  ) {
    let account: Account = "\(what): expected \(expected)"
    says = account.text
    self.began = began
    self.deadline = deadline
    row = cause ?? account.places.lazy.compactMap(\.trace).first
    rows = (account.places + also.compactMap(\.self)).map(\.history).filter { $0 > 1 }
    self.margin = margin
  }
}

/// What a clause has found so far.
struct Record {
  /// Occasions on which a faulty control could have been caught.
  private(set) var tested = 0
  /// The stretches of a `throughout` clause in which it was judged.
  var stretches = 0
  /// The smallest distance from breaking.
  private(set) var closest = Double.infinity
  /// The last row before it was measured.
  private(set) var closestPlace = Place.start
  /// The first violation.
  private(set) var finding: Finding?
  /// The row after which it was found.
  private(set) var found: Place?
  /// When it broke.
  private(set) var first: Tick?
  /// Violations after the first.
  private(set) var more = 0
  /// When the first of those broke.
  private(set) var next: Tick?

  /// Notes an occasion that is kept or broken, and never nearly broken.
  mutating func hold() { tested += 1 }

  /// Notes an occasion, `margin` away from breaking after the row at `place`.
  mutating func hold(margin: Double, at place: Place) {
    tested += 1
    guard margin < closest else { return }
    closest = margin
    closestPlace = place
  }

  /// Adds what another record holds, whose violations count as further ones.
  mutating func take(_ other: Record) {
    tested += other.tested
    stretches += other.stretches
    let isEarlier = other.closestPlace.history < closestPlace.history
    if other.closest < closest || (other.closest == closest && isEarlier) {
      closest = other.closest
      closestPlace = other.closestPlace
    }
    more += other.more
    note(next: other.next)
    guard let found = other.found else { return }
    if finding == nil {
      finding = other.finding
      (self.found, first) = (found, other.first)
    } else {
      more += 1
      note(next: other.first)
    }
  }

  private mutating func note(next time: Tick?) {
    if let time { next = min(time, next ?? time) }
  }

  /// Notes a violation that the row at `place` has shown, or that stood at `time`; it is worded only if it is the
  /// first.
  mutating func fail(
    _ finding: @autoclosure () -> Finding, at place: Place, time: Tick? = nil
  ) {
    tested += 1
    let time = time ?? place.time
    if self.finding == nil {
      self.finding = finding()
      (found, first) = (place, time)
    } else {
      more += 1
      note(next: time)
    }
  }
}
