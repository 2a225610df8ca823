import Checking
import Exploration
import GestureTrace
import Glibc
import Reports

/// A recording that a rule across runs has made of another, to be looked at.
struct DerivedRecording: Sendable {
  /// What its file is called: the recording, the subject, the rule, what was changed.
  let name: String
  private let trace: Trace
  /// The recording that it was made of, which is never written over.
  private let source: String

  /// All that were made for a run.
  static func all(of checked: CheckedRun) -> [DerivedRecording] {
    let result = checked.result
    let place = [stem(of: result.trace), result.subject, result.policy].compactMap(\.self)
    return checked.derived.flatMap { outcome in
      outcome.derivations.map { derivation in
        let parts = place + [outcome.verdict.invariant, derivation.name]
        return DerivedRecording(
          name: parts.map(\.asPartOfName).joined(separator: ".") + ".jsonl",
          trace: derivation.recording, source: result.trace)
      }
    }
  }

  private static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".jsonl") ? String(file.dropLast(6)) : file
  }

  /// Writes it into a folder, over what an earlier run has left there.
  func write(into folder: String) throws(CommandFailure) {
    try ResultFile.write(
      trace.header.file(of: trace.rows), to: "\(folder)/\(name)", keeping: source)
  }

  /// Makes the folder, if there is none.
  static func makeFolder(_ path: String) throws(CommandFailure) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST || !Folder.isFolder(path) else { return }
    throw .cannotWrite(path: path, code: errno)
  }
}

extension String {
  /// Without what a file's name cannot hold, or what would make it more than one word.
  fileprivate var asPartOfName: String {
    String(map { $0 == "/" || $0 == ":" || $0 == "," ? "-" : $0 })
  }
}
