import Checking
import Exploration
import Foundation
import GestureTrace
import Replay
import Subjects
import Testing
import TraceFiles

/// A committed trace.
struct Recording: CustomTestStringConvertible {
  /// The file's name without its extension.
  let name: String
  var trace: Trace

  var testDescription: String { name }

  /// Whether its title says that no defect needs it.
  var isPlain: Bool { trace.header.title?.hasPrefix("plain case: ") == true }

  /// The folder of all recordings, in the checkout that this test was built from.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Recordings")

  /// The names of all recordings, sorted.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
  }()

  init(_ name: String) throws {
    try self.init(file: Self.folder.appending(path: name + ".jsonl"))
  }

  init(file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    trace = try TraceFile.read(file.path()).trace
  }

  /// The recording of these lines, the first being its header.
  init(lines: [String]) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    try lines.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    try self.init(file: file)
  }

  /// The lines of the recording of this name.
  static func lines(of name: String) throws -> [String] {
    let text = try String(
      contentsOf: folder.appending(path: name + ".jsonl"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// Whether a subject can be asked for the contract that it wants, and has an edge that it speaks of, if all
  /// that it does is to call the methods of one.
  func isMeant(for subject: SubjectRecipe) throws -> Bool {
    guard subject.takesSettings || trace.header.settings.isEmpty else { return false }
    let contract = try subject.contract(on: trace.header)
    return trace.rows.contains { row in
      guard let edge = row.calledEdge else { return true }
      return contract.edge(edge) != nil
    }
  }

  /// What came of it with the subject of this id.
  func replayed(_ id: String) throws -> History {
    let recipe = try #require(Subjects.Catalogue.recipe(id), "no subject \(id)")
    return try Replayer.replay(trace, subject: recipe)
  }

  /// The verdicts on the subject of this id.
  func judged(_ id: String) throws -> [Verdict] { try replayed(id).judged() }

  /// The verdict of a rule, of one run or across runs, on the subject of this id.
  func verdict(of rule: String, on id: String) throws -> Verdict? {
    let history = try replayed(id)
    guard AcrossRuns.ids.contains(rule) else {
      return history.judged().first { $0.invariant == rule }
    }
    let recipe = try #require(Subjects.Catalogue.recipe(id), "no subject \(id)")
    return try AcrossRuns.judge(history, subject: recipe, rules: [rule]).first?.verdict
  }

  /// The rules across runs that the subject of this id violates.
  func brokenAcrossRuns(by id: String) throws -> [String] {
    let recipe = try #require(Subjects.Catalogue.recipe(id), "no subject \(id)")
    return try AcrossRuns.judge(try replayed(id), subject: recipe).map(\.verdict)
      .filter { $0.kind == .violated || $0.kind == .error }.map(\.invariant)
  }

  /// The rules of one run that the subject of this id violates.
  func broken(by id: String) throws -> [String] {
    try judged(id).filter { $0.kind == .violated || $0.kind == .error }.map(\.invariant)
  }
}

extension Row {
  /// The edge whose method the app calls; `nil` for any other row.
  fileprivate var calledEdge: Edge? {
    switch event {
    case .world(.begin(let edge)), .world(.end(let edge, _)), .world(.tap(let edge)): edge
    default: nil
    }
  }
}
