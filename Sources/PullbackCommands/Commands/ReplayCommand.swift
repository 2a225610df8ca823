import Checking
import GestureTrace
import Replay
import Reports
import TraceFiles

/// `pullback replay`: what happens when one recording is played to one subject.
enum ReplayCommand: Command {
  private static let subject = Flag(
    "subject", short: "s", value: "ID", repeats: true,
    help:
      "The control to replay on, as `pullback subjects` names it. It must be given; with --watch "
      + "a second one is shown beside it.")
  private static let history = Flag(
    "history", value: "FILE",
    help: "Write the history into this file instead of printing it; the file is replaced as a "
      + "whole, or not at all, and never if it is the recording itself.")
  private static let verify = Flag(
    "verify",
    help: "Replay a second time and compare: the rows must be the same. Exits with 1 and names the "
      + "first row that differs if they are not.")

  static let about = CommandDescription(
    name: "replay",
    summary: "Replay a recording on a control and print what happened.",
    synopses: [
      "FILE --subject ID [--history FILE] [--drive finger|offset] [--verify]",
      "FILE --subject ID [--subject ID] --watch [--speed X]",
    ],
    paragraphs: [
      "Plays the recording to the control and prints the history: the recording's rows, and between "
        + "them rows that say what the list and the control did, each with its time in seconds.",
      "A summary is printed on standard error: how often the callbacks ran, how the run came to its "
        + "end, and the digest, which is the same wherever the same thing happens.",
    ],
    flags: [subject, history, .drive, .policy, verify, watch, firstSpeed],
    operands: ["FILE"],
    operandCount: 1...1,
    examples: [
      .init(
        "pullback replay pull.jsonl --subject hw-refresh | grep fired",
        "Shows when the callbacks ran.")
    ])

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let recipes = try reading { () throws(UsageError) in
      try SubjectList.recipes(
        namedBy: subject, in: arguments, atMost: arguments.has(watch) ? 2 : 1)
    }
    let drive: TraceHeader.Drive? =
      try reading { () throws(UsageError) in
        let (kind, others) =
          arguments.has(watch)
          ? ("a replay with --watch", [history, verify])
          : ("a replay without --watch", [firstSpeed])
        if let flag = others.first(where: arguments.has) {
          throw .misplaced(flag: "--\(flag.name)", kind: kind)
        }
        return try arguments.choice(of: .drive)
      }
    let variant = try reading { () throws(UsageError) in
      try PolicyVariant(arguments.values(of: .policy))
    }
    let read = try ReadTrace(contentsOf: arguments.operands[0])
    read.talk.forEach(console.say)
    if arguments.has(watch) {
      return try watch(read, on: recipes, drive: drive, variant: variant, arguments)
    }
    let run = read.run(on: recipes[0], drive: drive, variant: variant)
    let result = try run.replayed()
    let bytes = result.header.file(of: result.rows.lazy.map(\.row))
    if let file = arguments.value(of: history) {
      try ResultFile.write(bytes, to: file, keeping: arguments.operands[0])
    } else {
      try console.write(bytes)
      try console.flush()
    }
    console.say(result.summary)
    guard arguments.has(verify) else { return .good }
    return compare(result, try run.replayed(), console)
  }

  /// Says whether two runs of the same trace wrote the same.
  private static func compare(
    _ first: History, _ second: History, _ console: Console
  ) -> ExitCode {
    let texts = [first, second].map { $0.rows.map(\.row.text) }
    let length = max(texts[0].count, texts[1].count)
    for index in 0..<length {
      let pair = texts.map { $0.indices.contains(index) ? $0[index] : "the end" }
      guard pair[0] != pair[1] else { continue }
      console.say("verify: line \(index + 2) differs: first \(pair[0]), then \(pair[1])")
      return .broken
    }
    guard first.digest == second.digest else {
      console.say("verify: the digest differs: first \(first.digest), then \(second.digest)")
      return .broken
    }
    console.say("verify: a second run wrote the same \(length) rows")
    return .good
  }
}

extension History {
  /// One line for people.
  fileprivate var summary: String {
    let subject = header.history?.subject ?? ""
    var parts = [
      "\(subject): fired header \(firedHeader), footer \(firedFooter)",
      "\(ending.words) at \(endTime) s", "digest \(digest)",
    ]
    if let deviation { parts.append(ReferenceDeviation(deviation).words) }
    return parts.joined(separator: "; ")
  }
}

extension RunEnding {
  fileprivate var words: String {
    switch self {
    case .settled: "settled"
    case .stopped: "stopped by the recording"
    case .limit: "given up, not settled,"
    case .fault: "ended by a fault"
    }
  }
}
