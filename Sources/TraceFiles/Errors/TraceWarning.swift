import GestureTrace

/// Something about a good file that people should know.
public struct TraceWarning: Hashable, Sendable, CustomStringConvertible {
  /// The file as it was named.
  public var path: String
  /// The line of the first unknown verb, from 1.
  public var line: Int
  /// That verb; the file may have others.
  public var verb: String

  /// A warning of the first unknown verb of a file.
  public init(path: String, line: Int, verb: String) {
    self.path = path
    self.line = line
    self.verb = verb
  }

  /// `path:line: warning: …`.
  public var description: String {
    "\(path):\(line): warning: found the unknown verb \"\(verb)\": such rows are kept and passed over"
      .printable
  }
}
