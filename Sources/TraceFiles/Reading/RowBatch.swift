import GestureTrace

/// Turns whole lines into rows, some at a time: the strict scan first, then json-c for all of them
/// in one call, then the kinds of arguments.
struct RowBatch: ~Copyable {
  /// Lines given to json-c at once.
  ///
  /// Each call has a price of its own, so one line a call is slower;
  /// many lines keep more small blocks in use than the allocator has quick lists for.
  static let lines = 32

  /// A line that has passed the scan.
  private struct Line {
    var start: Int
    var time: Tick
    var comma: Int
    var hasNulKey: Bool
    /// Its line feed.
    var end: Int
  }

  /// A fault in the batch, with the number of the line in it, from 0.
  struct Fault {
    var line: Int
    /// In bytes from 1.
    var column: Int
    var problem: TraceProblem
  }

  private var tokener = Tokener()
  private let verbs = VerbTable()
  private var lines: [Line] = []
  /// Whether rows out have a meaning, or are verbs like any that are not known.
  private let knowsOutcomes: Bool
  private(set) var rows: [Row] = []
  /// What is wrong with the line after the last row.
  private(set) var fault: Fault?

  init(knowsOutcomes: Bool) {
    self.knowsOutcomes = knowsOutcomes
  }

  /// Forgets the rows that were read.
  mutating func clear() {
    rows.removeAll(keepingCapacity: true)
    fault = nil
  }

  /// Reads up to `RowBatch.lines` of the whole lines in `bytes`.
  ///
  /// Writes over what it has read, and over the byte before `start`.
  /// - Parameters:
  ///   - bytes: a buffer with whole lines in it.
  ///   - start: where the first of them begins, above 0.
  ///   - end: where the last of them ends, behind its line feed.
  ///   - last: the time of the row before, which the first time may not fall below.
  /// - Returns: where the next line begins, or the bad one.
  mutating func read(_ bytes: inout [UInt8], from start: Int, to end: Int, after last: Tick) -> Int
  {
    rows.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    fault = nil
    let next = scan(bytes.span, from: start, to: end, after: last)
    if let first = lines.first?.start, let last = lines.last?.end {
      enclose(&bytes)
      do {
        let batch = try tokener.value(of: bytes, in: first - 1..<last + 1)
        type(batch, bytes.span)
      } catch {
        blame(error)
      }
    }
    return next
  }

  private mutating func scan(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, after last: Tick
  ) -> Int {
    var position = start
    var last = last
    while position < end, lines.count < Self.lines {
      do throws(ScanFault) {
        var scan = StrictScan(at: position)
        let row = try scan.row(bytes)
        guard scan.position - position <= LineBuffer.longestLine else {
          throw ScanFault(
            offset: position + LineBuffer.longestLine,
            problem: .longLine(limit: LineBuffer.longestLine))
        }
        guard row.time >= last else {
          var time = position
          while !bytes[time].isDigit { time += 1 }
          throw ScanFault(offset: time, problem: .timeDecreases(from: last, to: row.time))
        }
        last = row.time
        lines.append(
          Line(
            start: position, time: row.time, comma: row.comma, hasNulKey: scan.hasNulKey,
            end: scan.position))
        position = scan.position + 1
      } catch {
        fault = Fault(
          line: lines.count, column: error.offset - position + 1, problem: error.problem)
        break
      }
    }
    return position
  }

  /// Makes one JSON array of the lines, in place and without moving a byte.
  ///
  /// Times are blanked, since they were taken from their digits and json-c would make a sum of
  /// floats of each: `[0.5,"touch",200]` becomes `    ["touch",200]`.
  private func enclose(_ bytes: inout [UInt8]) {
    var bytes = bytes.mutableSpan
    for line in lines {
      for index in line.start..<line.comma { bytes[index] = .space }
      bytes[line.comma] = .openBracket
      bytes[line.end] = .comma
    }
    guard let first = lines.first, let last = lines.last else { return }
    bytes[first.start - 1] = .openBracket
    bytes[last.end] = .closeBracket
  }

  private mutating func type(_ batch: borrowing ParsedValue, _ bytes: Span<UInt8>) {
    let list = batch.root
    for index in 0..<lines.count {
      let row = list[index]
      let line = lines[index]
      let arguments = RowArguments(of: row)
      var verb = row[0].word.flatMap { verbs.verb($0) }
      if let known = verb, !knowsOutcomes, !known.isIn { verb = nil }
      guard let verb else {
        let unknown = unknownEvent(row, line, bytes)
        rows.append(Row(line.time, .unknown(unknown)))
        continue
      }
      do {
        rows.append(Row(line.time, try arguments.event(verb)))
      } catch {
        fault = located(error, verb, at: index, bytes)
        return
      }
    }
  }

  private func unknownEvent(_ row: JSONNode, _ line: Line, _ bytes: Span<UInt8>) -> UnknownEvent {
    let verb = row[0].text ?? ""
    guard line.hasNulKey, case .array(let elements) = PlainDecoder.value(bytes, at: line.start)
    else { return UnknownEvent(verb: verb, arguments: RowArguments(of: row).values) }
    return UnknownEvent(verb: verb, arguments: Array(elements.dropFirst()))
  }

  private func located(
    _ fault: ArgumentFault, _ verb: Verb, at index: Int, _ bytes: Span<UInt8>
  ) -> Fault {
    let line = lines[index]
    let locator = ValueLocator(start: line.start)
    switch fault {
    case .count(let found, let expected):
      let range = locator.nearest(to: [.element(0)], in: bytes).0
      return Fault(
        line: index, column: range.lowerBound - line.start + 1,
        problem: .argumentCount(verb: verb.rawValue, found: found, expected: expected))
    case .kind(let argument, let expected):
      let range = locator.nearest(to: [.element(argument)], in: bytes).0
      return Fault(
        line: index, column: range.lowerBound - line.start + 1,
        problem: .argument(
          verb: verb.rawValue, index: argument,
          found: bytes.excerpt(from: range.lowerBound, to: range.upperBound), expected: expected))
    }
  }

  /// Puts a fault that json-c found on its line.
  private mutating func blame(_ error: ScanFault) {
    let index = lines.firstIndex { error.offset <= $0.end } ?? lines.count - 1
    fault = Fault(
      line: index, column: max(error.offset - lines[index].start, 0) + 1, problem: error.problem)
    rows.removeAll(keepingCapacity: true)
  }
}
