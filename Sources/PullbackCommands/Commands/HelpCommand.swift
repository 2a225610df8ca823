/// `pullback help`: what there is, or one command explained.
enum HelpCommand: Command {
  static let about = CommandDescription(
    name: "help",
    summary: "Explain the program or one of its commands.",
    synopses: ["[COMMAND]"],
    paragraphs: ["Prints what the program is for and its commands, or the help of one command."],
    flags: [],
    operands: ["COMMAND"],
    operandCount: 0...1,
    examples: [.init("pullback help check", "Explains the command check.")])

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    guard let name = arguments.operands.first else {
      try console.write(Pullback.overview(console.style))
      return .good
    }
    let command = try Pullback.command(name)
    try console.write(command.about.help(console.style))
    return .good
  }
}
