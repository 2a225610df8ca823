import Glibc

/// A pipe to itself by which signals wake a program that waits: a resized window, a request to stop, the
/// end of a stop.
enum Wake {
  nonisolated(unsafe) private static var ends: (read: Int32, write: Int32) = (-1, -1)

  /// What a signal has to say, a byte each.
  static let resized = UInt8(ascii: "w")
  static let suspended = UInt8(ascii: "z")
  static let continued = UInt8(ascii: "c")

  /// The end to wait at.
  static var descriptor: Int32 { ends.read }

  /// Opens the pipe and has the signals write into it.
  static func install() {
    var pair: [Int32] = [-1, -1]
    guard ends.read < 0, pipe(&pair) == 0 else { return }
    ends = (pair[0], pair[1])
    for end in pair {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    watch(SIGWINCH) { _ in Wake.note(Wake.resized) }
    watch(SIGTSTP) { _ in Wake.note(Wake.suspended) }
    watch(SIGCONT) { _ in Wake.note(Wake.continued) }
    Restoration.unblock([SIGWINCH, SIGTSTP, SIGCONT])
  }

  private static func watch(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.sa_flags = Int32(SA_RESTART)
    action.__sigaction_handler.sa_handler = handler
    sigaction(signal, &action, nil)
  }

  /// What may be done in a signal handler.
  private static func note(_ byte: UInt8) {
    var byte = byte
    _ = write(ends.write, &byte, 1)
  }

  /// What signals have said since the last time.
  static func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(ends.read, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : []
  }

  /// Stops the process, as its terminal would, until it is continued.
  static func suspend() {
    var plain = sigaction()
    var ours = sigaction()
    sigaction(SIGTSTP, &plain, &ours)
    raise(SIGTSTP)
    sigaction(SIGTSTP, &ours, nil)
    // That it was continued is known, and the screen is new whatever else was said.
    _ = read()
  }
}
