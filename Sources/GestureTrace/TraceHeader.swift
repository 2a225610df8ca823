/// Line 1 of a trace or a history.
public struct TraceHeader: Hashable, Sendable {
  /// The format version that this library reads and writes.
  public static let version = 1

  /// Which rows move the content.
  public enum Drive: String, Hashable, Sendable, CaseIterable {
    /// Fingers move it through the scroll model; offset rows are a reference.
    case finger
    /// Offset rows are imposed as recorded.
    case offset
  }

  /// One line for people; `nil` where it is left out.
  public var title: String?
  public var scene = Scene()
  /// Values of the contract that a configurable subject is asked to take.
  public var settings = JSONObject()
  /// `nil` where the header leaves it to the first finger or offset row.
  public var drive: Drive?
  /// Frames a second of the model's display, above 0.
  public var rate: Double = 60
  public var loads = Loads()
  /// Where the trace came from, in free fields; `nil` where it is left out.
  public var recorded: JSONObject?
  /// What a history adds; `nil` for a trace.
  public var history: HistoryStamp?
  /// Fields that this version does not know, kept.
  public var other = JSONObject()

  public init() {}

  /// Points within which the input device placed the finger (`recorded.quantum`), if it is known.
  public var quantum: Double? { recorded?["quantum"]?.number }
}

/// What a history's header adds to that of its trace.
public struct HistoryStamp: Hashable, Sendable {
  public var subject: String
  public var contract: Contract
  /// FNV-1a 64 over the rows out, 16 lower-case hex digits.
  public var digest: String

  public init(subject: String, contract: Contract, digest: String) {
    self.subject = subject
    self.contract = contract
    self.digest = digest
  }
}

/// A whole trace in memory.
public struct Trace: Hashable, Sendable {
  public var header: TraceHeader
  public var rows: [Row]
  /// The line of each row, ascending, where it is not the next one after the row before; `nil` where
  /// row `i` stands on line `i + 2`, as in every file that holds nothing else.
  public var lines: [Int]?

  public init(header: TraceHeader = TraceHeader(), rows: [Row] = [], lines: [Int]? = nil) {
    self.header = header
    self.rows = rows
    self.lines = lines
  }

  /// The line of the file on which a row stands, the header's being 1.
  public func line(ofRow index: Int) -> Int { lines?[index] ?? index + 2 }

  /// The row that stands on a line; `nil` where that is the header's or none of the trace's.
  public func row(onLine line: Int) -> Row? {
    let index = lines.map { $0.firstIndex(of: line) } ?? line - 2
    return index.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
  }

  /// Which rows move the content: as the header says, otherwise `finger` exactly if the first finger
  /// or offset row is a `touch`; `finger` where there is none (nothing is imposed).
  public var drive: TraceHeader.Drive {
    if let drive = header.drive { return drive }
    for row in rows {
      guard case .world(let event) = row.event else { continue }
      switch event {
      case .touch, .move, .lift: return .finger
      case .drag, .release, .glide: return .offset
      default: continue
      }
    }
    return .finger
  }
}
