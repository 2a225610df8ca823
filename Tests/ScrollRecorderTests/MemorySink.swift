import Foundation
import GestureTrace
import ScrollRecorder
import TraceFiles

/// A recording in memory.
final class MemorySink: RecordingSink {
  private(set) var bytes: [UInt8] = []
  private(set) var isClosed = false
  /// Lines after which there is no room for more.
  var room = Int.max

  /// What a full sink throws.
  struct Full: Error {}

  func append(_ line: [UInt8]) throws {
    guard room > 0 else { throw Full() }
    room -= 1
    bytes += line
  }

  func close() throws { isClosed = true }

  /// The lines so far, the header's first.
  var lines: [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The recording as the strict reader of files reads it.
  func trace() throws -> Trace {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let contents = try TraceFile.read(file.path)
    guard contents.warnings.isEmpty else { throw Warned(warnings: contents.warnings) }
    return contents.trace
  }

  /// A recording that is read with warnings.
  struct Warned: Error { var warnings: [TraceWarning] }
}
