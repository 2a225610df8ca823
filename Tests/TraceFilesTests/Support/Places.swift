import Foundation

/// Files that tests read where they stand.
enum Places {
  /// The top of the checkout.
  static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let schema = checkout.appendingPathComponent("docs/trace.schema.json").path
  static let recordings = checkout.appendingPathComponent("Recordings").path
  static let examples = checkout.appendingPathComponent("Tests/TraceFilesTests/Examples").path

  static func example(_ name: String) -> String { examples + "/" + name }

  /// The traces below a folder, sorted; none if there is no such folder.
  static func traces(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.sorted().map { folder + "/" + $0 }
  }

  /// Material for tests that is no part of the project.
  ///
  /// It is a folder beside the checkout, or the one that `PULLBACK_SHARED` names. Tests that use it
  /// say so and pass without it.
  static let shared =
    ProcessInfo.processInfo.environment["PULLBACK_SHARED"]
    ?? checkout.deletingLastPathComponent().appendingPathComponent("shared").path

  /// A file of that material; `nil` if it is not here.
  static func shared(_ name: String) -> String? {
    let path = shared + "/" + name
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
