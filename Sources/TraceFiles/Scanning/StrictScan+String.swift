extension StrictScan {
  /// Passes a string, its quotes included: no raw control characters, whole escapes, surrogates in
  /// pairs, UTF-8 in its shortest form and without surrogates.
  mutating func string(_ bytes: Span<UInt8>) throws(ScanFault) {
    position += 1
    while true {
      let byte = bytes[position]
      switch byte {
      case .quote: return position += 1
      case .backslash: try escape(bytes)
      case .lineFeed: throw unexpected(bytes, .endOfString)
      case 0..<0x20: throw fault(.controlCharacter(byte))
      case 0x20..<0x80: position += 1
      default: try character(bytes)
      }
    }
  }

  private mutating func escape(_ bytes: Span<UInt8>) throws(ScanFault) {
    let start = position
    position += 1
    switch bytes[position] {
    case .quote, .backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      let unit = try hexUnit(bytes)
      guard 0xd800...0xdfff ~= unit else { return }
      let lone = ScanFault(offset: start, problem: .loneSurrogate(unit))
      guard unit < 0xdc00, bytes[position] == .backslash,
        bytes[position + 1] == UInt8(ascii: "u")
      else { throw lone }
      position += 2
      guard 0xdc00...0xdfff ~= (try hexUnit(bytes)) else { throw lone }
    default: throw unexpected(bytes, .escape)
    }
  }

  /// Passes four hexadecimal digits.
  private mutating func hexUnit(_ bytes: Span<UInt8>) throws(ScanFault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = bytes[position].hexValue else { throw unexpected(bytes, .hexDigit) }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }

  /// Passes one character of two bytes or more (Unicode 15, table 3-7).
  private mutating func character(_ bytes: Span<UInt8>) throws(ScanFault) {
    let first = bytes[position]
    let second: ClosedRange<UInt8>
    let length: Int
    switch first {
    case 0xc2...0xdf: (second, length) = (0x80...0xbf, 2)
    case 0xe0: (second, length) = (0xa0...0xbf, 3)
    case 0xed: (second, length) = (0x80...0x9f, 3)
    case 0xe1...0xef: (second, length) = (0x80...0xbf, 3)
    case 0xf0: (second, length) = (0x90...0xbf, 4)
    case 0xf1...0xf3: (second, length) = (0x80...0xbf, 4)
    case 0xf4: (second, length) = (0x80...0x8f, 4)
    default: throw fault(.notUTF8(byte: first))
    }
    // The line feed is no continuation byte, so it stops this before the end.
    guard second ~= bytes[position + 1] else { throw fault(.notUTF8(byte: first)) }
    for next in 2..<max(length, 2) {
      guard 0x80...0xbf ~= bytes[position + next] else { throw fault(.notUTF8(byte: first)) }
    }
    position += length
  }
}
