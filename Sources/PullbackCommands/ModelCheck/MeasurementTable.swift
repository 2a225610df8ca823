import TraceFiles

/// A table of measurements: a line of column names, then values separated by commas.
struct MeasurementTable {
  let path: String
  private let columns: [String]
  private let lines: [[String]]

  /// Reads the file `name` in `folder`.
  init(_ name: String, in folder: String) throws(CommandFailure) {
    path = "\(folder)/\(name).csv"
    let text: String
    do throws(TraceError) { text = try TextFile.read(path) } catch { throw .trace(error) }
    var lines = text.split(whereSeparator: \.isNewline).map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard let first = lines.first else {
      throw .measurement(path: path, line: 1, problem: "found nothing, expected column names")
    }
    columns = first
    lines.removeFirst()
    self.lines = lines
  }

  var count: Int { lines.count }

  /// The words of a column.
  func words(_ column: String) throws(CommandFailure) -> [String] {
    guard let place = columns.firstIndex(of: column) else {
      throw .measurement(path: path, line: 1, problem: "found no column \(column)")
    }
    guard !lines.isEmpty else {
      throw .measurement(path: path, line: 1, problem: "found no values under the column names")
    }
    var words: [String] = []
    for (index, line) in lines.enumerated() {
      guard place < line.count else {
        throw .measurement(
          path: path, line: index + 2,
          problem: "found \(line.count) fields, expected \(columns.count)")
      }
      words.append(line[place])
    }
    return words
  }

  /// The numbers of a column.
  func numbers(_ column: String) throws(CommandFailure) -> [Double] {
    var numbers: [Double] = []
    for (index, word) in try words(column).enumerated() {
      guard let number = DecimalText.number(word) else {
        throw .measurement(
          path: path, line: index + 2, problem: "found \(word), expected a number (\(column))")
      }
      numbers.append(number)
    }
    return numbers
  }
}
