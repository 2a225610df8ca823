internal import GestureTrace

/// What is visible stays where it was when content comes in above it.
///
/// Followed is the offset at which the same rows are visible: the offset at the prepend and the inserted
/// points, and from then on what a finger or momentum moves. It is compared at the end of the instant of
/// the prepend, and for two seconds at each write or move of a control. What a control did in the
/// instant before the prepend counts as done.
///
/// Excused: the way back into the range from a place that has become illegal, as when a header that
/// held the list closes, and, where the list is still pulled past the rest of an edge that is opening,
/// the way to its hold. A touch, a begin, a refresh that starts, a callback, or another change or scroll
/// by the app ends the watch: the list may have a reason to move then. None begins at a prepend in whose very
/// instant a begin has come that no control has carried out yet.
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
    kept: { _, _ in "" }
  ) { Clause { AnchorKept() } }
}

private struct AnchorKept: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .motions, .turns]
  /// How long an end may still have effects (invariants.md, `ends-cleanly`).
  private static let patience = Tick(microseconds: 2_000_000)

  var record = Record()
  private var watch: Watch?
  /// When a scroll of the app began, or last moved the list.
  private var lastFrame = Tick(microseconds: -1_000_000)

  private struct Watch {
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

  func kept(_ situation: Situation) -> String? { "the rows in view stayed where they were" }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .geometry(.prepend(let points)): inserted(points, situation)
    case .appScroll:
      watch = nil
      lastFrame = situation.now
    case .geometry, .touchBegan, .begin, .fired: watch = nil
    case .phase(let edge, _):
      let phase = situation[edge].phase
      if phase == .settling || phase == .refreshing { watch = nil }
    case .setOffset(let y, _, let edge):
      watch?.writer = edge
      if let found = watch, !found.isNew { judge(found, y, situation) }
    default: break
    }
  }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    guard case .offset(let kind) = motion else { return }
    // After the row of a prepend comes the shift itself, under a finger as well.
    if let found = watch, found.awaitsShift {
      watch?.awaitsShift = false
      if !situation.isControlMove { return }
    }
    let mover = mover(kind, situation)
    guard let found = watch else { return }
    switch mover {
    case .finger, .app: watch?.anchor += situation.offset - situation.offsetBefore
    case .control where !found.isNew: judge(found, situation.offset, situation)
    case .none where !found.isNew: watch?.anchor = situation.offset
    case .control, .none: break
    }
  }

  /// Whose move it was; a frame of what the app or a control has set going is theirs, and momentum is
  /// the finger's.
  private mutating func mover(_ kind: OffsetKind, _ situation: Situation) -> Mover {
    if situation.isControlMove { return .control(animated: false) }
    guard kind == .scroll else { return .finger }
    if case .app = situation.scroller, situation.now - lastFrame <= situation.twoFrames {
      lastFrame = situation.now
      return .app
    }
    if case .control(animated: true) = situation.lastMover { return situation.lastMover }
    return .none
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard let found = watch else { return }
    if found.isNew {
      watch?.isNew = false
      watch?.awaitsShift = false
      judge(found, situation.offset, situation)
    }
    if next > found.place.time + Self.patience { watch = nil }
  }

  mutating func close(_ situation: Situation) -> String? {
    guard let found = watch, situation.ending != .settled else { return nil }
    guard situation.now <= found.place.time + Self.patience else { return nil }
    return
      "the run ended at \(Words.seconds(situation.now)), before it was sure that the list stays "
      + "where the content inserted at \(found.place.text) had left it"
  }

  private mutating func inserted(_ points: Double, _ situation: Situation) {
    guard situation.layout.height > 0, points != 0 else { return }
    guard !Edge.allCases.contains(where: { Self.isToOpen($0, situation) }) else {
      watch = nil
      return
    }
    if let found = watch, found.isNew {
      watch?.anchor += points
      watch?.inserted = found.inserted + points
      watch?.place = situation.place
      watch?.awaitsShift = true
    } else {
      watch = Watch(
        place: situation.place, inserted: points, anchor: situation.offset + points)
    }
  }

  /// Whether a begin of this instant, since which no control has written, has yet to bring its edge into sight.
  private static func isToOpen(_ edge: Edge, _ situation: Situation) -> Bool {
    let state = situation[edge]
    guard let begin = state.begin, state.begins != .none, state.isAvailable else { return false }
    return begin.time == situation.now && situation.turn.writePlace.history < begin.history
  }

  /// Where the list may stand: at the anchor, on the way from there into the legal range, or, past the
  /// rest of an edge that is in a refresh, anywhere on its way out to the hold.
  private static func allowed(
    from anchor: Double, _ situation: Situation
  ) -> ClosedRange<Double> {
    let layout = situation.layout
    let legal = min(max(anchor, layout.heldTop), layout.heldEnd)
    var (least, most) = (min(anchor, legal), max(anchor, legal))
    if anchor < layout.baseTop, situation.header.phase.isInRefresh {
      least = min(least, layout.baseTop - situation.held(.header).most)
      most = max(most, layout.baseTop)
    }
    if anchor > layout.baseEnd, situation.footer.phase.isInRefresh {
      least = min(least, layout.baseEnd)
      most = max(most, layout.baseEnd + situation.held(.footer).most)
    }
    return least...most
  }

  /// Compares an offset with where the list may stand.
  private mutating func judge(_ found: Watch, _ y: Double, _ situation: Situation) {
    let allowed = Self.allowed(from: found.anchor, situation)
    let off = max(allowed.lowerBound - y, y - allowed.upperBound)
    let tolerance = situation.contract.tolerance
    guard off > tolerance else {
      if off <= 0 { watch?.anchor = y }
      return record.hold(margin: tolerance - max(0, off), at: situation.place)
    }
    let who = watch?.writer.map { "the \($0.rawValue) moved the list" } ?? "the list moved"
    watch = nil
    record.fail(
      Finding(
        says: "\(Words.points(found.inserted)) came in above at \(found.place.text), but \(who) to "
          + "\(Words.points(y)) at \(Words.seconds(situation.now)): expected the same rows in view, "
          + "at \(Words.points(found.anchor))",
        began: situation.now, row: found.place.trace,
        rows: [found.place.history, situation.turn.writePlace.history, situation.place.history]
          .filter { $0 > 1 },
        margin: off - tolerance))
  }
}
