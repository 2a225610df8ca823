internal import GestureTrace

/// A finger that has come back, until all that it met has settled.
struct Regrab: Watch {
  static var reads: ClauseReads { [.rows, .turns] }

  private let place: Place
  private let meanwhile: Account

  /// `nil` where the row is no touch, or nothing was going on when it came.
  init?(_ step: Step, _ here: borrowing Situation) {
    guard case .touchBegan = step, let meanwhile = here.motionFound else { return nil }
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
      here.leftBehind(at: .header) ?? here.leftBehind(at: .footer) ?? here.displacement
    guard let left else { return .kept(margin: here.leftMargin) }
    let (place, meanwhile) = (place, meanwhile)
    return here.broken(
      "after a finger had come back at \(place), while \(meanwhile), nothing happened from "
        + "\(here.lastChange) on, but \(left.what)",
      expected: left.expected, also: [left.place], cause: place.trace,
      margin: left.error.map { $0.magnitude - here.contract.tolerance })
  }

  func pending(_ here: Situation) -> String? {
    "the run ended at \(Words.seconds(here.now)), before all had settled after the touch at "
      + place.text
  }
}

extension Situation {
  /// What goes on as a finger comes down; `nil` where nothing does.
  fileprivate var motionFound: Account? {
    for edge in Edge.allCases where self[edge].attached && self[edge].phase.isInRefresh {
      return "the \(edge) was \(self[edge].phase)"
    }
    if isAnimating { return "an animation moved the list" }
    let isMoving = now - lastMotion <= twoFrames
    return isMoving && layout.excess(offset) > 0 ? "the list bounced" : nil
  }

  /// Whether an answer is still to come.
  fileprivate var awaitsAnswer: Bool {
    guard ending != .settled else { return false }
    return Edge.allCases.contains { self[$0].attached && self[$0].isLoading }
  }

  /// What a touch has left behind at `edge`; `nil` where nothing is.
  fileprivate func leftBehind(at edge: Edge) -> Remainder? {
    let state = self[edge]
    guard state.attached || !excuses(.detachedLeavesNothing) else { return nil }
    switch state.phase {
    case .refreshing where isNeverAnswered(edge): return nil
    case .pulling where isAppsPull(edge), .armed where isAppsPull(edge): return nil
    case .idle, .noMore, .disabled: return insetRemainder(of: edge)
    case .pulling, .armed, .settling, .refreshing, .ending:
      return Remainder(
        what: "the \(edge) was still \(state.phase)\(state.isLoading ? "" : ", with no load open")",
        expected: "it idle",
        place: state.phasePlace)
    }
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
      what: "the list stood at \(points: seen), \(points: excess) outside its range",
      expected: "it inside", error: excess, place: sightPlace)
  }

  /// The smallest distance from breaking, of what stands now.
  fileprivate var leftMargin: Double {
    let room = Edge.allCases.map { edge in
      self[edge].isQuiet ? restError(edge).magnitude : 0
    }
    return contract.tolerance - (room.max() ?? 0)
  }
}
