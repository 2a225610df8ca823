import Glibc

/// An open file, by its number.
struct Descriptor: Hashable, Sendable {
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  let number: Int32

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
