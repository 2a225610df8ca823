import GestureTrace
import TraceFiles

/// `pullback convert`: recordings from tables of finger movements, or from recordings.
enum ConvertCommand: Command {
  static let about = CommandDescription(
    name: "convert",
    summary: "Make recordings from a table of finger movements, or retime one.",
    synopses: [
      "TABLE.csv -o DIR [--points-per-unit P] [--anchor top|bottom|OFFSET] [--mirror]",
      "FILE.jsonl [-o NEW] [--speed F] [--start SECONDS] [--hz N] [--rate N]",
    ],
    paragraphs: [
      "A file whose name ends in .csv is a table of finger movements with the columns t_ms, phase "
        + "(down, move, up), y, source and, if there are any, pointer and x. Each source becomes a "
        + "recording of its own in the folder DIR.",
      "Any other file is a recording. It is written again in the one spelling that the project "
        + "uses, with another timing if one is asked for: printed, or into the file NEW. What this "
        + "version does not know is kept.",
      "A file that is there already is never written over.",
    ],
    flags: [output] + TableConversion.flags + Timing.flags,
    operands: ["FILE"],
    operandCount: 1...1,
    examples: [
      .init(
        "pullback convert flings.csv -o made --anchor bottom --points-per-unit 1/2.625",
        "Makes a recording of each gesture, from pixels of a 420 dpi screen, on a list that is at "
          + "its end."),
      .init("pullback convert pull.jsonl --speed 2", "Prints the same gesture, twice as fast."),
    ])

  private static let output = Flag(
    "output", short: "o", value: "PATH",
    help: "Where the result goes: the folder of the recordings, or the new file.")

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let path = arguments.operands[0]
    let target = arguments.value(of: output)
    if path.hasSuffix(".csv") {
      try reading { () throws(UsageError) in try refuse(Timing.flags, arguments, for: "a table") }
      let conversion = try reading { () throws(UsageError) in try TableConversion(arguments) }
      let folder = try reading { () throws(UsageError) in
        guard let target else { throw UsageError.missingOperand("-o DIR") }
        return target
      }
      for file in try conversion.write(path, into: folder) { try console.write(file + "\n") }
    } else {
      try reading { () throws(UsageError) in
        try refuse(TableConversion.flags, arguments, for: "a recording")
      }
      let timing = try reading { () throws(UsageError) in try Timing(arguments) }
      try write(try timing.applied(to: path), to: target, console)
    }
    return .good
  }

  /// Refuses flags that mean nothing for this kind of file.
  private static func refuse(
    _ flags: [Flag], _ arguments: Arguments, for kind: String
  ) throws(UsageError) {
    for flag in flags where arguments.has(flag) {
      throw .misplaced(flag: "--\(flag.name)", kind: kind)
    }
  }

  private static func write(
    _ trace: Trace, to target: String?, _ console: Console
  ) throws(CommandFailure) {
    guard let target else {
      try console.write(trace.header.text + "\n")
      for row in trace.rows { try console.write(row.text + "\n") }
      return
    }
    do throws(TraceError) {
      try TraceFile.write(trace, to: target)
    } catch {
      throw .trace(error)
    }
  }
}
