internal import GestureTrace

/// Loads of header and footer overlap only as declared, and an answer ends no load but its own.
///
/// A load is open from its callback to its end, or until the control is taken away. Where overlap is
/// `cancels` the callback of one edge ends the load of the other, whose control has two seconds to leave
/// its refresh, as after an end; if it is begun, called back, disabled or taken away meanwhile, or an end
/// comes, that is over. A begin is judged as any other cause of a callback.
///
/// An answer is held to account for two frames: an edge that leaves its refresh then, without an end of its
/// own and while its load is open, was ended by it. Excused are a disable, a detach, the window, and what
/// cancels. An answer is stale if a later load of its edge is open; it comes with no end.
extension Invariant {
  static let overlapAsDeclared = Invariant(
    RuleDescription(
      id: "overlap-as-declared",
      promise: """
        Refreshing and loading more at once is handled as declared, and no answer ends another load.
        """,
      matters: """
        The answer to the next page closes the header while its refresh is under way; rows of two \
        answers get mixed up; a late answer ends the spinner of the newer request.
        """,
      reported: """
        A late answer of a page overwrites the list that was refreshed meanwhile (icerockdev/moko-\
        paging#37).
        """,
      judged: """
        At each callback while a load of the other edge is open: none where overlap is ignored; where it is \
        cancels, the other edge leaves its refresh within 2 s. At each end and stale answer while another \
        load is open: that edge goes on refreshing.
        """,
      vacuous: "No load met one of the other edge, and no answer was stale.",
      settings: "`overlap`.",
      unit: nil,
      example: """
        the end of the footer at 2 s took the header to idle at 2 s, whose load of 0.5 s was still open: \
        expected it to go on refreshing
        """),
    kept: { _, _ in "" }
  ) { Clause { OverlapAsDeclared() } }
}

private struct OverlapAsDeclared: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .turns]
  /// How long a cancelled load may take to close: as long as an ended one (invariants.md).
  private static let patience = Tick(microseconds: 2_000_000)

  var record = Record()
  /// Callbacks of each edge whose load is open.
  private var open = EdgePair<Place?>(nil)
  /// What must not end the load of each edge.
  private var suspects = EdgePair<Suspect?>(nil)
  /// Loads of each edge that a callback of the other has cancelled.
  private var cancelled = EdgePair<Cancellation?>(nil)

  /// An end or an answer that is none of an edge's open load.
  private struct Suspect {
    var name: String
    var place: Place
  }

  private struct Cancellation {
    var load: Place
    var by: Place
    var deadline: Tick
  }

  func kept(_ situation: Situation) -> String? {
    "loads overlapped as declared, and each was ended by nothing but its own end"
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .fired(let edge, _): called(edge, situation)
    case .end(let edge, _):
      close(edge)
      suspect("the end of the \(edge.rawValue)", of: edge.other, situation)
    case .answer(let edge, let number) where number < situation[edge].callbacks:
      suspect("the stale answer \(number) of the \(edge.rawValue)", of: edge, situation)
    case .phase(let edge, let before): entered(edge, from: before, situation)
    case .begin(let edge):
      cancelled[edge] = nil
      if situation.contract.overlap == .cancels { suspects[edge.other] = nil }
      tried(edge, situation)
    case .tap(let edge): tried(edge, situation)
    case .touchEnded:
      for edge in Edge.allCases where situation.touch.meets(edge) { tried(edge, situation) }
      cancelled.header?.deadline = situation.now + Self.patience
      cancelled.footer?.deadline = situation.now + Self.patience
    case .gate(let edge):
      suspects[edge] = nil
      cancelled[edge] = nil
    case .detach(let edge): close(edge)
    case .window: suspects = EdgePair(nil)
    default: break
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard situation.contract.overlap == .cancels, !situation.isDragging else { return }
    for edge in Edge.allCases {
      guard let load = cancelled[edge], next > load.deadline || situation.ending == .settled
      else { continue }
      cancelled[edge] = nil
      failCancelled(edge, load, situation)
    }
  }

  mutating func close(_ situation: Situation) -> String? {
    guard let load = cancelled.header ?? cancelled.footer else { return nil }
    return "the run ended before the load of \(load.load.text) had to be closed, which the "
      + "callback at \(load.by.text) cancelled"
  }

  /// The load of `edge` is over, so that nothing is held against anybody for it any more.
  private mutating func close(_ edge: Edge) {
    open[edge] = nil
    suspects[edge] = nil
    cancelled[edge] = nil
  }

  private mutating func called(_ edge: Edge, _ situation: Situation) {
    defer {
      close(edge)
      if situation[edge].isLoading { open[edge] = situation.place }
    }
    let other = edge.other
    guard let load = open[other] else { return }
    switch situation.contract.overlap {
    case .allowed: record.hold()
    case .ignored:
      record.fail(
        Finding(
          says: "the \(edge.rawValue) fired at \(situation.place.text) while the "
            + "\(other.rawValue)'s load of \(load.text) was still open: expected it not to start",
          began: situation.now, row: situation.charge?.touch.left?.trace,
          rows: [load.history, situation.place.history]))
    case .cancels:
      close(other)
      let phase = situation[other].phase
      guard phase == .settling || phase == .refreshing else { return record.hold() }
      cancelled[other] = Cancellation(
        load: load, by: situation.place, deadline: situation.now + Self.patience)
    }
  }

  /// A load that may not start now is asked for: where it does not start, that is one kept.
  private mutating func tried(_ edge: Edge, _ situation: Situation) {
    if situation.contract.overlap == .ignored, open[edge.other] != nil { record.hold() }
  }

  private mutating func suspect(_ name: String, of edge: Edge, _ situation: Situation) {
    let phase = situation[edge].phase
    guard open[edge] != nil, phase == .settling || phase == .refreshing else { return }
    suspects[edge] = Suspect(name: name, place: situation.place)
    record.hold()
  }

  private mutating func entered(_ edge: Edge, from before: Phase, _ situation: Situation) {
    let phase = situation[edge].phase
    guard before == .settling || before == .refreshing, phase != .settling, phase != .refreshing
    else { return }
    if cancelled[edge] != nil {
      cancelled[edge] = nil
      record.hold()
    }
    guard let suspect = suspects[edge], let load = open[edge],
      situation.now - suspect.place.time <= situation.twoFrames
    else { return }
    suspects[edge] = nil
    record.fail(
      Finding(
        says: "\(suspect.name) at \(suspect.place.text) took the \(edge.rawValue) to "
          + "\(Words.name(phase)) at \(situation.place.text), whose load of \(load.text) was still "
          + "open: expected it to go on refreshing",
        began: situation.now, row: suspect.place.trace,
        rows: [load.history, suspect.place.history, situation.place.history]))
  }

  private mutating func failCancelled(
    _ edge: Edge, _ load: Cancellation, _ situation: Situation
  ) {
    let phase = Words.name(situation[edge].phase)
    record.fail(
      Finding(
        says: "the \(edge.other.rawValue) fired at \(load.by.text) during the \(edge.rawValue)'s "
          + "load of \(load.load.text), which was still \(phase) 2 s later: expected it to be ended",
        began: load.by.time, deadline: load.deadline, row: load.by.trace,
        rows: [load.load.history, load.by.history]))
  }
}
