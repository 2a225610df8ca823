import GestureTrace

extension TraceHeader {
  /// A whole file: the header's line, then a line for each row.
  func file(of rows: some Sequence<Row>) -> [UInt8] {
    var bytes = Array(text.utf8)
    bytes.append(UInt8(ascii: "\n"))
    for row in rows {
      row.append(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
