internal import GestureTrace

/// At rest the offset is legal, and an end scrolls no list that was scrolled away.
///
/// At rest means that nothing has happened for half a second. Where the app's own row put the content
/// out of range last (a scroll beyond it, an assigned inset, fewer rows) the control is not blamed. An
/// end that waits behind the opening leaves it to go on. Of a write whose control the rows do not name nothing
/// is said where the other edge was begun in the same instant.
///
/// With imposed offsets nothing is judged between two samples. From the last sample before the next
/// touch, or before the run's end, the model moves by itself; what breaks the promise there is
/// reported, otherwise the rule is not applicable.
extension Invariant {
  static let restInRange = Invariant(
    RuleDescription(
      id: "rest-in-range",
      promise:
        "When nothing moves, the list stands where a list may stand, and an end leaves it there.",
      matters: """
        A gap stays above or below the rows, or the end of a refresh throws people back to the top from \
        where they were reading.
        """,
      reported: """
        Ending scrolls the list to its top although the user had scrolled away (gh123man/SwiftUI-\
        Refresher#5); after a load it hops up by some rows (CoderMJLee/MJRefresh#359).
        """,
      judged: """
        Whenever the content has lain still for half a second without a finger: the offset is within the \
        legal range, own parts included. After an end that finds the list between its base resting \
        places: the control does not scroll it, unless it has become illegal.
        """,
      vacuous: "Nothing moved.",
      settings: "`hold`, `keeps` and `tolerance`.",
      unit: "points",
      example: """
        the end at 2.5 s (line 9) found the list scrolled away at 900 pt, and the header scrolled it \
        to -64 pt
        """),
    excluded: { situation, isBroken in !isBroken ? Situation.needsFingers(situation, isBroken) : nil
    },
    kept: { _, _ in "" }
  ) { Clause { RestInRange() } }
}

private struct RestInRange: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .motions, .turns]
  /// How long an end may still have effects (invariants.md, `ends-cleanly`).
  private static let patience = Tick(microseconds: 2_000_000)

  var record = Record()
  /// What was found since the last imposed sample.
  private var draft = Record()
  private var isDirty = false
  private var isFlagged = false
  private var end: (edge: Edge, place: Place)?

  func kept(_ situation: Situation) -> String? { "the list was in range whenever it lay still" }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    isDirty = true
    switch motion {
    case .glided:
      draft = Record()
      isFlagged = false
    case .offset(.scroll):
      guard end != nil, situation.isControlMove else { return }
      let moved = (situation.offset - situation.offsetBefore).magnitude
      guard moved > situation.contract.tolerance else { return }
      judgeScroll(
        to: situation.offset, from: situation.offsetBefore, by: situation.turn.writer, situation)
    case .offset(.drag), .offset(.glide), .offset(.rest): break
    }
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    isDirty = true
    switch step {
    case .touchBegan:
      confirm()
      end = nil
    case .appScroll, .geometry, .begin, .fired: end = nil
    case .end(let edge, _): watch(edge, situation)
    case .setOffset(let y, _, let edge):
      guard (y - situation.offset).magnitude > situation.contract.tolerance else { return }
      judgeScroll(to: y, from: situation.offset, by: edge, situation)
    default: break
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard isDirty, situation.isAtRest(until: next) else { return }
    isDirty = false
    let excess = situation.layout.excess(situation.offset)
    let tolerance = situation.contract.tolerance
    guard situation.layout.height > 0, !situation.isAppsPlace else { return }
    if excess <= tolerance {
      isFlagged = false
      if situation.hasDeeds { draft.hold(margin: tolerance - excess, at: situation.place) }
    } else if !isFlagged {
      isFlagged = true
      let layout = situation.layout
      draft.fail(
        Finding(
          says: "at rest from \(Words.seconds(situation.now)) the list stands at "
            + "\(Words.points(situation.offset)), \(Words.points(excess)) outside its range from "
            + "\(Words.number(layout.heldTop)) to \(Words.points(layout.heldEnd))",
          began: situation.now, row: situation.touch.left?.trace,
          rows: [situation.turn.writePlace.history, situation.place.history].filter { $0 > 1 },
          margin: excess - tolerance))
    }
    if situation.drive == .finger { confirm() }
  }

  mutating func close(_ situation: Situation) -> String? {
    confirm()
    return nil
  }

  private mutating func confirm() {
    record.take(draft)
    draft = Record()
  }

  private mutating func watch(_ edge: Edge, _ situation: Situation) {
    let tolerance = situation.contract.tolerance
    let isDeferred =
      situation[edge].phase == .settling && situation[edge].endInSettling == .deferred
    let isAway =
      situation.offset >= situation.layout.baseTop - tolerance
      && situation.offset <= situation.layout.baseEnd + tolerance
    end = isAway && !isDeferred && !situation.isDragging ? (edge, situation.place) : nil
  }

  /// Whether the app has begun `edge` in this instant.
  private func hasBegun(_ edge: Edge, _ situation: Situation) -> Bool {
    situation[edge].begin?.time == situation.now
  }

  private mutating func judgeScroll(
    to y: Double, from offset: Double, by edge: Edge?, _ situation: Situation
  ) {
    guard let found = end, situation.now - found.place.time <= Self.patience else { return }
    guard edge.map({ $0 == found.edge }) ?? !hasBegun(found.edge.other, situation) else { return }
    guard situation.layout.excess(offset) <= situation.contract.tolerance else { return }
    end = nil
    draft.fail(
      Finding(
        says: "the end at \(found.place.text) found the list scrolled away at "
          + "\(Words.points(offset)), and the \(found.edge.rawValue) scrolled it to "
          + "\(Words.points(y))",
        began: situation.now, row: found.place.trace,
        rows: [found.place.history, situation.place.history],
        margin: (y - offset).magnitude - situation.contract.tolerance))
  }
}
