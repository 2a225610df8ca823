import Foundation
import GestureTrace
import TraceFiles

extension Trace {
  /// A trace as a file says it.
  init(file text: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try text.write(to: file, atomically: true, encoding: .utf8)
    self = try TraceFile.read(file.path()).trace
  }

  /// A trace of these rows, each without its brackets, on the scene of a list between two bars.
  init(_ rows: String..., header: String = "") throws {
    try self.init(rows: rows, header: header)
  }

  init(rows: [String], header: String = "") throws {
    let scene = header.contains("\"scene\"") ? "" : #","scene":{"inset":[64,0,49,0]}"#
    let more = header.isEmpty ? "" : ",\(header)"
    let lines = [#"{"pullback":1\#(scene)\#(more)}"#] + rows.map { "[\($0)]" }
    try self.init(file: lines.map { $0 + "\n" }.joined())
  }
}

/// Gestures on a list at rest at the top, or near its end.
enum Gestures {
  /// A pull to 60 points past the rest, held and let go.
  static let pull = pull(at: 0)
  /// The same from a time on.
  static func pull(at start: Double) -> [String] {
    [(0.0, "touch", 200.0), (0.1, "move", 265), (0.2, "move", 329.87), (0.4, "lift", 329.87)].map {
      "\(Tick(seconds: start + $0.0)),\"\($0.1)\",\($0.2)"
    }
  }
}
