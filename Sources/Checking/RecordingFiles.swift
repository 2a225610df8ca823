import Glibc

/// Finds the recordings that paths name.
package enum RecordingFiles {
  /// The paths of the recordings that `path` names: a file itself, all of a folder and those below it.
  ///
  /// A path that names nothing is kept, so that its reader says what is wrong with it.
  /// - Throws: a folder that cannot be read or has no recordings.
  package static func paths(in path: String) throws(RecordingFilesError) -> [String] {
    guard Folder.isFolder(path) else { return [path] }
    let found = try Folder.files(in: path, endingIn: ".jsonl")
    guard !found.isEmpty else { throw .empty(path: path) }
    return found
  }
}

/// Why a folder gives no recordings; `description` has the words.
package enum RecordingFilesError: Error, Hashable, Sendable {
  /// A folder that the system does not let us read; `code` is its errno.
  case unreadable(path: String, code: Int32)
  /// A folder without recordings.
  case empty(path: String)
}

extension RecordingFilesError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let code):
      "\(path): error: cannot read: "
        + (strerror(code).map { String(cString: $0) } ?? "error \(code)")
    case .empty(let path):
      "\(path): error: found no recording, expected files whose names end in .jsonl"
    }
  }
}
