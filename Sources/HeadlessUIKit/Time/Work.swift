/// A block that waits to be run, with the tag under which it was posted.
struct Work {
  var tag: WorkTag
  var block: () -> Void
}

/// Work that waits for its time: earliest first, equal times in the order in which they were added.
struct Schedule {
  struct Entry {
    var due: Instant
    var work: Work
    /// For taking it back.
    var token: Int
    /// Whether it runs in the run loop's tracking mode, too.
    var isCommon: Bool
  }

  private var entries: [Entry] = []
  private var lastToken = 0

  var isEmpty: Bool { entries.isEmpty }

  /// When the first entry is due that may run in this mode.
  func next(tracking: Bool) -> Instant {
    guard tracking else { return entries.first?.due ?? .never }
    return entries.first { $0.isCommon }?.due ?? .never
  }

  /// Adds work behind all that is due at the same time, and returns a token to remove it by.
  mutating func add(_ work: Work, due: Instant, isCommon: Bool = false) -> Int {
    lastToken += 1
    let place = entries.firstIndex { $0.due > due } ?? entries.count
    entries.insert(
      Entry(due: due, work: work, token: lastToken, isCommon: isCommon), at: place)
    return lastToken
  }

  mutating func remove(_ token: Int) {
    entries.removeAll { $0.token == token }
  }

  /// Takes out all that is due at `now` and may run in this mode, in order.
  mutating func takeDue(at now: Instant, tracking: Bool = false) -> [Work] {
    guard next(tracking: tracking) <= now else { return [] }
    let isDue = { (entry: Entry) in entry.due <= now && (entry.isCommon || !tracking) }
    let due = entries.filter(isDue)
    entries.removeAll(where: isDue)
    return due.map(\.work)
  }
}
