import Foundation
import GestureTrace
import Replay
import Subjects
import Synchronization
import TerminalScreens
import Testing
import TraceFiles

@Suite("Saving a recording")
final class SavingTests: RecorderBench {
  /// A control that is another one when it is made for the third time: under the recorder's first list it
  /// is the first, under the recording's the second, in the proof the third.
  private func fickle() throws -> SubjectRecipe {
    let (usual, other) = (try Runs.recipe("hw-refresh"), try Runs.recipe("jk-refresh-control"))
    let times = Times()
    return SubjectRecipe(id: "fickle", contract: usual.contract) { stage in
      (times.next() == 3 ? other : usual).make(stage)
    }
  }

  private final class Times: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }

  private func text(_ recorder: Recorder) -> String { recorder.grid(Self.large).text }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// A pull that was recorded and stopped; the title is asked for.
  private func pulled(_ recorder: Recorder) {
    press([.character("r")], on: recorder)
    pull(16, on: recorder)
    wait(2.5, recorder)
    press([.character("r")], on: recorder)
  }

  @Test("What does something else when it is played again is not saved, not lost, and tried again")
  func differs() throws {
    let recorder = try recorder(of: [fickle()])
    pulled(recorder)
    type("a pull", on: recorder)
    press([.enter], on: recorder)
    #expect(text(recorder).contains("NOT saved: played again it differs"))
    #expect(text(recorder).contains("■ stopped") && text(recorder).contains("s tries again"))
    #expect(recorder.saved.isEmpty && recorder.unsaved == path + ".live.part")
    #expect(try files == ["made.jsonl.live.part"], "nothing has the name of what was not proven")
    press([.character("q")], on: recorder)
    #expect(!recorder.isOver)
    press([.character("s")], on: recorder)
    type("a pull", on: recorder)
    press([.enter], on: recorder)
    #expect(
      text(recorder).contains("saved made.jsonl: it replays to what was seen"),
      "\(text(recorder))")
    #expect(recorder.saved == [path] && recorder.unsaved == nil)
    #expect(try TraceFile.read(path).trace.rows.count > 20)
    #expect(try files == ["made.jsonl"])
  }

  @Test("A name that was taken is not written over; once it is free the recording gets it")
  func taken() throws {
    let recorder = try recorder(["hw-refresh"])
    pulled(recorder)
    try Data("mine".utf8).write(to: URL(filePath: path))
    type("a pull", on: recorder)
    press([.enter], on: recorder)
    #expect(text(recorder).contains("NOT saved: "), "\(text(recorder))")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    #expect(recorder.unsaved == path + ".live.part")
    try FileManager.default.removeItem(atPath: path)
    press([.character("s")], on: recorder)
    press([.enter], on: recorder)
    #expect(
      text(recorder).contains("saved made.jsonl: it replays to what was seen"),
      "\(text(recorder))")
    #expect(recorder.saved == [path] && recorder.unsaved == nil)
    #expect(try TraceFile.read(path).trace.rows.count > 20)
    #expect(try files == ["made.jsonl"])
  }

  @Test(
    "A gesture that is cancelled, or cut short by the end of the recording, is saved as far as it came",
    arguments: ["z", "r", "s"])
  func cutShort(key: Character) throws {
    let recorder = try recorder(["hw-refresh"])
    press([.character("r"), .character("p"), .enter], on: recorder)
    wait(0.2, recorder)
    press([.character(key)], on: recorder)
    wait(1, recorder)
    if key == "z" { press([.character("s")], on: recorder) }
    press([.enter], on: recorder)
    #expect(
      text(recorder).contains("saved made.jsonl: it replays to what was seen"),
      "\(text(recorder))")
    let events = try TraceFile.read(path).trace.rows.map(\.event)
    let isLifted = events.contains { if case .world(.lift) = $0 { true } else { false } }
    #expect(isLifted == (key != "z") && events.contains(.world(.cancel)) == (key == "z"))
  }

  @Test("Whatever is done during a recording, it is saved and replays", arguments: 1...60)
  func anything(seed: UInt64) throws {
    var dice = SplitMix(seed: seed)
    let ids = Catalogue.systems.flatMap { [$0.id, "\($0.id):published"] }
    let recipes = ids.compactMap(Catalogue.recipe)
    let recorder = try recorder(of: [recipes[Int(seed) % recipes.count]])
    press([.character("r")], on: recorder)
    let keys = Array("bBexmMtopgaiczhn d\t")
    for _ in 0..<80 {
      switch dice.next() % 4 {
      case 0:
        press([.character(keys[Int(dice.next() % UInt64(keys.count))])], on: recorder)
        press([.enter], on: recorder)
      case 1: wait(Double(dice.next() % 40) / 100, recorder)
      default:
        let actions: [Mouse.Action] = [.press, .drag, .drag, .release, .other, .wheelUp]
        let action = actions[Int(dice.next() % UInt64(actions.count))]
        let (x, y) = (Int(dice.next() % 60), Int(dice.next() % 40))
        recorder.handle(.mouse(Mouse(action, x: x, y: y)), at: time, on: Self.large)
      }
    }
    press([.escape, .character("s"), .enter], on: recorder)
    #expect(recorder.saved == [path], "\(text(recorder))")
  }
}
