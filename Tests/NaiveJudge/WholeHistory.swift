package import GestureTrace

/// A run that is over, all of it in memory: what a rule has to go by.
package struct WholeHistory: Sendable {
  package var header: TraceHeader
  /// Which rows move the content.
  package var drive: TraceHeader.Drive
  package var contract: Contract
  /// In the order of their times; row `i` stands on line `i + 2` of a history file.
  package var rows: [HistoryRow]
  package var ending: RunEnding
  /// When the run ended, not before its last row.
  package var end: Tick

  package init(
    header: TraceHeader, drive: TraceHeader.Drive, contract: Contract, rows: [HistoryRow],
    ending: RunEnding, end: Tick
  ) {
    self.header = header
    self.drive = drive
    self.contract = contract
    self.rows = rows
    self.ending = ending
    self.end = end
  }
}
