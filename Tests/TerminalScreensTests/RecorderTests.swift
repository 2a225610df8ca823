import Foundation
import GestureTrace
import Replay
import TerminalScreens
import Testing
import TraceFiles

@Suite("The recorder")
final class RecorderTests: RecorderBench {
  static let ids = [
    "hw-refresh", "bs-topics", "mg-refresh-control", "custom-refresh-view", "foot-view",
    "jk-refresh-control", "mj-refresh", "mj-refresh-back", "exemplar", "hw-refresh:published",
  ]

  @Test("A pull with the mouse is saved, and replays to what was seen", arguments: ids)
  func saved(id: String) throws {
    let recorder = try recorder([id])
    press([.character("r")], on: recorder)
    pull(16, on: recorder)
    wait(2.5, recorder)
    press([.character("r")], on: recorder)
    type("a pull", on: recorder)
    press([.enter], on: recorder)
    let text = recorder.grid(Self.large).text
    #expect(text.contains("it replays to what was seen"), "\(text)")
    #expect(recorder.saved == [path] && recorder.unsaved == nil)
    let trace = try TraceFile.read(path).trace
    #expect(trace.header.title == "a pull" && trace.header.quantum == 16)
    let history = try Replayer.replay(trace, subject: Runs.recipe(id))
    #expect(history.ending == .stopped)
    #expect(try #require(history.deviation).maximum < 1e-6)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["made.jsonl"])
  }

  @Test("What is written as it happens is whole at any instant")
  func asItHappens() throws {
    let recorder = try recorder(["hw-refresh"])
    press([.character("r")], on: recorder)
    let live = try #require(recorder.unsaved)
    for _ in 0..<3 {
      pull(12, on: recorder)
      let target = folder.appending(path: "saved-\(UUID().uuidString).jsonl").path
      _ = try TraceFile.recover(from: live, to: target)
      let rows = try TraceFile.read(target).trace.rows
      #expect(rows.contains { $0.event == .world(.lift(FingerPlace(y: 337))) } || rows.count > 14)
      wait(2, recorder)
    }
  }

  @Test("A fault of a published control is seen at the moment at which it happens")
  func finding() throws {
    let recorder = try recorder(["hw-refresh:cancel-fires"])
    recorder.handle(.mouse(Mouse(.press, x: 20, y: 10)), at: time, on: Self.large)
    for row in 1...16 {
      wait(0.03, recorder)
      recorder.handle(.mouse(Mouse(.drag, x: 20, y: 10 + row)), at: time, on: Self.large)
    }
    press([.character("z")], on: recorder)
    wait(0.1, recorder)
    #expect(recorder.grid(Self.large).text.contains("✗ only-meant-pull-fires: the header fired"))
  }

  @Test("Nothing that rests costs a wake-up")
  func idle() throws {
    let recorder = try recorder(["hw-refresh"])
    wait(1, recorder)
    #expect(recorder.nextFrame == nil)
    pull(16, on: recorder)
    #expect(recorder.nextFrame != nil)
    wait(4, recorder)
    #expect(recorder.nextFrame == nil)
  }

  @Test(
    "The screen in three sizes, in the middle of a pull",
    arguments: [Extent(80, 24), Extent(120, 40), Extent(40, 12)])
  func screens(extent: Extent) throws {
    let recorder = try recorder(["jk-refresh-control"])
    type("p", on: recorder)
    press([.enter], on: recorder)
    wait(0.5, recorder)
    try Golden.expect(recorder.grid(extent), "recorder-\(extent.columns)x\(extent.rows)")
  }

  @Test(
    "Keys do what the help says",
    arguments: [
      ("b", "begin header"), ("B", "begin footer"), ("m", "noMore"), ("M", "reset"),
      ("t", "tap footer"), ("o", "resize 667 375"), ("e", "end header"),
      ("x", "end header failure"),
      ("i\r", "inset [64 0 49 0]"), ("c\r", "content 1200"), ("z", "cancel"),
    ])
  func keys(keys: String, event: String) throws {
    let recorder = try recorder(["exemplar"])
    press(keys.map { $0 == "\r" ? .enter : .character($0) }, on: recorder)
    #expect(recorder.grid(Self.large).text.contains(event))
  }

  @Test("Controls go round under the list, and answers come later and later")
  func changes() throws {
    let recorder = try recorder(["hw-refresh", "mj-refresh"])
    press([.tab], on: recorder)
    #expect(recorder.grid(Self.large).text.contains("mj-refresh, answers come after 1 s"))
    press([.tab, .character("d")], on: recorder)
    #expect(recorder.grid(Self.large).text.contains("hw-refresh, answers come after 3 s"))
    press([.character("d")], on: recorder)
    #expect(recorder.grid(Self.large).text.contains("answers never come"))
  }

  @Test("A recording is not lost by a slip: it is saved or discarded")
  func slips() throws {
    let recorder = try recorder(["hw-refresh"])
    press([.character("r"), .character("q"), .tab], on: recorder)
    #expect(!recorder.isOver && recorder.unsaved != nil)
    // One that was asked whether it is meant is not, if something else follows.
    press([.character("u"), .character("h"), .escape, .character("u")], on: recorder)
    #expect(recorder.unsaved != nil)
    press([.character("u")], on: recorder)
    #expect(recorder.unsaved == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    press([.character("q")], on: recorder)
    #expect(recorder.isOver)
  }

  @Test("What is pasted is nobody's keys, and belongs to an answer")
  func pasted() throws {
    let recorder = try recorder(["hw-refresh"])
    press([.character("r")], on: recorder)
    recorder.handle(.paste("uuq\u{1b}\n"), at: time, on: Self.large)
    #expect(!recorder.isOver && recorder.unsaved != nil)
    #expect(recorder.grid(Self.large).text.contains("pasted text is passed over here"))
    press([.character("s")], on: recorder)
    recorder.handle(.paste("刷新 \u{1b}[2J\u{7}\u{202e}a title\n"), at: time, on: Self.large)
    press([.enter], on: recorder)
    #expect(try TraceFile.read(path).trace.header.title == "刷新 [2Ja title")
  }

  @Test("A gesture is read as it is written, and nothing else is one")
  func gestures() {
    #expect(Gesture(Gesture.pull.text) == .pull)
    #expect(Gesture("90 0.4")?.text == "90 0.4 0 smooth")
    for text in ["", "90", "a b", "90 0.4 0 wild", "90 -1", "nan 1", "90 0.4 0 even more"] {
      #expect(Gesture(text) == nil, "\(text)")
    }
    let rows = Gesture.pull.rows(from: .zero, y: 200)
    #expect(rows.first?.event == .world(.touch(FingerPlace(y: 200))))
    #expect(rows.last == Row(Tick(seconds: 0.6), .lift(FingerPlace(y: 380))))
  }
}
