import Checking
import GestureTrace
import Replay
import Reports

/// One recording on every subject, or the reason why not.
struct RecordingCheck: Sendable {
  /// As the report calls it.
  let path: String
  /// One for each subject and each of its variants, in their order; none after a failure.
  let results: [CheckResult]
  /// The traces that were made for comparing runs, of each result, if they are to be kept.
  let derived: [DerivedRecording]
  /// Why the recording cannot be read or replayed.
  let failure: CommandFailure?
  /// What people should know about the file, a line each.
  let talk: [String]

  /// Reads the recording and runs each subject on it, at most `jobs` at once.
  ///
  /// `drive` overrides which rows move the content; each of `variants` is a run of its own;
  /// `keeps` says what is kept of the recordings that are made for comparing runs; `nil`: none.
  init(
    _ found: RecordingFinder.Found, subjects: [SubjectRecipe], scope: CheckScope,
    drive: TraceHeader.Drive?, variants: [PolicyVariant], keeps: DerivedRecording.Choice?, jobs: Int
  ) {
    path = found.path
    do throws(CommandFailure) {
      let read = try ReadTrace(found)
      let runs = subjects.flatMap { subject in
        variants.map { read.run(on: subject, drive: drive, variant: $0) }
      }
      let outcomes = inParallel(runs, jobs: jobs) { run in
        Result { () throws(CommandFailure) in
          let checked = try run.checked(scope)
          // They are many: for the whole matrix, tens of thousands of recordings.
          return (checked.result, keeps.map { DerivedRecording.kept(of: checked, $0) } ?? [])
        }
      }
      var checked: [(CheckResult, [DerivedRecording])] = []
      for outcome in outcomes { checked.append(try outcome.get()) }
      results = checked.map(\.0)
      derived = checked.flatMap(\.1)
      failure = nil
      talk = read.talk
    } catch {
      results = []
      derived = []
      failure = error
      talk = [error.description]
    }
  }

  /// What a report says about a recording that could not be read.
  var unread: UnreadTrace? {
    failure.map { UnreadTrace(trace: path, error: $0.description) }
  }
}
