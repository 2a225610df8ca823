import GestureTrace
import Invariants
import Reports

/// `pullback invariants`: the rules, or one explained.
enum InvariantsCommand: Command {
  static let about = CommandDescription(
    name: "invariants",
    summary: "List the promises that are checked, or explain one.",
    synopses: ["[ID] [--format text|json]"],
    paragraphs: [
      "An invariant is a promise that every refresh control should keep, whatever it looks like. "
        + "With an id it is explained: why it matters, what is read to judge it, when there is "
        + "nothing to judge, and how a finding reads."
    ],
    flags: [.format],
    operands: ["ID"],
    operandCount: 0...1,
    examples: [.init("pullback invariants inset-restored", "Explains one invariant.")])

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let format = try format(arguments)
    var rules = Catalogue.all
    if let id = arguments.operands.first {
      rules = [try reading { () throws(UsageError) in try RuleList.rule(id) }]
    }
    switch (format, rules.count == 1 ? rules.first : nil) {
    case (.json, _): try console.write(rules.json.text + "\n")
    case (.text, let rule?): try console.write(rule.text(console.style))
    case (.text, nil): try console.write(rules.text(console.style))
    }
    return .good
  }
}
