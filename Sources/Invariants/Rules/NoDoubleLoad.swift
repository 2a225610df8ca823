internal import GestureTrace

/// After a footer callback the next one by drag or momentum needs what `repeat` says.
///
/// The former callback may be any: one by begin or tap is a load of the touch under way, or of the last
/// one; not of a finger that comes down in its very turn, since that ends an opening under way. An approach may be the momentum's, if it is the first of its touch. Content that fits the view
/// loads once per pull whatever `repeat` says, as `short` declares; where it fills by itself it is not
/// judged here.
struct NoDoubleLoad: Rule {
  static let about = RuleDescription(
    id: "no-double-load",
    promise:
      "One drag to the end loads one page, however it bounces and however fast the answer is.",
    matters: """
      Pages are skipped or doubled: every sample inside the zone, or the bounce after a quick answer, \
      sends another request.
      """,
    judged: """
      At each footer callback by drag or momentum after any other. oncePerDrag: a new finger must have \
      come down; oncePerApproach: or the finger left the zone and came back into it; unlimited: the \
      load must have ended and the content grown. Taps and begins may always load after an end.
      """,
    vacuous: "No drag or momentum made the footer load.",
    unit: nil,
    example: """
      the footer loaded at 2.1 s and again at 2.4 s for one touch (from 1.2 s (line 12)): expected \
      one load for each drag
      """)

  var record = Record()
  private var last: Load?
  private var loads = 0

  private struct Load {
    var place: Place
    var touch: Int
    var approaches: Int
    var content: Double
  }

  func excluded(from situation: Situation) -> String? {
    situation.footer.exists ? nil : "the contract has no footer"
  }

  func kept(_ situation: Situation) -> String {
    "\(Words.count(loads, "load by drag", "loads by drag")), each with an approach of its own"
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    guard case .fired(.footer, let origin) = step, let contract = situation.contract.footer,
      !situation.footer.fills
    else { return }
    guard origin == .user, !situation.isTapped(.footer) else {
      let touch = situation.touch
      let isEarlier = situation.turn.touchBegan
      last = Load(
        place: situation.place, touch: isEarlier ? touch.number - 1 : touch.number,
        approaches: isEarlier ? 0 : touch.footer.approaches, content: situation.layout.content)
      return
    }
    loads += 1
    // A load before the line takes the approach that it anticipates.
    let touch = situation.charge?.touch
    let load = Load(
      place: situation.place, touch: touch?.number ?? 0,
      approaches: max(1, touch?.footer.approaches ?? 0),
      content: situation.layout.content)
    defer { last = load }
    guard let last else { return record.hold() }
    let rule = situation.layout.fits ? .oncePerDrag : contract.repeat
    let wanted: String
    switch rule {
    case .oncePerDrag:
      if load.touch > last.touch { return record.hold() }
      wanted = "one load for each drag"
    case .oncePerApproach:
      if load.touch > last.touch || load.approaches > last.approaches { return record.hold() }
      wanted = "one load for each approach"
    case .unlimited:
      if !situation.footer.wasLoading, load.content > last.content { return record.hold() }
      wanted = "the load to end and the content to grow first"
    }
    record.fail(
      Finding(
        says: "the footer loaded at \(last.place.text) and again at \(load.place.text) for one "
          + "touch\(touch.map { " (from \($0.began.text))" } ?? ""): expected \(wanted)",
        began: situation.now, row: touch.map { ($0.left ?? $0.began).trace } ?? nil,
        rows: [last.place.history, load.place.history]))
  }
}
