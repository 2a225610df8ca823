internal import GestureTrace

/// What is visible stays where it was when content comes in above it.
///
/// Followed is the offset at which the same rows are visible: the offset at the prepend and the inserted
/// points, and from then on what a finger or momentum moves. It is compared at the end of the instant of
/// the prepend, and for two seconds at each write or move of a control. What a control did in the
/// instant before the prepend counts as done. None is watched from a prepend in whose very instant a begin has
/// come that no control has carried out yet.
extension Invariant {
  static let anchorKept = Invariant(
    RuleDescription(
      id: "anchor-kept",
      promise: "When rows come in above, the rows that people are looking at stay where they are.",
      matters: """
        Older messages are loaded at the top of a chat, and the chat jumps to its first or last message.
        """,
      reported: """
        Loading older messages at the top throws the view to the bottom (FaridSafi/react-native-\
        gifted-chat#1474).
        """,
      judged: """
        At the end of the instant of a prepend: the offset has grown by as much as the content. For two \
        seconds after it, or until a touch, a begin, the start of a refresh, a callback or a change by \
        the app: no control moves the list, but for what a place that has become illegal needs, or a \
        pulled edge that is opening.
        """,
      vacuous: "No content came in above what was visible, or only just after a begin.",
      settings: "`hold` and `tolerance`.",
      unit: "points",
      example: """
        800 pt came in above at 1.5 s (line 9), but the header moved the list to -64 pt at 1.5 s: \
        expected the same rows in view, at 692 pt
        """),
    kept: { _, _ in "the rows in view stayed where they were" }
  ) { Clause { RowsInView() } }
}

/// Watches the rows that are in view when content comes in above them, as long as an end may have effects and
/// nobody has given the list a reason to move.
private struct RowsInView: ClauseMonitor {
  var reads: ClauseReads { [.rows, .motions, .turns] }
  var record = Record()
  private var watch: Anchored?

  private struct Anchored {
    var place: Place
    /// Points that came in above.
    var inserted: Double
    /// The offset at which the same is visible as before.
    var anchor: Double
    /// Whether the instant of the prepend is still under way.
    var isNew = true
    /// Whether the offset has still to follow the content.
    var awaitsShift = true
    /// The control that has written the offset since, where it is known.
    var writer: Edge?
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .geometry(.prepend(let points)): inserted(points, situation)
    case .appScroll, .geometry, .touchBegan, .begin, .fired: giveUp(situation)
    case .phase(let edge, _):
      if situation[edge].phase.isUnderWay { giveUp(situation) }
    case .setOffset(let y, _, let edge):
      watch?.writer = edge
      if let found = watch, !found.isNew { judge(found, y, situation) }
    default: break
    }
  }

  /// The list may have a reason to move.
  private mutating func giveUp(_ situation: Situation) {
    if watch != nil, situation.excuses(.reasonToMove) { watch = nil }
  }

  private mutating func inserted(_ points: Double, _ situation: Situation) {
    guard situation.layout.height > 0, points != 0 else { return }
    guard !Edge.allCases.contains(where: situation.isToOpen) else {
      watch = nil
      return
    }
    if var found = watch, found.isNew {
      found.anchor += points
      found.inserted += points
      found.place = situation.place
      found.awaitsShift = true
      watch = found
    } else {
      watch = Anchored(
        place: situation.place, inserted: points, anchor: situation.offset + points)
    }
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    guard let found = watch, case .offset(let kind) = motion else { return }
    // After the row of a prepend comes the shift itself, under a finger as well.
    if found.awaitsShift {
      watch?.awaitsShift = false
      if !situation.isControlMove { return }
    }
    switch situation.mover(of: kind) {
    case .app where !situation.excuses(.reasonToMove): break
    case .finger, .app: watch?.anchor += situation.lastMove
    case .control where !found.isNew: judge(found, situation.offset, situation)
    case .none where !found.isNew: watch?.anchor = situation.offset
    case .control, .none: break
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard let found = watch else { return }
    if found.isNew {
      watch?.isNew = false
      watch?.awaitsShift = false
      judge(found, situation.offset, situation)
    }
    if next > found.place.time + Situation.aftermath { watch = nil }
  }

  mutating func close(_ situation: Situation) -> String? {
    guard let found = watch, situation.ending != .settled,
      situation.now <= found.place.time + Situation.aftermath
    else { return nil }
    return
      "the run ended at \(Words.seconds(situation.now)), before it was sure that the list stays "
      + "where the content inserted at \(found.place.text) had left it"
  }

  /// Compares an offset with where the list may stand.
  private mutating func judge(_ found: Anchored, _ y: Double, _ situation: Situation) {
    let allowed = situation.placesAllowed(from: found.anchor)
    let off = max(0, allowed.lowerBound - y, y - allowed.upperBound)
    let judgement = situation.isOff(
      by: off,
      "\(points: found.inserted) came in above at \(found.place), but "
        + "\(found.writer.map { "the \($0) moved the list" } ?? "the list moved") to \(points: y) "
        + "at \(situation.now)",
      expected: "the same rows in view, at \(points: found.anchor)",
      also: [situation.turn.writePlace, situation.place])
    if off == 0 { watch?.anchor = y }
    if judgement.isBroken { watch = nil }
    record.note(judgement, at: situation.place)
  }
}

extension Situation {
  /// Whether a begin of this instant, since which no control has written, has yet to bring `edge` into sight.
  fileprivate func isToOpen(_ edge: Edge) -> Bool {
    let state = self[edge]
    guard let begin = state.begin, state.begins != .none, state.isAvailable else { return false }
    return begin.time == now && turn.writePlace.history < begin.history
  }

  /// Where the list may stand that has to show what it shows at `anchor`: there, on the way into the legal
  /// range, or, past the rest of an edge that is in a refresh, anywhere on its way out to the hold.
  fileprivate func placesAllowed(from anchor: Double) -> ClosedRange<Double> {
    let legal = min(max(anchor, layout.heldTop), layout.heldEnd)
    var (least, most) = (anchor, anchor)
    if excuses(.wayIntoRange) { (least, most) = (min(anchor, legal), max(anchor, legal)) }
    guard excuses(.wayToHold) else { return least...most }
    if anchor < layout.baseTop, header.phase.isInRefresh {
      least = min(least, layout.baseTop - held(.header).most)
      most = max(most, layout.baseTop)
    }
    if anchor > layout.baseEnd, footer.phase.isInRefresh {
      least = min(least, layout.baseEnd)
      most = max(most, layout.baseEnd + held(.footer).most)
    }
    return least...most
  }
}
