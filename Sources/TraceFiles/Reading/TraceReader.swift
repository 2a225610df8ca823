public import GestureTrace

/// Reads a trace or a history from a file, row by row.
///
/// Memory is bounded by the longest row that is allowed (1 MiB), whatever the size of the file.
/// Everything that rows.md forbids is an error that names the line; nothing is guessed. In a history
/// the rows out are typed; in a plain trace their verbs are unknown, and kept like any other that is.
/// A history is a file whose header says `"history":1` and has `subject`, `contract` and `digest`: one
/// that has lost a member of these is read as a trace with unknown fields and verbs.
public struct TraceReader: ~Copyable {
  /// The file as it was named.
  public let path: String
  /// Line 1.
  public let header: TraceHeader
  /// The line of the row that `next` returned last, from 1; 1 before the first.
  public private(set) var line = 1
  /// What people should know about the lines read so far; at most one warning a file.
  public private(set) var warnings: [TraceWarning] = []

  private var buffer: LineBuffer
  private var batch: RowBatch
  /// The next row of the batch to be returned.
  private var place = 0
  /// The line of the batch's first row.
  private var batchLine = 2
  private var lastTime = Tick.zero
  private var fingers = FingerState()
  private var failure: TraceError?

  /// Opens a file and reads its header.
  /// - Throws: why there is no file to read, or what is wrong with line 1.
  public init(_ path: String) throws(TraceError) {
    // In locals first: an initializer that throws cannot leave owners behind half made.
    var buffer = try Self.open(path)
    var tokener = Tokener()
    let header: TraceHeader
    do {
      header = try HeaderReader.header(buffer.bytes, at: buffer.start, with: &tokener)
    } catch {
      let column = error.offset - buffer.start + 1
      throw TraceError(path: path, line: 1, column: column, error.problem)
    }
    buffer.consumeLine()
    self.path = path
    self.header = header
    self.buffer = buffer
    batch = RowBatch(knowsOutcomes: header.history != nil)
  }

  /// The file with its first line in the buffer.
  private static func open(_ path: String) throws(TraceError) -> LineBuffer {
    let buffer: LineBuffer
    do {
      buffer = try LineBuffer.open(path)
    } catch {
      throw TraceError(path: path, problem: error.problem)
    }
    guard buffer.start < buffer.wholeEnd else {
      throw noWholeLine(path, line: 1, rest: buffer.rest.count)
    }
    return buffer
  }

  /// The column of a value of the header; only before the first row, while line 1 is in the buffer.
  func column(of field: [FieldFault.Step]) -> Int? {
    precondition(line == 1, "looked for \(field) in the header after line \(line)")
    let start = LineBuffer.front
    let range = ValueLocator(start: start).range(of: field, in: buffer.bytes.span)
    return range.map { $0.lowerBound - start + 1 }
  }

  /// The bytes of the file's whole lines, once the end was reached or found to be cut.
  var wholeBytes: Int { buffer.total - buffer.rest.count }

  /// The next row, `nil` at the end of the file.
  /// - Throws: what is wrong with the first bad line, again at each further call.
  public mutating func next() throws(TraceError) -> Row? {
    if place == batch.rows.count {
      if let failure { throw failure }
      guard try readBatch() else { return nil }
    }
    let row = batch.rows[place]
    line = batchLine + place
    place += 1
    if let problem = misfit(row) {
      let failure = TraceError(path: path, line: line, column: 1, problem)
      self.failure = failure
      place = batch.rows.count
      throw failure
    }
    return row
  }

  /// Fills the batch; false at the end of the file.
  private mutating func readBatch() throws(TraceError) -> Bool {
    batchLine += batch.rows.count
    place = 0
    if buffer.start == buffer.wholeEnd {
      do {
        try buffer.fill()
      } catch {
        throw TraceError(path: path, problem: error.problem)
      }
      if buffer.start == buffer.wholeEnd {
        batch.clear()
        guard buffer.rest.isEmpty else {
          throw fail(Self.noWholeLine(path, line: batchLine, rest: buffer.rest.count))
        }
        return false
      }
    }
    let next = batch.read(
      &buffer.bytes, from: buffer.start, to: buffer.wholeEnd, after: lastTime)
    buffer.consume(to: next)
    if let fault = batch.fault {
      let error = TraceError(
        path: path, line: batchLine + fault.line, column: fault.column, fault.problem)
      failure = error
      if batch.rows.isEmpty { throw error }
    }
    if let last = batch.rows.last { lastTime = last.time }
    return true
  }

  /// What is wrong with a row after those before it.
  private mutating func misfit(_ row: Row) -> TraceProblem? {
    switch row.event {
    case .world(let event): return fingers.see(event)
    // The turn of the stop still writes what it did, and what leaked is known only after it.
    case .outcome: return nil
    case .unknown(let event):
      if warnings.isEmpty {
        warnings.append(TraceWarning(path: path, line: line, verb: event.verb))
      }
      return fingers.hasStopped ? .afterStop : nil
    }
  }

  private mutating func fail(_ error: TraceError) -> TraceError {
    failure = error
    return error
  }

  /// The error of a file that ends, or goes on for too long, without an end of the line.
  private static func noWholeLine(_ path: String, line: Int, rest: Int) -> TraceError {
    if rest > LineBuffer.longestLine {
      let limit = LineBuffer.longestLine
      return TraceError(path: path, line: line, column: limit + 1, .longLine(limit: limit))
    }
    let problem: TraceProblem =
      rest == 0 ? .empty : line == 1 ? .headerCut : .unterminated
    return TraceError(path: path, line: line, column: rest + 1, problem)
  }
}
