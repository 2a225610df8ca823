public import GestureTrace

/// Writes a trace or a history, row by row, so that a kill at any instant loses at most the row that
/// is being written.
///
/// The rows stand in `PATH.part` until `close` gives the file its name. A writer that is let go
/// without being closed leaves the part file behind, for `TraceFile.recover`.
///
/// The bytes are those of `Row.append(to:)` and of the header's `text`, not json-c's: a history's
/// digest is taken over them, and json-c would write `/`, U+0008 and 0.1 in another way (`\/`, `\b`,
/// 17 digits). A row has one spelling; the tests hold that json-c reads it back as the same row.
public struct TraceWriter: ~Copyable {
  /// Bytes after which a run of rows is handed to the system.
  private static let block = 1 << 16

  /// The name that the file will have.
  public let path: String
  private var file: OutputFile
  private var text: [UInt8] = []

  /// Makes the part file and writes the header into it.
  /// - Parameters:
  ///   - path: the name of the file once it is closed; one that is taken is never written over.
  ///   - header: line 1.
  /// - Throws: why the file cannot be written.
  public init(_ path: String, header: TraceHeader) throws(TraceError) {
    var file = try OutputFile.create(path)
    do {
      try file.append(Array(header.text.utf8) + [.lineFeed])
    } catch {
      file.abandon()
      throw error
    }
    self.path = path
    self.file = file
  }

  /// Appends a row; it is in the system's hands on return.
  /// - Throws: why it cannot be written; rows before it are safe, and it may be tried again.
  public mutating func append(_ row: Row) throws(TraceError) {
    try append(contentsOf: CollectionOfOne(row))
  }

  /// Appends rows in larger pieces, each of whole rows.
  /// - Throws: why they cannot be written; pieces before that are safe.
  public mutating func append(contentsOf rows: some Sequence<Row>) throws(TraceError) {
    text.removeAll(keepingCapacity: true)
    for row in rows {
      row.append(to: &text)
      text.append(.lineFeed)
      if text.count >= Self.block {
        try file.append(text)
        text.removeAll(keepingCapacity: true)
      }
    }
    try file.append(text)
  }

  /// Gives the file its name.
  /// - Throws: why it cannot; the part file stays then.
  public consuming func close() throws(TraceError) {
    try file.finish()
  }

  /// Removes the part file: what was written is not wanted.
  public consuming func abandon() {
    file.abandon()
  }
}

extension TraceFile {
  /// Writes a whole trace.
  /// - Throws: why the file cannot be written; no part of it is left behind then.
  public static func write(_ trace: Trace, to path: String) throws(TraceError) {
    var writer = try TraceWriter(path, header: trace.header)
    do {
      try writer.append(contentsOf: trace.rows)
    } catch {
      writer.abandon()
      throw error
    }
    try writer.close()
  }
}
