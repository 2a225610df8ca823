import GestureTrace
import HeadlessUIKit
import Reports

/// `pullback policies`: what the scroll model can be set to, or one policy explained.
enum PoliciesCommand: Command {
  static let about = CommandDescription(
    name: "policies",
    summary: "List what the scroll model can be set to, or explain one policy.",
    synopses: ["[NAME] [--format text|json]"],
    paragraphs: [
      "UIKit is closed, and where its ways are not established the scroll model has a policy: a "
        + "named choice with a default. A recording sets them in its scene, check and replay with "
        + "--policy NAME=VALUE, and check --policies all tries each plausible value.",
      "A plausible value is one that UIKit may well have. The others are the law of another system, "
        + "or a reported fault, for comparison.",
    ],
    flags: [.format],
    operands: ["NAME"],
    operandCount: 0...1,
    examples: [.init("pullback policies panSlop", "Explains one policy.")])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    let format: OutputFormat =
      try reading { () throws(UsageError) in try arguments.choice(of: .format) } ?? .text
    var policies = ScrollPolicies.catalogue
    if let name = arguments.operands.first {
      policies = [try reading { () throws(UsageError) in try PolicyVariant.policy(name) }]
    }
    switch format {
    case .json:
      var object = JSONObject()
      object["pullback"] = .number(Double(TraceHeader.version))
      object["report"] = "policies"
      object["policies"] = .array(policies.map(\.json))
      try console.write(JSONValue.object(object).text + "\n")
    case .text:
      let lines = policies.flatMap { $0.lines(console.style) }
      try console.write(lines.joined(separator: "\n") + "\n")
    }
    return .good
  }
}

extension PolicyDescription {
  fileprivate func lines(_ style: TextStyle) -> [String] {
    let plausible = alternatives.map(\.text)
    let foreign = values.filter { !$0.isPlausible }.map(\.text)
    var choices = "default \(values[0].text)"
    if !plausible.isEmpty { choices += "; plausible \(plausible.joined(separator: ", "))" }
    if !foreign.isEmpty { choices += "; for comparison \(foreign.joined(separator: ", "))" }
    if takesNumbers { choices += "; any number of 0 or more" }
    return name.broken(to: style.width, first: "", rest: "  ").map { style.paint($0, .strong) }
      + summary.wrapped(to: style.width, first: "  ", rest: "  ")
      + choices.wrapped(to: style.width, first: "  ", rest: "  ")
      + "\(confidence.rawValue): \(source)".wrapped(to: style.width, first: "  ", rest: "  ")
  }

  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["name"] = .string(name)
    object["summary"] = .string(summary)
    object["values"] = .array(
      values.map { value in
        var member = JSONObject()
        member["value"] = .string(value.text)
        member["plausible"] = .bool(value.isPlausible)
        return .object(member)
      })
    object["takesNumbers"] = .bool(takesNumbers)
    object["source"] = .string(source)
    object["confidence"] = .string(confidence.rawValue)
    return .object(object)
  }
}
