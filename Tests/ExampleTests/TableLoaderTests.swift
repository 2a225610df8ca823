import Checking
import Foundation
import GestureTrace
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
    "deep-pull-cancelled": ["only-meant-pull-fires"],
    // … it subtracts from an inset that the app wrote without its part, …
    "inset-assigned-during-a-refresh": ["inset-restored", "ends-cleanly"],
    // … a finger that catches the list past the line, and leaves without having moved, fires, too, …
    "catch-a-bounce-and-let-go": ["only-meant-pull-fires"],
    "fling-caught-past-the-line-and-let-go": ["only-meant-pull-fires"],
    // … and it fades away under a finger that holds it past its line.
    "end-in-the-bounce": ["shows-what-it-does"],
    "end-under-a-finger": ["shows-what-it-does"],
    // The footer's contract has one word for taps: this one answers them after a failure only.
    "tap-on-the-footer-of-a-short-list": ["meant-approach-loads"],
  ]

  @Test("Each recording breaks the promises that are expected, and settles", arguments: names)
  func recordings(name: String) throws {
    let history = try Self.replayed(name)
    let found = history.judged().filter { $0.kind == .violated || $0.kind == .error }
    let words = found.map { "\($0.invariant): \($0.says)" }.joined(separator: "\n")
    #expect(Set(found.map(\.invariant)) == Self.broken[name, default: []], "\(words)")
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
}
