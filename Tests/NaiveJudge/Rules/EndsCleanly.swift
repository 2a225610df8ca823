import GestureTrace

extension NaiveRule {
  /// Two seconds after an end (of the lift if a finger is down), or when the run has settled, the edge is in no
  /// refresh and looks so, and its own part is 0 (footer: `keeps`).
  static let endsCleanly = NaiveRule("ends-cleanly") { facts in
    var isKept = false
    var isOpen = false
    for edge in facts.attachable {
      // A second end before the first has been carried out asks for nothing more.
      var carriedOut = -1
      for end in facts.indices where end > carriedOut && facts.isEndOfSomething(end, edge) {
        let (row, outcome) = facts.outcome(ofEnd: end, edge)
        switch outcome {
        case .staysOpen: return .violated("the \(edge) did not close", at: end)
        case .closes: isKept = true
        case .isPending: isOpen = true
        case .isDropped: break
        }
        carriedOut = row
      }
    }
    if isOpen { return .inconclusive("the run ended before an end had to be carried out") }
    return isKept ? .holds : .vacuous("no end came during a refresh")
  }
}

/// What comes of an end.
private enum EndOutcome {
  case closes, staysOpen
  /// The control is gone before it had to be carried out.
  case isDropped
  /// The run is.
  case isPending
}

extension Facts {
  /// Whether an edge is told here that its refresh, or its load, is over.
  fileprivate func isEndOfSomething(_ row: Int, _ edge: Edge) -> Bool {
    event(row).isEnd(of: edge)
      && (edges[edge].before(row).phase.isInRefresh || openLoad(of: edge, before: row) != nil)
  }

  /// Until which row an end had to be carried out, and what has come of it.
  fileprivate func outcome(ofEnd end: Int, _ edge: Edge) -> (row: Int, EndOutcome) {
    var deadline = time(end) + Tick(seconds: 2)
    for instant in instants where instant.rows.upperBound > end {
      for row in instant.rows where row > end {
        if isTakenAway(edge, row) { return (row - 1, .isDropped) }
        if isRenewed(edge, row, from: end) { return (row - 1, .closes) }
        if isPostponement(row) { deadline = max(deadline, time(row) + Tick(seconds: 2)) }
      }
      guard !isTouched(after: instant.last), instant.until > deadline || isSettled(instant) else {
        continue
      }
      return (instant.last, isClosed(edge, after: instant.last) ? .closes : .staysOpen)
    }
    return (indices.count, .isPending)
  }

  /// Whether a finger leaves here, or the view its window.
  private func isPostponement(_ row: Int) -> Bool {
    event(row) == .world(.leave) || event(row) == .world(.comeBack)
      || touches.contains { $0.end == row }
  }

  private func isClosed(_ edge: Edge, after row: Int) -> Bool {
    let state = edges[edge].after(row)
    guard !state.phase.isInRefresh, openLoad(of: edge, after: row) == nil,
      looksClosed(edge, after: row)
    else { return false }
    guard insets.after(row).isTold[edge] else { return true }
    return restError(edge, insets.after(row).own(edge), state, after: row) <= contract.tolerance
  }

  /// Whether an edge that is idle, or knows of no more, shows nothing of its refresh.
  private func looksClosed(_ edge: Edge, after row: Int) -> Bool {
    let listed: [String]?
    switch edges[edge].after(row).phase {
    case .idle: listed = contract.edge(edge)?.texts?.idle
    case .noMore: listed = contract.edge(edge)?.texts?.noMore
    case .pulling, .armed, .settling, .refreshing, .ending, .disabled: return true
    }
    let look = looks[edge].after(row)
    guard look.spinner != true else { return false }
    guard let listed, let text = look.text else { return true }
    return listed.contains(text)
  }

  /// Whether a control goes here, or can be used no more.
  private func isTakenAway(_ edge: Edge, _ row: Int) -> Bool {
    switch event(row) {
    case .world(.detach(edge)): true
    case .world(.hide(edge, _)), .world(.enable(edge, _)): !isAvailable(edge, after: row)
    default: false
    }
  }

  /// Whether a new refresh begins here that has been asked for since the end.
  private func isRenewed(_ edge: Edge, _ row: Int, from end: Int) -> Bool {
    guard case .outcome(.phase(edge, let phase)) = event(row), phase.isUnderWay,
      !edges[edge].before(row).phase.isUnderWay
    else { return false }
    return isAskedAgain(edge, after: end, at: row)
  }

  private func isAskedAgain(_ edge: Edge, after end: Int, at row: Int) -> Bool {
    let isWished = indices[end..<row].contains { place in
      event(place) == .world(.begin(edge))
        || event(place) == .world(.tap(edge)) && isTapped(edge, at: row)
    }
    if isWished || touch(upTo: row).map({ $0.start > end }) == true { return true }
    if edge == .footer, fills(after: row) || isReapproach(at: row) { return true }
    return isReleased(edge, after: end, at: row)
  }

  /// Whether a footer that may load again in one touch does so.
  private func isReapproach(at row: Int) -> Bool {
    guard let footer = contract.footer, footer.repeat != .oncePerDrag, footer.fires == .crossing
    else {
      return false
    }
    return touches.contains { decides($0, .footer, at: row) }
  }
}
