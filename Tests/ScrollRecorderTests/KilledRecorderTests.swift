import Foundation
import GestureTrace
import HeadlessUIKit
import Replay
import ScrollRecorder
import Subjects
import Testing
import TraceFiles

#if canImport(Glibc)
  import Glibc
#endif

/// An app that is killed while it records, in a process of its own.
@Suite("A killed app")
struct KilledRecorderTests {
  /// A sink that kills the process at a line, before or after it or in the middle of it.
  private final class Killing: RecordingSink {
    private let file: RecordingFile
    private var rest: Int
    private let part: Double

    init(_ file: RecordingFile, at line: Int, part: Double) {
      self.file = file
      rest = line
      self.part = part
    }

    func append(_ line: [UInt8]) throws {
      rest -= 1
      guard rest == 0 else { return try file.append(line) }
      try file.append(Array(line.prefix(Int(Double(line.count) * part))))
      kill(getpid(), SIGKILL)
    }

    func close() throws { try file.close() }
  }

  /// A pull, a refresh and its end, recorded on a control.
  private static func record(on id: String, to sink: any RecordingSink) throws {
    var trace = Trace(header: TraceHeader())
    trace.header.scene.inset = Insets(top: 64, left: 0, bottom: 49, right: 0)
    trace.rows = [(0.1, 200), (0.2, 300), (0.3, 400), (0.4, 520)].enumerated().map { place, row in
      let finger = FingerPlace(y: Double(row.1))
      return Row(Tick(seconds: row.0), place == 0 ? .touch(finger) : .move(finger))
    }
    trace.rows.append(Row(Tick(seconds: 0.6), .lift(FingerPlace(y: 520))))
    let recipe = try #require(Catalogue.recipe(id))
    nonisolated(unsafe) let sink = sink
    nonisolated(unsafe) var recorder: ScrollRecorder?
    let recorded = SubjectRecipe(id: id, contract: recipe.contract) { stage in
      let simulation = Simulation.current
      let made = ScrollRecorder(
        of: stage.scrollView, to: sink, clock: { simulation.now.seconds(since: .zero) })
      try? made.start()
      recorder = made
      let reporting = stage.telling { [unowned made] edge in made.fired(edge) }
      return RecordedSubject(recipe.make(reporting), recorder: made, tellsEnds: true)
    }
    _ = try Replayer.replay(trace, subject: recorded)
    try recorder?.stop()
  }

  @Test(
    "What it has written until then is recovered whole", arguments: Catalogue.systems.map(\.id),
    [0.0, 0.5, 1.0])
  func killed(id: String, part: Double) async throws {
    let whole = MemorySink()
    try Self.record(on: id, to: whole)
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for line in [2, 3, whole.lines.count / 2, whole.lines.count - 1, whole.lines.count] {
      let path = folder.appending(path: "\(line).jsonl").path
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [id, path = path as String, line = line as Int, part] in
        let file = try RecordingFile(URL(filePath: path))
        try Self.record(on: id, to: Killing(file, at: line, part: part))
      }
      let target = folder.appending(path: "\(line)-whole.jsonl").path
      let recovery = try TraceFile.recover(from: path + ".part", to: target)
      let kept = part == 1 ? line : line - 1
      #expect(recovery.rows == kept - 1)
      #expect(recovery.droppedLine == (part == 0.5 ? line : nil))
      let text = try String(contentsOfFile: target, encoding: .utf8)
      #expect(text.split(separator: "\n").map(String.init) == Array(whole.lines.prefix(kept)))
      let recipe = try #require(Catalogue.recipe(id))
      let history = try Replayer.replay(TraceFile.read(target).trace, subject: recipe)
      #expect(history.ending != .fault)
    }
  }
}
