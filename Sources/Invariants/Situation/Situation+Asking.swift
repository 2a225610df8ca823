internal import GestureTrace

/// Something that the app has done and that a faulty control could take for a wish.
struct UnaskedDeed {
  /// With its article: `a scroll by the app`.
  let name: String
  let place: Place
}

extension Situation {
  /// What the row that has just been read did by itself; `nil` where it may be a wish, or is none of the app's.
  func deedByItself(_ step: Step) -> String? {
    switch step {
    case .geometry: "new measures"
    case .appScroll: "a scroll by the app"
    case .attach: "an attach"
    case .window: isInWindow ? "a return" : "a leave"
    case .gate: "a change of what is enabled and shown"
    case .reset: "a reset"
    case .end: "an end"
    default: nil
    }
  }

  /// Whether a callback of `edge` has been asked for that none since `callback` has answered: by a finger or
  /// its momentum, a tap, a begin, or content that fills the view by itself.
  func isAsked(_ edge: Edge, since callback: Place) -> Bool {
    let state = self[edge]
    if isDragging || isCoasting || isDecidedByTouch(edge) || state.isFilling(at: now) {
      return true
    }
    if [state.lastTap, state.begin].contains(where: { isWithinDelay($0, of: edge) }) {
      return true
    }
    guard let begin = state.begin else { return false }
    let answer = max(callback.history, state.lastEnd?.history ?? 0)
    return begin.history > answer && excuses(.beginHadToWait)
  }

  /// Notes whether the refresh that `edge` is in has been asked for: then, or when it began.
  mutating func noteAsking(_ edge: Edge) {
    let state = self[edge]
    switch state.phase {
    case .idle, .noMore: self[edge].isAsked = false
    case .settling, .refreshing:
      if !state.isAsked { self[edge].isAsked = isAsked(edge, since: state.lastCallback) }
    case .pulling, .armed, .ending, .disabled: break
    }
  }

  /// Whether the refresh into which `edge` has just come from `before` has something behind it.
  ///
  /// What may start one has come within its delay, and after the closing that it follows upon; or it is one
  /// that is taken up again.
  func hasCause(_ edge: Edge, from before: Phase) -> Bool {
    let state = self[edge]
    if before == .disabled, state.isInterrupted, excuses(.takenUpAgain) { return true }
    guard state.fills || isTapped(edge) || isBegun(edge) || isDecidedByTouch(edge) else {
      return false
    }
    return before != .ending || isAskedAnew(edge, since: state.closing)
  }

  /// Whether a begin has come within the delay, or one that had to wait may go on now.
  private func isBegun(_ edge: Edge) -> Bool {
    let state = self[edge]
    if isWithinDelay(state.begin, of: edge) { return true }
    guard let begin = state.begin, begin.history > state.lastEnd?.history ?? 0 else { return false }
    return now - lastResumption <= state.patience && excuses(.beginWaited)
  }

  /// Whether a finger or the app has asked for a refresh since `place`.
  private func isAskedAnew(_ edge: Edge, since place: Place) -> Bool {
    let state = self[edge]
    return [state.begin, state.lastTap].contains { ($0?.history ?? 0) > place.history }
      || isReleased(edge, after: place)
      || state.firesNow == .crossing && touch[edge].lastPast > place.time
  }
}
