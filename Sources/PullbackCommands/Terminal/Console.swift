import GestureTrace
import Glibc
import Reports

/// Where results and talk go: results to standard output, talk to standard error.
final class Console {
  /// How results are laid out.
  let style: TextStyle

  private var buffer: [UInt8] = []
  private static let capacity = 1 << 16

  init() {
    Descriptor.holdStandardOnes()
    // A closed pipe comes back from `write`, so that we can end by our own exit code.
    signal(SIGPIPE, SIG_IGN)
    // So does a file that has become as large as it may.
    signal(SIGXFSZ, SIG_IGN)
    style = Environment.style(of: Descriptor.standardOutput.number)
  }

  /// Adds text to the results.
  func write(_ text: String) throws(CommandFailure) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Adds UTF-8 to the results.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Sends what was added.
  func flush() throws(CommandFailure) {
    defer { buffer.removeAll(keepingCapacity: true) }
    switch Descriptor.standardOutput.write(buffer) {
    case 0: return
    case EPIPE: throw .closedPipe
    case let code: throw .cannotWrite(path: "standard output", code: code)
    }
  }

  /// Says something to people, in a line or a few; if nobody can hear it, it is lost.
  ///
  /// Whatever the words are made of, nothing in them but the ends of lines steers the terminal.
  func say(_ words: String) {
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { String($0).printable + "\n" }.joined()
    _ = Descriptor.standardError.write(Array(text.utf8))
  }
}
