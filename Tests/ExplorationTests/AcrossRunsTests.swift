import Exploration
import Foundation
import GestureTrace
import Invariants
import Replay
import Subjects
import Testing
import TraceFiles

@Suite("Rules across runs")
struct AcrossRunsTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Recordings")
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test("Repaired controls keep them on each recording", arguments: names)
  func repaired(name: String) throws {
    let trace = try TraceFile.read(Self.folder.appending(path: name + ".jsonl").path()).trace
    for system in Subjects.Catalogue.systems {
      let history = try Replayer.replay(trace, subject: system.recipe)
      for outcome in try AcrossRuns.judge(trace, history, subject: system.recipe)
      where outcome.verdict.kind == .violated || outcome.verdict.kind == .error {
        Issue.record("\(system.id): \(outcome.verdict.invariant): \(outcome.verdict.says)")
      }
    }
  }
}
