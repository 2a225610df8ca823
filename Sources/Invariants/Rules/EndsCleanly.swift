internal import GestureTrace

/// After an end the edge is idle within two seconds and its own part is gone.
///
/// An end in idle is judged by `begin-end-idempotent`. A refresh that a later touch, tap or begin starts
/// takes over the obligation, so does a late release: of a touch that came before the end and lets go
/// after it, and so does a further approach of the same touch where the contract lets it load again, or a
/// crossing of which no load has come, once the edge was idle; one
/// that the control starts by itself does only where it fills short content. Detaching, hiding or disabling
/// the edge ends it.
extension Invariant {
  static let endsCleanly = Invariant(
    RuleDescription(
      id: "ends-cleanly",
      promise: "Whenever the end comes, be it inside the callback, the control closes for good.",
      matters: "An answer that comes too fast leaves the header open for ever, its spinner off.",
      reported: """
        If the app ends inside the callback the header stays in loading for ever \
        (enormego/EGOTableViewPullRefresh#23; CoderMJLee/MJRefresh#759).
        """,
      judged: """
        Two seconds after an end during a refresh or an open load (of the lift if a finger is down \
        at the end or when they are over), or when the run has settled: the edge is idle or no-more and looks so, its spinner still \
        and its text one that the contract lists for that, and its own part is 0, or what a footer keeps.
        """,
      vacuous: "No end came during a refresh.",
      settings: "`keeps`, `texts` and `tolerance`.",
      unit: "seconds",
      example: """
        2 s after the end at 0.633 s (line 9) the header was still refreshing: expected it idle and closed
        """),
    kept: { _, _ in "" }
  ) { Clause { EndsCleanly() } }
}

private struct EndsCleanly: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .turns]
  /// How long a closing may take (invariants.md).
  fileprivate static let patience = Tick(microseconds: 2_000_000)

  var record = Record()
  private var open = EdgePair<Obligation?>(nil)
  private var ends = 0

  private struct Obligation {
    var end: Place
    var deadline: Tick
    /// Since when the edge has been clean without a break.
    var cleanSince: Tick?

    /// A finger leaves that came down at `began`: the time counts from there where it was down at the end,
    /// or when the time was over.
    mutating func lifted(_ began: Place, at now: Tick) {
      guard began.history < end.history || now > deadline else { return }
      deadline = now + EndsCleanly.patience
    }
  }

  func kept(_ situation: Situation) -> String? {
    "\(Words.count(ends, "end", "ends")), each closed in time"
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .end(let edge, _): oblige(edge, situation)
    case .touchEnded:
      open.header?.lifted(situation.touch.began, at: situation.now)
      open.footer?.lifted(situation.touch.began, at: situation.now)
    case .detach(let edge): open[edge] = nil
    case .gate(let edge): if !situation[edge].isAvailable { open[edge] = nil }
    case .phase(let edge, let before): if isRenewed(edge, from: before, situation) { close(edge) }
    default: break
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    if let due = open.header { judge(.header, due, until: next, situation) }
    if let due = open.footer { judge(.footer, due, until: next, situation) }
  }

  mutating func close(_ situation: Situation) -> String? {
    guard let due = open.header ?? open.footer else { return nil }
    return "the run ended at \(Words.seconds(situation.now)), before the end at "
      + "\(due.end.text) had to be carried out"
  }

  private mutating func oblige(_ edge: Edge, _ situation: Situation) {
    let state = situation[edge]
    guard open[edge] == nil, state.phase.isInRefresh || state.wasLoading else { return }
    open[edge] = Obligation(end: situation.place, deadline: situation.now + Self.patience)
  }

  /// Whether a new refresh begins that has been asked for since the end.
  private func isRenewed(_ edge: Edge, from before: Phase, _ situation: Situation) -> Bool {
    let state = situation[edge]
    guard let due = open[edge], state.phase == .settling || state.phase == .refreshing,
      state.refreshStart.history == situation.place.history
    else { return false }
    let tap = situation.isTapped(edge) ? state.lastTap?.history ?? 0 : 0
    if max(state.begin?.history ?? 0, tap, situation.touch.began.history) > due.end.history {
      return true
    }
    return state.fills || situation.isReleased(edge, after: due.end)
      || (state.mayRepeatInTouch && situation.isDecidedByTouch(edge))
      || (!before.isInRefresh && situation.isCrossedUnanswered(edge))
  }

  private mutating func close(_ edge: Edge) {
    ends += 1
    record.hold()
    open[edge] = nil
  }

  private mutating func judge(
    _ edge: Edge, _ obligation: Obligation, until next: Tick, _ situation: Situation
  ) {
    var due = obligation
    let state = situation[edge]
    let error = state.insetsTold ? situation.restError(edge) : 0
    let isClosed = !state.phase.isInRefresh && !state.isLoading
    let look = Self.remainder(of: edge, situation)
    let isClean = isClosed && error.magnitude <= situation.contract.tolerance && look == nil
    due.cleanSince = isClean ? due.cleanSince ?? situation.now : nil
    open[edge] = due
    let isOver = situation.ending == .settled || next > due.deadline
    guard !situation.isDragging, isOver else { return }
    open[edge] = nil
    ends += 1
    if let clean = due.cleanSince {
      return record.hold(margin: (due.deadline - clean).seconds, at: situation.place)
    }
    let passed = Words.seconds(min(next, due.deadline) - due.end.time)
    let start =
      next < due.deadline
      ? "after the end at \(due.end.text), when everything had settled at \(Words.seconds(next)),"
      : "\(passed) after the end at \(due.end.text)"
    let name = Words.name(state.phase)
    let phrase =
      state.phase.isInRefresh ? "still \(name)" : isClosed ? name : "\(name) with a load open"
    let room = error.magnitude > situation.contract.tolerance
    record.fail(
      Finding(
        says:
          "\(start) the \(edge.rawValue) was \(phrase)"
          + (room ? ", its inset \(Words.points(error)) off" : "")
          + (look.map { ", \($0)" } ?? "")
          + (isClosed && !room ? ": expected it to look so" : ": expected it idle and closed"),
        began: due.end.time, deadline: min(next, due.deadline), row: due.end.trace,
        rows: [due.end.history, state.phasePlace.history].filter { $0 > 1 },
        margin: max(0, (next - due.deadline).seconds)))
  }

  /// What an edge that is idle, or knows of no more, still shows of its refresh; `nil` where it looks as
  /// it is, as far as it tells and the contract lists its texts.
  private static func remainder(of edge: Edge, _ situation: Situation) -> String? {
    let texts = situation.contract.edge(edge)?.texts
    let listed: [String]?
    switch situation[edge].phase {
    case .idle: listed = texts?.idle
    case .noMore: listed = texts?.noMore
    case .pulling, .armed, .settling, .refreshing, .ending, .disabled: return nil
    }
    let look = situation.looks[edge]
    if look.spinner?.value == true { return "its spinner turning" }
    guard let listed, let text = look.text?.value, !listed.contains(text) else { return nil }
    return "saying \(Words.quoted(text))"
  }
}
