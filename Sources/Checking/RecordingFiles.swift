import GestureTrace
import Glibc

/// Finds the recordings that paths name.
package enum RecordingFiles {
  /// The recordings that `path` names: a file itself, all of a folder and those below it.
  ///
  /// A path that names nothing is kept, so that its reader says what is wrong with it. What cannot be
  /// looked into stands among the others as a failure, and so does a folder that gives nothing at all.
  package static func paths(in path: String) -> [Result<String, RecordingFilesError>] {
    guard Folder.isFolder(path) else { return [.success(path)] }
    let found = Folder.files(in: path, endingIn: ".jsonl")
    return found.isEmpty ? [.failure(.empty(path: path))] : found
  }
}

extension Result<String, RecordingFilesError> {
  /// The recording, or what stands in its place.
  package var path: String {
    switch self {
    case .success(let path): path
    case .failure(let error): error.path
    }
  }
}

/// Why a folder, or a name in one, gives no recordings; `description` has the words.
package enum RecordingFilesError: Error, Hashable, Sendable {
  /// What the system does not let us look into; `code` is its errno.
  case unreadable(path: String, code: Int32)
  /// A name that is no UTF-8, with `\xff` for each such byte.
  case notUTF8(path: String)
  /// A folder without recordings.
  case empty(path: String)

  /// What it is about.
  package var path: String {
    switch self {
    case .unreadable(let path, _), .notUTF8(let path), .empty(let path): path
    }
  }
}

extension RecordingFilesError: CustomStringConvertible {
  package var description: String { "\(path): error: \(message)".printable }

  private var message: String {
    switch self {
    case .unreadable(_, let code):
      "cannot read: " + (strerror(code).map { String(cString: $0) } ?? "error \(code)")
    case .notUTF8: "found a name that is not UTF-8, expected one that is"
    case .empty: "found no recording, expected files whose names end in .jsonl"
    }
  }
}
