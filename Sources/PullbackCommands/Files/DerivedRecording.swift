import Checking
import Exploration
import GestureTrace
import Glibc
import Reports

/// A recording that a rule across runs has made of another, to be looked at.
struct DerivedRecording: Sendable {
  /// Which of those that are made are saved.
  enum Choice: Sendable {
    /// The one that each finding tells of.
    case findings
    /// Also those of which the same came.
    case all
  }

  /// What its file is called, without its ending: the recording, the subject, the rule, the change.
  private let name: String
  private let trace: Trace
  /// The recording that it was made of, which is never written over.
  private let source: String

  /// Those that were made for a run: the one that each finding tells of, or all.
  static func kept(of checked: CheckedRun, _ choice: Choice) -> [DerivedRecording] {
    let result = checked.result
    let place = [stem(of: result.trace), result.subject, result.policy].compactMap(\.self)
    return checked.derived.flatMap { outcome in
      let derivations =
        switch choice {
        case .findings: [outcome.finding].compactMap(\.self)
        case .all: outcome.derivations
        }
      return derivations.map { derivation in
        let parts = place + [outcome.verdict.invariant, derivation.name]
        return DerivedRecording(
          name: parts.map(\.asPartOfName).joined(separator: "."),
          trace: derivation.trace, source: result.trace)
      }
    }
  }

  private static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".jsonl") ? String(file.dropLast(6)) : file
  }

  /// Writes them into a folder, over what an earlier run has left there.
  ///
  /// One that several subjects or rules have made is written once, with the name of the first. Recordings
  /// of one name in several folders make files of one name: the second gets a number.
  /// - Returns: how many files there are now.
  static func write(
    _ recordings: [DerivedRecording], into folder: String
  ) throws(CommandFailure) -> Int {
    var counts: [String: Int] = [:]
    var written: Set<Trace> = []
    for recording in recordings where written.insert(recording.trace).inserted {
      let count = counts[recording.name, default: 0] + 1
      counts[recording.name] = count
      let name = count == 1 ? recording.name : "\(recording.name).\(count)"
      try ResultFile.write(
        recording.trace.header.file(of: recording.trace.rows), to: "\(folder)/\(name).jsonl",
        keeping: recording.source)
    }
    return written.count
  }

  /// Makes the folder, if there is none; one that takes no files is told of before they are made.
  static func makeFolder(_ path: String) throws(CommandFailure) {
    if mkdir(path, 0o777) == 0 { return }
    guard errno == EEXIST, Folder.isFolder(path), access(path, W_OK | X_OK) == 0 else {
      throw .cannotWrite(path: path, code: errno)
    }
  }
}

extension String {
  /// Without what a file's name cannot hold, or what would make it more than one word.
  fileprivate var asPartOfName: String {
    String(map { $0 == "/" || $0 == ":" || $0 == "," ? "-" : $0 })
  }
}
