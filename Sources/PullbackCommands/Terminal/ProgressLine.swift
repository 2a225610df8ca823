import Glibc

/// A line on the terminal that tells how far a long command has come.
///
/// It is shown on standard error, only where that is a terminal, and only from the first second on.
/// Nothing else in the program looks at a real clock, and no result depends on this one.
struct ProgressLine {
  private let noun: String
  private let total: Int
  private let isShown: Bool
  private let start = ProgressLine.milliseconds
  private var done = 0
  private var last = 0
  private var isDrawn = false

  /// Expects `total` steps, called `noun` in the line.
  init(_ total: Int, _ noun: String) {
    self.noun = noun
    self.total = total
    isShown = isatty(Descriptor.standardError.number) == 1
  }

  /// One step is done.
  mutating func advance() {
    done += 1
    guard isShown else { return }
    let elapsed = Self.milliseconds - start
    // Ten times a second is as often as anyone can read.
    guard elapsed >= 1000, elapsed - last >= 100 else { return }
    last = elapsed
    isDrawn = true
    draw("\(done) of \(total) \(noun)")
  }

  /// Takes the line away.
  func close() {
    if isDrawn { draw("") }
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
