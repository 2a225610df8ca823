extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let tab = UInt8(ascii: "\t")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let point = UInt8(ascii: ".")
  static let minus = UInt8(ascii: "-")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  var isDigit: Bool { self &- .zero < 10 }

  /// The value of a hexadecimal digit of either case; `nil` for another byte.
  var hexValue: UInt16? {
    switch self {
    case .zero ... .nine: UInt16(self - .zero)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension Span<UInt8> {
  /// Bytes that an error quotes at most.
  private static var longestExcerpt: Int { 48 }

  /// The bytes from `start` up to `end` as text; what is no UTF-8 is replaced.
  func text(from start: Int, to end: Int) -> String {
    var copy: [UInt8] = []
    copy.reserveCapacity(end - start)
    for index in start..<end { copy.append(self[index]) }
    return String(decoding: copy, as: UTF8.self)
  }

  /// The same cut to a length that an error can quote, between characters.
  func excerpt(from start: Int, to end: Int) -> String {
    guard end - start > Self.longestExcerpt else { return text(from: start, to: end) }
    var cut = start + Self.longestExcerpt
    while cut > start, self[cut] & 0xc0 == 0x80 { cut -= 1 }
    return text(from: start, to: cut) + "…"
  }
}
