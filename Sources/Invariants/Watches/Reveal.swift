internal import GestureTrace

/// A begin that found the list at rest at its top: the refresh that it starts has to come into sight.
struct Reveal: Watch {
  static var reads: ClauseReads { [.rows, .turns] }

  private let place: Place

  /// Of a begin that has just come; `nil` where nothing has to come into sight.
  ///
  /// A silent begin shows what its system shows: UIKit's own leaves the list where it is.
  init?(_ step: Step, _ here: borrowing Situation) {
    guard case .begin(.header) = step else { return nil }
    let header = here.header
    guard header.begins == .fires, header.hold > here.contract.tolerance,
      !header.phase.isInRefresh, here.isInSight(.header), !here.isDragging, !here.isAnimating,
      here.now - here.lastMotion >= Situation.restSpan,
      here.pull(at: .header).magnitude <= here.contract.tolerance, !Self.isFootersTurn(here)
    else { return nil }
    place = here.place
  }

  /// Whether the footer begins in this instant, or is about to: it may have come into sight instead.
  private static func isFootersTurn(_ here: Situation) -> Bool {
    let footer = here.footer
    return footer.phase == .settling
      || footer.phase == .refreshing && footer.refreshStart.time == here.now
  }

  mutating func see(_ step: Step, _ here: Situation) -> Judgement? {
    switch step {
    case .phase(.footer, _): Self.isFootersTurn(here) ? .passed : nil
    case .gate, .attach, .detach, .window, .geometry, .appScroll, .touchBegan, .end(.header, _):
      .passed
    default: nil
    }
  }

  mutating func turnOver(_ here: Situation) -> Judgement? {
    let header = here.header
    guard header.refreshStart.history > place.history else {
      return here.upcoming > place.time + header.patience ? .passed : nil
    }
    guard header.phase.isUnderWay else { return .passed }
    let due = header.refreshStart.time + header.opening
    guard here.upcoming > due, !here.isAnimating else { return nil }
    let (shown, hold, place) = (here.pull(at: .header), header.hold, place)
    guard shown < hold - here.contract.tolerance else { return .kept }
    return here.broken(
      "the app began the header at \(place), the list at rest at its top, but the header had \(number: max(0, shown)) of its "
        + "\(points: hold) in sight at \(here.now)",
      expected: "all of them", also: [here.sightPlace], began: place.time, deadline: due)
  }
}
