import Foundation
import Glibc
import ScreenReading
import Testing

/// A terminal of the test's own, with the built program running on it.
///
/// Nothing sleeps: a test waits for what the screen says.
final class PseudoTerminal {
  private(set) var screen: Screen
  /// Everything that the program has written.
  private(set) var bytes: [UInt8] = []
  private(set) var process: pid_t = 0
  private let control: Int32
  /// The size of a cell in pixels; 0 where the terminal does not tell.
  private var cell: (width: Int, height: Int)
  private let slave: String
  private var status: Int32?
  /// How the terminal was before the program.
  private let before: [UInt8]
  private var isOpen = true

  /// Seconds for which a screen is waited for, on a machine that has other things to do.
  private static let patience = 60.0

  /// Starts the built program, or another, on a terminal of this size, as the leader of its session.
  init(
    _ arguments: [String], columns: Int = 100, rows: Int = 30,
    environment: [String: String] = [:], program: String? = nil,
    cell: (width: Int, height: Int) = (0, 0)
  ) throws {
    self.cell = cell
    screen = Screen(columns: columns, rows: rows)
    control = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (unlocked, number): (Int32, UInt32) = (0, 0)
    // TIOCSPTLCK and TIOCGPTN of Linux, whose macros Swift cannot read.
    try #require(control >= 0 && ioctl(control, 0x4004_5431, &unlocked) == 0)
    try #require(ioctl(control, 0x8004_5430, &number) == 0)
    slave = "/dev/pts/\(number)"
    before = Self.state(of: control)
    resize(columns: columns, rows: rows)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, descriptor, slave, O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID: the first terminal that it opens then is the one that controls it.
    posix_spawnattr_setflags(&attributes, 0x80)
    let path = try program ?? Program.path
    let variables = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
      .merging(environment) { $1 }.map { "\($0)=\($1)" }
    var child = pid_t()
    let code = Self.withPointers([path] + arguments) { arguments in
      Self.withPointers(variables) { variables in
        posix_spawn(&child, path, &actions, &attributes, arguments, variables)
      }
    }
    try #require(code == 0, "the program cannot be started: \(code)")
    process = child
  }

  deinit {
    if process > 0, status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    hangUp()
  }

  /// Takes the terminal away, as a closed window does.
  func hangUp() {
    if isOpen { close(control) }
    isOpen = false
  }

  private static func withPointers<Result>(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = texts.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("an array without a start") }
      return body(base)
    }
  }

  /// Makes the window another size, or its letters, which the program is told.
  func resize(columns: Int, rows: Int, cell: (width: Int, height: Int)? = nil) {
    if let cell { self.cell = cell }
    let cell = self.cell
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: UInt16(columns * cell.width),
      ws_ypixel: UInt16(rows * cell.height))
    _ = ioctl(control, UInt(TIOCSWINSZ), &size)
    screen = Screen(columns: columns, rows: rows)
  }

  /// Types, or does with the mouse.
  func send(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(control, $0.baseAddress, $0.count) }
  }

  /// Waits until the screen has this text.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait("the screen says \(text)", sourceLocation) { screen.text.contains(text) }
  }

  /// Waits until something is so, and the program, if it is still there, has drawn its frame to the end.
  func wait(
    _ what: String, _ sourceLocation: SourceLocation = #_sourceLocation, until isSo: () -> Bool
  ) throws {
    let end = ContinuousClock.now + .seconds(Self.patience)
    while !isSo() || (status == nil && screen.modes.contains(Self.frame)) {
      // A terminal that nobody holds any more has nothing to wait at.
      if !read(milliseconds: 100) { poll(nil, 0, 10) }
      if ContinuousClock.now > end {
        Issue.record(
          "waited for: \(what); the screen:\n\(screen.text)", sourceLocation: sourceLocation)
        throw Timeout()
      }
    }
  }

  /// The mode that is set while a frame is drawn: synchronised output.
  private static let frame = 2026

  struct Timeout: Error {}

  /// Reads what comes within some time; `false` once the program has gone.
  private func read(milliseconds: Int32) -> Bool {
    guard isOpen else { return false }
    var waited = [pollfd(fd: control, events: Int16(POLLIN), revents: 0)]
    guard poll(&waited, 1, milliseconds) > 0 else { return true }
    var block = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(control, &block, block.count)
    guard count > 0 else { return false }
    bytes += block[..<count]
    screen.read(block[..<count])
    return true
  }

  /// Waits for the end of the program, and returns its status as `waitpid` tells it.
  func end() throws -> Int32 {
    var status: Int32 = 0
    try wait("the program ends") {
      let found = waitpid(process, &status, WNOHANG)
      if found == process { self.status = status }
      return found == process
    }
    while read(milliseconds: 0), poll1() {}
    return status
  }

  /// Whether something is to be read at once.
  private func poll1() -> Bool {
    var waited = [pollfd(fd: control, events: Int16(POLLIN), revents: 0)]
    return poll(&waited, 1, 0) > 0
  }

  /// Whether the terminal is in every respect as it was before the program.
  var isAsBefore: Bool { modes == before }

  /// All that the system keeps of the terminal's modes, keys and speeds.
  var modes: [UInt8] { Self.state(of: control) }

  /// Everything that the program has written, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The process group that the terminal belongs to now.
  var foreground: pid_t { tcgetpgrp(control) }

  private static func state(of terminal: Int32) -> [UInt8] {
    var state = termios()
    tcgetattr(terminal, &state)
    return withUnsafeBytes(of: state) { Array($0) }
  }
}
