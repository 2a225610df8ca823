import GestureTrace

/// What the scanner finds out about a row.
struct ScannedRow {
  var time: Tick
  /// The comma after the time.
  var comma: Int
}

extension StrictScan {
  /// Passes one line that is a row, `[time, "verb", …]`, and stops at its line feed.
  ///
  /// The time is taken from its digits, as an integer of microseconds.
  mutating func row(_ bytes: Span<UInt8>) throws(ScanFault) -> ScannedRow {
    let start = position
    guard let row = try opening(bytes) else {
      position = start
      throw try diagnosis(bytes)
    }
    while true {
      skipSpace(bytes)
      switch bytes[position] {
      case .comma: position += 1
      case .closeBracket:
        position += 1
        try endOfLine(bytes)
        return row
      default: throw unexpected(bytes, .commaOrBracket)
      }
      skipSpace(bytes)
      try value(bytes, inside: 1)
    }
  }

  /// Passes `[time,"verb"`; `nil` if the line does not begin so.
  private mutating func opening(_ bytes: Span<UInt8>) throws(ScanFault) -> ScannedRow? {
    skipSpace(bytes)
    guard bytes[position] == .openBracket else { return nil }
    position += 1
    skipBlanks(bytes)
    let timeStart = position
    guard let time = time(bytes) else { return nil }
    guard time < .limit else {
      let text = bytes.excerpt(from: timeStart, to: position)
      throw ScanFault(offset: timeStart, problem: .timeLimit(found: text))
    }
    skipBlanks(bytes)
    guard bytes[position] == .comma else { return nil }
    let comma = position
    position += 1
    skipSpace(bytes)
    guard bytes[position] == .quote else { return nil }
    try string(bytes)
    return ScannedRow(time: time, comma: comma)
  }

  /// Around a time, unlike elsewhere, a carriage return is no white space.
  private mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while bytes[position] == .space || bytes[position] == .tab { position += 1 }
  }

  /// Passes decimal seconds of at most 6 digits after the point; `nil` if none stand here.
  ///
  /// Times too large for the language come back as its limit.
  private mutating func time(_ bytes: Span<UInt8>) -> Tick? {
    let start = position
    var value: Int64 = 0
    while bytes[position].isDigit {
      // Ten digits are too many already; more would overflow.
      if position - start < 10 { value = value * 10 + Int64(bytes[position] - .zero) }
      position += 1
    }
    let digits = position - start
    guard digits > 0, digits == 1 || bytes[start] != .zero else { return nil }
    var places = 0
    if bytes[position] == .point {
      position += 1
      while places < 6, bytes[position].isDigit {
        value = value * 10 + Int64(bytes[position] - .zero)
        position += 1
        places += 1
      }
      guard places > 0, !bytes[position].isDigit else { return nil }
    }
    guard digits < 10 else { return .limit }
    while places < 6 {
      value *= 10
      places += 1
    }
    return Tick(microseconds: value)
  }

  /// Why a line that does not begin like a row is none: what is wrong with its JSON comes first.
  private mutating func diagnosis(_ bytes: Span<UInt8>) throws(ScanFault) -> ScanFault {
    skipSpace(bytes)
    let start = position
    try line(bytes)
    let locator = ValueLocator(start: start)
    if let verb = locator.range(of: [.element(1)], in: bytes), bytes[verb.lowerBound] == .quote,
      let time = locator.range(of: [.element(0)], in: bytes), bytes[start] == .openBracket
    {
      let text = bytes.excerpt(from: time.lowerBound, to: time.upperBound)
      return ScanFault(offset: time.lowerBound, problem: .time(found: text))
    }
    let end = locator.range(of: [], in: bytes)?.upperBound ?? position
    let text = bytes.excerpt(from: start, to: end)
    return ScanFault(offset: start, problem: .notARow(found: text))
  }
}
