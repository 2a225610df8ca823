import GestureTrace

/// Finds where a part of a value stands in its text, for errors that name a column.
///
/// The text is known to be valid. Errors are rare, so the text is walked again for each instead of
/// noting places while reading.
struct ValueLocator {
  /// The value's first byte, or white space before it.
  var start: Int

  /// The bytes of the part at the end of `path`; `nil` if there is no such part.
  func range(of path: [FieldFault.Step], in bytes: Span<UInt8>) -> Range<Int>? {
    var scan = StrictScan(at: start)
    scan.skipSpace(bytes)
    for step in path {
      guard Self.enter(step, bytes, &scan) else { return nil }
    }
    let first = scan.position
    guard Self.skip(bytes, &scan) else { return nil }
    return first..<scan.position
  }

  /// The bytes of the part, or where it is missing of the innermost one that is there, and whether
  /// it is the part itself.
  func nearest(to path: [FieldFault.Step], in bytes: Span<UInt8>) -> (Range<Int>, isThere: Bool) {
    var path = path[...]
    var isThere = true
    while true {
      if let range = range(of: Array(path), in: bytes) { return (range, isThere) }
      guard path.popLast() != nil else { return (start..<start, false) }
      isThere = false
    }
  }

  /// Moves from the beginning of an array or object to that of one of its parts.
  private static func enter(
    _ step: FieldFault.Step, _ bytes: Span<UInt8>, _ scan: inout StrictScan
  ) -> Bool {
    let opening = bytes[scan.position]
    scan.position += 1
    scan.skipSpace(bytes)
    var index = 0
    while bytes[scan.position] != .closeBracket, bytes[scan.position] != .closeBrace {
      switch step {
      case .element(let wanted):
        guard opening == .openBracket else { return false }
        if index == wanted { return true }
      case .key(let wanted):
        guard opening == .openBrace else { return false }
        let keyStart = scan.position
        guard skip(bytes, &scan) else { return false }
        let key = JSONStringText.decoded(bytes, from: keyStart, to: scan.position)
        scan.skipSpace(bytes)
        scan.position += 1  // the colon
        scan.skipSpace(bytes)
        if key.elementsEqual(wanted.utf8) { return true }
      }
      guard skip(bytes, &scan) else { return false }
      scan.skipSpace(bytes)
      if bytes[scan.position] == .comma { scan.position += 1 }
      scan.skipSpace(bytes)
      index += 1
    }
    return false
  }

  /// Passes a value; false only if it is not valid, which does not happen to a text that was read.
  private static func skip(_ bytes: Span<UInt8>, _ scan: inout StrictScan) -> Bool {
    do {
      try scan.value(bytes, inside: 0)
      return true
    } catch {
      return false
    }
  }
}
