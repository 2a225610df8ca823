import Checking
import GestureTrace
import Replay
import Reports
import TraceFiles

/// `pullback validate`: whether files are good recordings.
enum ValidateCommand: Command {
  static let about = CommandDescription(
    name: "validate",
    summary: "Say whether files are good recordings.",
    synopses: ["FILE|DIR… [--format text|json]"],
    paragraphs: [
      "Reads each file to its end and says what is in it, or what is wrong with it: line, column, "
        + "what was found and what was expected. A folder stands for all the .jsonl files in it.",
      "Nothing is guessed: a duplicate key, a time that runs backwards, a finger that lifts twice "
        + "are errors; what no replay takes, such as a display of half a frame a second, is warned of. "
        + "Exits with 65 if a file is bad and with 66 if one is missing or a folder cannot "
        + "be looked into; the others are read all the same.",
    ],
    flags: [.format],
    operands: ["FILE|DIR"],
    operandCount: 1...Int.max,
    examples: [.init("pullback validate Recordings", "Reads every recording of the folder.")])

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let format = try format(arguments)
    var failure: CommandFailure?
    var files: [JSONValue] = []
    for found in RecordingFinder.recordings(in: arguments.operands) {
      let file = Validation(found)
      file.talk.forEach(console.say)
      failure = failure ?? file.failure
      switch format {
      case .text: try console.write(file.text)
      case .json: files.append(file.json)
      }
    }
    if format == .json {
      var report = JSONObject(report: "validate")
      report["files"] = .array(files)
      try console.write(JSONValue.object(report).text + "\n")
    }
    return failure?.code ?? .good
  }
}

/// What there is to say about one file.
private struct Validation {
  private let path: String
  private let outcome: Result<TraceFile.Summary, CommandFailure>

  init(_ found: RecordingFinder.Found) {
    path = found.path
    do throws(CommandFailure) {
      outcome = .success(try Self.summary(of: found))
    } catch {
      outcome = .failure(error)
    }
  }

  private static func summary(
    of found: RecordingFinder.Found
  ) throws(CommandFailure) -> TraceFile.Summary {
    switch found {
    case .success(let path):
      do throws(TraceError) { return try TraceFile.validate(path) } catch { throw .trace(error) }
    case .failure(let error): throw .recordings(error)
    }
  }

  /// What is wrong with the file.
  var failure: CommandFailure? {
    if case .failure(let failure) = outcome { failure } else { nil }
  }

  /// What people should know, a line each.
  var talk: [String] {
    switch outcome {
    case .success(let summary):
      summary.warnings.map(\.description) + [refusal(of: summary.header)].compactMap(\.self)
    case .failure(let failure): [failure.description]
    }
  }

  /// Why no control can be put on it, though the file is good; `nil` where one can.
  private func refusal(of header: TraceHeader) -> String? {
    do throws(ReplayError) {
      try header.checkedPolicies()
      return nil
    } catch {
      return ReplayFailure(error, path: path, in: path).warning
    }
  }

  /// The line of a good file, nothing for a bad one.
  var text: String {
    switch outcome {
    case .success(let summary): "\(path): \(summary.words)".printable + "\n"
    case .failure: ""
    }
  }

  var json: JSONValue {
    var file = JSONObject()
    file["trace"] = .string(path)
    switch outcome {
    case .success(let summary):
      file["valid"] = true
      file["rows"] = .number(Double(summary.rows))
      file["end"] = .number(summary.end.seconds)
    case .failure(let failure):
      file["valid"] = false
      file["error"] = .string(failure.description)
    }
    return .object(file)
  }
}

extension TraceFile.Summary {
  fileprivate var words: String {
    let kind = header.history == nil ? "recording" : "history"
    return "a good \(kind), \(rows) row\(rows == 1 ? "" : "s"), \(end) s"
  }
}
