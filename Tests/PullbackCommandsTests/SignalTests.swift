import Foundation
import Glibc
import ScreenReading
import Testing

/// What signals do to the screens: the terminal is given back, whatever ends the program or stops it.
@Suite("Signals on a terminal", .serialized)
struct SignalTests {
  /// What a screen is doing when the signal comes.
  enum Moment: String, CaseIterable {
    case recorderAtRest, recording, answering, player
  }

  /// What gives the screen back: pasting, pixels and mouse off, cursor on, the other buffer left.
  private static let leaving =
    "\u{1b}[?2026l\u{1b}[?2004l\u{1b}[?1016l\u{1b}[?1006l\u{1b}[?1002l\u{1b}[0m\u{1b}[?25h"
    + "\u{1b}[?1049l"

  /// The private modes that a screen may set.
  private static let modes: Set = [1049, 1002, 1006, 1016, 2004, 2026]

  private func start(_ moment: Moment, in folder: Folder) throws -> PseudoTerminal {
    if moment == .player {
      try folder.write(Recordings.pull, to: "pull.jsonl")
      let terminal = try PseudoTerminal(
        ["replay", folder.path("pull.jsonl"), "-s", "hw-refresh", "--watch", "--speed", "1/16"])
      try terminal.expect("? help")
      return terminal
    }
    let terminal = try PseudoTerminal(
      ["record", "-o", folder.path("made.jsonl")], cell: (width: 10, height: 20))
    try terminal.expect("r record")
    // It knows pixels, which are to be switched off, too.
    terminal.send("\u{1b}[?1016;2$y")
    try terminal.wait("pixels are set") { terminal.screen.modes.contains(1016) }
    if moment == .recorderAtRest { return terminal }
    terminal.send("r")
    try terminal.expect("● REC")
    if moment == .answering { terminal.send("p") } else { terminal.send("\u{1b}[<0;205;165M") }
    try terminal.expect(moment == .answering ? "pull: points" : "● REC  1 rows")
    return terminal
  }

  /// Whether the terminal is as it was, by what was written and by what the system keeps.
  private func expectGivenBack(_ terminal: PseudoTerminal) {
    #expect(terminal.isAsBefore)
    #expect(terminal.screen.modes.isDisjoint(with: Self.modes))
  }

  /// Each signal while a finger is recorded and in the player, the usual ones at every moment.
  private static func cases(_ usual: [Int32], _ others: [Int32]) -> [(Int32, Moment)] {
    usual.flatMap { signal in Moment.allCases.map { (signal, $0) } }
      + others.flatMap { [($0, .recording), ($0, .player)] }
  }

  @Test(
    "Whatever signal ends the program, the terminal is as it was",
    arguments: cases(
      [SIGTERM, SIGHUP, SIGINT],
      [
        SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGIO, SIGPWR, SIGXCPU, SIGSTKFLT,
      ]))
  func endings(signal: Int32, moment: Moment) throws {
    let folder = try Folder()
    let terminal = try start(moment, in: folder)
    #expect(terminal.screen.modes.isSuperset(of: [1049, 1002, 1006, 2004]))
    #expect(!terminal.isAsBefore)
    kill(terminal.process, signal)
    let status = try terminal.end()
    #expect(status & 0x7F == signal, "it ended by its own signal")
    #expect(terminal.text.hasSuffix(Self.leaving))
    expectGivenBack(terminal)
  }

  @Test(
    "A fault of ours gives the terminal back before it is told",
    arguments: cases([SIGSEGV, SIGILL], [SIGBUS, SIGFPE, SIGABRT, SIGTRAP, SIGSYS]))
  func faults(signal: Int32, moment: Moment) throws {
    let folder = try Folder()
    let terminal = try start(moment, in: folder)
    kill(terminal.process, signal)
    #expect(try terminal.end() == 70 << 8)
    #expect(terminal.text.contains(Self.leaving + "pullback: error: a fault of ours"))
    expectGivenBack(terminal)
  }

  /// How a program is stopped: by a key, by its terminal's signal, by one that it is not told of.
  enum Stop: String, CaseIterable {
    case key, terminalStop, stop
  }

  @Test(
    "A program that is stopped gives the terminal back, and takes it again",
    arguments: Stop.allCases, [Moment.recorderAtRest, .player])
  func stopped(stop: Stop, moment: Moment) throws {
    let folder = try Folder()
    try folder.write(Recordings.pull, to: "pull.jsonl")
    let command =
      moment == .player
      ? "replay '\(folder.path("pull.jsonl"))' -s hw-refresh --watch --speed 1/16" : "record"
    let program = try Program.path
    let terminal = try PseudoTerminal(
      ["--norc", "--noediting", "-i"], environment: ["PS1": "$ "], program: "/bin/bash")
    try terminal.wait("a prompt") { terminal.text.hasSuffix("$ ") }
    terminal.send("'\(program)' \(command)\n")
    try terminal.expect("? help")
    let raw = terminal.modes
    let redrawn = { terminal.text.ranges(of: "\u{1b}[2J").count }
    let before = redrawn()
    switch stop {
    case .key: terminal.send("\u{1a}")
    case .terminalStop: kill(-terminal.foreground, SIGTSTP)
    case .stop: kill(-terminal.foreground, SIGSTOP)
    }
    try terminal.wait("the shell goes on") {
      terminal.text.contains("Stopped") && terminal.text.hasSuffix("$ ")
    }
    if stop != .stop { #expect(terminal.text.contains(Self.leaving)) }
    #expect(terminal.isAsBefore)
    terminal.send("fg\n")
    try terminal.wait("the screen is back") { redrawn() > before && terminal.modes == raw }
    #expect(terminal.screen.modes.isSuperset(of: [1049, 1002, 1006, 2004]))
    terminal.send("?")
    try terminal.expect("any key goes back")
    terminal.send("qq")
    try terminal.wait("the shell goes on") { terminal.text.hasSuffix("\u{1b}[?1049l$ ") }
    expectGivenBack(terminal)
    terminal.send("exit\n")
    #expect(try terminal.end() == 0)
  }

  @Test("A terminal that goes away ends the program", arguments: Moment.allCases)
  func gone(moment: Moment) throws {
    let folder = try Folder()
    let terminal = try start(moment, in: folder)
    terminal.hangUp()
    let status = try terminal.end()
    #expect([0, SIGHUP].contains(status & 0x7F))
  }
}
