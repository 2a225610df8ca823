internal import GestureTrace

/// A finger that comes back while something is still going on leaves nothing behind.
///
/// It comes back when an edge is settling, refreshing or ending, while the list slides, or bounces outside
/// its range, no finger on it. Of several such touches the last one is named. What it left is judged when
/// nothing has happened for two seconds, or for the longest delay of a callback where that is longer; a load
/// that is still open is waited for.
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
        waiting for its answer, its own part 0 (footer: what it keeps), the list inside its range.
        """,
      vacuous: "No finger came down while a control or the list was under way.",
      settings: "`keeps` and `tolerance`.",
      unit: "points",
      example: """
        the finger that came back at 2.1 s (line 9), while the header was ending, left 44 pt of the \
        header open at 4.2 s: expected none
        """),
    kept: { _, _ in "touches came while something was going on, and left nothing" }
  ) { Clause.watch { Regrab($0, $1) } }
}

/// A finger that has come back, until all that it met has settled.
private struct Regrab: Watch {
  static var reads: ClauseReads { [.rows, .turns] }

  private let place: Place
  private let meanwhile: Account

  /// `nil` where the row is no touch, or nothing was going on when it came.
  init?(_ step: Step, _ here: Situation) {
    guard case .touchBegan = step, let meanwhile = here.goingOn else { return nil }
    place = here.place
    self.meanwhile = meanwhile
  }

  mutating func see(_ step: Step, _ here: Situation) -> Judgement? {
    if let later = Regrab(step, here) { self = later }
    return nil
  }

  mutating func turnOver(_ here: Situation) -> Judgement? {
    let patience = max(Situation.aftermath, here.header.patience, here.footer.patience)
    guard here.drive == .finger || here.ending != nil,
      here.isStill(for: patience, until: here.upcoming), !here.awaitsAnswer
    else { return nil }
    let left =
      here.remainder(of: .header) ?? here.remainder(of: .footer) ?? here.displacement
    guard let left else { return .kept(margin: here.leftMargin) }
    let (place, meanwhile) = (place, meanwhile)
    return here.broken(
      "the finger that came back at \(place), while \(meanwhile), left \(left.what)",
      expected: left.expected, also: [left.place], cause: place.trace, margin: left.over)
  }

  func pending(_ here: Situation) -> String? {
    "the run ended at \(Words.seconds(here.now)), before all had settled after the touch at "
      + place.text
  }
}

/// What a touch left behind.
private struct Remainder {
  var what: Account
  var expected: Account
  /// By how many points, where it is measured.
  var over: Double?
  /// The row that made it so.
  var place: Place
}

extension Situation {
  /// What goes on as a finger comes down; `nil` where nothing does.
  fileprivate var goingOn: Account? {
    for edge in Edge.allCases where self[edge].attached && self[edge].phase.isInRefresh {
      return "the \(edge) was \(self[edge].phase)"
    }
    if isAnimating { return "the list slid" }
    let isMoving = now - lastMotion <= twoFrames
    return isMoving && layout.excess(offset) > 0 ? "the list bounced" : nil
  }

  /// Whether an answer is still to come.
  fileprivate var awaitsAnswer: Bool {
    guard ending != .settled else { return false }
    return Edge.allCases.contains { self[$0].attached && self[$0].isLoading }
  }

  /// What is left of one edge; `nil` where nothing is.
  fileprivate func remainder(of edge: Edge) -> Remainder? {
    let state = self[edge]
    guard state.attached || !excuses(.detachedLeavesNothing) else { return nil }
    switch state.phase {
    case .refreshing where isNeverAnswered(edge): return nil
    case .pulling where isAppsPull(edge), .armed where isAppsPull(edge): return nil
    case .idle, .noMore, .disabled: break
    case .pulling, .armed, .settling, .refreshing, .ending:
      return Remainder(
        what: "the \(edge) \(state.phase) at \(now), where no load is open", expected: "it idle",
        place: state.phasePlace)
    }
    let room = state.insetsTold ? restError(edge) : 0
    guard room.magnitude > contract.tolerance else { return nil }
    return Remainder(
      what: room > 0
        ? "\(points: room) of the \(edge) open at \(now)"
        : "the \(edge == .header ? "top" : "bottom") inset \(points: -room) too small at \(now)",
      expected: room > 0 ? "none" : "it as the app gave it",
      over: room.magnitude - contract.tolerance,
      place: state.insetPlace)
  }

  /// Whether the app itself has scrolled the list to where the edge is pulled.
  private func isAppsPull(_ edge: Edge) -> Bool {
    guard isAppsPlace, excuses(.appScrolledPastLine) else { return false }
    let past = edge == .header ? layout.baseTop - offset : offset - layout.baseEnd
    return past > 0 || self[edge].meets(self[edge].past)
  }

  /// Where the list was left out of its range; `nil` where it is inside.
  fileprivate var displacement: Remainder? {
    let excess = layout.excess(seen)
    guard layout.height > 0, excess > contract.tolerance,
      !(isAppsPlace && excuses(.appScrolledPastLine))
    else { return nil }
    return Remainder(
      what: "the list at \(points: seen) at \(now), \(points: excess) outside its range",
      expected: "it inside", over: excess - contract.tolerance, place: sightPlace)
  }

  /// The smallest distance from breaking, of what stands now.
  fileprivate var leftMargin: Double {
    let room = Edge.allCases.map { edge in
      self[edge].insetsTold && self[edge].isQuiet ? restError(edge).magnitude : 0
    }
    return contract.tolerance - (room.max() ?? 0)
  }
}
