import GestureTrace

/// Takes the lines of a table of finger movements one by one.
struct GestureTableParser {
  private enum Column: String, CaseIterable {
    case time = "t_ms"
    case phase, y, source, pointer, x
  }

  private struct Field {
    /// In bytes, from 1.
    var column: Int
    var text: String
  }

  private let path: String
  private var line = 0
  private var columns: [Column] = []
  private var gestures: [FingerPath] = []
  private var places: [String: Int] = [:]
  /// The time of each gesture's first row, as the table has it.
  private var starts: [Tick] = []
  /// The pointers that are down, of each gesture.
  private var down: [Set<Int>] = []
  private var failure: TraceError?

  init(path: String) {
    self.path = path
  }

  /// The gestures, in the order in which they first appear.
  func paths() throws(TraceError) -> [FingerPath] {
    if let failure { throw failure }
    guard line > 0 else { throw error(1, .empty) }
    guard !gestures.isEmpty else { throw error(1, .table(.noRows)) }
    return gestures
  }

  mutating func refuseLongLine() {
    line += 1
    if failure == nil { failure = error(1, .longLine(limit: LineBuffer.longestLine)) }
  }

  /// Takes a line without its line feed; after the first bad one the rest is passed over.
  mutating func take(_ bytes: ArraySlice<UInt8>) {
    guard failure == nil else { return }
    line += 1
    do throws(TraceError) {
      let fields = try fields(bytes.last == .carriageReturn ? bytes.dropLast() : bytes)
      if line == 1 {
        try readColumns(fields)
      } else {
        try readSample(fields)
      }
    } catch {
      failure = error
    }
  }

  private func fields(_ bytes: ArraySlice<UInt8>) throws(TraceError) -> [Field] {
    if let quote = bytes.firstIndex(of: .quote) {
      throw error(quote - bytes.startIndex + 1, .table(.quote))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let place = bytes.firstIndex { $0 >= 0x80 } ?? bytes.startIndex
      throw error(place - bytes.startIndex + 1, .notUTF8(byte: bytes[place]))
    }
    var column = 1
    return text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      defer { column += part.utf8.count + 1 }
      return Field(column: column, text: String(part))
    }
  }

  private mutating func readColumns(_ fields: [Field]) throws(TraceError) {
    for field in fields {
      guard let column = Column(rawValue: field.text) else {
        throw error(field.column, .table(.unknownColumn(field.text)))
      }
      guard !columns.contains(column) else {
        throw error(field.column, .table(.columnTwice(field.text)))
      }
      columns.append(column)
    }
    for column in [Column.time, .phase, .y, .source] where !columns.contains(column) {
      throw error(1, .table(.noColumn(column.rawValue)))
    }
  }

  private mutating func readSample(_ fields: [Field]) throws(TraceError) {
    guard fields.count == columns.count else {
      throw error(1, .table(.fieldCount(found: fields.count, expected: columns.count)))
    }
    var time = Tick.zero
    var name = ""
    var sample = FingerPath.Sample(time: .zero, phase: .down, y: 0)
    for (column, field) in zip(columns, fields) {
      switch column {
      case .time: time = try value(field, column, .milliseconds, DecimalText.milliseconds)
      case .phase: sample.phase = try value(field, column, .phase, FingerPath.Phase.init(rawValue:))
      case .y: sample.y = try value(field, column, .number, DecimalText.length)
      case .source: name = try value(field, column, .source) { $0.isEmpty ? nil : $0 }
      case .pointer where field.text.isEmpty: sample.pointer = 0
      case .pointer: sample.pointer = try value(field, column, .pointer, DecimalText.whole)
      case .x where field.text.isEmpty: sample.x = nil
      case .x: sample.x = try value(field, column, .number, DecimalText.length)
      }
    }
    try add(sample, at: time, to: name)
  }

  private mutating func add(
    _ sample: FingerPath.Sample, at time: Tick, to name: String
  ) throws(TraceError) {
    let place: Int
    if let known = places[name] {
      place = known
    } else {
      place = gestures.count
      places[name] = place
      gestures.append(FingerPath(name: name))
      starts.append(time)
      down.append([])
    }
    var sample = sample
    sample.time = time - starts[place]
    guard sample.time >= gestures[place].samples.last?.time ?? .zero else {
      throw error(1, .table(.timeDecreases(source: name)))
    }
    guard sample.time < .limit else { throw error(1, .table(.tooLong)) }
    let isDown = down[place].contains(sample.pointer)
    guard isDown != (sample.phase == .down) else {
      throw error(
        1,
        .table(.finger(phase: sample.phase.rawValue, pointer: sample.pointer, isDown: isDown)))
    }
    switch sample.phase {
    case .down: down[place].insert(sample.pointer)
    case .move: break
    case .up: down[place].remove(sample.pointer)
    }
    gestures[place].samples.append(sample)
  }

  private func value<Value>(
    _ field: Field, _ column: Column, _ expected: TableField, _ read: (String) -> Value?
  ) throws(TraceError) -> Value {
    guard let value = read(field.text) else {
      let problem = TableProblem.field(
        column: column.rawValue, found: field.text, expected: expected)
      throw error(field.column, .table(problem))
    }
    return value
  }

  private func error(_ column: Int, _ problem: TraceProblem) -> TraceError {
    TraceError(path: path, line: max(line, 1), column: column, problem)
  }
}
