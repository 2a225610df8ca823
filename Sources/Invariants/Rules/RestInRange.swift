internal import GestureTrace

/// At rest the offset is legal, and an end scrolls no list that was scrolled away.
///
/// At rest means that nothing has happened for half a second. Scrolled away is a list that stands between its
/// base resting places when the end comes, no finger on it.
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
        the app's end at 2.5 s (line 9) found the list scrolled away at 900 pt, and the header scrolled it \
        to -64 pt: expected it to stay
        """),
    excluded: { here, isBroken in isBroken ? nil : needsFingers(here, isBroken) },
    kept: { _, _ in "the list was in range whenever it lay still" }
  ) {
    Clause.eachRest { here in
      if here.layout.height <= 0, here.excuses(.noHeight) { return .passed }
      if here.isAppsPlace, here.excuses(.appPutOutOfRange) { return .passed }
      let excess = here.layout.excess(here.offset)
      guard here.hasDeeds || excess > here.contract.tolerance else { return .passed }
      return here.isOff(
        by: excess,
        "at rest from \(here.now) the list stands at \(points: here.offset), \(points: excess) out "
          + "of its range",
        expected: "it \(here.layout.whereToRest)",
        also: [here.turn.writePlace, here.place], cause: here.touch.left?.trace)
    }.afterLastSample
    Clause { EndScrollsNothing() }.afterLastSample
  }
}

extension Layout {
  /// Where the list may rest, in words.
  fileprivate var whereToRest: String {
    if heldTop == heldEnd { return "at \(Words.points(heldTop))" }
    return "between \(Words.number(heldTop)) and \(Words.points(heldEnd))"
  }
}

/// Watches a list that an end finds scrolled away, as long as the end may have effects and nobody else has
/// given the list a reason to move.
private struct EndScrollsNothing: ClauseMonitor {
  var reads: ClauseReads { [.rows, .motions] }
  var record = Record()
  private var end: (edge: Edge, place: Place)?

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .touchBegan, .appScroll, .geometry, .begin, .fired: end = nil
    case .end(let edge, _): end = Self.isAway(edge, situation) ? (edge, situation.place) : nil
    case .setOffset(let y, _, let edge):
      judge(from: situation.offset, to: y, by: edge, situation)
    default: break
    }
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    guard end != nil, situation.isControlMove, case .offset(.scroll) = motion else { return }
    judge(
      from: situation.offsetBefore, to: situation.offset, by: situation.turn.writer, situation)
  }

  private static func isAway(_ edge: Edge, _ situation: Situation) -> Bool {
    let (layout, tolerance) = (situation.layout, situation.contract.tolerance)
    let away = layout.baseTop - tolerance...layout.baseEnd + tolerance
    return !situation.isDragging && away.contains(situation.offset)
      && !(isDeferred(edge, situation) && situation.excuses(.deferredEnd))
  }

  /// Whether the end waits behind the opening, which may still go on.
  private static func isDeferred(_ edge: Edge, _ situation: Situation) -> Bool {
    situation[edge].phase == .settling && situation[edge].endInSettling == .deferred
  }

  /// Whether a write of `writer` may be the other edge's that the app has begun in this instant.
  private static func isOthers(_ writer: Edge?, than edge: Edge, _ situation: Situation) -> Bool {
    if let writer { return writer != edge }
    return situation[edge.other].begin?.time == situation.now && situation.excuses(.otherBegun)
  }

  private mutating func judge(
    from offset: Double, to y: Double, by writer: Edge?, _ situation: Situation
  ) {
    let tolerance = situation.contract.tolerance
    guard let (edge, place) = end, (y - offset).magnitude > tolerance,
      situation.now - place.time <= Situation.aftermath,
      !Self.isOthers(writer, than: edge, situation), situation.layout.excess(offset) <= tolerance
    else { return }
    end = nil
    let found = situation.isOff(
      by: y - offset,
      "the app's end at \(place) found the list scrolled away at \(points: offset), and the \(edge) "
        + "scrolled it to \(points: y)",
      expected: "it to stay", also: [situation.place])
    record.note(found, at: situation.place)
  }
}
