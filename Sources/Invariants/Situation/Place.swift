public import GestureTrace

/// Where a row stands: its time, its line of the history and, for a row in, its line of the trace.
public struct Place: Sendable {
  public internal(set) var time: Tick
  /// The line of the history, from 1; its header is line 1.
  public internal(set) var history: Int
  /// The line of the trace, from 1; `nil` for a row out.
  public internal(set) var trace: Int?

  /// Before the first row.
  static let start = Place(time: .zero, history: 1, trace: nil)

  /// How a sentence names it: `0.817 s (line 41)` for a row in, `0.833 s` for a row out.
  var text: String {
    trace.map { "\(Words.seconds(time)) (line \($0))" } ?? Words.seconds(time)
  }
}
