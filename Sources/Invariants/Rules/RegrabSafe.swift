internal import GestureTrace

/// A finger that comes back while something is still going on leaves nothing behind.
///
/// It comes back when an edge is settling, refreshing or ending, while the list slides or bounces
/// beyond its base resting places, no finger on it. Of several such touches the last one is named. What
/// it left is judged when nothing has happened for two seconds, or for the longest delay of a callback
/// where that is longer; a load that is still open is waited for.
///
/// Excused: a place to which the app itself moved the content, an edge that is detached, and insets of
/// which the rows do not tell whose they are.
extension Invariant {
  static let regrabSafe = Invariant(
    RuleDescription(
      id: "regrab-safe",
      promise:
        "People may touch the list at any moment; the control still finishes what it is doing.",
      matters: """
        A touch while the header opens or closes leaves it half open, its spinner turning for ever, until \
        the next refresh.
        """,
      reported: """
        Pull, let go, pull again before it is over: loading for ever (thoughtbot/Tropos#74).
        """,
      judged: """
        After a touch that comes down while an edge is settling, refreshing or ending, or the list slides \
        or bounces, when all has settled (or been still for 2 s): each edge idle, no-more, disabled or \
        waiting for its answer, its own part 0 (footer: what it keeps), the list inside its range. \
        Excused: what the app itself moved.
        """,
      vacuous: "No finger came down while a control or the list was under way.",
      settings: "`keeps` and `tolerance`.",
      unit: "points",
      example: """
        the finger that came back at 2.1 s (line 9), while the header was ending, left 44 pt of the \
        header open at 4.2 s: expected none
        """),
    kept: { _, _ in "" }
  ) { Clause { RegrabSafe() } }
}

private struct RegrabSafe: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .turns]
  /// The time that an end may take (invariants.md, `ends-cleanly`).
  private static let patience = Tick(microseconds: 2_000_000)

  var record = Record()
  private var grab: Grab?
  private var grabs = 0

  private struct Grab {
    var place: Place
    /// What was going on.
    var meanwhile: String
  }

  /// What such a touch left behind.
  private struct Remainder {
    var what: String
    /// By how many points, where it is measured.
    var over: Double?
    /// The row that made it so.
    var place: Place
  }

  func kept(_ situation: Situation) -> String? {
    "\(Words.count(grabs, "touch", "touches")) came while something was going on, and left nothing"
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    guard case .touchBegan = step, let meanwhile = Self.meanwhile(situation) else { return }
    grab = Grab(place: situation.place, meanwhile: meanwhile)
    grabs += 1
  }

  /// What was going on when the finger came down; `nil` where nothing was.
  private static func meanwhile(_ situation: Situation) -> String? {
    for edge in Edge.allCases where situation[edge].attached {
      let phase = situation[edge].phase
      if phase.isInRefresh { return "the \(edge.rawValue) was \(Words.name(phase))" }
    }
    if situation.isAnimating { return "the list slid" }
    let layout = situation.layout
    let isBeyond = situation.offset < layout.baseTop || situation.offset > layout.heldEnd
    let isMoving = situation.now - situation.lastMotion <= situation.twoFrames
    return isBeyond && isMoving ? "the list bounced" : nil
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard let found = grab, situation.drive == .finger || situation.ending != nil else { return }
    let patience = max(Self.patience, situation.header.patience, situation.footer.patience)
    guard situation.isStill(for: patience, until: next), !Self.isWaiting(situation) else { return }
    grab = nil
    let left =
      remainder(of: .header, situation) ?? remainder(of: .footer, situation)
      ?? misplacement(situation)
    guard let left else {
      return record.hold(margin: Self.margin(situation), at: situation.place)
    }
    record.fail(
      Finding(
        says: "the finger that came back at \(found.place.text), while \(found.meanwhile), left "
          + left.what,
        began: situation.now, row: found.place.trace,
        rows: [found.place.history, left.place.history].filter { $0 > 1 }, margin: left.over))
  }

  mutating func close(_ situation: Situation) -> String? {
    guard let found = grab else { return nil }
    return
      "the run ended at \(Words.seconds(situation.now)), before all had settled after the touch "
      + "at \(found.place.text)"
  }

  /// Whether an answer is still to come.
  private static func isWaiting(_ situation: Situation) -> Bool {
    guard situation.ending != .settled else { return false }
    return Edge.allCases.contains { situation[$0].attached && situation[$0].isLoading }
  }

  /// What is left of one edge; `nil` where nothing is.
  private func remainder(of edge: Edge, _ situation: Situation) -> Remainder? {
    let state = situation[edge]
    guard state.attached else { return nil }
    let at = Words.seconds(situation.now)
    switch state.phase {
    case .refreshing where situation.isNeverAnswered(edge): return nil
    case .pulling where isAppsPull(edge, situation), .armed where isAppsPull(edge, situation):
      return nil
    case .idle, .noMore, .disabled: break
    case .pulling, .armed, .settling, .refreshing, .ending:
      return Remainder(
        what: "the \(edge.rawValue) \(Words.name(state.phase)) at \(at), where no load is open: "
          + "expected it idle", place: state.phasePlace)
    }
    let room = state.insetsTold ? situation.restError(edge) : 0
    guard room.magnitude > situation.contract.tolerance else { return nil }
    let what =
      room > 0
      ? "\(Words.points(room)) of the \(edge.rawValue) open at \(at): expected none"
      : "the list \(Words.points(-room)) short of its inset at \(at): expected it whole"
    return Remainder(
      what: what, over: room.magnitude - situation.contract.tolerance, place: state.insetPlace)
  }

  /// Whether the app itself has scrolled the list to where the edge is pulled.
  private func isAppsPull(_ edge: Edge, _ situation: Situation) -> Bool {
    guard situation.isAppsPlace else { return false }
    let (layout, state) = (situation.layout, situation[edge])
    let past =
      edge == .header ? layout.baseTop - situation.offset : situation.offset - layout.baseEnd
    return past > 0 || state.meets(state.past)
  }

  private func misplacement(_ situation: Situation) -> Remainder? {
    let layout = situation.layout
    let excess = layout.excess(situation.seen)
    guard layout.height > 0, !situation.isAppsPlace, excess > situation.contract.tolerance else {
      return nil
    }
    let what =
      "the list at \(Words.points(situation.seen)) at \(Words.seconds(situation.now)), "
      + "\(Words.points(excess)) outside its range: expected it inside"
    return Remainder(
      what: what, over: excess - situation.contract.tolerance, place: situation.sightPlace)
  }

  /// The smallest distance from breaking, of what stands now.
  private static func margin(_ situation: Situation) -> Double {
    let room = Edge.allCases.map { edge in
      situation[edge].insetsTold && situation[edge].isQuiet
        ? situation.restError(edge).magnitude : 0
    }
    return situation.contract.tolerance - (room.max() ?? 0)
  }
}
