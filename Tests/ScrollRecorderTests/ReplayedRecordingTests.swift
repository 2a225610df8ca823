import Foundation
import GestureTrace
import Replay
import ScrollRecorder
import Subjects
import Testing
import TraceFiles

/// What is recorded while a recording is replayed is the same recording, within the sampling.
@Suite("Recording a replay")
struct ReplayedRecordingTests {
  /// A committed recording on a control.
  struct Case: CustomTestStringConvertible {
    var name: String
    var trace: Trace
    var subject: String

    var testDescription: String { "\(name) on \(subject)" }
  }

  /// Every committed recording of fingers alone, on every control.
  ///
  /// What the app and the system do to a list is recorded by hooks that a replay has no place for:
  /// `ToldRecordingTests` has them.
  static let cases: [Case] = traces.filter { $0.trace.isOfFingersAlone }.flatMap { name, trace in
    Catalogue.systems.map { Case(name: name, trace: trace, subject: $0.id) }
  }

  /// Every committed recording.
  static let traces: [(name: String, trace: Trace)] = {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Recordings")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }.sorted().compactMap { file in
      guard let trace = try? TraceFile.read(folder.appending(path: file).path).trace else {
        return nil
      }
      return (file, trace)
    }
  }()

  /// Points by which a replay of what was recorded may be off.
  ///
  /// A load that ends in the frame of a glide ends before that frame's step in the replay, where the end is
  /// a row; all else is off by what is rounded.
  static let bound = 0.15

  /// Flicks of two or three moves in a twentieth of a second.
  ///
  /// Where their finger comes down between two frames they are recorded as faster ones: the frame after it
  /// sees the finger, and the distance is the same.
  static let flicks: Set = [
    "r023-page-two-in-the-swipe.jsonl", "r029-one-fling-past-the-end.jsonl",
    "r030-flick-past-the-top.jsonl", "r054-five-swipes-at-the-end-of-the-data.jsonl",
    "r098-ends-in-a-fling.jsonl",
  ]

  @Test("There are recordings to record, some with two fingers")
  func some() {
    #expect(Self.cases.count > 1000)
    #expect(Self.cases.contains { $0.name == "x38-second-finger.jsonl" })
    #expect(Self.flicks.isSubset(of: Self.cases.map(\.name)))
  }

  @Test(
    "A replay of what was recorded calls back as the replay that was recorded", arguments: cases)
  func atFrames(_ example: Case) throws { try compare(example.trace.delivered, example.subject) }

  @Test(
    "So it does where the rows come between frames, but for flicks",
    arguments: cases.filter { $0.subject == "exemplar" && !flicks.contains($0.name) })
  func betweenFrames(_ example: Case) throws { try compare(example.trace, example.subject) }

  private func compare(_ trace: Trace, _ subject: String) throws {
    let recipe = try #require(Catalogue.recipe(subject))
    let plain = try Replayer.replay(trace, subject: recipe)
    let recorded = try Recorded(trace, on: recipe)
    #expect(recorded.history.digest == plain.digest, "the recorder changed what it recorded")
    let again = try Replayer.replay(recorded.sink.trace(), subject: recipe)
    let (before, after) = (plain.callbacks, again.callbacks)
    #expect(before.map(\.text) == after.map(\.text))
    for (one, other) in zip(before, after) {
      #expect((one.time - other.time).seconds.magnitude <= 2 / trace.header.rate + 1e-5)
    }
    let off = plain.distance(to: again)
    #expect(off <= Self.bound, "the offsets are \(off) pt apart")
  }
}

extension Trace {
  /// The same rows at the frames of the display, as a phone delivers touches.
  ///
  /// Each comes a frame or two later: the first frame is over when a trace begins.
  var delivered: Trace {
    var trace = self
    for index in rows.indices {
      let frame = (rows[index].time.seconds * header.rate - 1e-4).rounded(.up) + 1
      trace.rows[index].time = Tick(seconds: frame / header.rate)
    }
    return trace
  }

  /// Whether fingers move the list, and nobody moves it but they and the control.
  fileprivate var isOfFingersAlone: Bool {
    guard drive == .finger, header.settings.isEmpty, header.scene.policies.isEmpty else {
      return false
    }
    let loads = (header.loads.header ?? []) + (header.loads.footer ?? [])
    let hasEnds = rows.contains { if case .world(.end) = $0.event { true } else { false } }
    guard !(hasEnds && header.loads.hasQuickAnswers) else { return false }
    guard loads.allSatisfy({ ($0.prepends ?? 0) == 0 }) else { return false }
    return rows.allSatisfy { row in
      guard case .world(let event) = row.event else { return false }
      switch event {
      case .inset, .assignInset, .safeArea, .prepend, .scrollTo, .leave, .comeBack, .stop:
        return false
      default: return true
      }
    }
  }
}

extension History {
  struct Callback {
    var time: Tick
    var text: String
  }

  /// The callbacks: whose, and who was behind them.
  var callbacks: [Callback] {
    rows.compactMap { row in
      guard case .outcome(.fired(let edge, let origin)) = row.row.event else { return nil }
      return Callback(time: row.row.time, text: "\(edge.rawValue) \(origin.rawValue)")
    }
  }

  /// The offset after each instant that changed it.
  var path: [(time: Tick, offset: Double)] {
    var path: [(time: Tick, offset: Double)] = []
    for row in rows {
      guard case .outcome(.offset(let y, _)) = row.row.event else { continue }
      if path.last?.time == row.row.time { path.removeLast() }
      path.append((row.row.time, y))
    }
    return path
  }

  /// How far the offsets of two histories are apart at most, in points, a moment after the instants of
  /// either: long enough for an answer that was recorded a microsecond after its callback.
  func distance(to other: History) -> Double {
    let (one, two) = (path, other.path)
    let start = traceHeader.scene.offset ?? traceHeader.scene.topRest
    let times = Set(one.map(\.time)).union(two.map(\.time)).sorted()
    var (i, j, farthest) = (0, 0, 0.0)
    for time in times.map({ $0 + Tick(microseconds: 10) }) {
      while i < one.count, one[i].time <= time { i += 1 }
      while j < two.count, two[j].time <= time { j += 1 }
      let a = i == 0 ? start : one[i - 1].offset
      let b = j == 0 ? start : two[j - 1].offset
      farthest = max(farthest, (a - b).magnitude)
    }
    return farthest
  }
}
