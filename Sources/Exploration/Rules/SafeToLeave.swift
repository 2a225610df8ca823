import GestureTrace

/// Leaving, hiding or disabling cancels a pull that is under way, and leaves a refresh alone.
struct SafeToLeave: Relation {
  static let id = "safe-to-leave"

  func changes(of base: ComparedRun) -> Changes {
    var changes: [Change] = []
    var hand = OpenTouch(byOffsets: base.drive == .offset)
    var phases = EdgePair(Phase.idle)
    var index = 0
    for placed in base.rows {
      if case .outcome(.phase(let edge, let phase)) = placed.row.event { phases[edge] = phase }
      guard placed.line != nil else { continue }
      defer { index += 1 }
      guard case .world(let event) = placed.row.event else { continue }
      if let departure = Departure(event) {
        let leaving = Leaving(departure, at: index, under: hand, base)
        if hand.isDown {
          if departure.stopsPull(in: phases) { changes += [leaving.cancelled].compactMap(\.self) }
        } else if departure.meetsRefresh(in: phases) {
          changes += [leaving.undone].compactMap(\.self)
        }
      }
      hand.take(event)
    }
    return .some(changes)
  }
}
