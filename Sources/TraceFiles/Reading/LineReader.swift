public import GestureTrace

/// Reads single lines of the row language that come from elsewhere than a file, such as an adapter's
/// answers, as strictly as those of a file.
///
/// Rows out are typed. What the adapter protocol adds (`ok`, `wait`, `bye`) comes as unknown verbs.
/// That rows fit to each other, in time too, is for the caller to judge.
public struct LineReader: ~Copyable {
  /// Who says the lines, in place of a path in errors.
  public let source: String
  /// The number of the line that was read last, from 1; 0 before the first.
  public private(set) var line = 0

  private var tokener = Tokener()
  private var batch = RowBatch(knowsOutcomes: true)

  /// A reader for the lines of one speaker.
  public init(source: String) {
    self.source = source
  }

  /// The object that a line is, such as an adapter's header; `text` has no line feed.
  /// - Throws: what is wrong with the line.
  public mutating func object(_ text: [UInt8]) throws(TraceError) -> JSONObject {
    line += 1
    let bytes = Self.framed(text)
    do {
      return try HeaderReader.object(bytes, at: 1, with: &tokener)
    } catch {
      throw TraceError(path: source, line: line, column: error.offset, error.problem)
    }
  }

  /// The row that a line is; `text` has no line feed.
  /// - Throws: what is wrong with the line.
  public mutating func row(_ text: [UInt8]) throws(TraceError) -> Row {
    line += 1
    var bytes = Self.framed(text)
    _ = batch.read(&bytes, from: 1, to: bytes.count, after: .zero)
    if let fault = batch.fault {
      throw TraceError(path: source, line: line, column: fault.column, fault.problem)
    }
    return batch.rows[0]
  }

  /// The error that a field of the line `text`, read last, is not what is expected.
  public func error(_ fault: FieldFault, in text: [UInt8]) -> TraceError {
    let located = HeaderReader.located(fault, Self.framed(text).span, at: 1)
    return TraceError(path: source, line: line, column: located.offset, located.problem)
  }

  /// The line with a spare byte in front, as the batch needs, and its end.
  private static func framed(_ text: [UInt8]) -> [UInt8] {
    precondition(!text.contains(.lineFeed), "a line with a line feed in it")
    return [.space] + text + [.lineFeed]
  }
}
