package import Checking
import GestureTrace
import Glibc
package import TerminalScreens
package import TraceFiles

/// Why a command gave up, as data; `description` has the words and `code` the exit code.
package enum CommandFailure: Error, Hashable, Sendable {
  /// The command line is wrong; `command` is the one that was meant, if it is known.
  case usage(UsageError, command: String?)
  /// A recording that cannot be read or written.
  case trace(TraceError)
  /// A recording whose file is sound and which cannot be replayed.
  case replay(ReplayFailure)
  /// A recording whose new timing is longer than a recording may be.
  case tooLate(path: String, Retiming.TooLate)
  /// A folder that gives no recordings.
  case recordings(RecordingFilesError)
  /// A table of measurements that cannot be read.
  case measurement(path: String, line: Int, problem: String)
  /// No `Recordings` folder in the places where it was looked for.
  case noRecordings(from: [String])
  /// A result that would take the place of the recording that it is made from.
  case overInput(path: String)
  /// The system refuses to write; `code` is its errno.
  case cannotWrite(path: String, code: Int32)
  /// No terminal to show anything on.
  case noTerminal(Terminal.Refusal)
  /// The reader of standard output has gone.
  case closedPipe

  /// What the program exits with.
  package var code: ExitCode {
    switch self {
    case .usage, .tooLate, .noTerminal: .usage
    case .replay, .measurement: .badData
    case .trace(let error):
      switch error.kind {
      case .badData: .badData
      case .noInput: .noInput
      case .cannotWrite: .cannotWrite
      }
    case .recordings, .noRecordings: .noInput
    case .overInput, .cannotWrite: .cannotWrite
    case .closedPipe: .closedPipe
    }
  }
}

extension CommandFailure: CustomStringConvertible {
  /// What is said on standard error, without the last line's end; empty where nothing is to be said.
  package var description: String {
    switch self {
    case .trace(let error): error.description
    case .replay(let error): error.description
    case .recordings(let error): error.description
    case .usage, .tooLate, .measurement, .noRecordings, .overInput, .cannotWrite, .noTerminal,
      .closedPipe:
      lines.map(\.printable).joined(separator: "\n")
    }
  }

  /// The lines of what has no words of its own, as they are: names in them may hold anything.
  private var lines: [String] {
    switch self {
    case .trace, .replay, .recordings, .closedPipe: []
    case .usage(let error, let command):
      [
        "pullback: error: \(error)",
        "See `pullback \(command.map { "\($0) --help" } ?? "help")`.",
      ]
    case .measurement(let path, let line, let problem): ["\(path):\(line): error: \(problem)"]
    case .tooLate(let path, let error): ["\(path): error: \(error)"]
    case .noRecordings(let places):
      [
        "pullback: error: found no folder Recordings in or above "
          + places.joined(separator: " or "),
        "Name the recordings: pullback check FILE|DIR…",
      ]
    case .noTerminal(.none):
      [
        "pullback: error: found no terminal, expected one at standard input and output",
        "Where there is none, `pullback show` and `pullback replay` print the same as text.",
      ]
    case .noTerminal(.dumb):
      [
        "pullback: error: found a terminal that cannot move its cursor (TERM), expected another",
        "On such a one, `pullback show` and `pullback replay` print the same as text.",
      ]
    case .overInput(let path):
      ["\(path): error: found the recording itself, expected another file: it is not written over"]
    case .cannotWrite(let path, let code): ["\(path): error: cannot write: \(Self.reason(code))"]
    }
  }

  private static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
