import GestureTrace

extension NaiveRule {
  /// Of content that fits the view footer callbacks are as `short` says.
  static let shortContentAsDeclared = NaiveRule("short-content-as-declared") { facts in
    guard let footer = facts.contract.footer else { return .notApplicable("there is no footer") }
    for row in facts.callbacks(of: .footer) {
      guard facts.event(row) == .outcome(.fired(.footer, .user)), facts.fits(after: row),
        facts.edges.footer.before(row).isAttached, !facts.isTapped(.footer, at: row),
        !facts.wasDecidedBefore(row)
      else { continue }
      let fault =
        switch footer.short {
        case .off: "short content loads nothing"
        case .pull: facts.pullFault(row)
        case .fill: facts.isBarren(row) ? "it fills again without growth" : nil
        }
      if let fault { return .violated(fault, at: row) }
    }
    if footer.short == .fill, let row = facts.missedFill {
      return .violated("it does not fill", at: row)
    }
    return .holds
  }
}

extension Facts {
  /// Whether a callback was decided before the content came to fit.
  fileprivate func wasDecidedBefore(_ row: Int) -> Bool {
    let fit = indices[..<row].last { fits(after: $0) && !fits(after: $0 - 1) }
    return fit.map { isDecided(.footer, at: row, before: $0) } ?? false
  }

  fileprivate func pullFault(_ row: Int) -> String? {
    guard let touch = charged.footer[row], meets(touch, .footer, before: row) else {
      return "no pull is behind it"
    }
    let isSecond = charged.footer.contains { $0.key < row && $0.value.start == touch.start }
    return isSecond ? "a pull got a second load" : nil
  }

  /// Where a footer that is ready to fill does not begin in time.
  fileprivate var missedFill: Int? {
    var since: Tick?
    for instant in instants {
      guard fills(after: instant.last), wantsFilling(after: instant.last),
        isReady(after: instant.last)
      else {
        since = nil
        continue
      }
      let start = since ?? indices[..<(instant.last + 1)].last.map(time) ?? .zero
      since = start
      if instant.until > start + patience(of: .footer) || isSettled(instant) { return instant.last }
    }
    return nil
  }

  /// Whether filling is wanted: at first, of a new control, after a reset, and when the content has grown since
  /// the last load.
  private func wantsFilling(after row: Int) -> Bool {
    let cause = indices[..<(row + 1)].last { place in
      switch event(place) {
      case .world(.attach(.footer)): !edges.footer.before(place).isAttached
      case .world(.reset), .world(.end(.footer, _)), .outcome(.fired(.footer, _)): true
      default: isGeometry(place) && hasGrown(upTo: place)
      }
    }
    guard let cause else { return true }
    switch event(cause) {
    case .outcome(.fired): return false
    case .world(.end): return hasGrown(upTo: cause)
    default: return true
    }
  }

  /// Whether the content has grown since the footer's latest callback: it is taller when the load ends, or
  /// becomes so.
  private func hasGrown(upTo row: Int) -> Bool {
    let load = loads.footer.last { $0.start <= row }
    let base = load.map { layout.after($0.start).content } ?? history.header.scene.content
    let end = load?.close.flatMap { $0 <= row && event($0).isEnd(of: .footer) ? $0 : nil }
    if let end, layout.after(end).content > base { return true }
    return indices[(end ?? load?.start ?? 0)..<(row + 1)].contains { place in
      let (old, new) = (layout.before(place).content, layout.after(place).content)
      return isGeometry(place) && (new > base || end != nil && new > old)
    }
  }

  /// Whether nothing stands in the way of filling the view.
  private func isReady(after row: Int) -> Bool {
    if case .holds = noMore.after(row) { return false }
    return isAvailable(.footer, after: row) && isInWindow.after(row) && layout.after(row).height > 0
      && layout.after(row).content > 0 && edges.footer.after(row).phase == .idle
      && !isBusy(.footer, after: row) && !isBusy(.header, after: row) && !isTouched(after: row)
      && !isCoasting(after: row)
  }
}
