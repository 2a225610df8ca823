import GestureTrace
import HeadlessUIKit

/// One run: the rows of a trace, in their turns of the run loop, until everything has settled.
///
/// It does not care whether all rows are there from the start or come while it runs: a turn is taken
/// when a row or the simulation asks for one, and for no other reason.
final class Driver {
  private let simulation: Simulation
  private let stage: StageSet
  let recorder: Recorder
  private let app: App
  private let dataSource: DataSource
  private let contract: Contract
  private let hand: Hand
  private var rows: [PlacedRow]
  private var recovery: FingerRecovery?
  /// The place among the rows of the first that is still to be performed.
  private(set) var next = 0
  /// How the run came to its end; `nil` while it is under way.
  private(set) var ending: RunEnding?
  /// Whether the offsets that the rows lead to are put down among them, as reference rows.
  var keepsReferences = false
  private var lastReference: Double
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
    hand = Hand(drive: drive, scrollView: stage.scrollView)
    lastReference = NumberText.rounded(stage.scrollView.contentOffset.y)
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

  /// Attaches the controls and lets two turns pass before time 0.
  func prepare() {
    for edge in Edge.allCases { app.attach(edge) }
    for _ in 0..<2 { simulation.turn(at: .zero) }
    recorder.finishPreparing()
  }

  /// Adds a row to be performed, which is not before the last and later than every turn so far.
  func append(_ row: Row) {
    rows.append(PlacedRow(row: row, line: rows.count + 2))
  }

  /// The rows that were performed, from this place among them on.
  func performed(from place: Int) -> [Row] { rows[place..<next].map(\.row) }

  /// When something happens next, be it a row; `never` if nothing does.
  var nextTurn: Instant {
    guard ending == nil, simulation.fault == nil else { return .never }
    return min(next < rows.count ? rows[next].instant : .never, simulation.nextDue)
  }

  /// Takes every turn that is due until `instant`, that one included.
  func advance(through instant: Instant) {
    while ending == nil, nextTurn <= instant, nextTurn != .never { takeTurn() }
    if simulation.fault != nil { ending = .fault }
  }

  /// Runs until everything has settled, or it is clear that it will not.
  func finish() -> RunEnding {
    while true {
      if let ending { return ending }
      if simulation.fault != nil {
        ending = .fault
      } else if next == rows.count, isSettled {
        ending = .settled
      } else if next == rows.count, nextTurn > limit {
        simulation.turn(at: limit)
        ending = .limit
      } else {
        takeTurn()
      }
    }
  }

  private func takeTurn() {
    let due = nextTurn
    var stopped: PlacedRow?
    simulation.turn(at: due) { stopped = performRows(at: due) }
    if let stopped {
      recorder.write(stopped.row.event, line: stopped.line)
      ending = simulation.fault == nil ? .stopped : .fault
    }
    // An instant may have several turns; a reference says where the list was after the last.
    guard nextTurn > simulation.now else { return }
    hand.compare()
    if keepsReferences { keepReference() }
  }

  /// Puts the offset of this instant down, if it is a new one, behind the rows that led to it.
  private func keepReference() {
    let offset = NumberText.rounded(stage.scrollView.contentOffset.y)
    // Nothing stands behind a `stop`, and nothing moves under it that was not put down before.
    guard offset != lastReference, rows[..<next].last?.row.event != .world(.stop) else { return }
    lastReference = offset
    let event: WorldEvent = hand.holds ? .drag(offset: offset) : .glide(offset: offset)
    let row = Row(Tick(microseconds: simulation.now.microseconds), event)
    rows.insert(PlacedRow(row: row, line: next + 2), at: next)
    next += 1
    for later in next..<rows.count { rows[later].line += 1 }
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
      hand.perform(event, at: next - 1, of: rows)
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
      hand.perform(finger, at: next - 1, of: rows)
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

  /// The scroll view and the control as they are.
  var endState: EndState {
    EndState(
      offset: NumberText.rounded(stage.scrollView.contentOffset.y),
      inset: Insets(stage.scrollView.contentInset).rounded,
      headerPhase: contract.header == nil ? nil : recorder.phases[.header],
      footerPhase: contract.footer == nil ? nil : recorder.phases[.footer])
  }

  /// How far the content was from the trace's reference offsets, if it keeps any.
  var deviation: Deviation? { hand.deviation }

  /// What is seen of the list at `instant`, which is before the next turn and not before the last.
  func glimpse(at instant: Instant) -> Glimpse {
    simulation.glance(at: instant) { Glimpse(of: stage.scrollView) }
  }

  /// The views that must be gone when everything that owns them is.
  var survivors: Survivors {
    Survivors([stage.scrollView] + (recorder.subject?.views ?? []))
  }
}
