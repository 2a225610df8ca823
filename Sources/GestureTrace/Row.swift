/// One line of a trace or a history after its header: a time and what happened then.
public struct Row: Hashable, Sendable {
  public var time: Tick
  public var event: Event

  /// What a row says.
  public enum Event: Hashable, Sendable {
    /// A row in: what the world does to the scroll view.
    case world(WorldEvent)
    /// A row out: what the model and the control did about it.
    case outcome(Outcome)
    /// A verb that this version does not know, kept as it was.
    case unknown(UnknownEvent)
  }

  public init(_ time: Tick, _ event: Event) {
    self.time = time
    self.event = event
  }

  /// A row in.
  public init(_ time: Tick, _ event: WorldEvent) {
    self.init(time, .world(event))
  }

  /// A row out.
  public init(_ time: Tick, _ event: Outcome) {
    self.init(time, .outcome(event))
  }
}

/// A row whose verb this version does not know: kept when a file is rewritten, otherwise passed over.
public struct UnknownEvent: Hashable, Sendable {
  public var verb: String
  public var arguments: [JSONValue]

  public init(verb: String, arguments: [JSONValue]) {
    self.verb = verb
    self.arguments = arguments
  }
}

/// A row of a history, with its place in the trace if it came from there.
public struct HistoryRow: Hashable, Sendable {
  public var row: Row
  /// The line of the trace (from 1, the header being line 1) for a row in; `nil` for a row out,
  /// which includes the rows that an `answer` stands for.
  public var line: Int?

  public init(_ row: Row, line: Int? = nil) {
    self.row = row
    self.line = line
  }
}
