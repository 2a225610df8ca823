import GestureTrace
import Glibc
import Reports

/// The program `pullback`: arguments in, exit code out.
public enum Pullback {
  /// The version of the program, as `--version` prints it.
  public static let version = "0.1"

  /// The commands, in the order of the help.
  static var commands: [any Command.Type] {
    [
      CheckCommand.self, RecordCommand.self, ReplayCommand.self, ShowCommand.self,
      ValidateCommand.self,
      RecoverCommand.self, ConvertCommand.self, SubjectsCommand.self, InvariantsCommand.self,
      PoliciesCommand.self, ProbeCommand.self, ModelCheckCommand.self, HelpCommand.self,
    ]
  }

  /// Runs the program with the arguments of this process, which must be UTF-8.
  ///
  /// - Returns: what the process is to exit with, as in `run(_:)`.
  public static func run() -> Int32 {
    run(reading: argumentsOfProcess)
  }

  /// Runs the program.
  ///
  /// - Parameter arguments: what follows the program's name on the command line.
  /// - Returns: what the process is to exit with: 0 good, 1 a promise was broken, 64 and above as in
  ///   the help's table.
  public static func run(_ arguments: [String]) -> Int32 {
    run { arguments }
  }

  private static func run(reading arguments: () throws(CommandFailure) -> [String]) -> Int32 {
    Traps.install()
    let console = Console()
    do throws(CommandFailure) {
      let code = try run(try arguments(), console)
      try console.flush()
      return code.rawValue
    } catch {
      // What was found before stands, and comes before what is said about the end.
      if error != .closedPipe { try? console.flush() }
      let words = error.description
      if !words.isEmpty { console.say(words) }
      return error.code.rawValue
    }
  }

  /// What follows the program's name on the command line.
  private static func argumentsOfProcess() throws(CommandFailure) -> [String] {
    var arguments: [String] = []
    for place in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = CommandLine.unsafeArgv[place] else { break }
      guard let argument = String(validatingCString: bytes) else {
        let length = strlen(bytes)
        let raw = UnsafeRawBufferPointer(start: bytes, count: length)
        throw .usage(.notUTF8(String(printable: raw)), command: nil)
      }
      arguments.append(argument)
    }
    return arguments
  }

  private static func run(
    _ arguments: [String], _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    guard let first = arguments.first else { throw .usage(.noCommand, command: nil) }
    switch first {
    case "--help", "-h": return try HelpCommand.run(Arguments(), console)
    case "--version":
      try console.write("pullback \(version)\n")
      return .good
    default: break
    }
    let command = try command(first)
    let parsed: Arguments
    do {
      parsed = try command.about.parse(Array(arguments.dropFirst()))
    } catch {
      throw .usage(error, command: command.about.name)
    }
    if parsed.has(.help) {
      try console.write(command.about.help(console.style))
      return .good
    }
    return try command.run(parsed, console)
  }

  /// The command of this name.
  static func command(_ name: String) throws(CommandFailure) -> any Command.Type {
    if let command = commands.first(where: { $0.about.name == name }) { return command }
    let isFlag = name.hasPrefix("-")
    let names = isFlag ? ["--help", "--version"] : commands.map { $0.about.name }
    let nearest = NearestName.of(name, among: names)
    throw .usage(
      .unknown(noun: isFlag ? "flag" : "command", name: name, nearest: nearest), command: nil)
  }

  /// What `pullback help` prints.
  static func overview(_ style: TextStyle) -> String {
    let table = Definitions(
      commands.map { (name: $0.about.name, words: $0.about.summary) }, indent: 2)
    var lines = "usage: pullback COMMAND [ARGUMENT…]".wrapped(to: style.width, rest: "  ") + [""]
    for paragraph in introduction { lines += paragraph.wrapped(to: style.width) + [""] }
    lines += table.lines(style) + [""]
    lines += "`pullback COMMAND --help` explains a command.".wrapped(to: style.width) + [""]
    lines += exitCodes.wrapped(to: style.width)
    return lines.joined(separator: "\n") + "\n"
  }

  private static let introduction = [
    "Pullback plays recorded gestures to pull-to-refresh and load-more controls and proves what "
      + "they did right or wrong.",
    "A recording is a text file that says what a finger and an app did to a list, and when. A "
      + "subject is a control that is put under it, on a scroll view without a screen and with a "
      + "clock of its own, so that a run takes milliseconds and ends the same every time. An "
      + "invariant is a promise that every such control should keep; a verdict says whether it did.",
  ]

  private static let exitCodes =
    "Exit codes: 0 good; 1 a promise was broken; 64 a wrong command line; 65 bad data; 66 a missing "
    + "file; 70 a fault of ours; 74 cannot write; 141 the reader has gone."
}
