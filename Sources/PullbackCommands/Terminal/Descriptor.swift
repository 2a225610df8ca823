import Glibc

/// An open file, by its number.
struct Descriptor: Hashable, Sendable {
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  let number: Int32

  /// Whether a terminal is behind it.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Puts something into the places of standard input, output and error where they are closed.
  ///
  /// Otherwise the next file that is opened would get the number, and results would go into it. What
  /// stands there then can be neither read nor written (`EBADF`), as if it were closed.
  static func holdStandardOnes() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all of `bytes`, however many calls it takes.
  ///
  /// Returns 0, or the errno of the call that failed.
  func write(_ bytes: [UInt8]) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        Glibc.write(number, all.baseAddress?.advanced(by: written), all.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
