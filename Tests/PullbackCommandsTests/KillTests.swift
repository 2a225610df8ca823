import Foundation
import Glibc
import ScreenReading
import Testing

/// Recordings whose recorder was killed, with nothing told to it.
@Suite("A killed recorder", .serialized)
struct KillTests {
  /// How far the recording has come.
  enum Moment: String, CaseIterable {
    case empty, touched, moving, armed, refreshing, answered, asking, told
  }

  private static func mouse(_ button: Int, _ row: Int, isRelease: Bool = false) -> String {
    "\u{1b}[<\(button);20;\(row)\(isRelease ? "m" : "M")"
  }

  /// Brings a recording that has just begun as far as that.
  private func bring(_ terminal: PseudoTerminal, to moment: Moment) throws {
    func expect(_ text: String) throws { try terminal.expect(text) }
    if moment == .empty { return }
    terminal.send(Self.mouse(0, 8))
    try expect("REC  1 rows")
    if moment == .touched { return }
    let rows = moment == .moving ? 4 : 22
    for row in 1...rows { terminal.send(Self.mouse(32, 8 + row)) }
    // It is killed somewhere in the middle of what was sent.
    if moment == .moving { return try expect("rows") }
    try expect("header armed")
    if moment == .armed { return }
    terminal.send(Self.mouse(0, 8 + rows, isRelease: true))
    try expect("header fired")
    if moment == .refreshing { return }
    try expect("answer 1 of the header")
    if moment == .answered { return }
    terminal.send("r")
    try expect("title ▸")
    if moment == .asking { return }
    terminal.send("a title that nobody will read")
    try expect("nobody will read")
  }

  private func start(in folder: Folder, by limit: String = "") throws -> PseudoTerminal {
    let program = try Program.path
    let command = "exec '\(program)' record -s hw-refresh -o '\(folder.path("made.jsonl"))'"
    let terminal = try PseudoTerminal(
      ["-c", "\(limit)\(command) --points-per-row 16"], program: "/bin/bash")
    try terminal.expect("r record")
    terminal.send("r")
    try terminal.expect("● REC")
    return terminal
  }

  /// Recovers what is left, validates it and replays it.
  private func expectWhole(in folder: Folder, atLeast rows: Int) throws {
    let recovered = try Program.run(
      ["recover", "made.jsonl.live.part", "whole.jsonl"], in: folder)
    #expect(recovered.code == 0, "\(recovered.talk)")
    let validated = try Program.run(["validate", "whole.jsonl"], in: folder)
    #expect(validated.code == 0, "\(validated.output)\(validated.talk)")
    let lines = try folder.text(of: "whole.jsonl").split(separator: "\n")
    #expect(lines.count - 1 >= rows)
    let replayed = try Program.run(["replay", "whole.jsonl", "-s", "hw-refresh"], in: folder)
    #expect(replayed.code == 0, "\(replayed.talk)")
    // The fingers and what was seen of them: each row of the recording is a row of the history.
    for line in lines.dropFirst() { #expect(replayed.output.contains(line)) }
  }

  /// The rows that the title has told of.
  private func rows(_ terminal: PseudoTerminal) -> Int {
    let match = terminal.screen.text.firstMatch(of: /(?:REC|stopped)  ([0-9]+) rows/)
    return match.flatMap { Int($0.output.1) } ?? 0
  }

  @Test("Wherever it is killed, what it has told is recovered whole", arguments: Moment.allCases)
  func killed(moment: Moment) throws {
    let folder = try Folder()
    let terminal = try start(in: folder)
    try bring(terminal, to: moment)
    kill(terminal.process, SIGKILL)
    #expect(try terminal.end() == SIGKILL)
    try expectWhole(in: folder, atLeast: rows(terminal))
  }

  @Test("Other ends leave it, too", arguments: [SIGTERM, SIGHUP, SIGSEGV])
  func ended(signal: Int32) throws {
    let folder = try Folder()
    let terminal = try start(in: folder)
    try bring(terminal, to: .refreshing)
    kill(terminal.process, signal)
    _ = try terminal.end()
    try expectWhole(in: folder, atLeast: rows(terminal))
  }

  @Test("At any moment of a hand that does not rest", arguments: [1, 4, 8])
  func anyMoment(number: Int) throws {
    let folder = try Folder()
    let terminal = try start(in: folder)
    terminal.send(Self.mouse(0, 8))
    // As many moves as make it write all the time, and a kill when a number of them was told.
    for _ in 0..<40 {
      for row in [12, 18, 24, 20, 14, 9] { terminal.send(Self.mouse(32, row)) }
    }
    try terminal.wait("\(number * 17) rows") { rows(terminal) >= number * 17 }
    kill(terminal.process, SIGKILL)
    _ = try terminal.end()
    try expectWhole(in: folder, atLeast: number * 17)
  }

  @Test("A row of which the disk has taken a part is taken back, and is told of")
  func partOfARow() throws {
    let folder = try Folder()
    // A file may have 1024 bytes: the system takes a part of the row that goes beyond it.
    let terminal = try start(in: folder, by: "ulimit -f 1; ")
    terminal.send(Self.mouse(0, 8))
    for row in Array(9...25) + Array(9...24).reversed() {
      terminal.send(Self.mouse(32, row))
    }
    try terminal.expect("cannot write: ")
    let told = rows(terminal)
    #expect(told > 3)
    kill(terminal.process, SIGKILL)
    _ = try terminal.end()
    #expect(try folder.text(of: "made.jsonl.live.part").hasSuffix("]\n"))
    try expectWhole(in: folder, atLeast: told)
  }

  @Test("A row that was cut is dropped, wherever it was cut")
  func cutRow() throws {
    let folder = try Folder()
    let terminal = try start(in: folder)
    try bring(terminal, to: .armed)
    kill(terminal.process, SIGKILL)
    _ = try terminal.end()
    let live = try folder.text(of: "made.jsonl.live.part")
    let last = try #require(live.split(separator: "\n").last)
    for length in [1, last.count / 2, last.count] {
      let inner = try Folder()
      try inner.write(String(live.dropLast(1 + last.count - length)), to: "made.jsonl.live.part")
      try expectWhole(in: inner, atLeast: live.split(separator: "\n").count - 2)
    }
  }
}
