import Foundation
import Glibc
import ScreenReading
import Testing

/// The recorder as it is started on a terminal.
@Suite("The recorder on a terminal", .serialized)
struct RecordTests {
  private func recorder(
    _ id: String, in folder: Folder, columns: Int = 100, rows: Int = 30,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ["record", "-s", id, "-o", folder.path("made.jsonl"), "--points-per-row", "16"],
      columns: columns, rows: rows, environment: environment)
    try terminal.expect("r record")
    return terminal
  }

  private func mouse(_ button: Int, _ row: Int, isRelease: Bool = false) -> String {
    "\u{1b}[<\(button);20;\(row)\(isRelease ? "m" : "M")"
  }

  /// A pull by so many rows, and the wait until the list has come that far.
  private func pull(_ rows: Int, _ terminal: PseudoTerminal) throws {
    terminal.send(mouse(0, 8))
    for row in 1...rows { terminal.send(mouse(32, 8 + row)) }
    // What refreshes at its line is never armed.
    try terminal.wait("the header has been pulled far enough") {
      ["header armed", "header fired"].contains(where: terminal.screen.text.contains)
    }
    terminal.send(mouse(0, 8 + rows, isRelease: true))
  }

  @Test(
    "A pull is recorded, saved, validated and judged",
    arguments: [
      "hw-refresh", "bs-topics", "mg-refresh-control", "custom-refresh-view", "jk-refresh-control",
      "mj-refresh", "mj-refresh-back", "exemplar",
    ])
  func pull(id: String) throws {
    let folder = try Folder()
    let terminal = try recorder(id, in: folder)
    terminal.send("r")
    try terminal.expect("● REC")
    try pull(22, terminal)
    try terminal.expect("header fired")
    try terminal.expect("answer 1 of the header")
    try terminal.expect("header idle")
    try saveAndJudge(id, terminal, in: folder)
  }

  @Test("A way to the end by keys loads more, and is recorded like a hand's")
  func approach() throws {
    let folder = try Folder()
    let terminal = try recorder("foot-view", in: folder)
    terminal.send("r")
    try terminal.expect("● REC")
    terminal.send("a")
    try terminal.expect("approach: points seconds")
    terminal.send("\u{15}-900 0.5 0.2 smooth\r")
    try terminal.expect("footer fired")
    try terminal.expect("answer 1 of the footer")
    try terminal.expect("footer idle")
    try saveAndJudge("foot-view", terminal, in: folder)
  }

  /// Stops the recording, saves it, and puts it to every test that a recording can be put to.
  private func saveAndJudge(
    _ id: String, _ terminal: PseudoTerminal, in folder: Folder
  ) throws {
    terminal.send("r")
    try terminal.expect("title ▸")
    terminal.send("by hand\r")
    try terminal.expect("it replays to what was seen")
    terminal.send("q")
    #expect(try terminal.end() == 0)
    #expect(terminal.isAsBefore)
    #expect(try folder.names == ["made.jsonl"])
    #expect(try folder.text(of: "made.jsonl").contains(#""title":"by hand""#))
    let validated = try Program.run(["validate", "made.jsonl"], in: folder)
    #expect(validated.code == 0, "\(validated.output)\(validated.talk)")
    let judged = try Program.run(["check", "made.jsonl", "--subject", id], in: folder)
    #expect(judged.code == 0, "\(judged.output)")
  }

  @Test("A terminal that can is asked for pixels, and then a row is as many steps as it has pixels")
  func pixels() throws {
    let folder = try Folder()
    let terminal = try PseudoTerminal(
      ["record", "-o", folder.path("made.jsonl")], cell: (width: 10, height: 20))
    try terminal.expect("r record")
    let wrote = { (text: String) in
      String(decoding: terminal.bytes, as: UTF8.self).contains(text)
    }
    try terminal.wait("the question") { wrote("\u{1b}[?1016$p") }
    #expect(!wrote("\u{1b}[?1016h"), "nothing is set before the answer")
    terminal.send("\u{1b}[?1016;2$y")
    try terminal.wait("pixels are set") { wrote("\u{1b}[?1016h") }
    terminal.send("r")
    try terminal.expect("● REC")
    // Column 20 and row 8, and 5 pixels, a quarter of a row, further down.
    terminal.send("\u{1b}[<0;205;165M\u{1b}[<32;205;170M\u{1b}[<0;205;170m")
    try terminal.expect("● REC  3 rows")
    terminal.send("rpixels\r")
    try terminal.expect("it replays to what was seen")
    let text = try folder.text(of: "made.jsonl")
    #expect(text.contains(#""quantum":0.2}"#))
    let places = text.matches(of: /"(?:touch|move)",([0-9.]+)/).compactMap { Double($0.output.1) }
    #expect(places.count == 2 && abs(places[1] - places[0] - 1) < 1e-6)
    // Smaller letters: a row has 16 pixels, each of a quarter of a point.
    terminal.resize(columns: 120, rows: 40, cell: (width: 8, height: 16))
    try terminal.expect("live")
    terminal.send("r")
    try terminal.expect("● REC")
    terminal.send("r\r")
    try terminal.expect("saved made-2.jsonl")
    #expect(try folder.text(of: "made-2.jsonl").contains(#""quantum":0.25}"#))
    terminal.send("q")
    #expect(try terminal.end() == 0)
    #expect(!terminal.screen.modes.contains(1016))
  }

  @Test("A window that changes its size is filled, and one that is too small says so")
  func resized() throws {
    let folder = try Folder()
    let terminal = try recorder("hw-refresh", in: folder)
    terminal.resize(columns: 30, rows: 10)
    try terminal.expect("Too small: 30 × 10.")
    terminal.resize(columns: 40, rows: 12)
    try terminal.expect("╰────")
    terminal.resize(columns: 120, rows: 40)
    try terminal.expect("· no-offset-jump")
    terminal.send("q")
    #expect(try terminal.end() == 0)
  }

  @Test("Without colours and without UTF-8 it can still be read")
  func plain() throws {
    let folder = try Folder()
    let terminal = try recorder(
      "hw-refresh", in: folder, environment: ["LANG": "C", "NO_COLOR": "1"])
    try terminal.expect("Row 1")
    #expect(terminal.bytes.allSatisfy { $0 < 0x80 })
    #expect(!String(decoding: terminal.bytes, as: UTF8.self).contains("38;"))
    terminal.send("q")
    #expect(try terminal.end() == 0)
  }

  @Test("A player on a terminal plays to the end, and is left")
  func player() throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    let terminal = try PseudoTerminal(
      ["replay", folder.path("pull.jsonl"), "-s", "hw-refresh", "--watch", "--speed", "16"])
    try terminal.expect("header fired")
    try terminal.expect("‖")
    terminal.send("\u{1b}[H.")
    try terminal.expect("0.100 /")
    terminal.send("q")
    #expect(try terminal.end() == 0)
    #expect(terminal.isAsBefore)
  }

  @Test("A terminal that cannot move its cursor, and none at all, are told so")
  func refusals() throws {
    let folder = try Folder()
    let dumb = try PseudoTerminal(["record"], environment: ["TERM": "dumb"])
    #expect(try dumb.end() == 64 << 8)
    #expect(dumb.screen.text.contains("found a terminal that cannot move its cursor"))
    let none = try Program.run(["record"], in: folder)
    #expect(none.code == 64 && none.talk.contains("found no terminal"))
    try folder.write(Recordings.pull, to: "pull.jsonl")
    let watched = try Program.run(
      ["replay", "pull.jsonl", "-s", "hw-refresh", "--watch"], in: folder)
    #expect(watched.code == 64 && watched.output == "")
  }
}
