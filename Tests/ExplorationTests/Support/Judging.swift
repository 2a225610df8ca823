import Exploration
import Foundation
import GestureTrace
import Invariants
import Replay
import Subjects
import Testing
import TraceFiles

extension SubjectRecipe {
  /// What a rule across runs finds about it on a trace.
  func outcome(
    of rule: String, on trace: Trace, drive: TraceHeader.Drive? = nil,
    settings: [PolicySetting] = []
  ) throws -> AcrossRuns.Outcome {
    let history = try Replayer.replay(trace, subject: self, drive: drive, settings: settings)
    let outcomes = try AcrossRuns.judge(history, subject: self, rules: [rule])
    #expect(outcomes.map(\.verdict.invariant) == [rule])
    return try #require(outcomes.first)
  }

  func verdict(of rule: String, on trace: Trace) throws -> Verdict {
    try outcome(of: rule, on: trace).verdict
  }
}

/// A control of the catalogue.
func control(_ id: String) throws -> SubjectRecipe {
  try #require(Subjects.Catalogue.recipe(id), "no subject \(id)")
}

/// A committed trace.
func recording(_ name: String) throws -> Trace {
  try TraceFile.read(recordingsFolder.appending(path: name + ".jsonl").path()).trace
}

let recordingsFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Recordings")

/// The names of all committed traces, sorted.
let recordingNames: [String] = {
  let files = (try? FileManager.default.contentsOfDirectory(atPath: recordingsFolder.path())) ?? []
  return files.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
}()

extension Contract {
  /// A header that is pulled 40 points and holds 50.
  static func header(_ change: (inout HeaderContract) -> Void = { _ in }) -> Contract {
    var header = HeaderContract(trigger: .points(40), hold: 50)
    change(&header)
    return Contract(header: header)
  }

  /// A footer that is pulled 40 points past the end and holds 50.
  static func footer(_ change: (inout FooterContract) -> Void = { _ in }) -> Contract {
    var footer = FooterContract(trigger: .points(40), hold: 50)
    change(&footer)
    return Contract(footer: footer)
  }

  /// A footer that loads when a finger brings the list to 60 points before its end.
  static func nearEnd(_ change: (inout FooterContract) -> Void = { _ in }) -> Contract {
    .footer {
      $0.trigger = .points(60)
      $0.measure = .distance
      $0.fires = .crossing
      change(&$0)
    }
  }

  /// Both edges of these.
  static func both(_ header: Contract, _ footer: Contract) -> Contract {
    Contract(header: header.header, footer: footer.footer)
  }
}
