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
    if let tap = state.lastTap, now - tap.time <= state.patience { return true }
    guard let begin = state.begin else { return false }
    if now - begin.time <= state.patience { return true }
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
}
