import GestureTrace
import HeadlessUIKit

/// One run: the rows of a trace, in their turns of the run loop, until everything has settled.
final class Driver {
  private let simulation: Simulation
  private let stage: StageSet
  let recorder: Recorder
  private let app: App
  private let dataSource: DataSource
  private let contract: Contract
  private let hand: Hand
  private let rows: [PlacedRow]
  private var recovery: FingerRecovery?
  private var next = 0
  private var lastRow = Instant.zero

  /// Microseconds past the last row in or answer after which a run ends unsettled (rows.md).
  private static let patience: Int64 = 10_000_000

  /// Builds the scene and the subject; `simulation` is current.
  init(
    _ trace: Trace, drive: TraceHeader.Drive, recovery: FingerRecovery?,
    subject recipe: SubjectRecipe, promising contract: Contract, in simulation: Simulation
  ) {
    self.simulation = simulation
    self.recovery = recovery
    rows = trace.rows.indices.map {
      PlacedRow(row: trace.rows[$0], line: trace.line(ofRow: $0))
    }
    self.contract = contract
    stage = StageSet(trace.header.scene, in: simulation)
    recorder = Recorder(simulation: simulation, scrollView: stage.scrollView)
    app = App(
      stage: stage, recorder: recorder, contract: contract, scene: trace.header.scene)
    dataSource = DataSource(
      loads: trace.header.loads, overlap: contract.overlap, simulation: simulation, app: app)
    hand = Hand(rows: rows, drive: drive, scrollView: stage.scrollView)
    simulation.witness = recorder
    // About as many rows as replays of dense recordings have.
    recorder.reserve(3 * rows.count + 256)
    recorder.answering = { [unowned dataSource] edge, number in dataSource.loaded(edge, number) }
    recorder.subject = recipe.make(
      Stage(
        scrollView: stage.scrollView, contract: contract,
        fired: { [unowned recorder] edge in recorder.callback(of: edge) },
        performer: { [unowned simulation] edge, work in
          let cause = simulation.tag.cause
          simulation.perform(as: WorkTag(owner: WorkTag(edge).owner, cause: cause), work)
        }))
  }

  /// Attaches the controls, lets two turns pass, and runs to the end.
  func run() -> (ending: RunEnding, end: Instant, state: EndState) {
    for edge in Edge.allCases { app.attach(edge) }
    for _ in 0..<2 { simulation.turn(at: .zero) }
    recorder.finishPreparing()
    let ending = untilSettled()
    return (ending, simulation.now, endState)
  }

  private func untilSettled() -> RunEnding {
    while true {
      if simulation.fault != nil { return .fault }
      if next == rows.count, isSettled { return .settled }
      let rowDue = next < rows.count ? rows[next].instant : Instant.never
      let due = min(rowDue, simulation.nextDue)
      if next == rows.count, due > limit {
        simulation.turn(at: limit)
        return .limit
      }
      var stopped: PlacedRow?
      simulation.turn(at: due) { stopped = performRows(at: due) }
      hand.compare()
      if let stopped {
        recorder.write(stopped.row.event, line: stopped.line)
        return simulation.fault == nil ? .stopped : .fault
      }
    }
  }

  /// The rows of this instant, in file order; returns a `stop`, which ends the run after the turn.
  private func performRows(at instant: Instant) -> PlacedRow? {
    while next < rows.count, rows[next].instant == instant, simulation.fault == nil {
      let placed = rows[next]
      next += 1
      lastRow = instant
      dataSource.rowCame()
      if placed.row.event == .world(.stop) { return placed }
      if case .world(let event) = placed.row.event { recoverFingers(event, placed.line) }
      recorder.write(placed.row.event, line: placed.line)
      guard case .world(let event) = placed.row.event else { continue }
      hand.perform(event, at: next - 1)
      if case .end(let edge, _) = event { dataSource.ended(edge) }
      if case .begin(let edge) = event, contract.edge(edge)?.begin == .silent {
        dataSource.begunSilently(edge)
      }
      app.perform(event)
    }
    return nil
  }

  /// Where offsets are driven by the finger behind them: what it does, as rows of the same line.
  private func recoverFingers(_ event: WorldEvent, _ line: Int) {
    guard recovery != nil else { return }
    let fingers = recovery?.fingers(for: event, catches: stage.scrollView.isInMotion) ?? []
    for finger in fingers {
      recorder.write(.world(finger), line: line)
      hand.perform(finger, at: next - 1)
    }
  }

  private var limit: Instant {
    let last = max(lastRow, dataSource.lastAnswer)
    return min(Instant(microseconds: last.microseconds + Self.patience), Self.end)
  }

  /// The last instant that a row can name.
  static let end = Instant(microseconds: Tick.limit.microseconds - 1)

  /// Nothing moves or waits, and no edge is in the middle of anything (invariants.md, "Words").
  private var isSettled: Bool {
    simulation.isIdle && !animatesInIdle
      && app.attached.allSatisfy { edge in
        switch recorder.phases[edge] {
        case .idle, .noMore, .disabled: true
        case .refreshing: dataSource.owesNothing(edge)
        case .pulling, .armed, .settling, .ending: false
        }
      }
  }

  /// Whether a display link runs although no edge is refreshing, for whose looks it may run for ever.
  private var animatesInIdle: Bool {
    simulation.hasDisplayLinks && !app.attached.contains { recorder.phases[$0] == .refreshing }
  }

  private var endState: EndState {
    EndState(
      offset: NumberText.rounded(stage.scrollView.contentOffset.y),
      inset: Insets(stage.scrollView.contentInset).rounded,
      headerPhase: contract.header == nil ? nil : recorder.phases[.header],
      footerPhase: contract.footer == nil ? nil : recorder.phases[.footer])
  }

  /// How far the content was from the trace's reference offsets, if it keeps any.
  var deviation: Deviation? { hand.deviation }

  /// The views that must be gone when everything that owns them is.
  var survivors: Survivors {
    Survivors([stage.scrollView] + (recorder.subject?.views ?? []))
  }
}
