public import GestureTrace

/// What a replay has written down.
public struct History: Hashable, Sendable {
  /// The trace's own header.
  public var traceHeader: TraceHeader
  /// The id of the subject, and what it promises in this scene.
  public var subject: String
  public var contract: Contract
  /// Whether it is what the trace's settings ask for; otherwise it does not take settings, and ran as it
  /// is.
  public var isAsAsked: Bool
  /// Which rows moved the content.
  public var drive: TraceHeader.Drive
  /// Rows in and rows out in order; row `i` stands on line `i + 2` of a history file.
  public var rows: [HistoryRow]
  /// How the run came to its end, and when.
  public var ending: RunEnding
  public var endTime: Tick
  /// What was there at the end.
  public var endState: EndState
  /// How often each edge's callback ran.
  public var firedHeader: Int
  public var firedFooter: Int
  /// With `drive: finger`, how far the offsets were from those that the trace keeps as a reference;
  /// `nil` where it keeps none.
  public var deviation: Deviation?

  /// FNV-1a 64 over the bytes of the rows out, newlines included, as 16 lower-case hex digits.
  public var digest: String {
    var digest = Digest()
    var line: [UInt8] = []
    for row in rows where row.line == nil {
      line.removeAll(keepingCapacity: true)
      row.row.append(to: &line)
      line.append(UInt8(ascii: "\n"))
      digest.add(line)
    }
    return digest.text
  }

  /// The header of the history's file: the trace's with subject, contract and digest.
  public var header: TraceHeader {
    var header = traceHeader
    header.history = HistoryStamp(subject: subject, contract: contract, digest: digest)
    return header
  }
}

/// The scroll view and the control as a run leaves them.
public struct EndState: Hashable, Sendable {
  /// `contentOffset.y`, points.
  public var offset: Double
  /// The plain `contentInset`.
  public var inset: Insets
  /// `nil` for an edge that the subject lacks.
  public var headerPhase: Phase?
  public var footerPhase: Phase?
}

/// How far a replay's offsets were from a trace's reference offsets, in points.
public struct Deviation: Hashable, Sendable {
  public var rootMeanSquare: Double
  public var maximum: Double
  /// How many reference offsets there were.
  public var count: Int
}
