internal import GestureTrace

/// One sentence of an invariant.
///
/// Clauses are made by the functions of this type: `never`, `after`, `atMost`, `exactly`, `always`, `steady`,
/// `rising` and `falling`. Spans are seconds of the run's own time; a boundary is included unless it says
/// otherwise.
public struct Clause: Sendable {
  /// How the clause reads, without a full stop.
  let words: String
  /// What was missing where it was never put to the test: `no callback of the header`.
  let missing: String
  /// The unit of its margin, if it has one.
  let unit: String?
  /// A fresh monitor for one run.
  let monitor: @Sendable () -> any ClauseMonitor
}

/// Reads one run for one clause.
protocol ClauseMonitor {
  /// Reads the row that the situation has just taken in.
  mutating func see(_ step: Step, _ situation: Situation, _ record: inout Record)
  /// The instant is over: nothing more happens until `next`.
  mutating func turnOver(until next: Tick, _ situation: Situation, _ record: inout Record)
  /// The run is over; what was still pending, if something was.
  mutating func close(_ situation: Situation, _ record: inout Record) -> String?
}

extension ClauseMonitor {
  mutating func see(_ step: Step, _ situation: Situation, _ record: inout Record) {}
  mutating func turnOver(until next: Tick, _ situation: Situation, _ record: inout Record) {}
  mutating func close(_ situation: Situation, _ record: inout Record) -> String? { nil }
}
