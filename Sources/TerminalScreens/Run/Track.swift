package import GestureTrace

/// A value that changes at instants: what it was at any of them.
package struct Track<Value: Equatable & Sendable>: Sendable {
  /// A change: from this time on it is this.
  package struct Step: Sendable {
    package let time: Tick
    package let value: Value
  }

  /// The changes, in the order of time, no two at one instant.
  package private(set) var steps: [Step] = []

  init() {}

  /// Notes a change at `time`, which is not before the last; of two at one instant the later stands.
  mutating func set(_ value: Value, at time: Tick) {
    if steps.last?.time == time { steps.removeLast() }
    if steps.last?.value != value { steps.append(Step(time: time, value: value)) }
  }

  /// What it is now.
  package var last: Value? { steps.last?.value }

  /// How many changes there were until `time`, that instant included.
  func count(until time: Tick) -> Int { steps.partition { $0.time > time } }

  /// What it was at `time`; `nil` before the first change.
  package func value(at time: Tick) -> Value? {
    let count = count(until: time)
    return count > 0 ? steps[count - 1].value : nil
  }
}

extension Array {
  /// The first place from which on `isBehind` is true; it is for none before that place.
  func partition(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
