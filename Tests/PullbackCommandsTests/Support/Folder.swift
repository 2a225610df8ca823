import Foundation
import Testing

/// A folder of its own for a test; it goes away with the value.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "pullback-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of the folder.
  var path: String { url.path }

  /// The path of a name in the folder.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and the folders that it lies in.
  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  /// The text of a file.
  func text(of name: String) throws -> String {
    // Not by the text's own initializer, which keeps a buffer for good where a file is empty.
    let handle = try FileHandle(forReadingFrom: url.appending(path: name))
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }

  /// The names in the folder, in order.
  var names: [String] {
    get throws { try names(in: "") }
  }

  /// The names in a folder in it, in order.
  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// An empty file that is open for writing.
  func handle(for name: String) throws -> FileHandle {
    try #require(FileManager.default.createFile(atPath: path(name), contents: nil))
    return try #require(FileHandle(forWritingAtPath: path(name)))
  }
}
