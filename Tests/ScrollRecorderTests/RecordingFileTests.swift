import Foundation
import ScrollRecorder
import Testing
import TraceFiles

@Suite("A recording's file")
final class RecordingFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
  private var url: URL { folder.appending(path: "pull.jsonl") }
  private var part: URL { folder.appending(path: "pull.jsonl.part") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  @Test("Each line is in the part file at once; closing gives the file its name")
  func appending() throws {
    let file = try RecordingFile(url)
    try file.append(Array("{\"pullback\":1}\n".utf8))
    #expect(try text(part) == "{\"pullback\":1}\n")
    try file.append(Array("[0,\"leave\"]\n".utf8))
    #expect(try text(part) == "{\"pullback\":1}\n[0,\"leave\"]\n")
    #expect(!FileManager.default.fileExists(atPath: url.path))
    try file.close()
    #expect(try text(url) == "{\"pullback\":1}\n[0,\"leave\"]\n")
    #expect(!FileManager.default.fileExists(atPath: part.path))
  }

  @Test("Neither a file nor a part file is written over")
  func existing() throws {
    try Data("mine".utf8).write(to: url)
    #expect(throws: CocoaError.self) { _ = try RecordingFile(url) }
    try FileManager.default.moveItem(at: url, to: part)
    #expect(throws: CocoaError.self) { _ = try RecordingFile(url) }
    #expect(try text(part) == "mine")
  }

  @Test("A file that takes the name meanwhile is not written over; the part file stays")
  func taken() throws {
    let file = try RecordingFile(url)
    try file.append(Array("{\"pullback\":1}\n".utf8))
    try Data("mine".utf8).write(to: url)
    #expect(throws: (any Error).self) { try file.close() }
    #expect(try text(url) == "mine")
    #expect(try text(part) == "{\"pullback\":1}\n")
  }
}
