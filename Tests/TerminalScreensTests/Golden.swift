import Foundation
import TerminalScreens
import Testing

/// Screens as they were found beautiful and legible by someone who looked at them.
///
/// With `PULLBACK_RECORD=1` in the environment the files are written anew, and each test that does so
/// fails, so that it is not taken for a comparison.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Screens")

  /// Every character of the files.
  static var characters: Set<Character> {
    get throws {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .reduce(into: []) { $0.formUnion(try String(contentsOf: $1, encoding: .utf8)) }
    }
  }

  /// Compares a screen with the file of this name.
  static func expect(
    _ grid: Grid, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: "\(name).txt")
    let text = grid.text + "\n"
    if ProcessInfo.processInfo.environment["PULLBACK_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name).txt", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    guard text != expected else { return }
    let pairs = zip(lines(expected), lines(text)).enumerated()
    let first = pairs.first { $1.0 != $1.1 }
    Issue.record(
      """
      \(name).txt differs first in line \((first?.offset ?? -1) + 1):
      expected \(first?.element.0 ?? "another number of lines")
      found    \(first?.element.1 ?? "")
      the whole screen:
      \(text)
      """, sourceLocation: sourceLocation)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
