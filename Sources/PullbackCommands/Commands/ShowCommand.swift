import Checking
import GestureTrace
import Replay
import Reports
import TerminalScreens

/// `pullback show`: a recording on subjects as plots.
enum ShowCommand: Command {
  private static let subject = Flag(
    "subject", short: "s", value: "ID", repeats: true,
    help: "A control to show, as `pullback subjects` names it. May be given more than once; "
      + "without it every repaired control is shown.")

  static let about = CommandDescription(
    name: "show",
    summary: "Print a recording on controls as a plot.",
    synopses: ["FILE [--subject ID]… [--drive finger|offset] [--policy NAME=VALUE]…"],
    paragraphs: [
      "Plays the recording to each control and prints where the list was over time, with the lines at "
        + "which the control decides (in the scale at the left), when a finger was down, what was called "
        + "back, the phases of header and footer, and each promise that was broken.",
      "Up is the way that the list is pulled down: a pull of the header is a hill. ◆ is a callback, ○ "
        + "an answer, ▴ what the app does, ✗ a promise that was broken. The page is 80 columns wide, or "
        + "as wide as COLUMNS says.",
    ],
    flags: [subject, .drive, .policy],
    operands: ["FILE"],
    operandCount: 1...1,
    examples: [
      .init(
        "pullback show pull.jsonl --subject hw-refresh --subject mj-refresh",
        "Shows one gesture on two controls.")
    ])

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let recipes = try reading { () throws(UsageError) in
      try SubjectList.recipes(of: arguments.values(of: subject))
    }
    let drive: TraceHeader.Drive? =
      try reading { () throws(UsageError) in try arguments.choice(of: .drive) }
    let variant = try reading { () throws(UsageError) in
      try PolicyVariant(arguments.values(of: .policy))
    }
    let path = arguments.operands[0]
    let read = try ReadTrace(contentsOf: path)
    read.talk.forEach(console.say)
    var capabilities = Capabilities.ofProcess
    if !console.style.isColoured { capabilities.colors = .none }
    // Results are UTF-8; only what a terminal shows has to be what it can show.
    if !Descriptor.standardOutput.isTerminal { capabilities.isUTF8 = true }
    for (number, recipe) in recipes.enumerated() {
      let watched = try read.watched(on: recipe, drive: drive, variant: variant)
      if number > 0 { try console.write("\n") }
      let page = ShowPage(watched, named: RecordingName.of(path))
      try console.write(page.grid(columns: max(40, console.style.width)).lines(capabilities))
    }
    return .good
  }
}

extension ReadTrace {
  /// The recording on a subject, to be looked at.
  func watched(
    on subject: SubjectRecipe, drive: TraceHeader.Drive?, variant: PolicyVariant
  ) throws(CommandFailure) -> WatchedRun {
    do throws(ReplayError) {
      return try WatchedRun(trace, subject: subject, drive: drive, settings: variant.settings)
    } catch {
      throw .replay(ReplayFailure(error, path: path, in: path))
    }
  }
}

/// What a recording is called where its place does not matter.
enum RecordingName {
  /// The last part of a path, without the ending of recordings.
  static func of(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".jsonl") ? String(name.dropLast(6)) : name
  }
}
