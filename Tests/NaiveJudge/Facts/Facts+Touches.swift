import GestureTrace

/// A touch sequence.
struct Touch {
  /// The row with which the first finger comes down.
  let start: Int
  /// The row with which the last one leaves, or with which it is taken away; `nil` where none does.
  let end: Int?
  /// Whether the system took it, or the view left its window.
  let isCancelled: Bool
  /// Whether a finger of it moved: one that only rests, on a bounce for instance, pulls nothing.
  let hasMoved: Bool
  /// Changes of the offset under the finger; those of the lift's own move stand behind the lift.
  let samples: [Int]
  /// The samples that the finger itself caused.
  let moves: Set<Int>
  /// Changes of the offset by what the finger has left behind: momentum and bounce.
  let glides: [Int]
  /// The first row of which it is not told any more: the next touch's, or the number of rows.
  let next: Int
}

extension Facts {
  /// The fingers that are down; with imposed offsets a drag is finger 0.
  static func fingers(in history: WholeHistory) -> Timeline<Set<Int>> {
    Timeline(from: [], over: history.rows) { fingers, event in
      guard case .world(let event) = event else { return }
      switch (history.drive, event) {
      case (.finger, .touch(let place)): fingers.insert(place.id)
      case (.finger, .lift(let place)): fingers.remove(place.id)
      case (.offset, .drag): fingers = [0]
      case (.offset, .release): fingers = []
      case (_, .cancel), (_, .leave): fingers = []
      default: break
      }
    }
  }

  /// From each first finger down to the last one up; a release without a drag before it is a touch, too.
  static func touches(in history: WholeHistory, _ fingers: Timeline<Set<Int>>) -> [Touch] {
    let rows = history.rows
    let starts = rows.indices.filter { row in
      guard fingers.before(row).isEmpty else { return false }
      if history.drive == .offset, case .world(.release) = rows[row].row.event { return true }
      return !fingers.after(row).isEmpty
    }
    return starts.indices.map { place in
      let next = place + 1 < starts.count ? starts[place + 1] : rows.count
      return touch(from: starts[place], before: next, in: history, fingers)
    }
  }

  private static func touch(
    from start: Int, before next: Int, in history: WholeHistory, _ fingers: Timeline<Set<Int>>
  ) -> Touch {
    let rows = history.rows
    let end = rows.indices[start...].first { fingers.after($0).isEmpty }
    let isCancelled = end.map { rows[$0].row.event.takesTheGesture } ?? false
    let samples = (start..<next).filter { row in
      guard case .outcome(.offset(_, .drag)) = rows[row].row.event else { return false }
      guard let end, row > end else { return true }
      return !isCancelled && rows[row].row.time == rows[end].row.time
    }
    let glides = (start..<next).filter { row in
      switch rows[row].row.event {
      case .outcome(.offset(_, .glide)), .outcome(.offset(_, .rest)): row > end ?? next
      default: false
      }
    }
    return Touch(
      start: start, end: end, isCancelled: isCancelled,
      hasMoved: history.drive == .offset || movesFinger(start...(end ?? next - 1), in: history),
      samples: samples, moves: Set(samples.filter { cause(of: $0, in: history) == .finger }),
      glides: glides, next: next)
  }

  /// Whether a finger of a touch has moved before `row`.
  func hasMoved(_ touch: Touch, before row: Int) -> Bool {
    let last = min(touch.end ?? touch.next - 1, row - 1)
    return history.drive == .offset
      || touch.start <= last && Self.movesFinger(touch.start...last, in: history)
  }

  /// Whether a finger comes to another place in these rows, or is said to go sideways.
  private static func movesFinger(_ range: ClosedRange<Int>, in history: WholeHistory) -> Bool {
    var places: [Int: Double] = [:]
    for row in range {
      switch history.rows[row].row.event {
      case .world(.touch(let place)): places[place.id] = place.y
      case .world(.move(let place)):
        if place.x != nil || places[place.id] != place.y { return true }
      case .world(.lift(let place)): if places[place.id] != place.y { return true }
      default: break
      }
    }
    return false
  }

  /// Whether a finger is down after `row`.
  func isTouched(after row: Int) -> Bool { !fingers.after(row).isEmpty }
  func isTouched(before row: Int) -> Bool { !fingers.before(row).isEmpty }

  /// The touch that is under way at `row`, or the last one before it.
  func touch(upTo row: Int) -> Touch? { touches.last { $0.start <= row } }

  /// The first offset notification after the finger has left: the deciding event of a release.
  func notice(of touch: Touch) -> Int? {
    guard let end = touch.end else { return nil }
    // Observers are told a release's own offset once more, without a row.
    if case .world(.release) = event(end) { return end }
    return indices[end...].first { row in
      guard case .outcome(.offset) = event(row) else { return false }
      return !touch.samples.contains(row)
    }
  }
}

extension Row.Event {
  fileprivate var takesTheGesture: Bool { self == .world(.cancel) || self == .world(.leave) }
}
