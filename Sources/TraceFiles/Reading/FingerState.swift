import GestureTrace

/// Which fingers are down, and whether the trace's time has ended: what a row must fit to.
struct FingerState {
  /// Finger 0, the only one of most traces, without a set.
  private var isFirstDown = false
  private var othersDown: Set<Int> = []
  private(set) var hasStopped = false

  /// Takes a row in; the problem with it, if it does not fit.
  mutating func see(_ event: WorldEvent) -> TraceProblem? {
    if hasStopped { return .afterStop }
    switch event {
    case .touch(let place):
      if isDown(place.id) { return .finger(verb: "touch", finger: place.id, isDown: true) }
      setDown(place.id, true)
    case .move(let place):
      if !isDown(place.id) { return .finger(verb: "move", finger: place.id, isDown: false) }
    case .lift(let place):
      if !isDown(place.id) { return .finger(verb: "lift", finger: place.id, isDown: false) }
      setDown(place.id, false)
    case .cancel:
      isFirstDown = false
      othersDown = []
    case .stop: hasStopped = true
    case .drag, .release, .glide, .begin, .end, .noMore, .reset, .inset, .assignInset, .safeArea,
      .content, .prepend, .resize, .scrollTo, .tap, .enable, .hide, .leave, .comeBack, .detach,
      .attach, .note:
      break
    }
    return nil
  }

  private func isDown(_ finger: Int) -> Bool {
    finger == 0 ? isFirstDown : othersDown.contains(finger)
  }

  private mutating func setDown(_ finger: Int, _ isDown: Bool) {
    if finger == 0 {
      isFirstDown = isDown
    } else if isDown {
      othersDown.insert(finger)
    } else {
      othersDown.remove(finger)
    }
  }
}
