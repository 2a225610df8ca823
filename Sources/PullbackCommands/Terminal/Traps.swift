import Glibc

/// What a fault of ours looks like from outside: one line and exit code 70, whatever trapped.
enum Traps {
  /// The signals of a program that has gone wrong.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Bytes of the stack on which the handler runs, so that it can tell of an overflow, too.
  private static let stackSize = 1 << 16

  /// That stack, kept for as long as the program runs; only the system reads it.
  private nonisolated(unsafe) static let stackMemory = malloc(stackSize)

  /// Takes the place of the runtime's handlers, which print pages and end with the signal.
  static func install() {
    var stack = stack_t(ss_sp: stackMemory, ss_flags: 0, ss_size: stackSize)
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.sa_flags = Int32(SA_ONSTACK)
    // Only what may be called in a signal handler: the text is static, and nothing is flushed.
    action.__sigaction_handler.sa_handler = { _ in
      let words: StaticString = """
        pullback: error: a fault of ours stopped the program; please report it with what it was given

        """
      _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
      _exit(ExitCode.ourFault.rawValue)
    }
    // Whoever started the program may have blocked them, and a blocked one would wait for ever.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for signal in signals {
      sigaction(signal, &action, nil)
      sigaddset(&unblocked, signal)
    }
    sigprocmask(SIG_UNBLOCK, &unblocked, nil)
  }
}
