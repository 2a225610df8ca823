import Checking
import Exploration
import GestureTrace
import Invariants
import Replay
import Reports

/// `pullback check`: every recording on every subject, judged.
enum CheckCommand: Command {
  private static let subject = Flag(
    "subject", short: "s", value: "ID", repeats: true,
    help: "The control to check, as `pullback subjects` names it: hw-refresh is repaired, "
      + "hw-refresh:published has the faults that it was published with. May be given more than "
      + "once; without it all repaired controls are checked.")
  private static let rule = Flag(
    "rule", short: "r", value: "ID", repeats: true,
    help: "Judge this invariant only, as `pullback invariants` names it. May be given more than "
      + "once.")
  private static let policies = Flag(
    "policies", value: "all",
    help: "Run every recording also under each plausible value of each policy of the scroll model, "
      + "one policy at a time. See `pullback policies`.")
  private static let metamorphic = Flag(
    "metamorphic",
    help: "Judge also the invariants that compare runs: the recording is sampled anew, answered at "
      + "every moment of a second, left with a cancel, made three times, and more. Takes about "
      + "twenty-five times as long. Naming one of them by --rule does the same for that one.")
  private static let keepDerived = Flag(
    "keep-derived", value: "DIR",
    help: "Save the recording that each finding of those invariants tells of, as "
      + "RECORDING.SUBJECT.INVARIANT.CHANGE.jsonl, over a file of that name. Judges them all unless "
      + "--rule names some.")
  private static let keepAll = Flag(
    "keep-all",
    help: "With --keep-derived: save every recording that is made, also those of which the same "
      + "came; a hundred for each recording, each once.")
  private static let explain = Flag(
    "explain",
    help:
      "Tell each finding in full: how it is judged, what the control declares, and the rows of the "
      + "history around those that prove it; and name the runs in which an invariant was not judged."
  )
  private static let statistics = Flag(
    "statistics",
    help: "Print how often each invariant was put to the test, and where it came closest to being "
      + "broken.")
  private static let strict = Flag(
    "strict",
    help: "Exit with 1 also where the occasion for an invariant never came (vacuous) or the run "
      + "ended before it could be judged (inconclusive).")
  private static let jobs = Flag(
    "jobs", short: "j", value: "N",
    help: "How many runs are under way at once; as many as there are processors without it. The "
      + "report is the same for any number.")

  static let about = CommandDescription(
    name: "check",
    summary: "Replay recordings on controls and judge what they did.",
    synopses: ["[FILE|DIR…] [--subject ID]… [--rule ID]… [--strict] [--format text|json]"],
    paragraphs: [
      "Plays each recording to each control and holds what happened against the invariants: the "
        + "promises that a refresh control should keep, such as one callback for one pull.",
      "A folder stands for all the .jsonl files in it. Without a file or folder the recordings are "
        + "those of the folder Recordings here or above, or of the one that came with the program.",
      "The report begins with a table of recordings and controls. Then each broken promise is told "
        + "in a sentence, with the rows that prove it; then what was not judged, and why.",
      "In JSON it is one object: results, each with a verdict of every invariant; unread, if "
        + "something could not be read; summary, the number of verdicts of each kind; and statistics. "
        + "The README has the members.",
      "Exits with 0 if no promise was broken, with 1 if one was, and with 65 or 66 if a recording "
        + "was bad or missing or a folder could not be looked into; the others are judged all the "
        + "same.",
    ],
    flags: [
      subject, rule, explain, statistics, metamorphic, keepDerived, keepAll, .drive, .policy,
      policies, .format, strict, jobs,
    ],
    operands: ["FILE|DIR"],
    operandCount: 0...Int.max,
    examples: [
      .init("pullback check", "Checks all recordings on all repaired controls."),
      .init(
        "pullback check pull.jsonl --subject hw-refresh:published",
        "Shows which promises the published HWRefresh breaks under this gesture."),
      .init(
        "pullback check pull.jsonl --subject hw-refresh:published --explain",
        "Tells them in full, with the rows around."),
      .init(
        "pullback check pull.jsonl --metamorphic --keep-derived made",
        "Compares it with what comes of other samplings, answers, orders; keeps what shows a finding."
      ),
      .init(
        "pullback check --format json | jq .summary", "Counts the verdicts of each kind."),
    ])

  static func run(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let request = try reading { () throws(UsageError) in try Request(arguments) }
    if let folder = request.derivedFolder { try DerivedRecording.makeFolder(folder) }
    let found =
      try arguments.operands.isEmpty
      ? RecordingFinder.defaultRecordings()
      : RecordingFinder.recordings(in: arguments.operands)
    let checks = checks(of: found, request)
    for check in checks { check.talk.forEach(console.say) }
    if let folder = request.derivedFolder {
      let count = try DerivedRecording.write(checks.flatMap(\.derived), into: folder)
      let noun = count == 1 ? "recording" : "recordings"
      console.say(
        count == 0
          ? "nothing was kept: no \(request.keeps == .all ? "recording" : "finding") of an invariant "
            + "that compares runs"
          : "kept \(count) \(noun) in \(folder)")
    }
    let report = CheckReport(
      results: checks.flatMap(\.results), unread: checks.compactMap(\.unread))
    switch request.format {
    case .text: try console.write(report.text(console.style, detail: request.detail))
    case .json: try console.write(report.json.text + "\n")
    }
    if let failure = checks.lazy.compactMap(\.failure).first { return failure.code }
    return report.isGood(strict: request.isStrict) ? .good : .broken
  }

  /// Checks all recordings, in their order, showing how far it has come.
  private static func checks(
    of found: [RecordingFinder.Found], _ request: Request
  ) -> [RecordingCheck] {
    let progress = ProgressLine(found.count, "recordings")
    let (subjects, scope, drive) = (request.subjects, request.scope, request.drive)
    let (variants, jobs) = (request.variants, request.jobs)
    let keeps = request.keeps
    let checks = inParallel(found, jobs: jobs, done: { progress.advance() }) { found in
      RecordingCheck(
        found, subjects: subjects, scope: scope, drive: drive, variants: variants,
        keeps: keeps, jobs: jobs)
    }
    progress.close()
    return checks
  }

  /// The one value of `--policies`.
  private enum AllPolicies: String, CaseIterable {
    case all
  }

  /// What the flags ask for.
  private struct Request {
    let subjects: [SubjectRecipe]
    let scope: CheckScope
    let detail: CheckReport.Detail
    let format: OutputFormat
    let drive: TraceHeader.Drive?
    let variants: [PolicyVariant]
    /// Where the recordings go that those make; `nil`: nowhere.
    let derivedFolder: String?
    /// Which of them; `nil`: none.
    let keeps: DerivedRecording.Choice?
    let jobs: Int
    let isStrict: Bool

    init(_ arguments: Arguments) throws(UsageError) {
      subjects = try SubjectList.recipes(of: arguments.values(of: CheckCommand.subject))
      let rules = try RuleList.ids(of: arguments.values(of: CheckCommand.rule))
      format = try arguments.choice(of: .format) ?? .text
      drive = try arguments.choice(of: .drive)
      let settings = try PolicyVariant(arguments.values(of: .policy))
      let all: AllPolicies? = try arguments.choice(of: policies)
      variants = all == nil ? [settings] : settings.withEachPlausibleValue
      var detail: CheckReport.Detail = []
      if arguments.has(explain) { detail.insert(.explanations) }
      if arguments.has(CheckCommand.statistics) { detail.insert(.statistics) }
      self.detail = detail
      scope = CheckScope(
        rules: rules,
        comparesRuns: arguments.has(metamorphic) || arguments.has(keepDerived)
          || !rules.isDisjoint(with: AcrossRuns.ids),
        keepsContext: detail.contains(.explanations))
      derivedFolder = arguments.values(of: keepDerived).last
      guard derivedFolder != nil || !arguments.has(keepAll) else {
        throw .missingOperand("--keep-derived DIR")
      }
      keeps = derivedFolder == nil ? nil : arguments.has(keepAll) ? .all : .findings
      jobs = try arguments.count(of: CheckCommand.jobs, in: 1...1024) ?? Environment.processors
      isStrict = arguments.has(strict)
    }
  }
}
