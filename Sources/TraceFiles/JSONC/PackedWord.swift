/// A word of at most 16 bytes in two integers, so that words compare without a loop.
struct PackedWord: Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private(set) var length = 0

  /// `nil` for more than 16 bytes.
  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count <= 16 else { return nil }
    for byte in bytes {
      if length < 8 {
        low |= UInt64(byte) << (UInt64(length) &* 8)
      } else {
        high |= UInt64(byte) << (UInt64(length &- 8) &* 8)
      }
      length &+= 1
    }
  }

  /// A small number that differs between most words.
  var hash: Int {
    let mixed = (low ^ (high &* 31) ^ UInt64(length)) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: mixed >> 57)
  }
}
