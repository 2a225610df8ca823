import GestureTrace

/// A callback that an edge owes.
struct Debt {
  /// The row with which it came about.
  let row: Int
  /// The touch behind it; `nil` for a begin or a tap.
  let touch: Touch?
  /// When it is late, by itself; `nil` until the first offset notification after the finger left.
  let deadline: Tick?

  /// What may come of it.
  fileprivate enum Outcome {
    case isPaid, isExcused, isMissed, isPending
  }
}

extension Facts {
  /// What comes of a debt of an edge by its deadline; rows of `renewals` end it like an excuse.
  ///
  /// Every callback of the edge pays or excuses all of its debts: it is in a refresh then.
  private func outcome(of debt: Debt, of edge: Edge, _ renewals: [Int]) -> Debt.Outcome {
    var deadline = debt.deadline
    for row in (debt.row + 1)..<indices.count {
      if let deadline, time(row) > deadline { return .isMissed }
      if case .outcome(.fired(edge, _)) = event(row) { return .isPaid }
      if renewals.contains(row) || excuses(row, debt, of: edge, isDue: deadline != nil) {
        return .isExcused
      }
      if let touch = debt.touch {
        if deadline == nil, notice(of: touch) == row { deadline = time(row) + patience(of: edge) }
        // A begin gives a pull that is not answered yet as long as it takes itself.
        if event(row) == .world(.begin(edge)), contract.edge(edge)?.begin == .fires {
          deadline = deadline.map { max($0, time(row) + patience(of: edge)) }
        }
      }
    }
    let isLate = deadline.map { history.end > $0 } ?? false
    return isLate || history.ending == .settled ? .isMissed : .isPending
  }

  /// What all debts of an edge come to; `renewals` tells where each ends for a reason of its own.
  func opinion(
    on debts: [Debt], of edge: Edge, renewals: (Debt) -> [Int], otherwise missing: String
  ) -> Opinion {
    let outcomes = debts.map { outcome(of: $0, of: edge, renewals($0)) }
    if let missed = outcomes.firstIndex(of: .isMissed) {
      return .violated("no callback came in time", at: debts[missed].row)
    }
    if outcomes.contains(.isPending) { return .inconclusive("a callback is not yet due") }
    return outcomes.contains(.isPaid) ? .holds : .vacuous(missing)
  }

  private func excuses(_ row: Int, _ debt: Debt, of edge: Edge, isDue: Bool) -> Bool {
    switch event(row) {
    case .world(.leave), .world(.detach(edge)): return true
    case .outcome(.fired(edge.opposite, _)):
      return contract.overlap != .allowed && contract.edge(edge.opposite) != nil
    case .world(.end(edge, _)): return contract.edge(edge)?.endInSettling == .cancels
    case .world(.enable(edge, _)), .world(.hide(edge, _)): return !isAvailable(edge, after: row)
    default: break
    }
    guard let touch = debt.touch else { return false }
    if touch.isCancelled, touch.end == row { return true }
    if event(row) == .world(.begin(edge)), contract.edge(edge)?.begin == .silent {
      return !edges[edge].before(row).phase.isInRefresh
    }
    // A touch that catches the content before the first notification takes the release back.
    return !isDue && touch.next == row && !edges[edge].before(row).phase.isUnderWay
  }

  /// Whether nothing but the wish itself stands in the way of a callback after `row`: the control is
  /// usable, in a window and a view, and not kept from it by the other edge.
  func mayFire(_ edge: Edge, after row: Int) -> Bool {
    guard isAvailable(edge, after: row), isInWindow.after(row), layout.after(row).height > 0 else {
      return false
    }
    let isOtherBusy = isBusy(edge.opposite, after: row)
    switch (edge, contract.overlap) {
    case (_, .allowed): return true
    case (_, .ignored): return !isOtherBusy
    // A load of the header takes the place of the footer's; which comes first at the footer is left open.
    case (.header, .cancels): return true
    case (.footer, .cancels): return !isOtherBusy
    }
  }

  /// Whether an edge is in a refresh, or its load is open, after `row`.
  func isBusy(_ edge: Edge, after row: Int) -> Bool {
    edges[edge].after(row).phase.isInRefresh || openLoad(of: edge, after: row) != nil
  }

  /// Whether an edge was in a refresh when a touch began.
  func beganInRefresh(_ touch: Touch, _ edge: Edge) -> Bool {
    edges[edge].before(touch.start).phase.isInRefresh
      || openLoad(of: edge, before: touch.start) != nil
  }

  /// Whether an edge was in a refresh at any time under the finger, up to `row`.
  func sawRefresh(_ touch: Touch, _ edge: Edge, before row: Int) -> Bool {
    beganInRefresh(touch, edge)
      || indices[touch.start..<min(row, touch.end ?? row)].contains {
        if case .outcome(.phase(edge, let phase)) = event($0) { phase.isInRefresh } else { false }
      }
  }
}
