/// The meaning of strings that a strict scan has passed.
enum JSONStringText {
  /// The UTF-8 that the string from its opening quote at `start` up to `end` stands for.
  static func decoded(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> [UInt8] {
    var text: [UInt8] = []
    var index = start + 1
    while index < end - 1 {
      let byte = bytes[index]
      guard byte == .backslash else {
        text.append(byte)
        index += 1
        continue
      }
      let letter = bytes[index + 1]
      index += 2
      switch letter {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0c)
      case UInt8(ascii: "n"): text.append(.lineFeed)
      case UInt8(ascii: "r"): text.append(.carriageReturn)
      case UInt8(ascii: "t"): text.append(.tab)
      case UInt8(ascii: "u"):
        var scalar = hexUnit(bytes, at: index)
        index += 4
        if 0xd800..<0xdc00 ~= scalar {
          scalar = 0x10000 + (scalar - 0xd800) << 10 + (hexUnit(bytes, at: index + 2) - 0xdc00)
          index += 6
        }
        append(scalar, to: &text)
      default: text.append(letter)
      }
    }
    return text
  }

  private static func hexUnit(_ bytes: Span<UInt8>, at start: Int) -> UInt32 {
    var unit: UInt32 = 0
    for index in start..<start + 4 { unit = unit << 4 | UInt32(bytes[index].hexValue ?? 0) }
    return unit
  }

  private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    text.append(contentsOf: String(scalar).utf8)
  }
}
