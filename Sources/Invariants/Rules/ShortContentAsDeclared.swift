internal import GestureTrace

/// Where the content fits the view the footer calls back as `short` says.
///
/// - `off`: not for the user.
/// - `pull`: once for each pull of `shortTrigger` up, by the way of `shortFires`. That such a pull is
///   answered is for `meant-approach-loads`.
/// - `fill`: by itself, again and again while content grows. It owes a load within the delay once it is
///   idle and ready, at first, after an attach or a reset, and after the content has grown; an empty list
///   need not be filled.
///
/// Excused: a begin, a tap where taps load, and what was decided before the content came to fit. Filling may
/// wait while there is no more, while a finger or its momentum moves the content, and for the header's
/// refresh. Callbacks of a detached footer are left to the rule about detaching.
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
        the footer fired at 0.4 s, but the content fits the view and the touch was 31 pt short of the \
        44 pt that it declares: expected no callback
        """),
    excluded: Situation.needs(.footer),
    kept: { _, _ in "" }
  ) { Clause { ShortContentAsDeclared() } }
}

private struct ShortContentAsDeclared: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .turns]
  var record = Record()
  /// Since when the content has fitted the view.
  private var fitsSince: Place?
  /// Whether filling is wanted: at first, and when the content has grown since the last load.
  private var isWanting = true
  /// Whether the control is on the list; putting it there once more changes nothing.
  private var isAttached = true
  /// When the footer became ready to fill, and until when it must have called back.
  private var due: (since: Place, deadline: Tick)?

  func kept(_ situation: Situation) -> String? {
    "content that fits the view loaded as declared (\(situation.contract.footer?.short.rawValue ?? ""))"
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    guard situation.footer.exists else { return }
    switch step {
    case .geometry: measured(situation)
    case .attach(.footer): if !isAttached { (isAttached, isWanting) = (true, true) }
    case .detach(.footer): isAttached = false
    case .reset: isWanting = true
    case .end(.footer, _): isWanting = situation.footerLoads.hasGrown
    case .touchEnded:
      if situation.layout.fits, situation.touch.heading != nil { record.hold() }
    case .fired(.footer, let origin):
      called(origin, situation)
      isWanting = false
      due = nil
    default: break
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    // Content that fitted from the first did not come to fit by what is measured later.
    if fitsSince == nil, situation.layout.fits { fitsSince = .start }
    guard isWanting, situation.footer.fills, Self.isReady(situation) else {
      due = nil
      return
    }
    let since = due?.since ?? situation.place
    let deadline = due?.deadline ?? situation.now + situation.footer.patience
    due = (since, deadline)
    if next > deadline || situation.ending == .settled { failFill(situation) }
  }

  mutating func close(_ situation: Situation) -> String? {
    due.map { "the run ended before the footer, idle from \($0.since.text), had to fill the view" }
  }

  /// The layout is another: what fits, and whether there is something new to fill.
  private mutating func measured(_ situation: Situation) {
    if !situation.layout.fits {
      fitsSince = nil
    } else if fitsSince == nil {
      fitsSince = situation.place
    }
    if situation.footerLoads.hasGrown { isWanting = true }
  }

  /// Whether nothing stands in the way of filling the view.
  private static func isReady(_ situation: Situation) -> Bool {
    let (header, footer) = (situation.header, situation.footer)
    if case .holds = footer.noMore { return false }
    return footer.isAvailable && situation.isInWindow && situation.layout.height > 0
      && situation.layout.content > 0 && footer.phase == .idle && !footer.isLoading
      && !header.phase.isInRefresh && !header.isLoading
      && !situation.isDragging && !situation.isCoasting
  }

  private mutating func called(_ origin: Origin, _ situation: Situation) {
    let footer = situation.footer
    guard origin == .user, situation.layout.fits, footer.attached, !situation.isTapped(.footer),
      !situation.isDecided(.footer, before: fitsSince ?? .start)
    else { return }
    guard let reason = fault(situation) else { return record.hold() }
    let touch = situation.charge?.touch
    record.fail(
      Finding(
        says: "the footer fired at \(situation.place.text), but the content fits the view and "
          + "\(reason): expected no callback",
        began: situation.now, row: touch.map { ($0.left ?? $0.began).trace } ?? nil,
        rows: [situation.place.history]))
  }

  /// What the declared way does not allow; `nil` where it does.
  private func fault(_ situation: Situation) -> String? {
    switch situation.contract.footer?.short {
    case nil: return nil
    case .off: return "it declares not to load there"
    case .fill:
      guard let barren = situation.footerLoads.barren else { return nil }
      return "has not grown by its last load, which ended at \(barren.place.text)"
    case .pull:
      return situation.charge.map { Self.fault($0, situation) }
        ?? "no pull of a finger is behind it"
    }
  }

  /// Why the touch is none that loads; `nil` where it is.
  private static func fault(_ charge: Charge, _ situation: Situation) -> String? {
    let touch = charge.touch
    let pull = touch.footer
    if !touch.meets(.footer) { return shortfall(touch, situation) }
    if pull.charged > 0 { return "its pull had loaded at \(pull.firstCharge.text)" }
    return charge.isInTime ? nil : "its pull, of \(touch.began.text), is too long ago"
  }

  private static func shortfall(_ touch: Touch, _ situation: Situation) -> String {
    if touch.cancelled { return "the touch was cancelled at \((touch.left ?? touch.began).text)" }
    let isRelease = situation.footer.firesNow == .release
    if isRelease, touch.left == nil {
      return "the finger was still down (since \(touch.began.text))"
    }
    let past = isRelease ? touch.footer.pastAtLeave : touch.footer.deepest
    let trigger =
      situation.contract.footer?.shortTrigger(height: situation.layout.height) ?? 0
    guard past.isFinite else { return "no finger pulled it up" }
    return
      "the touch was \(Words.points(-past)) short of the \(Words.points(trigger)) that it declares"
  }

  private mutating func failFill(_ situation: Situation) {
    guard let due else { return }
    isWanting = false
    self.due = nil
    record.fail(
      Finding(
        says: "the content fits the view, and the footer, idle from \(due.since.text), had not "
          + "fired by \(Words.seconds(due.deadline)): expected it to fill the view",
        began: due.since.time, deadline: due.deadline, row: due.since.trace,
        rows: [due.since.history].filter { $0 > 1 }))
  }
}
