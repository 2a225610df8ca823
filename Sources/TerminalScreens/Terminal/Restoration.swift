import Glibc

/// What must be put back when the program leaves the terminal, however it leaves.
///
/// Signal handlers read it, so it is plain memory that nothing allocates in, and what they call may be
/// called there: `write`, `tcsetattr`, `sigaction`, `raise`.
enum Restoration {
  /// The terminal as it was found; there once it was taken over, and never given back.
  ///
  /// Outside of the program's own data: the address sanitizer takes a C structure there, written by the C
  /// library, for memory past its end. It starts out as `nil` and not with its memory, which a handler would
  /// ask the runtime for, under a lock of it.
  nonisolated(unsafe) private static var found: UnsafeMutablePointer<termios>?
  nonisolated(unsafe) private static var isDue = false
  /// What faults did before, so that they still do it afterwards.
  nonisolated(unsafe) private static var faultHandler: (@convention(c) (Int32) -> Void)?

  /// Takes the screen over: another buffer, no cursor, mouse reports with SGR coordinates, pasted text
  /// told from typed.
  private static let enter: StaticString =
    "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?1002h\u{1b}[?1006h\u{1b}[?2004h"
  /// Gives it back, in the opposite order, pixels and looks included.
  private static let leave: StaticString =
    "\u{1b}[?2026l\u{1b}[?2004l\u{1b}[?1016l\u{1b}[?1006l\u{1b}[?1002l\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l"

  /// Ends of the program that come from outside: every signal that ends a program that does not mind it.
  private static let endings = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGIO, SIGPWR,
    SIGXCPU, SIGSTKFLT,
  ]
  /// Faults of the program itself.
  private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS]

  /// Takes the terminal over, in raw mode.
  /// - Returns: whether it is a terminal and does so.
  static func takeOver() -> Bool {
    let state = found ?? .allocate(capacity: 1)
    found = state
    guard tcgetattr(STDIN_FILENO, state) == 0 else { return false }
    isDue = true
    guard enterScreen() else {
      isDue = false
      return false
    }
    return true
  }

  /// Takes it over again, after a stop of which the program was not told; what was found stays.
  static func renew() {
    if isDue { _ = enterScreen() }
  }

  private static func enterScreen() -> Bool {
    guard var raw = found?.pointee else { return false }
    cfmakeraw(&raw)
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0 else { return false }
    put(enter)
    return true
  }

  /// Puts everything back; a second time does nothing.
  static func giveBack() {
    guard isDue, let found else { return }
    isDue = false
    put(leave)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, found)
  }

  private static func put(_ text: StaticString) {
    var (start, rest) = (text.utf8Start, text.utf8CodeUnitCount)
    while rest > 0 {
      let count = write(STDOUT_FILENO, start, rest)
      if count > 0 { (start, rest) = (start + count, rest - count) }
      if count < 0, errno != EINTR { return }
    }
  }

  /// Has each signal that ends the program put everything back first and then do what it did.
  static func installHandlers() {
    var ending = sigaction()
    ending.__sigaction_handler.sa_handler = { signal in
      Restoration.giveBack()
      // By its own signal, so that whoever waits for the program knows what ended it.
      Restoration.die(by: signal)
    }
    for signal in endings { sigaction(signal, &ending, nil) }
    var fault = sigaction()
    // The stack that the program has for its faults.
    fault.sa_flags = Int32(SA_ONSTACK)
    fault.__sigaction_handler.sa_handler = { signal in
      Restoration.giveBack()
      if let before = Restoration.faultHandler { before(signal) }
      Restoration.die(by: signal)
    }
    for signal in faults {
      var before = sigaction()
      sigaction(signal, nil, &before)
      let isOurs = before.sa_flags & SA_SIGINFO == 0
      if isOurs, let handler = before.__sigaction_handler.sa_handler { faultHandler = handler }
      sigaction(signal, &fault, nil)
    }
    unblock(endings + faults)
  }

  /// Whoever started the program may have blocked signals, and a blocked one would wait for ever.
  static func unblock(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  private static func die(by signal: Int32) {
    var plain = sigaction()
    sigaction(signal, &plain, nil)
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, signal)
    sigprocmask(SIG_UNBLOCK, &unblocked, nil)
    raise(signal)
  }
}
