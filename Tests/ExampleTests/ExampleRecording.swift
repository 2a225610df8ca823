import Checking
import Foundation
import GestureTrace
import Replay
import TraceFiles

/// The project's recordings, for the examples.
enum ExampleRecording {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Recordings")

  /// The names of all recordings, sorted.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
  }()

  /// What comes of the recording of this name on `subject`.
  static func replayed(_ name: String, on subject: SubjectRecipe) throws -> History {
    let file = folder.appending(path: name + ".jsonl")
    return try Replayer.replay(TraceFile.read(file.path()).trace, subject: subject)
  }

  /// The promises that `history` breaks, and in which words.
  static func broken(in history: History) -> (rules: Set<String>, words: String) {
    let found = history.judged().filter { $0.kind == .violated || $0.kind == .error }
    return (
      Set(found.map(\.invariant)),
      found.map { "\($0.invariant): \($0.says)" }.joined(separator: "\n")
    )
  }
}
