internal import GestureTrace

/// A begin that found the list at rest at its top: the refresh that it starts has to come into sight.
struct Reveal {
  let place: Place

  /// What has become of it.
  enum Standing {
    /// It is not yet due.
    case pending
    /// There is nothing to judge any more: no refresh has come of it, or it is over.
    case gone
    /// So many points of the header's room are in sight.
    case due(shown: Double)
  }

  /// The begin that the situation has just taken in; `nil` where nothing has to come into sight.
  ///
  /// A silent begin shows what its system shows: UIKit's own leaves the list where it is.
  init?(_ situation: Situation) {
    let header = situation.header
    guard header.begins == .fires, header.hold > situation.contract.tolerance,
      !header.phase.isInRefresh, header.isAvailable, situation.isInWindow,
      situation.layout.height > 0, !situation.isDragging, !situation.isAnimating,
      situation.now - situation.lastMotion >= Situation.restSpan,
      situation.pull(at: .header).magnitude <= situation.contract.tolerance,
      !Self.isFootersTurn(situation)
    else { return nil }
    place = situation.place
  }

  /// Whether the footer begins in this instant, or is about to: it may have come into sight instead.
  static func isFootersTurn(_ situation: Situation) -> Bool {
    let footer = situation.footer
    guard footer.phase == .settling || footer.phase == .refreshing else { return false }
    return footer.phase == .settling || footer.refreshStart.time == situation.now
  }

  /// How it stands when nothing more happens until `next`.
  func standing(until next: Tick, _ situation: Situation) -> Standing {
    let header = situation.header
    guard header.refreshStart.history > place.history else {
      return next > place.time + header.patience ? .gone : .pending
    }
    guard header.phase == .settling || header.phase == .refreshing else { return .gone }
    guard next > header.refreshStart.time + header.opening, !situation.isAnimating else {
      return .pending
    }
    return .due(shown: situation.pull(at: .header))
  }
}
