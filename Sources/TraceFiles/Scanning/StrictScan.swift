/// Something that JSON, or the row language's stricter form of it, does not allow.
struct ScanFault: Error {
  /// Where, as an index into the scanned bytes.
  var offset: Int
  var problem: TraceProblem
}

/// A walk over JSON text that refuses whatever rows.md refuses; the one truth about what is valid.
///
/// json-c, strict flag included, accepts more than JSON: repeated keys, `NaN`, `-01`, raw control
/// characters, lone surrogates, integers that it clamps. So each line passes here before json-c
/// takes its values. The bytes end in a line feed, which no JSON value contains outside of white
/// space: it stops every loop, so that none has to compare with the end.
struct StrictScan {
  /// Levels of arrays and objects, the outermost counted (rows.md, "Files").
  static let deepest = 16

  /// The next byte, as an index.
  var position: Int
  /// Whether a key with a NUL was seen, which json-c would cut there.
  var hasNulKey = false

  init(at position: Int) {
    self.position = position
  }

  /// Passes one whole line: white space, one value, white space, the line feed, where it stops.
  mutating func line(_ bytes: Span<UInt8>) throws(ScanFault) {
    skipSpace(bytes)
    guard bytes[position] != .lineFeed else { throw fault(.blankLine) }
    try value(bytes, inside: 0)
    try endOfLine(bytes)
  }

  /// Passes white space up to the line feed.
  mutating func endOfLine(_ bytes: Span<UInt8>) throws(ScanFault) {
    skipSpace(bytes)
    guard bytes[position] == .lineFeed else { throw unexpected(bytes, .endOfLine) }
  }

  /// Passes one value that stands inside so many arrays and objects.
  mutating func value(_ bytes: Span<UInt8>, inside depth: Int) throws(ScanFault) {
    switch bytes[position] {
    case .quote: try string(bytes)
    case .minus, .zero ... .nine: try number(bytes)
    case .openBracket: try array(bytes, inside: depth)
    case .openBrace: try object(bytes, inside: depth)
    case UInt8(ascii: "t"): try literal("true", bytes)
    case UInt8(ascii: "f"): try literal("false", bytes)
    case UInt8(ascii: "n"): try literal("null", bytes)
    default: throw unexpected(bytes, .value)
    }
  }

  mutating func skipSpace(_ bytes: Span<UInt8>) {
    while true {
      switch bytes[position] {
      case .space, .tab, .carriageReturn: position += 1
      default: return
      }
    }
  }

  private mutating func literal(
    _ word: StaticString, _ bytes: Span<UInt8>
  ) throws(ScanFault) {
    let start = position
    for byte in word.description.utf8 {
      guard bytes[position] == byte else {
        position = start
        throw unexpected(bytes, .value)
      }
      position += 1
    }
  }

  private mutating func array(_ bytes: Span<UInt8>, inside depth: Int) throws(ScanFault) {
    guard depth < Self.deepest else { throw fault(.tooDeep(limit: Self.deepest)) }
    position += 1
    skipSpace(bytes)
    guard bytes[position] != .closeBracket else { return position += 1 }
    while true {
      try value(bytes, inside: depth + 1)
      skipSpace(bytes)
      switch bytes[position] {
      case .comma: position += 1
      case .closeBracket: return position += 1
      default: throw unexpected(bytes, .commaOrBracket)
      }
      skipSpace(bytes)
    }
  }

  private mutating func object(_ bytes: Span<UInt8>, inside depth: Int) throws(ScanFault) {
    guard depth < Self.deepest else { throw fault(.tooDeep(limit: Self.deepest)) }
    position += 1
    skipSpace(bytes)
    guard bytes[position] != .closeBrace else { return position += 1 }
    // Bytes and not strings, whose equality is up to canonical equivalence.
    var keys: Set<[UInt8]> = []
    while true {
      guard bytes[position] == .quote else { throw unexpected(bytes, .key) }
      let start = position
      try string(bytes)
      let key = JSONStringText.decoded(bytes, from: start, to: position)
      if key.contains(0) { hasNulKey = true }
      guard keys.insert(key).inserted else {
        let text = bytes.excerpt(from: start, to: position)
        throw ScanFault(offset: start, problem: .duplicateKey(text))
      }
      skipSpace(bytes)
      guard bytes[position] == .colon else { throw unexpected(bytes, .colon) }
      position += 1
      skipSpace(bytes)
      try value(bytes, inside: depth + 1)
      skipSpace(bytes)
      switch bytes[position] {
      case .comma: position += 1
      case .closeBrace: return position += 1
      default: throw unexpected(bytes, .commaOrBrace)
      }
      skipSpace(bytes)
    }
  }

  /// A fault at the next byte.
  func fault(_ problem: TraceProblem) -> ScanFault {
    ScanFault(offset: position, problem: problem)
  }

  /// The fault that the next byte is not what is expected.
  func unexpected(_ bytes: Span<UInt8>, _ expected: TraceProblem.Token) -> ScanFault {
    let byte = bytes[position]
    return fault(.unexpected(byte == .lineFeed ? .endOfLine : .byte(byte), expected: expected))
  }
}
