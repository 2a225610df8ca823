import GestureTrace
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
        + "are errors. Exits with 65 if a file is bad and with 66 if one is missing.",
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
    for path in try RecordingFinder.recordings(in: arguments.operands) {
      var file = JSONObject()
      file["trace"] = .string(path)
      switch Result(catching: { () throws(TraceError) in try TraceFile.validate(path) }) {
      case .success(let summary):
        summary.warnings.forEach { console.say($0.description) }
        file["valid"] = true
        file["rows"] = .number(Double(summary.rows))
        file["end"] = .number(summary.end.seconds)
        if format == .text { try console.write("\(path): \(summary.words)\n") }
      case .failure(let error):
        console.say(error.description)
        failure = failure ?? .trace(error)
        file["valid"] = false
        file["error"] = .string(error.description)
      }
      files.append(.object(file))
    }
    if format == .json {
      var report = JSONObject(report: "validate")
      report["files"] = .array(files)
      try console.write(JSONValue.object(report).text + "\n")
    }
    return failure?.code ?? .good
  }
}

extension TraceFile.Summary {
  fileprivate var words: String {
    let kind = header.history == nil ? "recording" : "history"
    return "a good \(kind), \(rows) row\(rows == 1 ? "" : "s"), \(end) s"
  }
}
