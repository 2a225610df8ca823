import Exploration
import Foundation
import GestureTrace
import Replay
import Subjects
import Testing
import TraceFiles

@Suite("What rules across runs make of a trace")
struct DerivationTests {
  /// A few recordings with fingers, offsets, two edges, app rows.
  static let names = [
    "pull-of-60", "hide-while-armed", "leave-while-armed", "load-more-near-the-end",
    "exactly-on-the-lines",
    "rotation-during-a-refresh", "detach-while-refreshing", "flings-to-the-top",
  ]

  static func derivations(_ name: String) throws -> [Derivation] {
    let (trace, subject) = (try recording(name), try control("hw-refresh"))
    let history = try Replayer.replay(trace, subject: subject)
    return try AcrossRuns.judge(history, subject: subject).flatMap(\.derivations)
  }

  @Test(
    "Each is a recording that reads back the same, its title says how it was made", arguments: names
  )
  func files(name: String) throws {
    let title = try recording(name).header.title ?? ""
    for derivation in try Self.derivations(name) {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
      defer { try? FileManager.default.removeItem(at: file) }
      try TraceFile.write(derivation.trace, to: file.path())
      #expect(try TraceFile.read(file.path()).trace == derivation.trace)
      #expect(derivation.trace.header.title == "\(derivation.change): \(title)")
    }
  }

  @Test("No two of a rule have one name, and names are fit for files", arguments: names)
  func distinct(name: String) throws {
    let (trace, subject) = (try recording(name), try control("hw-refresh"))
    let history = try Replayer.replay(trace, subject: subject)
    for outcome in try AcrossRuns.judge(history, subject: subject) {
      let names = outcome.derivations.map(\.name)
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9.-]+/) != nil }, "\(names)")
    }
  }

  /// No part of the project: a folder `shared` beside the checkout, or the one that `PULLBACK_SHARED`
  /// names, may have it.
  static let secondOpinion: URL = {
    let checkout = recordingsFolder.deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["PULLBACK_SHARED"].map { URL(filePath: $0) }
    let shared = named ?? checkout.deletingLastPathComponent().appending(path: "shared")
    return shared.appending(path: "tools/validate-traces")
  }()

  @Test(
    "Another reader of the row language takes all of them, too",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: secondOpinion.path()),
      "there is no second reader beside this checkout"))
  func otherReader() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in Self.names {
      for (index, derivation) in try Self.derivations(name).enumerated() {
        let file = folder.appending(path: "\(name).\(index).jsonl")
        try TraceFile.write(derivation.trace, to: file.path())
      }
    }
    let process = Process()
    process.executableURL = Self.secondOpinion
    process.arguments = [folder.path()]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("What a replay was asked for besides is in it: policies, and which rows move the content")
  func standsAlone() throws {
    let trace = try Trace(
      "0.1,\"touch\",300", "0.1,\"drag\",-64", "0.2,\"drag\",-130", "0.2,\"move\",310",
      "0.4,\"release\",-130,0", "0.4,\"lift\",310")
    let subject = try control("hw-refresh")
    let settings = [PolicySetting(name: "heldReleaseSpeed", value: "0")]
    let history = try Replayer.replay(trace, subject: subject, drive: .offset, settings: settings)
    let outcomes = try AcrossRuns.judge(history, subject: subject)
    for derivation in outcomes.flatMap(\.derivations) {
      let made = derivation.trace
      #expect(
        made.drive == .offset && made.header.scene.policies["heldReleaseSpeed"] == .string("0"))
      let asked = try Replayer.replay(made, subject: subject, drive: .offset, settings: settings)
      #expect(try Replayer.replay(made, subject: subject).digest == asked.digest)
    }
  }

  @Test("A finger that is found behind offsets is in what is made of them")
  func recovered() throws {
    let trace = try Trace(
      "0.1,\"drag\",-64", "0.2,\"drag\",-130", "0.4,\"release\",-130,0", "0.45,\"leave\"")
    let subject = try control("hw-refresh")
    let history = try Replayer.replay(trace, subject: subject, drive: .finger)
    for outcome in try AcrossRuns.judge(history, subject: subject) {
      let verdict = outcome.verdict
      #expect(verdict.kind == .holds || verdict.kind == .vacuous, "\(verdict.says)")
      for derivation in outcome.derivations {
        let fingers = derivation.trace.rows.filter { $0.text.contains("touch") }
        #expect(derivation.trace.drive == .finger && !fingers.isEmpty)
      }
    }
    // Where there is a finger besides, the offsets are a reference and none is found.
    let both = try Trace(
      "0.1,\"drag\",-64", "0.1,\"touch\",300", "0.2,\"move\",310", "0.3,\"lift\",310",
      "0.4,\"release\",-66,0")
    let probed = try control("hw-refresh").outcome(of: "stays-alive", on: both, drive: .finger)
    #expect(probed.verdict.kind == .holds, "\(probed.verdict.says)")
  }

  @Test("A row is named by its line, also where there are lines between that are none")
  func lines() throws {
    var trace = try recording("hide-while-armed")
    trace.lines = trace.rows.indices.map { 2 * $0 + 2 }
    let outcome = try control("hw-refresh").outcome(of: "safe-to-leave", on: trace)
    #expect(outcome.derivations.map(\.name) == ["cancel-10"])
  }
}
