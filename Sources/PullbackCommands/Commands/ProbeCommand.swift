import Exploration
import GestureTrace
import Replay
import Reports

/// `pullback probe`: the contract of a control, found out from outside.
enum ProbeCommand: Command {
  private static let subject = Flag(
    "subject", short: "s", value: "ID",
    help: "The control to try, as `pullback subjects` names it. It must be given.")

  static let about = CommandDescription(
    name: "probe",
    summary: "Find out what a control promises, by trying it.",
    synopses: ["--subject ID"],
    paragraphs: [
      "Pulls the control, throws the list, begins and ends it, and reads what happens. It knows "
        + "nothing of the control but how to make one: how far to pull is found by halving, when it "
        + "calls back, what it holds, and what becomes of a second load by experiments.",
      "Prints one JSON object, whose contract has the fields that a control would declare; what "
        + "cannot be seen from outside is null. A footer or header that answers nothing is null. A fault "
        + "that hides something is told on standard error.",
    ],
    flags: [subject],
    operands: [],
    operandCount: 0...0,
    examples: [
      .init(
        "pullback probe --subject hw-refresh | jq .contract.header.trigger",
        "Shows how far one has to pull.")
    ])

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let recipe = try reading { () throws(UsageError) in
      try SubjectList.recipe(namedBy: subject, in: arguments)
    }
    var object = JSONObject(report: "probe")
    object["subject"] = .string(recipe.id)
    let probed = contract(of: recipe)
    object["contract"] = probed.json
    try console.write(JSONValue.object(object).text + "\n")
    if let fault = probed.fault {
      console.say("\(recipe.id) ended in a fault, and what that hid is null: \(fault.printable)")
    }
    return .good
  }

  private static func contract(of recipe: SubjectRecipe) -> ProbedContract {
    do throws(ReplayError) { return try ContractProbe.contract(of: recipe) } catch {
      preconditionFailure("a probe that asks for no settings was refused: \(error)")
    }
  }
}
