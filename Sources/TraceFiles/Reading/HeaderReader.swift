import GestureTrace

/// Reads one line that is a JSON object: the header of a file or of an adapter's answer.
enum HeaderReader {
  /// The object on the line that begins at `start` and ends at a line feed.
  /// - Throws: what is wrong, at an index into `bytes`.
  static func object(
    _ bytes: [UInt8], at start: Int, with tokener: inout Tokener
  ) throws(ScanFault) -> JSONObject {
    let span = bytes.span
    var scan = StrictScan(at: start)
    if span[start] == 0xef, span[start + 1] == 0xbb, span[start + 2] == 0xbf {
      throw scan.fault(.byteOrderMark)
    }
    try scan.line(span)
    let end = scan.position
    guard end - start <= LineBuffer.longestLine else {
      throw ScanFault(
        offset: start + LineBuffer.longestLine, problem: .longLine(limit: LineBuffer.longestLine))
    }
    let locator = ValueLocator(start: start)
    guard let range = locator.range(of: [], in: span), span[range.lowerBound] == .openBrace else {
      throw ScanFault(
        offset: start, problem: .notAHeader(found: span.excerpt(from: start, to: end)))
    }
    if scan.hasNulKey, case .object(let object) = PlainDecoder.value(span, at: start) {
      return object
    }
    let parsed = try tokener.value(of: bytes, in: range)
    return object(of: parsed)
  }

  /// The trace header on such a line.
  static func header(
    _ bytes: [UInt8], at start: Int, with tokener: inout Tokener
  ) throws(ScanFault) -> TraceHeader {
    let object = try object(bytes, at: start, with: &tokener)
    let span = bytes.span
    let locator = ValueLocator(start: start)
    guard let version = locator.range(of: [.key("pullback")], in: span) else {
      var end = start
      while span[end] != .lineFeed { end += 1 }
      throw ScanFault(
        offset: start, problem: .notAHeader(found: span.excerpt(from: start, to: end)))
    }
    // By its text, since 1.0 is no version.
    guard span.text(from: version.lowerBound, to: version.upperBound) == "1" else {
      let text = span.excerpt(from: version.lowerBound, to: version.upperBound)
      throw ScanFault(offset: version.lowerBound, problem: .version(found: text))
    }
    do {
      return try TraceHeader(json: object)
    } catch {
      throw located(error, span, at: start)
    }
  }

  /// Puts the fault of a field where the field stands, or the object that lacks it.
  static func located(_ fault: FieldFault, _ bytes: Span<UInt8>, at start: Int) -> ScanFault {
    let (range, isThere) = ValueLocator(start: start).nearest(to: fault.path, in: bytes)
    let found = isThere ? bytes.excerpt(from: range.lowerBound, to: range.upperBound) : nil
    return ScanFault(
      offset: range.lowerBound,
      problem: .field(name: fault.name, found: found, expected: fault.expected))
  }

  private static func object(of parsed: borrowing ParsedValue) -> JSONObject {
    guard case .object(let object) = parsed.root.value else { return JSONObject() }
    return object
  }
}
