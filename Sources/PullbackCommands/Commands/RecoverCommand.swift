import TraceFiles

/// `pullback recover`: saves what a killed recorder has written.
enum RecoverCommand: Command {
  private static let output = Flag(
    "output", short: "o", value: "NEW", help: "The file to write. It must not be there yet.")

  static let about = CommandDescription(
    name: "recover",
    summary: "Save the whole lines of a recording that was cut short.",
    synopses: ["FILE NEW", "FILE -o NEW"],
    paragraphs: [
      "A recorder that is killed may leave a last line without its end. Such a file is refused "
        + "everywhere else; this command copies the lines before it into a new file and says what it "
        + "dropped. The old file stays as it is.",
      "Damage anywhere else cannot be recovered, since nobody knows what is missing.",
    ],
    flags: [output],
    operands: ["FILE", "NEW"],
    operandCount: 1...2,
    examples: [.init("pullback recover pull.jsonl pull-saved.jsonl", "Saves what can be saved.")])

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let source = arguments.operands[0]
    let target = try reading { () throws(UsageError) in try newFile(arguments) }
    do throws(TraceError) {
      let recovery = try TraceFile.recover(from: source, to: target)
      console.say("\(target): \(recovery)")
    } catch {
      throw .trace(error)
    }
    return .good
  }

  /// The new file, named by the flag or by the second argument, not by both.
  private static func newFile(_ arguments: Arguments) throws(UsageError) -> String {
    let second = arguments.operands.dropFirst().first
    switch (arguments.value(of: output), second) {
    case (let flag?, nil): return flag
    case (nil, let second?): return second
    case (nil, nil): throw .missingOperand("NEW")
    case (.some, let second?): throw .extraOperand(second)
    }
  }
}
