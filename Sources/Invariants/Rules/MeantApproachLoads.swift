internal import GestureTrace

/// An approach that meets the footer's contract loads once within the delay; so do a tap, where taps load,
/// and a begin in idle.
///
/// Excused beside what `meant-pull-fires` excuses at the other end:
/// - where the content fits the view, what `short` says: off loads nothing, and where it fills by itself a
///   finger is not needed; momentum makes no pull there;
/// - an unlimited footer whose last load brought nothing;
/// - a finger of a footer that loads once per drag, if it was down when a load ended that had brought nothing:
///   whether its drag comes after that end is left open;
/// - a change of the layout before the callback, after which the content fits the view or no longer does;
/// - a list that is pulled beyond its top, or back to it, where the zone reaches so far;
/// - an empty list, which may have no footer;
/// - a refresh under way where overlap is not allowed: of two that cancel, the refresh may win;
/// - no-more that has been told, also between the start and the good end of a refresh that clears it, and by
///   an end in idle where the footer shows it;
/// - a release under whose finger a load came and went: whether it is late is left open.
extension Invariant {
  static let meantApproachLoads = Invariant(
    RuleDescription(
      id: "meant-approach-loads",
      promise: "Who comes to the end of the list by the declared way gets the next page.",
      matters: """
        The list ends and nothing comes: at the very bottom, after a slow drag, with bouncing off, after \
        a tap, or after the first load that failed.
        """,
      reported: """
        A slow drag to the very bottom never loads where the list does not bounce \
        (CoderMJLee/MJRefresh#222); a tap on the footer does nothing (CoderMJLee/MJRefresh#1307).
        """,
      judged: """
        At the first movement towards the end within the footer's zone, under a finger or, where momentum \
        is declared, by the momentum of a touch that has not loaded; where the footer fires at release, at \
        the lift. The callback must come within the delay and two frames. A tap where taps load and a \
        begin in idle likewise. Excused: a load under way, no-more, overlap, repeat and short as declared, \
        a footer that is hidden, disabled, detached or out of the window, a cancel, an end that cancels \
        the settling, and a touch that catches the content before the first notification.
        """,
      vacuous: "No approach met the footer's contract and no begin or tap came in idle.",
      settings: """
        `trigger`, `measure`, `fires`, `momentum`, `repeat`, `tap`, `begin`, `short` and `overlap`.
        """,
      unit: "points",
      example: """
        pulled 8 pt past the trigger at 1.2 s, no callback by 1.234 s: expected one
        """),
    excluded: Situation.needs(.footer),
    kept: { _, _ in "" }
  ) { Clause { MeantApproachLoads() } }
}

private struct MeantApproachLoads: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .motions, .turns]
  var record = Record()
  private var owed = OwedCallbacks(of: .footer)
  /// Whether the content fitted the view at the end of the last instant.
  private var fits = false

  func kept(_ situation: Situation) -> String? {
    "\(Words.count(owed.answered, "approach, tap or begin", "approaches, taps and begins")), "
      + "each answered in time"
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    guard situation.footer.exists, case .offset(let kind) = motion else { return }
    if owed.leaving != nil, kind != .drag { resolve(situation) }
    if situation.touch.footer.approached?.history == situation.place.history {
      approach(byFinger: kind == .drag, situation)
    }
    if owed.leaving == nil, !owed.isEmpty { owed.hearNotice(situation) }
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    if owed.leaving != nil { resolve(situation) }
    for debt in owed.see(step, situation) {
      record.hold(margin: debt.past ?? .infinity, at: situation.place)
    }
    switch step {
    case .touchEnded(cancelled: false):
      if situation.footer.firesNow == .release, Self.mayLoad(situation) {
        owed.leave(situation.touch)
      }
    case .begin(.footer) where situation.footer.begins == .fires: ask(by: .begin, situation)
    case .tap(.footer) where situation.contract.footer?.tap == true: ask(by: .tap, situation)
    case .noMore, .end(_, .noMore): owed.excuse()
    case .geometry: measured(situation)
    default: break
    }
  }

  /// The layout is another: an approach to a list that has come to fit the view, or no longer does, was one
  /// to another line.
  private mutating func measured(_ situation: Situation) {
    if situation.layout.height <= 0 || situation.footer.isOff { owed.excuse() }
    if situation.layout.fits != fits { owed.excuseTouches() }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    if owed.leaving != nil { resolve(situation) }
    for late in owed.overdue(until: next) { record.fail(late.debt.missed(by: late.deadline)) }
    fits = situation.layout.fits
  }

  mutating func close(_ situation: Situation) -> String? {
    for debt in owed.takeAll() {
      guard situation.ending == .settled else {
        return "the run ended before the callback was due for \(debt.name)"
      }
      record.fail(debt.missed(by: situation.now))
    }
    return nil
  }

  /// Whether nothing but the approach, tap or begin itself stands in the way of a load.
  private static func mayLoad(_ situation: Situation) -> Bool {
    let footer = situation.footer
    guard footer.isAvailable, !footer.isLoading, !footer.isOff, situation.isInWindow,
      situation.layout.height > 0
    else { return false }
    switch (footer.noMore, footer.phase) {
    case (.holds, _), (_, .settling), (_, .refreshing), (_, .ending), (_, .disabled): return false
    case (.clearing, .noMore), (.open, .noMore): return false
    case (_, .idle), (_, .pulling), (_, .armed), (.no, .noMore): break
    }
    let header = situation.header
    return situation.contract.overlap == .allowed
      || !(header.phase.isInRefresh || header.isLoading)
  }

  /// Whether `repeat` lets the latest approach of `touch` load.
  private static func isAllowed(_ touch: Touch, _ situation: Situation) -> Bool {
    guard !situation.footer.fills, situation.layout.content > 0,
      let contract = situation.contract.footer
    else { return false }
    guard let last = situation.footerLoads.last else { return true }
    let content = situation.layout.content
    if contract.repeat == .unlimited, content <= last.content { return false }
    if contract.repeat == .oncePerDrag, let end = situation.footerLoads.end,
      !situation.footerLoads.hasGrown, touch.number <= end.touch
    {
      return false
    }
    let next = FooterLoads.Load(
      place: situation.place, touch: touch.number, approaches: touch.footer.approaches,
      content: content)
    return last.allows(next, by: situation.layout.fits ? .oncePerDrag : contract.repeat)
  }

  private mutating func ask(by cause: OwedCallbacks.Debt.Cause, _ situation: Situation) {
    let phase = situation.footer.phase
    guard phase == .idle || phase == .noMore, Self.mayLoad(situation) else { return }
    owed.owe(
      OwedCallbacks.Debt(
        cause: cause, place: situation.place,
        deadline: situation.now + situation.footer.patience))
  }

  /// The content has come into the zone: where the footer fires at crossing that decides.
  private mutating func approach(byFinger: Bool, _ situation: Situation) {
    guard situation.footer.firesNow == .crossing, byFinger || !situation.layout.fits,
      situation.offset > situation.layout.baseTop, Self.mayLoad(situation),
      Self.isAllowed(situation.touch, situation)
    else { return }
    owed.owe(
      OwedCallbacks.Debt(
        cause: byFinger ? .crossing : .momentum, place: situation.place,
        row: byFinger ? situation.turn.cause : situation.touch.left?.trace,
        past: situation.footer.past, touch: situation.touch.number,
        deadline: situation.now + situation.footer.patience))
  }

  /// The lift's own move is in: the release counts or not.
  private mutating func resolve(_ situation: Situation) {
    guard let (touch, place) = owed.left(situation), touch.footer.released,
      touch.footer.approaches > 0, !touch.footer.sawRefresh, Self.isAllowed(touch, situation)
    else { return }
    owed.oweRelease(touch, place, situation)
  }
}
