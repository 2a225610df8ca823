public import GestureTrace

/// Whole trace files: read into memory or validated without keeping them.
public enum TraceFile {
  /// A trace and what people should know about its file.
  public struct Contents: Sendable {
    public var trace: Trace
    public var warnings: [TraceWarning]
  }

  /// What a valid file holds, without the rows.
  public struct Summary: Sendable {
    public var header: TraceHeader
    /// The number of rows, the header not counted.
    public var rows: Int
    /// The time of the last row; zero where there is none.
    public var end: Tick
    public var warnings: [TraceWarning]
  }

  /// A history and what people should know about its file.
  public struct HistoryContents: Sendable {
    public var header: TraceHeader
    public var rows: [HistoryRow]
    public var warnings: [TraceWarning]
  }

  /// Reads a trace.
  ///
  /// A history is read as the trace that it is a transcript of: without its rows out and the rows
  /// that an `answer` stands for, so that replaying it does not do them twice.
  /// - Throws: the first thing that is wrong, by line.
  public static func read(_ path: String) throws(TraceError) -> Contents {
    var reader = try TraceReader(path)
    guard reader.header.history == nil else {
      let history = try history(from: reader)
      var header = history.header
      header.history = nil
      let places = history.rows.indices.filter { history.rows[$0].line != nil }
      let trace = Trace(
        header: header, rows: places.map { history.rows[$0].row }, lines: places.map { $0 + 2 })
      return Contents(trace: trace, warnings: history.warnings)
    }
    var rows: [Row] = []
    while let row = try reader.next() { rows.append(row) }
    return Contents(
      trace: Trace(header: reader.header, rows: rows), warnings: reader.warnings)
  }

  /// Reads a file to its end and keeps nothing but a summary.
  /// - Throws: the first thing that is wrong, by line.
  public static func validate(_ path: String) throws(TraceError) -> Summary {
    var reader = try TraceReader(path)
    var count = 0
    var end = Tick.zero
    while let row = try reader.next() {
      count += 1
      end = row.time
    }
    return Summary(header: reader.header, rows: count, end: end, warnings: reader.warnings)
  }

  /// Reads a history; a plain trace is one whose rows are all rows in.
  ///
  /// Rows in are numbered as lines of the trace that the history was made from, from 2; rows out,
  /// and those that an `answer` stands for, have no line.
  /// - Throws: the first thing that is wrong, by line.
  public static func readHistory(_ path: String) throws(TraceError) -> HistoryContents {
    try history(from: try TraceReader(path))
  }

  private static func history(
    from reader: consuming TraceReader
  ) throws(TraceError) -> HistoryContents {
    var rows: [HistoryRow] = []
    var answers = AnswerRows(loads: reader.header.loads)
    var line = 2
    while let row = try reader.next() {
      if answers.isOut(row) {
        rows.append(HistoryRow(row))
      } else {
        rows.append(HistoryRow(row, line: line))
        line += 1
      }
    }
    return HistoryContents(header: reader.header, rows: rows, warnings: reader.warnings)
  }
}
