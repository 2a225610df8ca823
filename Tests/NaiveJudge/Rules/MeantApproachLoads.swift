import GestureTrace

extension NaiveRule {
  /// An approach that meets the footer's contract loads once within the delay; so does a tap where that is
  /// declared, and a begin.
  static let meantApproachLoads = NaiveRule("meant-approach-loads") { facts in
    guard facts.contract.footer != nil else { return .notApplicable("there is no footer") }
    let wishes = facts.indices.filter(facts.isHeardWish)
    let debts = facts.owedApproaches + wishes.map { facts.debt(ofBegin: $0, .footer) }
    return facts.opinion(
      on: debts, of: .footer,
      renewals: { debt in
        let again = wishes.filter {
          debt.touch == nil && facts.event($0) == facts.event(debt.row)
        }
        return again + facts.indices.filter { $0 > debt.row && facts.endsDebts($0, debt) }
      }, otherwise: "no approach met the footer's contract and no begin or tap came in idle")
  }
}

extension Facts {
  /// Whether the footer hears a tap or a begin here that it has to answer.
  fileprivate func isHeardWish(_ row: Int) -> Bool {
    guard [.idle, .noMore].contains(edges.footer.after(row).phase), mayLoad(after: row) else {
      return false
    }
    switch event(row) {
    case .world(.tap(.footer)): return contract.footer?.tap == true
    case .world(.begin(.footer)): return contract.footer?.begin == .fires
    default: return false
    }
  }

  /// Whether nothing but the approach, the tap or the begin itself stands in the way of a load.
  private func mayLoad(after row: Int) -> Bool {
    guard mayFire(.footer, after: row), !isBusy(.footer, after: row),
      !(fits(after: row) && contract.footer?.short == .off)
    else { return false }
    switch (noMore.after(row), edges.footer.after(row).phase) {
    case (.holds, _), (_, .disabled), (.clearing, .noMore), (.open, .noMore): return false
    default: return true
    }
  }

  /// What approaches of the footer are owed.
  fileprivate var owedApproaches: [Debt] {
    touches.flatMap { touch in
      owedCrossings(of: touch) + (owedRelease(of: touch).map { [$0] } ?? [])
    }
  }

  private func owedRelease(of touch: Touch) -> Debt? {
    guard let end = touch.end, leave(touch, .footer)?.isReleased == true,
      firing(.footer, after: end) == .release, mayLoad(after: end),
      !sawRefresh(touch, .footer, before: end)
    else { return nil }
    let last = touch.samples.last { $0 > end } ?? end
    guard approaches(of: touch, before: last + 1) > 0,
      isRepeatAllowed(touch, approaches(of: touch, before: last + 1), after: last)
    else { return nil }
    let notice = notice(of: touch).flatMap { $0 <= last ? $0 : nil }
    return Debt(
      row: last, touch: touch, deadline: notice.map { time($0) + patience(of: .footer) })
  }

  private func owedCrossings(of touch: Touch) -> [Debt] {
    let approaches = pulls.footer[touch.start]?.approaches ?? []
    return approaches.enumerated().compactMap { place, row in
      guard firing(.footer, after: row) == .crossing,
        touch.samples.contains(row) || !fits(after: row),
        // A list that is pulled at its top goes back up.
        offset.after(row) > baseRest(.header, after: row), mayLoad(after: row),
        isRepeatAllowed(touch, place + 1, after: row)
      else { return nil }
      return Debt(row: row, touch: touch, deadline: time(row) + patience(of: .footer))
    }
  }

  /// Whether a touch that has so often approached may load again.
  private func isRepeatAllowed(_ touch: Touch, _ approaches: Int, after row: Int) -> Bool {
    // An empty list has nothing to approach, and what fills by itself needs none.
    guard let footer = contract.footer, !fills(after: row), layout.after(row).content > 0 else {
      return false
    }
    guard let last = footerLoads.last(where: { $0.row < row }) else { return true }
    let hasGrown = layout.after(row).content > last.content
    if footer.repeat == .unlimited, !hasGrown { return false }
    if number(touch) > last.touch { return true }
    switch fits(after: row) ? .oncePerDrag : footer.repeat {
    case .oncePerDrag: return false
    case .oncePerApproach: return approaches > last.approaches
    case .unlimited: return hasGrown
    }
  }

  /// Whether the debts of the footer end here: no-more is told, or the list is another.
  fileprivate func endsDebts(_ row: Int, _ debt: Debt) -> Bool {
    switch event(row) {
    case .world(.noMore), .world(.end(_, result: .noMore)): return true
    case .world(.inset), .world(.assignInset), .world(.safeArea), .world(.content),
      .world(.prepend),
      .world(.resize):
      if layout.after(row).height <= 0 || (fits(after: row) && contract.footer?.short == .off) {
        return true
      }
      // An approach to a list that has come to fit the view, or no longer does, was one to another line.
      return debt.touch != nil && fits(after: row) != fits(after: instant(of: row).lowerBound - 1)
    default: return false
    }
  }
}
