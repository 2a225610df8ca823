import GestureTrace
import UIKit

/// The rows of one recording on their way to the sink, with their times.
struct RowLog {
  private let sink: any RecordingSink
  private let clock: () -> TimeInterval
  /// What the clock said at the recording's start, seconds.
  private let start: TimeInterval
  /// The time of the last row, or the earliest of the next.
  private var earliest = Tick.zero
  /// Why a row could not be written; nothing is written after it.
  private(set) var failure: (any Error)?

  /// Writes the header; time 0 is now.
  init(_ header: TraceHeader, to sink: any RecordingSink, clock: @escaping () -> TimeInterval)
    throws
  {
    self.sink = sink
    self.clock = clock
    start = clock()
    try sink.append(Array(header.text.utf8) + [Self.lineEnd])
  }

  private static let lineEnd = UInt8(ascii: "\n")

  /// Appends what happens now; a clock that goes back counts as one that stands.
  mutating func append(_ event: WorldEvent) {
    guard failure == nil else { return }
    earliest = max(earliest, Tick(seconds: clock() - start))
    guard earliest < .limit else { return }
    var line: [UInt8] = []
    Row(earliest, event).append(to: &line)
    line.append(Self.lineEnd)
    do {
      try sink.append(line)
    } catch {
      failure = error
    }
  }

  /// Has what follows come a microsecond later, also where the clock has not moved.
  ///
  /// In a replay the rows of an instant come before what the display's frame sets off in it.
  mutating func separate() { earliest += Tick(microseconds: 1) }

  /// Closes the sink.
  /// - Throws: why a row could not be written, or the file not be closed.
  mutating func close() throws {
    if let failure { throw failure }
    try sink.close()
  }
}
