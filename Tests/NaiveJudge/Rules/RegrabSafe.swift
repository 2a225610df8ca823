import GestureTrace

extension NaiveRule {
  /// A finger that comes back in any transitional phase leaves no visible header, offset or phase behind after
  /// settling.
  static let regrabSafe = NaiveRule("regrab-safe") { facts in
    let regrabs = facts.touches.filter(facts.isRegrab)
    for touch in regrabs {
      // What it leaves behind is what is there when nothing goes on any more for the first time.
      let settled = facts.instants.first { $0.last >= touch.start && facts.isQuiet($0) }
      if let row = settled?.last, let left = facts.leftovers(after: row) {
        return .violated(left, at: row)
      }
      if settled == nil { return .inconclusive("the run ended before all had settled") }
    }
    return regrabs.isEmpty
      ? .vacuous("no finger came down while a control or the list was under way") : .holds
  }
}

extension Facts {
  /// Whether a touch came down while an edge was in a refresh, or the list slid or bounced.
  fileprivate func isRegrab(_ touch: Touch) -> Bool {
    let row = touch.start
    let isBusy = attachable.contains {
      edges[$0].before(row).isAttached && edges[$0].before(row).phase.isInRefresh
    }
    if isBusy || isAnimating(after: row - 1) { return true }
    let place = offset.before(row)
    let isBeyond =
      place < heldRest(.header, after: row - 1) || place > heldRest(.footer, after: row - 1)
    let motion = indices[..<row].last { isMotion($0) }
    return isBeyond && motion.map { time(row) <= time($0) + twoFrames } == true
  }

  /// Whether nothing goes on any more with the end of an instant, and no answer is still to come.
  fileprivate func isQuiet(_ instant: Instant) -> Bool {
    let isLast = instant.last == indices.count - 1
    guard history.drive == .finger || isLast else { return false }
    let patience = max(Tick(seconds: 2), patience(of: .header), patience(of: .footer))
    guard isStill(for: patience.seconds, after: instant) else { return false }
    return isSettled(instant)
      || !attachable.contains {
        edges[$0].after(instant.last).isAttached && openLoad(of: $0, after: instant.last) != nil
      }
  }

  /// What is left of a refresh where nothing goes on any more.
  fileprivate func leftovers(after row: Int) -> String? {
    for edge in attachable where edges[edge].after(row).isAttached {
      let state = edges[edge].after(row)
      switch state.phase {
      case .refreshing where isNeverAnswered(edge, after: row): continue
      case .pulling where isAppsPull(edge, after: row), .armed where isAppsPull(edge, after: row):
        continue
      case .idle, .noMore, .disabled: break
      case .pulling, .armed, .settling, .refreshing, .ending:
        return "the \(edge) is left \(state.phase)"
      }
      let own = insets.after(row).own(edge)
      if insets.after(row).isTold[edge],
        restError(edge, own, state, after: row) > contract.tolerance
      {
        return "the \(edge) is left open"
      }
    }
    let isOut =
      layout.after(row).height > 0 && excess(seen(after: row), after: row) > contract.tolerance
    return isOut && !isAppsPlace(after: row) ? "the list is left out of its range" : nil
  }

  /// Whether the app itself has scrolled the list to where an edge is pulled.
  func isAppsPull(_ edge: Edge, after row: Int) -> Bool {
    isAppsPlace(after: row) && (beyond(edge, after: row) > 0 || isPast(edge, after: row))
  }
}
