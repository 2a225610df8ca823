internal import GestureTrace

/// A begin that finds its edge refreshing.
struct SurplusBegin: Watch {
  static var reads: ClauseReads { [.rows, .motions] }

  private let edge: Edge
  private let place: Place
  /// Whether the callback of the load had been made.
  private let wasLoading: Bool
  /// The room that the edge had in the inset.
  private let room: Double
  /// Whether a row in has come since that gives the control a reason to scroll.
  private var mayScroll = false
  /// The smallest distance from breaking.
  private var left: Double

  /// Of a begin that has just come; `nil` where it is none too many.
  init?(of edge: Edge, _ here: borrowing Situation) {
    guard Self.isOne(edge, here) else { return nil }
    self.edge = edge
    place = here.place
    wasLoading = here[edge].isLoading
    room = here.layout.own(edge)
    left = here.contract.tolerance
  }

  private static func isOne(_ edge: Edge, _ here: Situation) -> Bool {
    here[edge].phase.isUnderWay && !here[edge].ended
  }

  func close(_ here: Situation) -> Judgement { .kept(margin: left) }

  mutating func see(_ step: Step, _ here: Situation) -> Judgement? {
    if isOver(step, here) { return .kept(margin: left) }
    switch step {
    case .touchBegan, .touchEnded, .geometry, .appScroll, .window, .gate(edge), .attach(edge):
      if here.excuses(.reasonToScroll) { mayScroll = true }
    case .fired(edge, .code) where wasLoading: return broken("called back again", here)
    case .phase(edge, let before): return entered(from: before, here)
    case .setInset(_, _, _, let writer) where writer == nil || writer == edge: return resized(here)
    case .setOffset(let y, _, let writer) where writer == nil || writer == edge:
      return scrolled(to: y, here)
    default: break
    }
    return nil
  }

  /// Whether the load that it found is over, its control gone, or another begin is to be watched.
  private func isOver(_ step: Step, _ here: Situation) -> Bool {
    let isCancelled = here.contract.overlap == .cancels
    switch step {
    case .begin(edge), .end(edge, _): return true
    case .begin(let other): return isCancelled || Self.isOne(other, here)
    case .fired(edge.other, _): return isCancelled
    case .phase(edge.other, _): return isCancelled && here[edge.other].phase.isInRefresh
    case .gate(edge), .detach(edge), .attach(edge): return !here[edge].isAvailable
    default: return false
    }
  }

  private func entered(from before: Phase, _ here: Situation) -> Judgement? {
    let phase = here[edge].phase
    guard place.time == here.now, phase != before, before != .settling || phase != .refreshing
    else { return nil }
    return broken("went to \(phase)", here)
  }

  private mutating func resized(_ here: Situation) -> Judgement? {
    let (own, room) = (here.layout.own(edge), room)
    return isOff(
      by: max(0, own - max(room, here.held(edge).most)),
      "changed its own inset from \(number: room) to \(points: own)", here)
  }

  private mutating func scrolled(to y: Double, _ here: Situation) -> Judgement? {
    guard here.now - place.time <= SurplusEnd.span else { return nil }
    let moved = y - here.offset
    guard wasLoading ? !mayScroll : here.isBeyondHold(y, edge) else { return nil }
    return isOff(by: moved, "scrolled the list by \(points: moved)", here)
  }

  /// What a write of the control has moved at once.
  mutating func follow(_ motion: Motion, _ here: Situation) -> Judgement? {
    guard wasLoading, place.time == here.now, case .offset(.scroll) = motion, here.isControlMove,
      here.turn.writer == nil || here.turn.writer == edge
    else { return nil }
    let moved = here.offset - here.offsetBefore
    return isOff(by: moved, "scrolled the list by \(points: moved)", here)
  }

  private mutating func isOff(
    by error: Double, _ what: @escaping @autoclosure () -> Account, _ here: Situation
  ) -> Judgement? {
    let (start, edge, now) = (start, edge, here.place)
    return here.isOff(
      by: error,
      "\(start), but the \(edge) \(what()) at \(now)", expected: "such a begin to change nothing"
    ).narrowing(&left)
  }

  private func broken(_ what: Account, _ here: Situation) -> Judgement {
    let (start, edge, now) = (start, edge, here.place)
    return here.broken(
      "\(start), but the \(edge) \(what) at \(now)", expected: "such a begin to change nothing")
  }

  private var start: Account { "the app's begin at \(place) found the \(edge) in a refresh" }
}

extension Situation {
  /// Whether `y` lies further out than the room that the edge holds.
  fileprivate func isBeyondHold(_ y: Double, _ edge: Edge) -> Bool {
    let room = held(edge).most + contract.tolerance
    return edge == .header ? y < layout.baseTop - room : y > layout.baseEnd + room
  }
}
