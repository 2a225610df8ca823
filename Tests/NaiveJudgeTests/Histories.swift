import Foundation
import GestureTrace
import NaiveJudge
import Randoms
import Replay
import Subjects
import TraceFiles

/// Histories for two judges to agree on.
enum Histories {
  /// The committed recordings, by their names.
  static let recordings: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }.sorted()
  }()

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Recordings")

  static func recording(_ name: String) throws -> Trace {
    try TraceFile.read(folder.appending(path: name).path()).trace
  }

  /// The program of a seed on a subject of its own; every fourth one is of a random contract.
  static func random(seed: UInt64) throws -> WholeHistory? {
    var trace = RandomProgram.make(seed: seed)
    var id = subject(of: seed)
    if seed % 4 == 1 {
      id = "exemplar"
      trace.header.settings = RandomContract.settings(seed: seed)
    }
    return try replayed(trace, on: id)
  }

  /// The subject with the highest lot of a seed: one that is new takes a few seeds, and leaves the
  /// others theirs.
  private static func subject(of seed: UInt64) -> String {
    let lots = Catalogue.ids.map { id in
      var random = SplitMix(seed: seed ^ number(of: id))
      return (id: id, lot: random.next())
    }
    return lots.max { $0.lot < $1.lot }?.id ?? "exemplar"
  }

  /// A number that goes by a name's letters alone.
  static func number(of name: String) -> UInt64 {
    name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }
  }

  /// What comes of a trace on a subject; `nil` where that cannot take the trace's settings.
  static func replayed(_ trace: Trace, on id: String) throws -> WholeHistory? {
    guard let recipe = Catalogue.recipe(id) else { return nil }
    let history = try Replayer.replay(trace, subject: recipe)
    guard history.isAsAsked else { return nil }
    return WholeHistory(
      header: history.traceHeader, drive: history.drive, contract: history.contract,
      rows: history.rows, ending: history.ending, end: history.endTime)
  }
}
