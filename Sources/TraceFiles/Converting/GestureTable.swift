public import GestureTrace

/// One gesture out of a table of finger movements.
public struct FingerPath: Hashable, Sendable {
  /// What the finger does: it comes, it moves, it goes.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// It comes down.
    case down
    /// It moves while it is down.
    case move
    /// It leaves.
    case up
  }

  /// One row of the table.
  public struct Sample: Hashable, Sendable {
    /// Since the first sample of this gesture.
    public var time: Tick
    public var phase: Phase
    /// In the table's unit, growing downward.
    public var y: Double
    /// `nil` where the table does not say.
    public var x: Double?
    /// Which finger, 0 or more.
    public var pointer: Int

    /// A sample; `time` since the first one of its gesture.
    public init(time: Tick, phase: Phase, y: Double, x: Double? = nil, pointer: Int = 0) {
      self.time = time
      self.phase = phase
      self.y = y
      self.x = x
      self.pointer = pointer
    }
  }

  /// What the table calls it (`source`).
  public var name: String
  /// In order of time; each `move` and `up` has its `down` before it.
  public var samples: [Sample]

  /// A gesture of these samples.
  public init(name: String, samples: [Sample] = []) {
    self.name = name
    self.samples = samples
  }
}

/// Reads tables of finger movements: CSV with the columns `t_ms`, `phase`, `y`, `source` and, if
/// there are any, `pointer` and `x`, in any order; a gesture for each `source`.
///
/// Times are decimal milliseconds of at most 3 digits after the point, taken from their digits. There
/// are no quotes. The last line need not be terminated.
public enum GestureTable {
  /// Reads a file.
  /// - Throws: what is wrong, by line.
  public static func read(_ path: String) throws(TraceError) -> [FingerPath] {
    var parser = GestureTableParser(path: path)
    do throws(FileFault) {
      var buffer = try LineBuffer.open(path)
      while buffer.start < buffer.wholeEnd {
        let start = buffer.start
        buffer.consumeLine()
        parser.take(buffer.bytes[start..<buffer.start - 1])
        if buffer.start == buffer.wholeEnd { try buffer.fill() }
      }
      if buffer.rest.count > LineBuffer.longestLine {
        parser.refuseLongLine()
      } else if !buffer.rest.isEmpty {
        parser.take(buffer.bytes[buffer.rest])
      }
    } catch {
      throw TraceError(path: path, problem: error.problem)
    }
    return try parser.paths()
  }

  /// Reads a text that is in memory; `path` is what errors call it.
  /// - Throws: what is wrong, by line.
  public static func parse(_ text: String, path: String) throws(TraceError) -> [FingerPath] {
    var parser = GestureTableParser(path: path)
    var lines = Array(text.utf8).split(separator: UInt8.lineFeed, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines { parser.take(line) }
    return try parser.paths()
  }
}
