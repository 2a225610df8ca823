extension StrictScan {
  /// Whole numbers have a magnitude of at most 2⁵³ (rows.md, "Files").
  private static let largestWhole: UInt64 = 1 << 53

  /// Passes a number: JSON's grammar, whole numbers within ±2⁵³, all others finite.
  mutating func number(_ bytes: Span<UInt8>) throws(ScanFault) {
    let start = position
    if bytes[position] == .minus { position += 1 }
    let firstDigit = position
    if bytes[position] == .zero {
      position += 1
      guard !bytes[position].isDigit else {
        throw ScanFault(offset: firstDigit, problem: .leadingZero)
      }
    } else {
      try digits(bytes)
    }
    let wholeDigits = position - firstDigit
    var isWhole = true
    if bytes[position] == .point {
      isWhole = false
      position += 1
      try digits(bytes)
    }
    var exponent = 0
    if bytes[position] | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      exponent = try self.exponent(bytes)
    }
    if isWhole {
      guard wholeDigits > 15 else { return }
      try checkRange(bytes, from: start, firstDigit: firstDigit)
    } else if wholeDigits + max(exponent, 0) > 308 {  // otherwise below 10³⁰⁸, which is finite
      try checkFinite(bytes, from: start)
    }
  }

  /// Passes one digit or more.
  private mutating func digits(_ bytes: Span<UInt8>) throws(ScanFault) {
    guard bytes[position].isDigit else { throw unexpected(bytes, .digit) }
    repeat { position += 1 } while bytes[position].isDigit
  }

  /// Passes `e`, a sign if there is one, and digits; huge exponents come back as a million.
  private mutating func exponent(_ bytes: Span<UInt8>) throws(ScanFault) -> Int {
    position += 1
    let isNegative = bytes[position] == .minus
    if isNegative || bytes[position] == UInt8(ascii: "+") { position += 1 }
    let start = position
    try digits(bytes)
    var exponent = 0
    for index in start..<position {
      exponent = min(exponent * 10 + Int(bytes[index] - .zero), 1_000_000)
    }
    return isNegative ? -exponent : exponent
  }

  private func checkRange(
    _ bytes: Span<UInt8>, from start: Int, firstDigit: Int
  ) throws(ScanFault) {
    if position - firstDigit == 16 {
      var magnitude: UInt64 = 0
      for index in firstDigit..<position {
        magnitude = magnitude * 10 + UInt64(bytes[index] - .zero)
      }
      if magnitude <= Self.largestWhole { return }
    }
    let text = bytes.excerpt(from: start, to: position)
    throw ScanFault(offset: start, problem: .integerRange(text))
  }

  private func checkFinite(_ bytes: Span<UInt8>, from start: Int) throws(ScanFault) {
    let value = Double(bytes.text(from: start, to: position))
    guard value?.isFinite == true else {
      let text = bytes.excerpt(from: start, to: position)
      throw ScanFault(offset: start, problem: .infinite(text))
    }
  }
}
