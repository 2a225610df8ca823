import Foundation
import GestureTrace
import Replay
import TerminalScreens
import Testing

/// A recorder under a test's hand, in a folder of its own and on a clock that the test turns.
class RecorderBench {
  static let large = Extent(120, 40)
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "pullback-recorder-\(UUID().uuidString)")
  private(set) var time = Tick.zero

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.appending(path: "made.jsonl").path }

  func recorder(_ ids: [String], pointsPerRow: Double = 16) throws -> Recorder {
    try recorder(of: ids.map(Runs.recipe), pointsPerRow: pointsPerRow)
  }

  /// A recorder with these controls, whose recordings have the name `path`, `made.jsonl` without it.
  func recorder(
    of recipes: [SubjectRecipe], header: TraceHeader = RecorderBench.header,
    pointsPerRow: Double = 16, path: String? = nil
  ) throws -> Recorder {
    let path = path ?? self.path
    return try Recorder(
      Recorder.Setup(
        subjects: recipes, first: 0, header: header, pointsPerRow: pointsPerRow,
        nextPath: { path },
        origin: { origin in
          var noted = JSONObject()
          noted["subject"] = .string(origin.subject)
          noted["quantum"] = .number(origin.quantum)
          return noted
        }, isColored: true))
  }

  /// A list between two bars.
  static var header: TraceHeader {
    var header = TraceHeader()
    header.scene.inset = Insets(top: 64, left: 0, bottom: 49, right: 0)
    return header
  }

  func press(_ keys: [Key], on recorder: Recorder) {
    for key in keys { recorder.handle(.key(key), at: time, on: Self.large) }
  }

  func type(_ text: String, on recorder: Recorder) {
    press(text.map { .character($0) }, on: recorder)
  }

  /// Lets time pass as a terminal would, at moments that no frame of the model falls on.
  func wait(_ seconds: Double, _ recorder: Recorder) {
    let end = time + Tick(seconds: seconds)
    while time < end {
      time += Tick(microseconds: 17_013)
      recorder.advance(to: time)
    }
  }

  /// A pull with the mouse: down by rows, held, let go.
  func pull(_ rows: Int, on recorder: Recorder) {
    let send = { (action: Mouse.Action, y: Int) in
      recorder.handle(.mouse(Mouse(action, x: 20, y: y)), at: self.time, on: Self.large)
    }
    send(.press, 10)
    for row in 1...rows {
      wait(0.03, recorder)
      send(.drag, 10 + row)
    }
    wait(0.2, recorder)
    send(.release, 10 + rows)
  }
}
