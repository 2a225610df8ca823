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
  }

  private(set) var entries: [Entry] = []
  private var lastToken = 0

  /// When the first entry is due.
  var next: Instant { entries.first?.due ?? .never }

  var isEmpty: Bool { entries.isEmpty }

  /// Adds work behind all that is due at the same time, and returns a token to remove it by.
  mutating func add(_ work: Work, due: Instant) -> Int {
    lastToken += 1
    let place = entries.firstIndex { $0.due > due } ?? entries.count
    entries.insert(Entry(due: due, work: work, token: lastToken), at: place)
    return lastToken
  }

  mutating func remove(_ token: Int) {
    entries.removeAll { $0.token == token }
  }

  mutating func removeAll() {
    entries.removeAll()
  }

  /// Takes out the first entry if it is due at `now`.
  mutating func takeDue(at now: Instant) -> Entry? {
    guard let first = entries.first, first.due <= now else { return nil }
    return entries.removeFirst()
  }

  /// Takes out all that is due at `now`, in order.
  mutating func takeAllDue(at now: Instant) -> [Work] {
    var due: [Work] = []
    while let entry = takeDue(at: now) { due.append(entry.work) }
    return due
  }
}
