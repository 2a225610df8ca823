import GestureTrace
import Glibc
import Replay
import Subjects
import TerminalScreens

/// `pullback record`: a phone in the terminal.
enum RecordCommand: Command {
  private static let subject = Flag(
    "subject", short: "s", value: "ID",
    help:
      "The control that is put under the list at first, as `pullback subjects` names it; tab goes "
      + "on to the next one.")
  private static let output = Flag(
    "output", short: "o", value: "FILE",
    help:
      "The name of the first recording, `recording-1.jsonl` without it. A name that is taken is "
      + "never written over: the next number is used.")
  private static let pointsPerRow = Flag(
    "points-per-row", value: "N",
    help:
      "How many points the finger moves at first for each row of the terminal that the mouse moves, "
      + "1 to 100; 4 without it. Fewer are more precise, more reach further: + and - change it.")

  static let about = CommandDescription(
    name: "record",
    summary: "Make a recording with the mouse, on a phone in the terminal.",
    synopses: ["[--subject ID] [--output FILE] [--points-per-row N]"],
    paragraphs: [
      "Shows a list with a control alive on it. Drag it with the mouse, or make a gesture with a key; "
        + "beside it stand the phases, a plot of the last seconds and the rules, a broken one in red at "
        + "the moment at which it breaks. Press r to record, r again to stop, and give it a title; ? "
        + "explains all keys.",
      "A recording is written as it happens. If the program is killed, what was recorded stands in "
        + "FILE.live.part, and `pullback recover` makes a recording of it. Before it says that a "
        + "recording is saved, it has replayed the file and compared what came of it with what was "
        + "seen. If that differs it says so, keeps what was recorded, and can be told to try again.",
    ],
    flags: [subject, output, pointsPerRow],
    operands: [],
    operandCount: 0...0,
    examples: [
      .init("pullback record --subject jk-refresh-control", "Lets you pull the letter J.")
    ])

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let (ids, points) = try reading { () throws(UsageError) in
      let first = try SubjectList.recipe(arguments.value(of: subject) ?? "hw-refresh").id
      let systems = Subjects.Catalogue.systems.map(\.id)
      let ids = systems.contains(first) ? systems : [first] + systems
      return (
        (all: ids, first: ids.firstIndex(of: first) ?? 0),
        try arguments.count(of: pointsPerRow, in: Recorder.reach) ?? 4
      )
    }
    var header = TraceHeader()
    header.scene.inset = Insets(top: 64, left: 0, bottom: 49, right: 0)
    let name = arguments.value(of: output)
    let terminal = try Terminal.taken()
    let recorder: Recorder
    do throws(ReplayError) {
      recorder = try Recorder(
        Recorder.Setup(
          subjects: ids.all.compactMap(Subjects.Catalogue.recipe), first: ids.first, header: header,
          pointsPerRow: Double(points), nextPath: { RecordingPath.next(name) },
          origin: noted, isColored: terminal.isColored))
    } catch {
      preconditionFailure("the recorder's own scene cannot be replayed: \(error)")
    }
    terminal.preferPixels()
    ScreenLoop.run(recorder, on: terminal)
    terminal.close()
    for path in recorder.saved { console.say("saved \(path)") }
    if let path = recorder.unsaved {
      console.say("not saved; to keep it: pullback recover \(path) NEW.jsonl")
    }
    return .good
  }

  /// What is noted about where a recording comes from.
  private static func noted(_ origin: Recorder.Origin) -> JSONObject {
    var noted = JSONObject()
    noted["at"] = .string(wallClock)
    noted["by"] = .string("pullback \(Pullback.version)")
    noted["subject"] = .string(origin.subject)
    noted["input"] = .string("terminal \(origin.screen.columns)x\(origin.screen.rows)")
    noted["pointsPerRow"] = .number(origin.pointsPerRow)
    noted["quantum"] = .number(NumberText.rounded(origin.quantum))
    return noted
  }

  /// The time of day, as ISO 8601 writes it in UTC; it is noted and never computed with.
  private static var wallClock: String {
    var (now, parts) = (time(nil), tm())
    gmtime_r(&now, &parts)
    var text = [CChar](repeating: 0, count: 32)
    strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// Names of recordings to be made.
enum RecordingPath {
  /// The first name that nothing has: the one that was asked for, then with numbers.
  static func next(_ asked: String?) -> String {
    let stem = asked.map { $0.hasSuffix(".jsonl") ? String($0.dropLast(6)) : $0 } ?? "recording"
    if let asked, isFree(asked) { return asked }
    var number = asked == nil ? 1 : 2
    while !isFree("\(stem)-\(number).jsonl") { number += 1 }
    return "\(stem)-\(number).jsonl"
  }

  /// Whether neither a recording nor what was left of one has the name.
  private static func isFree(_ path: String) -> Bool {
    ["", ".part", ".live", ".live.part"].allSatisfy { access(path + $0, F_OK) != 0 }
  }
}
