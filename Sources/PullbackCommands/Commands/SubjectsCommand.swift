import GestureTrace
import Reports
import Subjects

/// `pullback subjects`: the controls that can be checked, or one explained.
enum SubjectsCommand: Command {
  static let about = CommandDescription(
    name: "subjects",
    summary: "List the controls that can be checked, or explain one.",
    synopses: ["[ID] [--format text|json]"],
    paragraphs: [
      "A subject is a control that recordings are replayed on. ID alone is the repaired control: its "
        + "own design without known faults. ID:published is the control as it was published, and "
        + "ID:NAME the repaired one with one of the published faults. The faults of exemplar, which "
        + "was not published, are planted: they show what the invariants notice, one at a time.",
      "With an id it is explained: what it promises, and each fault with the shortest gesture that "
        + "shows it and the invariants that it breaks.",
    ],
    flags: [.format],
    operands: ["ID"],
    operandCount: 0...1,
    examples: [.init("pullback subjects hw-refresh", "Explains one control and its faults.")])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    let format = try format(arguments)
    var pages = Subjects.Catalogue.systems.map { SubjectPage($0) }
    let id = arguments.operands.first
    if let id {
      pages = [try reading { () throws(UsageError) in try SubjectPage(id) }]
    }
    switch format {
    case .json:
      var report = JSONObject(report: "subjects")
      report["subjects"] = .array(pages.map(\.json))
      try console.write(JSONValue.object(report).text + "\n")
    case .text:
      let style = console.style
      let lines = pages.flatMap { id == nil ? $0.listing(style) : $0.lines(style) }
      try console.write(lines.joined(separator: "\n") + "\n")
    }
    return .good
  }
}
