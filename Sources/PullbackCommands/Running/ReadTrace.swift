import Checking
import GestureTrace
import Replay
import TraceFiles

/// A recording that was asked for and could be read.
struct ReadTrace: Sendable {
  let path: String
  let trace: Trace
  /// What people should know about the file, a line each.
  let talk: [String]

  /// Reads what was found, if it is a file.
  init(_ found: RecordingFinder.Found) throws(CommandFailure) {
    switch found {
    case .success(let path): try self.init(contentsOf: path)
    case .failure(let error): throw .recordings(error)
    }
  }

  /// Reads a file.
  init(contentsOf path: String) throws(CommandFailure) {
    do throws(TraceError) {
      let contents = try TraceFile.read(path)
      self.path = path
      trace = contents.trace
      talk = contents.warnings.map(\.description)
    } catch {
      throw .trace(error)
    }
  }

  /// The recording on a subject; `drive` overrides which rows move the content, `variant` is what the
  /// scroll model is set to.
  func run(
    on subject: SubjectRecipe, drive: TraceHeader.Drive?, variant: PolicyVariant
  ) -> Run {
    Run(
      check: CheckRun(
        path: path, trace: trace, subject: subject, drive: drive, settings: variant.settings))
  }
}
