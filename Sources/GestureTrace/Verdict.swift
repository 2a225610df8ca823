/// What a rule found about one run (invariants.md, "Verdicts").
public struct Verdict: Hashable, Sendable {
  /// What became of the promise in this run.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The promise was put to the test and kept. Only this is a pass.
    case holds
    /// The promise was put to the test and broken.
    case violated
    /// The occasion never came.
    case vacuous
    /// The run ended inside an obligation.
    case inconclusive
    /// The contract, the drive or the adapter's powers exclude the rule.
    case notApplicable = "not-applicable"
    /// The run or the rule broke.
    case error
  }

  /// The rule's id, a contract (invariants.md, "Rules").
  public var invariant: String
  public var kind: Kind
  /// One sentence with the values read; for other kinds than `violated` what was missing or pending.
  public var says: String
  /// When a violation began; `nil` where there is no such instant.
  public var began: Tick?
  /// When the deadline passed that made it a violation, where there was one.
  public var deadline: Tick?
  /// The line of the trace whose row caused it; `nil` where none did.
  public var row: Int?
  /// The lines of the history that prove it, ascending (line 1 is the history's header).
  public var rows: [Int]
  /// How far from breaking it was, or how far over, in the rule's own unit; `nil` where it has none.
  public var margin: Double?
  /// How often the promise was put to the test: occasions on which a faulty control could have been
  /// caught.
  ///
  /// 0 where the verdict is `vacuous` or `notApplicable`, and where none of it was counted.
  public var occasions: Int
  /// Where a promise that was kept came closest to being broken; `nil` where there is no margin.
  public var closest: Moment?

  /// A row of a history and its time.
  public struct Moment: Hashable, Sendable {
    public var time: Tick
    /// The line of the history, whose header is line 1.
    public var line: Int

    public init(time: Tick, line: Int) {
      self.time = time
      self.line = line
    }
  }

  public init(
    _ invariant: String, _ kind: Kind, says: String, began: Tick? = nil, deadline: Tick? = nil,
    row: Int? = nil, rows: [Int] = [], margin: Double? = nil, occasions: Int = 0,
    closest: Moment? = nil
  ) {
    self.invariant = invariant
    self.kind = kind
    self.says = says
    self.began = began
    self.deadline = deadline
    self.row = row
    self.rows = rows
    self.margin = margin
    self.occasions = occasions
    self.closest = closest
  }
}

/// How a replay came to its end.
public enum RunEnding: Hashable, Sendable {
  /// Everything had settled.
  case settled
  /// A `stop` row ended it.
  case stopped
  /// The limit passed, ten seconds after the last row in or answer, and something was still going on.
  case limit
  /// A fault closed the history.
  case fault
}
