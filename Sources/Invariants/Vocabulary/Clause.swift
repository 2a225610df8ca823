internal import GestureTrace

/// One sentence of an invariant.
///
/// Clauses are made by the functions of this type: `never`, `after`, `before`, `atMost`, `exactly`, `always`,
/// `steady`, `rising` and `falling`, whose words and findings follow from what they are made of; `each`
/// and `throughout`, which leave the judgement to the reader. Spans are seconds of the run's own
/// time; a boundary is included unless it says otherwise.
public struct Clause: Sendable {
  /// How the clause reads, without a full stop; empty in a rule of the catalogue, which has words of its own.
  let words: String
  /// What was missing where it was never put to the test: `no callback of the header`.
  let missing: String
  /// The unit of its margin, if it has one.
  let unit: String?
  /// A fresh monitor for one run.
  let monitor: @Sendable () -> any ClauseMonitor

  init(
    words: String, missing: String, unit: String?,
    monitor: @escaping @Sendable () -> any ClauseMonitor
  ) {
    self.words = words
    self.missing = missing
    self.unit = unit
    self.monitor = monitor
  }

  /// A clause whose words are those of its rule.
  init(_ monitor: @escaping @Sendable () -> any ClauseMonitor) {
    self.init(words: "", missing: "", unit: nil, monitor: monitor)
  }
}

/// Reads one run for one clause, row by row, and never sees a control.
///
/// For each row the situation is brought up to date first, then `see` or `follow` is called; when time
/// advances `turnOver` judges what stands at the end of the instant.
protocol ClauseMonitor {
  /// Which of the calls below it has a use for: rows and motions come by the thousand.
  var reads: ClauseReads { get }
  /// What it has found so far.
  var record: Record { get set }

  /// Reads the row that the situation has just taken in.
  mutating func see(_ step: Step, _ situation: Situation)
  /// Reads a change of the offset, or an imposed sample.
  mutating func follow(_ motion: Motion, _ situation: Situation)
  /// The instant is over: nothing more happens until `next`.
  mutating func turnOver(until next: Tick, _ situation: Situation)
  /// The run is over; what was still pending, if something was.
  mutating func close(_ situation: Situation) -> String?
}

/// The calls that a monitor has a use for.
struct ClauseReads: OptionSet {
  let rawValue: Int

  static let rows = ClauseReads(rawValue: 1)
  static let motions = ClauseReads(rawValue: 2)
  static let turns = ClauseReads(rawValue: 4)
}

extension ClauseMonitor {
  mutating func see(_ step: Step, _ situation: Situation) {}
  mutating func follow(_ motion: Motion, _ situation: Situation) {}
  mutating func turnOver(until next: Tick, _ situation: Situation) {}
  mutating func close(_ situation: Situation) -> String? { nil }
}
