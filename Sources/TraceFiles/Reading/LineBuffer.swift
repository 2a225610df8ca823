/// A file read in blocks and given out as whole lines, in place.
struct LineBuffer: ~Copyable {
  /// Bytes of a line at most, its line feed not counted (rows.md, "Files").
  static let longestLine = 1 << 20
  /// Bytes asked for at once, at first; platform measurements show no gain above.
  private static let block = 1 << 16
  /// Where the first line of a file stands until more is read.
  static let front = 1

  private let file: InputFile
  /// The first byte is spare, for the bracket in front of a batch.
  var bytes: [UInt8] = Array(repeating: 0, count: 1 + LineBuffer.block)
  /// The first byte that was not given out.
  private(set) var start = 1
  /// The end of the last whole line; from `start` on, whole lines only.
  private(set) var wholeEnd = 1
  /// The end of what was read.
  private var end = 1
  /// All bytes read from the file.
  private(set) var total = 0

  /// Opens a file and reads its first block.
  static func open(_ path: String) throws(FileFault) -> LineBuffer {
    var buffer = LineBuffer(file: InputFile(descriptor: try InputFile.open(path)))
    try buffer.fill()
    return buffer
  }

  private init(file: consuming InputFile) {
    self.file = file
  }

  /// The bytes behind the last whole line, which are all that is left when the file has ended.
  var rest: Range<Int> { wholeEnd..<end }

  /// Reads on until there is a whole line or the file has ended, or a line has become too long.
  ///
  /// Only called when all whole lines were given out.
  mutating func fill() throws(FileFault) {
    moveRestToFront()
    while wholeEnd == start, end - start <= Self.longestLine {
      if end == bytes.count { grow() }
      let count = try file.read(into: &bytes, from: end)
      guard count > 0 else { return }
      let old = end
      end += count
      total += count
      var index = end
      while index > old, bytes[index - 1] != .lineFeed { index -= 1 }
      if index > old { wholeEnd = index }
    }
  }

  /// Marks the whole lines up to `position` as given out.
  mutating func consume(to position: Int) {
    start = position
  }

  /// Marks the first whole line as given out.
  mutating func consumeLine() {
    while bytes[start] != .lineFeed { start += 1 }
    start += 1
  }

  private mutating func moveRestToFront() {
    let count = end - start
    for index in 0..<count { bytes[Self.front + index] = bytes[start + index] }
    start = Self.front
    wholeEnd = Self.front
    end = Self.front + count
  }

  /// Twice as large, and never more than the longest line needs.
  private mutating func grow() {
    let enough = Self.longestLine + Self.block
    bytes.append(contentsOf: repeatElement(0, count: min(bytes.count, enough - bytes.count)))
  }
}
