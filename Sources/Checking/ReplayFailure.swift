import GestureTrace
package import Replay
package import TraceFiles

/// A recording whose file is sound and which cannot be replayed, with the place that is at fault.
package struct ReplayFailure: Error, Hashable, Sendable {
  /// The recording's path as the reader knows it.
  package let path: String
  /// Where in the header; `nil` where it does not stand there.
  package let place: TraceError.Place?
  package let error: ReplayError

  /// The failure of the recording that `path` names, looked up in `file`.
  package init(_ error: ReplayError, path: String, in file: String) {
    self.path = path
    self.error = error
    place = TraceFile.place(of: error.path, inHeaderOf: file)
  }
}

extension ReplayFailure: CustomStringConvertible {
  /// `path:line:column: error: found…, expected…`.
  package var description: String { told(as: "error") }

  /// `path:line:column: warning: found…, expected…`, for whoever only reads the file.
  package var warning: String { told(as: "warning") }

  private func told(as kind: String) -> String {
    let place = place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): \(kind): \(error)".printable
  }
}
