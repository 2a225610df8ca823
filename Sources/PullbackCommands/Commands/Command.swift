/// One thing that the program can be asked to do.
protocol Command {
  /// How it is called and what its help says.
  static var about: CommandDescription { get }

  /// Does it, and returns what the program exits with.
  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode
}

extension Command {
  /// How the result is to be printed.
  static func format(_ arguments: Arguments) throws(CommandFailure) -> OutputFormat {
    try reading { () throws(UsageError) in try arguments.choice(of: .format) ?? .text }
  }

  /// Does `body` and makes an error about the command line one of this command.
  static func reading<Value>(
    _ body: () throws(UsageError) -> Value
  ) throws(CommandFailure) -> Value {
    do {
      return try body()
    } catch {
      throw .usage(error, command: about.name)
    }
  }
}

/// What people read about a command.
package struct CommandDescription: Sendable {
  /// How it is called on the command line.
  package let name: String
  /// What it does, in less than a line.
  package let summary: String
  /// The ways to call it, without the program's name.
  package let synopses: [String]
  /// What it does, for someone who has never seen the project; one paragraph each.
  package let paragraphs: [String]
  /// The flags that it has, in the order of the help.
  package let flags: [Flag]
  /// Names of the arguments that are no flags, in order; the last one stands for all that follow.
  package let operands: [String]
  /// How many such arguments it takes.
  package let operandCount: ClosedRange<Int>
  /// Command lines to try, with what they do.
  package let examples: [Example]

  /// A command line and what it does.
  package struct Example: Sendable {
    package let line: String
    package let does: String

    package init(_ line: String, _ does: String) {
      self.line = line
      self.does = does
    }
  }
}

extension CommandDescription {
  /// Reads the command's arguments by its own table.
  /// - Throws: the first flag or value that it does not take, or a wrong number of other arguments.
  package func parse(_ texts: [String]) throws(UsageError) -> Arguments {
    let arguments = try ArgumentParser(flags).parse(texts)
    if arguments.has(.help) { return arguments }
    let count = arguments.operands.count
    if count < operandCount.lowerBound { throw .missingOperand(operands[count]) }
    if count > operandCount.upperBound {
      throw .extraOperand(arguments.operands[operandCount.upperBound])
    }
    return arguments
  }
}
