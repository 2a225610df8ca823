import GestureTrace
import HeadlessUIKit
import Replay

/// A run as rules across runs compare it with others.
struct ComparedRun {
  let history: History
  /// What was replayed, as a trace by itself: policies and which rows move the content are in it, and
  /// where a finger was found behind offsets it has the finger.
  let trace: Trace
  /// The line of each of its rows in the recording.
  let lines: [Int]
  /// What the scroll model was set to.
  let policies: ScrollPolicies
  /// The callbacks, in their order.
  let callbacks: [Callback]

  /// One callback: when it ran, of which edge, and who asked for it.
  struct Callback {
    let time: Tick
    let edge: Edge
    let origin: Origin
  }

  init(_ history: History) throws(ReplayError) {
    self.history = history
    let rowsIn = history.rows.filter { $0.line != nil }
    lines = rowsIn.compactMap(\.line)
    var header = history.traceHeader
    header.drive = history.drive
    trace = Trace(header: header, rows: rowsIn.map(\.row))
    policies = try ScrollPolicies(of: trace.header.scene)
    callbacks = history.rows.compactMap { placed in
      guard case .outcome(.fired(let edge, let origin)) = placed.row.event else { return nil }
      return Callback(time: placed.row.time, edge: edge, origin: origin)
    }
  }

  var header: TraceHeader { trace.header }
  var contract: Contract { history.contract }
  var end: EndState { history.endState }
  var endTime: Tick { history.endTime }
  /// Which rows moved the content.
  var drive: TraceHeader.Drive { history.drive }
  /// What happened.
  var rows: [HistoryRow] { history.rows }
  /// The rows in, as the trace has them.
  var rowsIn: [Row] { trace.rows }

  /// Callbacks of an edge, from an instant on.
  func count(of edge: Edge, from start: Tick = .zero) -> Int {
    callbacks.count { $0.edge == edge && $0.time >= start }
  }

  /// The answers to its callbacks, those left out that never come.
  var answers: [(edge: Edge, answer: Answer)] {
    Edge.allCases.flatMap { edge in
      (0..<count(of: edge)).map { (edge, header.loads.answer($0 + 1, of: edge)) }
        .filter { $0.1.delay != .never }
    }
  }

  /// Why what came of it cannot be compared; `nil` where it can.
  ///
  /// A control that is never done, though no finger is down, has called back all that it will: only
  /// whoever compares it at rest has nothing to compare.
  func openEnd(atRest: Bool) -> String? {
    switch history.ending {
    case .settled: nil
    case .stopped: "the recording stops before everything has settled"
    case .limit where !atRest && !moments(before: [])[0].isTouched: nil
    case .limit: "the recording's own run did not settle"
    case .fault: "a fault closed the recording's own run"
    }
  }
}

extension Row {
  /// Whether a finger leaves with it.
  var isRelease: Bool {
    switch event {
    case .world(.lift), .world(.release): true
    default: false
    }
  }
}
