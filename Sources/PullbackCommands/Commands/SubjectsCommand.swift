import GestureTrace
import Reports
import Subjects

/// `pullback subjects`: the controls that can be checked, or one explained.
enum SubjectsCommand: Command {
  static let about = CommandDescription(
    name: "subjects",
    summary: "List the controls that can be checked, or explain one.",
    synopses: ["[ID] [--format text|json]"],
    paragraphs: ["A subject."],
    flags: [.format],
    operands: ["ID"],
    operandCount: 0...1,
    examples: [])

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    .good
  }
}
