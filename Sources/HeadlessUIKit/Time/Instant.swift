/// A time on the virtual clock, in whole microseconds since the simulation began.
package struct Instant: Hashable, Comparable, Sendable {
  package var microseconds: Int64

  package static let zero = Instant(microseconds: 0)
  /// Later than any other.
  package static let never = Instant(microseconds: .max)

  package init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The instant `seconds` later, to the nearest microsecond; a negative or absurd span is clamped.
  package func advanced(by seconds: Double) -> Instant {
    let span = (seconds * 1_000_000).rounded()
    guard span > 0 else { return self }
    guard span < 1e17 else { return .never }
    return Instant(microseconds: microseconds + Int64(span))
  }

  /// The instant `seconds` earlier, to the nearest microsecond.
  func earlier(by seconds: Double) -> Instant {
    Instant(microseconds: microseconds - Int64((min(seconds, 1e9) * 1_000_000).rounded()))
  }

  /// Seconds since `earlier`.
  package func seconds(since earlier: Instant) -> Double {
    Double(microseconds - earlier.microseconds) / 1_000_000
  }
}

/// The display's frames: frame *n* is at round(*n*·10⁶/rate) µs (rows.md, "Header").
package struct FrameGrid: Sendable {
  /// Frames a second.
  let rate: Double

  /// A grid of `rate` frames a second, above 0: at most one a microsecond, since no two could be told
  /// apart, and at least one in three centuries.
  init(rate: Double) {
    self.rate = min(max(rate, 1e-10), 1_000_000)
  }

  /// The instant of frame `number`.
  func instant(_ number: Int64) -> Instant {
    Instant(microseconds: Int64((Double(number) * 1_000_000 / rate).rounded()))
  }

  /// The first frame that is later than `instant`.
  package func next(after instant: Instant) -> Instant {
    var number = Int64((Double(instant.microseconds) * rate / 1_000_000).rounded(.down))
    while self.instant(number) > instant { number -= 1 }
    while self.instant(number) <= instant { number += 1 }
    return self.instant(number)
  }

  /// The first frame at `instant` or later.
  package func first(from instant: Instant) -> Instant {
    instant == .never
      ? .never : next(after: Instant(microseconds: instant.microseconds - 1))
  }
}
