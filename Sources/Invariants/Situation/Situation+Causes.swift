internal import GestureTrace

extension Situation {
  /// Whether no finger is down, but what one did still moves the content, or is just over.
  var isCoasting: Bool {
    guard let left = touch.left else { return false }
    return now - max(left.time, lastMotion) <= twoFrames || (drive == .offset && isGliding)
  }

  /// Whether the view is where people see it: in its window, and of some height.
  var isViewInSight: Bool { isInWindow && layout.height > 0 }

  /// The same, as far as it excuses a control that does nothing.
  var isSeen: Bool { isViewInSight || !excuses(.unseen) }

  /// Whether people can use the control of `edge`, as far as they see it, and it has nothing under way.
  func isReady(_ edge: Edge) -> Bool { self[edge].isAvailable && isSeen && !self[edge].isBusy }

  /// Whether the list lies still, no finger on it, so that `edge` is idle and looks so; not where its callback is
  /// still due, another imposed sample is to come, or the app itself has put the list where it is not, which
  /// is so if `isPulled`.
  func rests(_ edge: Edge, unlessPut isPulled: Bool) -> Bool {
    guard isAtRest(until: upcoming) else { return false }
    if awaitsSample, excuses(.restsUntilSample) { return false }
    if isAppsPlace, isPulled, excuses(.restsByApp) { return false }
    let isDue = ending != .settled && isDue(edge, at: upcoming)
    return !(isDue && excuses(.restsUntilDue))
  }

  /// Whether `touch` moved the content away from `edge` and not towards it.
  func isAway(_ touch: Touch, from edge: Edge) -> Bool {
    touch.isAway(from: edge, end: edge == .header ? layout.baseTop : layout.baseEnd)
  }

  /// Whether `deed`, a tap or a begin, has come, and a callback of `edge` now is within the delay from it.
  func isWithinDelay(_ deed: Place?, of edge: Edge) -> Bool {
    deed.map { now - $0.time <= self[edge].patience } ?? false
  }

  /// Whether a callback of this edge now is a tap's, as declared.
  func isTapped(_ edge: Edge) -> Bool {
    edge == .footer && contract.footer?.tap == true && isWithinDelay(footer.lastTap, of: .footer)
  }

  /// Whether the callback of `edge` that has just come was decided before `place`: by its refresh, the
  /// touch that it is charged to, a tap or a begin, whichever the callback before it had not answered.
  func isDecided(_ edge: Edge, before place: Place) -> Bool {
    let state = self[edge]
    func isBetween(_ cause: Place?) -> Bool {
      guard let cause else { return false }
      return cause.history > state.callbackBefore.history && cause.history < place.history
    }
    if state.phase.isInRefresh, isBetween(state.refreshStart) { return true }
    if let charge, charge.isInTime {
      let pull = charge.touch[edge]
      if isBetween(pull.released ? charge.touch.left : pull.approached ?? pull.crossed) {
        return true
      }
    }
    return [state.lastTap, state.begin].contains { isBetween($0) && isWithinDelay($0, of: edge) }
  }
}
