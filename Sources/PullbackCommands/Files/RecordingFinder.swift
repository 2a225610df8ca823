import Checking

/// Finds the recordings that a command is asked for.
enum RecordingFinder {
  /// A recording's path, or what stands in its place that cannot be looked into.
  typealias Found = Result<String, RecordingFilesError>

  /// The paths of the recordings that `operands` name: a file itself, all of a folder.
  ///
  /// A path that names nothing is kept, so that its reader says what is wrong with it; what is named again is
  /// the same recording.
  static func recordings(in operands: [String]) -> [Found] {
    var seen: Set<String> = []
    return operands.flatMap(RecordingFiles.paths).filter { found in
      seen.insert(Folder.resolved(found.path) ?? found.path).inserted
    }
  }

  /// All recordings of the `Recordings` folder that belongs to where we are, or else to where the
  /// program lies: in that folder or the nearest one above it.
  static func defaultRecordings() throws(CommandFailure) -> [Found] {
    let here = Environment.currentFolder
    let program = Environment.executable.map(Folder.above)
    let starts = [here, program].compactMap(\.self)
    for start in starts {
      for folder in sequence(first: start, next: { $0 == "/" ? nil : Folder.above($0) }) {
        let candidate = folder == "/" ? "/Recordings" : "\(folder)/Recordings"
        guard Folder.isFolder(candidate) else { continue }
        return recordings(in: [folder == here ? "Recordings" : candidate])
      }
    }
    throw .noRecordings(from: starts)
  }
}
