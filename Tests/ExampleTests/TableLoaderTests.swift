import Foundation
import GestureTrace
import Invariants
import Replay
import TableLoader
import Testing
import TraceFiles

@Suite("The table loader on the recordings")
struct TableLoaderTests {
  /// The promises that are broken, by recording; on every other recording none is.
  static let broken: [String: Set<String>] = [
    // Faults of the header, which its documentation tells: a delegate hears of a drag that was taken
    // away as of one that was let go, …
    "cancel-while-armed": ["only-meant-pull-fires"],
    // … it subtracts from an inset that the app wrote without its part, …
    "inset-assigned-during-a-refresh": ["inset-restored", "ends-cleanly"],
    // … and it fades away under a finger that holds it past its line.
    "end-in-the-bounce": ["shows-what-it-does"],
    "end-under-a-finger": ["shows-what-it-does"],
    // No fault: the footer sits where the content ends and is seen there, however short that is. A
    // footer's contract cannot say so; it always owes the room down to the end of the view.
    "short-content": ["inset-held"],
    "rows-added-and-removed-during-a-load": ["inset-held"],
  ]

  /// What the model says at the end of a run of an observation that a subview of the list holds.
  ///
  /// Since iOS 11 such an observation may outlive what it observes.
  static let lateObservation = "was deallocated while key value observers were still registered"

  @Test("Each recording breaks the promises that are expected, and settles", arguments: names)
  func recordings(name: String) throws {
    let history = try Self.replayed(name)
    var found: Set<String> = []
    for verdict in Self.judge(history) where verdict.kind == .violated || verdict.kind == .error {
      if verdict.says.contains(Self.lateObservation) {
        withKnownIssue("an observation that its holder takes along", isIntermittent: true) {
          Issue.record("\(verdict.says)")
        }
      } else {
        found.insert(verdict.invariant)
      }
    }
    #expect(found == Self.broken[name, default: []])
    #expect(history.ending == .settled)
  }

  @Test("What is expected of a recording is expected of one that there is")
  func expectations() {
    #expect(Self.names.count > 50)
    #expect(Self.names.contains("short-content"))
    #expect(Set(Self.broken.keys).isSubset(of: Self.names))
  }

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Recordings")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
  }()

  static func replayed(_ name: String) throws -> History {
    let file = folder.appending(path: name + ".jsonl")
    return try Replayer.replay(
      TraceFile.read(file.path()).trace, subject: TableLoaderSystem.recipe)
  }

  static func judge(_ history: History) -> [Verdict] {
    var judge = Judge(
      header: history.traceHeader, drive: history.drive, contract: history.contract)
    for row in history.rows { judge.see(row) }
    return judge.finish(history.ending, at: history.endTime)
  }
}
