import Glibc
import Synchronization

/// A line on the terminal that tells how far a long command has come.
///
/// It is shown on standard error, only where that is a terminal, and only from the first second on.
/// Nothing else in the program looks at a real clock, and no result depends on this one.
final class ProgressLine: Sendable {
  private let noun: String
  private let total: Int
  private let isShown: Bool
  private let start: Int
  private let state = Mutex(State())

  private struct State {
    var done = 0
    /// When the line was drawn last, in milliseconds from the start; `nil` before the first time.
    var drawn: Int?
  }

  /// Expects `total` steps, called `noun` in the line.
  init(_ total: Int, _ noun: String) {
    self.noun = noun
    self.total = total
    isShown = isatty(Descriptor.standardError.number) == 1
    start = Self.milliseconds
  }

  /// One step is done; any thread may say so.
  func advance() {
    state.withLock { state in
      state.done += 1
      guard isShown else { return }
      let elapsed = Self.milliseconds - start
      // Ten times a second is as often as anyone can read.
      guard elapsed >= max(1000, (state.drawn ?? 0) + 100) else { return }
      state.drawn = elapsed
      draw("\(state.done) of \(total) \(noun)")
    }
  }

  /// Takes the line away.
  func close() {
    if state.withLock({ $0.drawn != nil }) { draw("") }
  }

  private func draw(_ text: String) {
    _ = Descriptor.standardError.write(Array("\r\(text)\u{1b}[K".utf8))
  }

  private static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
