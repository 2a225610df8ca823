internal import GestureTrace

/// Where the content fits the view the footer calls back as `short` says.
///
/// - `off`: not for the user.
/// - `pull`: once for each pull of `shortTrigger` up, by the way of `shortFires`. That such a pull is
///   answered is for `meant-approach-loads`.
/// - `fill`: by itself, again and again while content grows. It owes a load within the delay once it is
///   idle and ready, at first, after an attach or a reset, and after the content has grown.
///
/// A begin may load, and so may a tap where taps load. Filling waits while there is no more.
extension Invariant {
  static let shortContentAsDeclared = Invariant(
    RuleDescription(
      id: "short-content-as-declared",
      promise: "A list with few rows loads more in the declared way, and in no other.",
      matters: """
        With three rows in a tall window the next page cannot be had at all, or comes at each touch, or \
        page after page without anybody asking.
        """,
      reported: """
        With few rows the next page can never be loaded (pronebird/UIScrollView-InfiniteScroll#2), \
        or loads by itself (samvermette/SVPullToRefresh#119): people want either.
        """,
      judged: """
        While the content fits the view: off, no callback for the user; pull, each callback has a pull \
        behind it that meets shortTrigger and shortFires, and is its only one; fill, the callback comes \
        within the delay and two frames once the footer is idle, again only after growth. Begins and \
        declared taps apart.
        """,
      vacuous: "No content that fits the view was moved or loaded.",
      settings: "`short`, `shortTrigger`, `shortFires` and `tap`.",
      unit: nil,
      example: """
        the footer fired at 0.4 s, but the content fits the view and the touch came 31 pt short of the \
        44 pt past the list's end that are declared: expected one load for each pull, as declared
        """),
    excluded: needs(.footer),
    kept: { here, _ in
      let short = here.contract.footer?.short.rawValue ?? ""
      return "content that fits the view loaded as declared (\(short))"
    }
  ) {
    Clause.each(.lift.or(.cancel)) { here in
      .kept(if: here.layout.fits && here.touch.heading != nil)
    }
    Clause.each(.fired(.footer, by: .user)) { here in
      guard here.layout.fits, !here.isTapped(.footer) else { return .passed }
      if !here.footer.attached, here.excuses(.detachedShort) { return .passed }
      if here.isDecided(.footer, before: here.fitsSince ?? .start), here.excuses(.decidedBeforeFit)
      {
        return .passed
      }
      guard let reason = here.reasonAgainstShortLoad else { return .kept }
      return here.broken(
        "the footer fired at \(here.place), but the content fits the view and \(reason)",
        expected: here.shortPromise, cause: here.charge?.touch.end.trace)
    }
    Clause.passes(
      { $0.footer.fills && $0.isReadyToFill ? $0.footerLoads.unfilled : nil },
      by: { spell, here in spell.since.time + here.footer.patience },
      open: { spell, _ in
        "the run ended before the footer, idle from \(spell.since), had to fill the view"
      },
      judge: { spell, deadline, here in
        here.broken(
          "the content fits the view, and the footer, idle from \(spell.since), had not fired by "
            + "\(deadline)",
          expected: "it to fill the view", began: spell.since.time, deadline: deadline)
      })
  }
}

extension Situation {
  /// Whether nothing stands in the way of filling the view.
  fileprivate var isReadyToFill: Bool {
    if case .holds = footer.noMore { return false }
    guard isReady(.footer), footer.phase == .idle else { return false }
    if layout.content <= 0, excuses(.emptyUnfilled) { return false }
    return !(header.isBusy || isDragging || isCoasting) || !excuses(.fillingWaits)
  }

  /// What is declared for content that fits, as the end of a sentence.
  fileprivate var shortPromise: Account {
    switch contract.footer?.short {
    case nil, .off: "no callback"
    case .fill: "no load before it grows, as declared"
    case .pull: "one load for each pull, as declared"
    }
  }

  /// What speaks against the load of content that fits, in the declared way; `nil` where nothing does.
  fileprivate var reasonAgainstShortLoad: Account? {
    switch contract.footer?.short {
    case nil: nil
    case .off: "it declares not to load there"
    case .fill:
      footerLoads.barren.map { "has not grown by its last load, which ended at \($0.place)" }
    case .pull: reasonAgainstPull
    }
  }

  /// Why there is no touch that loads behind the callback; `nil` where there is one.
  private var reasonAgainstPull: Account? {
    guard let charge else { return "no pull of a finger is behind it" }
    let touch = charge.touch
    let pull = touch.footer
    if !touch.meets(.footer) { return shortfall(of: touch) }
    if pull.charged > 0 {
      return "the touch that came down at \(touch.began) had loaded at \(pull.firstCharge)"
    }
    return charge.isInTime
      ? nil : "the last pull, of the touch that came down at \(touch.began), was too long before"
  }

  private func shortfall(of touch: Touch) -> Account {
    if touch.cancelled { return "the touch was cancelled at \(touch.end)" }
    if footer.firesNow == .release, touch.left == nil {
      return "the finger that came down at \(touch.began) was still down"
    }
    let past = touch.footer.reach(footer.firesNow)
    guard past.isFinite, past <= 0 else { return "no finger pulled it up" }
    let trigger = contract.footer?.shortTrigger(height: layout.height) ?? 0
    return
      "the touch came \(points: -past) short of the \(points: trigger) past the list's end that are declared"
  }
}
