import Foundation
import Testing

/// A source file of the project.
struct Source: Sendable {
  /// The folder under Sources/ that it belongs to.
  let floor: String
  /// Its path from the top of the project.
  let path: String
  let lines: [String]

  /// The modules that it imports, each once for each import.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), words.count > place + 1 else { return nil }
      let modifiers: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private", "@_exported",
        "@preconcurrency",
      ]
      guard words[..<place].allSatisfy(modifiers.contains) else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
      let rest = words[(place + 1)...].drop(while: kinds.contains)
      return rest.first.map { String($0.prefix { $0 != "." && $0 != ";" }) }
    }
  }

  /// The top of the project.
  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file of these folders at the top.
  static func all(in folders: [String]) throws -> [Source] {
    var sources: [Source] = []
    for folder in folders {
      let root = top.appending(path: folder)
      let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      for name in names where name.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
        let floor = String(name.prefix { $0 != "/" })
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        sources.append(
          Source(floor: floor, path: "\(folder)/\(name)", lines: lines.map(String.init)))
      }
    }
    return sources
  }
}
