import Checking
import Foundation
import GestureTrace
import Replay
import Reports
import Subjects
import Testing

@Suite("Checking recordings in one call")
struct CheckingTests {
  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func recipe(_ id: String) throws -> SubjectRecipe {
    try #require(Subjects.Catalogue.recipe(id))
  }

  /// A report on the repaired HWRefresh.
  static func report(on paths: [String], in folder: String) throws -> CheckReport {
    CheckReport(checking: [try recipe("hw-refresh")], on: paths, in: folder)
  }

  /// A folder that goes away in the end.
  final class Folder {
    private let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    var path: String { place.path }

    init(_ files: [String: String] = [:]) throws {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (name, text) in files {
        try text.write(to: place.appending(path: name), atomically: true, encoding: .utf8)
      }
    }

    deinit { try? FileManager.default.removeItem(at: place) }
  }

  @Test("Each recording is put on each subject, in order, under its path in the folder")
  func order() throws {
    let subjects = [try Self.recipe("hw-refresh"), try Self.recipe("jk-refresh-control")]
    let names = ["Recordings/two-ends.jsonl", "Recordings/pull-of-60.jsonl"]
    let report = CheckReport(checking: subjects, on: names, in: Self.top.path)
    #expect(report.results.map(\.trace) == [names[0], names[0], names[1], names[1]])
    #expect(
      report.results.map(\.subject) == [
        "hw-refresh", "jk-refresh-control", "hw-refresh", "jk-refresh-control",
      ])
    #expect(report.isGood())
  }

  @Test("A folder stands for all its recordings")
  func folder() throws {
    let report = try Self.report(on: ["Recordings/"], in: Self.top.path + "/")
    #expect(report.results.count >= 24)
    #expect(report.results.map(\.trace).contains("Recordings/pull-of-60.jsonl"))
  }

  @Test("A broken promise is not good, with the rows that prove it")
  func broken() throws {
    let report = CheckReport(
      checking: [try Self.recipe("hw-refresh:cancel-fires")],
      on: ["Recordings/cancel-while-armed.jsonl"], in: Self.top.path)
    #expect(!report.isGood())
    #expect(report.description.contains("line 6  [0.5,\"cancel\"]"))
  }

  @Test("A file that is not there is not good, and the report says so")
  func missing() throws {
    let folder = try Folder()
    let report = try Self.report(on: ["none.jsonl"], in: folder.path)
    #expect(!report.isGood())
    let words = "none.jsonl: error: found no such file, expected a file"
    #expect(report.unread == [UnreadTrace(trace: "none.jsonl", error: words)])
    #expect(report.description.hasPrefix(words + "\n"))
  }

  @Test("A folder without recordings is not good")
  func empty() throws {
    let folder = try Folder()
    let report = try Self.report(on: [folder.path], in: "/nowhere")
    let words =
      "\(folder.path): error: found no recording, expected files whose names end in .jsonl"
    #expect(report.unread.map(\.error) == [words])
  }

  @Test("A policy that the scroll model lacks is named, and the other recordings are checked")
  func policy() throws {
    let folder = try Folder([
      "a.jsonl": #"{"pullback":1,"scene":{"policies":{"panSlop":"wide"}}}"# + "\n",
      "b.jsonl": "{\"pullback\":1}\n",
    ])
    let report = try Self.report(on: ["a.jsonl", "b.jsonl"], in: folder.path)
    #expect(report.unread.map(\.trace) == ["a.jsonl"])
    #expect(report.unread.first?.error.hasPrefix("a.jsonl:1:46: error: found \"wide\" as ") == true)
    #expect(report.results.map(\.trace) == ["b.jsonl"])
  }

  @Test("What people should know of a good file stands before the report")
  func warnings() throws {
    let folder = try Folder(["new.jsonl": "{\"pullback\":1}\n[0,\"wave\"]\n"])
    let report = try Self.report(on: ["new.jsonl"], in: folder.path)
    #expect(report.isGood())
    #expect(report.description.hasPrefix("new.jsonl:2: warning: found the unknown verb \"wave\""))
  }

  @Test("Nothing checked is not good, and a strict reader wants every rule tried")
  func nothing() throws {
    #expect(!CheckReport(checking: [], on: []).isGood())
    let folder = try Folder(["still.jsonl": "{\"pullback\":1}\n"])
    let report = try Self.report(on: ["still.jsonl"], in: folder.path)
    #expect(report.isGood())
    #expect(!report.isGood(strict: true))
  }

  @Test("A control that takes settings is judged by what a recording asks for, also across runs")
  func settings() throws {
    let text = try String(
      contentsOfFile: Self.top.path + "/Recordings/pull-of-60.jsonl", encoding: .utf8)
    let asked = text.replacing(
      #"{"pullback":1,"#, with: #"{"pullback":1,"settings":{"header":{"trigger":200}},"#)
    let folder = try Folder(["asked.jsonl": asked])
    let hw = try Self.recipe("hw-refresh")
    // It says that it takes them, and fires at 44 points all the same.
    let liar = SubjectRecipe(id: "liar", takesSettings: true, contract: hw.contract, make: hw.make)
    let report = CheckReport(
      checking: [hw, liar], on: ["asked.jsonl"], acrossRuns: true, in: folder.path)
    let kinds = report.results.map { result in
      result.verdicts.filter { ["only-meant-pull-fires", "drift-free"].contains($0.invariant) }
        .map(\.kind)
    }
    #expect(kinds == [[.notApplicable, .notApplicable], [.violated, .holds]])
  }
}
