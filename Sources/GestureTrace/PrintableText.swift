extension String {
  /// The text with `\u{…}` for each character that could steer a terminal, end a line or turn the
  /// direction of writing, so that neither a recording nor a file's name can.
  package var printable: String {
    guard unicodeScalars.contains(where: \.steers) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.steers {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Bytes as a printable text, with `\xff` for each byte that is no part of UTF-8.
  package init(printable bytes: some Collection<UInt8>) {
    self = ""
    var rest = Array(bytes)[...]
    while let first = rest.first {
      let length = (1...4).first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
      if let length {
        self += String(decoding: rest.prefix(length), as: UTF8.self).printable
      } else {
        self += "\\x\(String(first, radix: 16))"
      }
      rest = rest.dropFirst(length ?? 1)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character, a separator of lines, or a mark that turns the direction of
  /// what follows (Unicode Standard Annex 9).
  fileprivate var steers: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
