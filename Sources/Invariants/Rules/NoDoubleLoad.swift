internal import GestureTrace

/// After a footer callback the next one by drag or momentum needs what `repeat` says.
///
/// The former callback may be any: one by begin or tap is a load of the touch under way, or of the last
/// one; not of a finger that comes down in its very turn, since that ends an opening under way. An
/// approach may be the momentum's, if it is the first of its touch. Content that fits the view loads once
/// per pull whatever `repeat` says, as `short` declares; where it fills by itself it is not judged here.
extension Invariant {
  static let noDoubleLoad = Invariant(
    RuleDescription(
      id: "no-double-load",
      promise:
        "One drag to the end loads one page, however it bounces and however fast the answer is.",
      matters: """
        Pages are skipped or doubled: every sample inside the zone, or the bounce after a quick answer, \
        sends another request.
        """,
      reported: """
        One drag loads several pages when the answer is quick (android-cjj/Android-\
        MaterialRefreshLayout#56); one fling past the end tells it several times (react/react-\
        native#14015).
        """,
      judged: """
        At each footer callback by drag or momentum after any other. oncePerDrag: a new finger must have \
        come down; oncePerApproach: or the finger left the zone and came back into it; unlimited: or the \
        load has ended and the content grown. Taps and begins may always load after an end.
        """,
      vacuous: "No drag or momentum made the footer load.",
      settings: "`repeat`.",
      unit: nil,
      example: """
        the footer loaded at 2.1 s and again at 2.4 s for one touch (from 1.2 s (line 12)): expected \
        one load for each drag
        """),
    excluded: Situation.needs(.footer),
    kept: { _, _ in "" }
  ) { Clause { NoDoubleLoad() } }
}

private struct NoDoubleLoad: ClauseMonitor {
  static let reads: ClauseReads = [.rows]
  var record = Record()
  private var loads = 0

  func kept(_ situation: Situation) -> String? {
    "\(Words.count(loads, "load by drag", "loads by drag")), each with an approach of its own"
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    guard case .fired(.footer, .user) = step, let contract = situation.contract.footer,
      !situation.footer.fills, !situation.isTapped(.footer), let load = situation.footerLoads.last
    else { return }
    loads += 1
    guard let last = situation.footerLoads.before else { return record.hold() }
    let rule = situation.layout.fits ? .oncePerDrag : contract.repeat
    let wasOpen = rule == .unlimited && situation.footer.wasLoading
    if !wasOpen, last.allows(load, by: rule) { return record.hold() }
    let touch = situation.charge?.touch
    record.fail(
      Finding(
        says: "the footer loaded at \(last.place.text) and again at \(load.place.text) for one "
          + "touch\(touch.map { " (from \($0.began.text))" } ?? ""): expected \(Self.wanted(rule))",
        began: situation.now, row: touch.map { ($0.left ?? $0.began).trace } ?? nil,
        rows: [last.place.history, load.place.history]))
  }

  private static func wanted(_ rule: FooterContract.Repeat) -> String {
    switch rule {
    case .oncePerDrag: "one load for each drag"
    case .oncePerApproach: "one load for each approach"
    case .unlimited: "the load to end and the content to grow first"
    }
  }
}
