internal import GestureTrace

/// An end that finds nothing to end.
struct SurplusEnd: Watch {
  static var reads: ClauseReads { .rows }

  /// How long it is watched, and a begin that finds its edge refreshing: twice as long as the slowest closing that
  /// is known takes.
  static let span = Tick(microseconds: 1_000_000)

  private let edge: Edge
  private let place: Place
  /// What the edge was doing.
  private let found: Phase
  /// Whether an end before it is still being carried out.
  private let isClosing: Bool
  /// The smallest distance from breaking.
  private var left: Double

  /// Of an end that has just come; `nil` where it has something to end, or may do something else.
  init?(of edge: Edge, _ here: borrowing Situation) {
    let state = here[edge]
    if state.phase.isInRefresh {
      guard state.wasClosing else { return nil }
      isClosing = true
    } else {
      guard state.phase != .disabled, !state.wasLoading,
        !(here.turn.appChanged && here.excuses(.geometryWithEnd)),
        !(here.isBeginOwed(edge) && here.excuses(.callbackStillOwed))
      else { return nil }
      isClosing = state.closingEnd?.time == here.now
    }
    self.edge = edge
    place = here.place
    found = state.phase
    left = here.contract.tolerance
  }

  func close(_ here: Situation) -> Judgement { .kept(margin: left) }

  mutating func see(_ step: Step, _ here: Situation) -> Judgement? {
    if isOver(step, here) { return .kept(margin: left) }
    switch step {
    case .fired(edge, _) where !isClosing: return broken("called back", here)
    case .phase(edge, _) where !isClosing && isUnasked(here):
      return broken("went to \(here[edge].phase)", here)
    case .setInset(let before, let after, _, let writer) where writer == nil || writer == edge:
      return resized(after - before, here)
    case .setOffset(let y, _, let writer) where !isClosing && (writer == nil || writer == edge):
      let moved = y - here.offset
      return isOff(by: moved, "scrolled the list by \(points: moved)", here)
    default: return nil
    }
  }

  /// Whether something has come that the control may follow.
  private func isOver(_ step: Step, _ here: Situation) -> Bool {
    guard here.now - place.time <= Self.span else { return true }
    switch step {
    case .begin, .end: return true
    case .touchBegan, .touchEnded, .geometry, .appScroll, .window:
      return here.excuses(.rowMovesContent)
    case .noMore, .reset: return edge == .footer
    case .tap(edge), .gate(edge), .detach(edge), .attach(edge): return true
    case .fired(edge, _): return !isClosing && here.isMeant(edge)
    case .phase(edge, _): return here[edge].phase.isInRefresh && here.isMeant(edge)
    default: return false
    }
  }

  /// Whether the end alone can have brought about the phase that the edge has come to.
  private func isUnasked(_ here: Situation) -> Bool {
    let state = here[edge]
    if state.phase.isInRefresh { return true }
    guard place.time == here.now, !here.turn.isTold[edge] else { return false }
    let isTold = state.phase == .noMore && state.noMoreTold
    let isCleared = edge == .footer && state.phase == .idle && here.clearsNoMore(since: place)
    return !((isTold || isCleared) && here.excuses(.noMoreTold))
  }

  private mutating func resized(_ change: Insets, _ here: Situation) -> Judgement? {
    let more = here.layout.own(edge) - here[edge].keeps
    if isClosing, more >= -here.contract.tolerance {
      left = min(left, more + here.contract.tolerance)
      return nil
    }
    let moved = edge == .header ? change.top : change.bottom
    return isOff(by: moved, "changed its inset by \(points: moved)", here)
  }

  private mutating func isOff(
    by error: Double, _ what: @escaping @autoclosure () -> Account, _ here: Situation
  ) -> Judgement? {
    let (start, edge, now) = (start, edge, here.place)
    return here.isOff(
      by: error, "\(start), but the \(edge) \(what()) at \(now)",
      expected: "such an end to change nothing"
    ).narrowing(&left)
  }

  private func broken(_ what: Account, _ here: Situation) -> Judgement {
    let (start, edge, now) = (start, edge, here.place)
    return here.broken(
      "\(start), but the \(edge) \(what) at \(now)", expected: "such an end to change nothing")
  }

  private var start: Account {
    "the app's end at \(place) found the \(edge) "
      + (isClosing ? "closing already" : "\(found), with no \(edge.callback) to end")
  }
}

extension Situation {
  /// Whether a begin still owes its callback.
  fileprivate func isBeginOwed(_ edge: Edge) -> Bool {
    let state = self[edge]
    guard let begin = state.begin, state.begins != .none else { return false }
    return state.lastCallback.history < begin.history && isWithinDelay(begin, of: edge)
  }

  /// Whether a touch, its momentum, or the content's shortness is behind what the edge begins now.
  fileprivate func isMeant(_ edge: Edge) -> Bool {
    self[edge].fills || isDecidedByTouch(edge) && excuses(.meantMeanwhile)
  }

  /// Whether the header has begun a refresh since `place` that makes an end of no-more.
  fileprivate func clearsNoMore(since place: Place) -> Bool {
    contract.header?.clearsNoMore == true && header.refreshStart.history > place.history
  }
}
