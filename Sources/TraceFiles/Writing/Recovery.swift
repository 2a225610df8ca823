import Glibc

extension TraceFile {
  /// What `recover` did.
  public struct Recovery: Hashable, Sendable, CustomStringConvertible {
    /// Rows kept, the header not counted.
    public var rows: Int
    /// The line that was cut and dropped; `nil` if there was none and the copy is the whole file.
    public var droppedLine: Int?
    /// The bytes of that line.
    public var droppedBytes: Int

    /// One sentence for people.
    public var description: String {
      let kept = "kept the header and \(rows) row\(rows == 1 ? "" : "s")"
      guard let droppedLine else { return "\(kept): no line was cut" }
      let bytes = "\(droppedBytes) byte\(droppedBytes == 1 ? "" : "s")"
      return "\(kept), dropped line \(droppedLine), which was cut after \(bytes)"
    }
  }

  /// Copies a file that a killed recorder left, without the last line if that is not terminated.
  ///
  /// The lines before are copied byte by byte. Damage anywhere else, a cut header included, cannot be
  /// recovered and is thrown as it is found.
  /// - Parameters:
  ///   - source: the file that was cut, a part file or not.
  ///   - target: a new file; one that is there already, `source` included, is never written over.
  /// - Returns: what was kept and what was dropped.
  /// - Throws: what else is wrong with `source`, or why `target` cannot be written.
  public static func recover(
    from source: String, to target: String
  ) throws(TraceError) -> Recovery {
    if OutputFile.isTaken(target) { throw TraceError(path: target, problem: .exists) }
    var reader = try TraceReader(source)
    var recovery = Recovery(rows: 0, droppedLine: nil, droppedBytes: 0)
    do {
      while try reader.next() != nil { recovery.rows += 1 }
    } catch {
      guard case .unterminated = error.problem, let place = error.place else { throw error }
      recovery.droppedLine = place.line
      recovery.droppedBytes = place.column - 1
    }
    try copy(source, to: target, bytes: reader.wholeBytes)
    return recovery
  }

  /// Copies the first bytes of a file into a new one.
  private static func copy(
    _ source: String, to target: String, bytes: Int
  ) throws(TraceError) {
    let input: InputFile
    do {
      input = InputFile(descriptor: try InputFile.open(source))
    } catch {
      throw TraceError(path: source, problem: error.problem)
    }
    // Not the part file of a recorder, which is what is recovered most often. One of an earlier
    // recovery holds nothing that `source` does not.
    let suffix = ".recovering"
    unsafe unlink(target + suffix)
    var output = try OutputFile.create(target, suffix: suffix)
    var block = [UInt8](repeating: 0, count: 1 << 16)
    var rest = bytes
    do throws(TraceError) {
      while rest > 0 {
        let count = try read(input, into: &block, named: source)
        let piece = Array(block[..<min(count, rest)])
        try output.append(piece)
        rest -= piece.count
      }
    } catch {
      output.abandon()
      throw error
    }
    try output.finish()
  }

  /// Reads a block; a file that has become shorter meanwhile is an error like any in reading.
  private static func read(
    _ input: borrowing InputFile, into block: inout [UInt8], named path: String
  ) throws(TraceError) -> Int {
    do throws(FileFault) {
      let count = try input.read(into: &block, from: 0)
      guard count > 0 else { throw FileFault.unreadable(code: EIO) }
      return count
    } catch {
      throw TraceError(path: path, problem: error.problem)
    }
  }
}
