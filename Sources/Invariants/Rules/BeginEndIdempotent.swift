internal import GestureTrace

/// A begin while refreshing and an end while idle change nothing.
///
/// A begin is watched until the load's end, until its edge is detached, hidden or disabled, or until the
/// other edge begins where that cancels it: the
/// pending callback and the opening are those of the refresh that is under way; a second callback, more
/// room than the hold, a way beyond it, or in the same turn another phase are not. A scroll counts once
/// the callback has been made, for a second, or until a row in gives the control a reason for one. A
/// second end while the first is being carried out, or in its very instant, may not take away more than
/// there is.
///
/// An end in idle, be the list pulled at that time or not, is watched for a second, since the control may
/// be slow, or until a row in that is of this edge or moves the content. Excused: what a touch or its
/// momentum decides meanwhile, a callback that a begin before the end still owes, no-more that the app has
/// told or that a refresh of the header clears, and an end in whose turn the app changes geometry. A new
/// phase short of a refresh counts only in the same turn, and only if the offset has not changed.
extension Invariant {
  static let beginEndIdempotent = Invariant(
    RuleDescription(
      id: "begin-end-idempotent",
      promise: "To begin twice or to end twice does no more than once.",
      matters: """
        Two screens share a list and both end its refresh: each surplus end pushes the content up by one \
        header, each surplus begin down.
        """,
      reported: """
        A begin during a refresh pushes the list down once more each time \
        (jdsjlzx/LRecyclerView#125).
        """,
      judged: """
        At what a control does after a begin that finds its edge settling or refreshing, and after an \
        end that finds it in no refresh, pulled or not, with no load open: no new callback, phase, inset \
        or offset. \
        A second end before the first has been carried out takes nothing more away.
        """,
      vacuous: "No begin came during a refresh and no end in idle.",
      settings: "`begin`, `clearsNoMore`, `overlap` and `tolerance`.",
      unit: "points",
      example: """
        the end at 2.5 s (line 9) found the header idle, but it changed its inset by -70 pt at 2.5 s: \
        expected no change
        """),
    kept: { _, _ in "" }
  ) { Clause { BeginEndIdempotent() } }
}

private struct BeginEndIdempotent: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .motions]
  /// How long a surplus end is watched: as long as the slowest closing that is known takes, twice.
  private static let watch = Tick(microseconds: 1_000_000)

  var record = Record()
  private var begin: Surplus?
  private var end: Surplus?
  /// The refresh of each edge, by the line where it began, that an end has come for.
  private var endedRefresh = EdgePair(0)
  /// When that end came.
  private var lastRealEnd = EdgePair(Tick(microseconds: -1_000_000))

  private struct Surplus {
    var edge: Edge
    var place: Place
    /// What the edge was doing.
    var found = Phase.refreshing
    /// Whether the load's callback had been made.
    var wasLoading = false
    var own = 0.0
    /// Whether an end before it is still being carried out.
    var isClosing = false
    /// Whether a row in has come since that gives the control a reason to scroll.
    var mayScroll = false
  }

  func kept(_ situation: Situation) -> String? { "surplus begins and ends changed nothing" }

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    guard let found = begin, case .offset(.scroll) = motion, situation.isControlMove,
      found.place.time == situation.now, found.wasLoading,
      situation.turn.writer == nil || situation.turn.writer == found.edge
    else { return }
    let moved = situation.offset - situation.offsetBefore
    if moved.magnitude > situation.contract.tolerance {
      failBegin(found, "it scrolled the list by \(Words.points(moved))", moved, situation)
    }
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .begin(let edge):
      end = nil
      forgetCancelled(by: edge, situation)
      begun(edge, situation)
    case .end(let edge, _):
      if begin?.edge == edge { begin = nil }
      end = nil
      ended(edge, situation)
    case .touchBegan, .touchEnded, .geometry, .appScroll, .window:
      end = nil
      begin?.mayScroll = true
    case .noMore, .reset: forgetEnd(of: .footer)
    case .tap(let edge): forgetEnd(of: edge)
    case .gate(let edge), .detach(let edge), .attach(let edge):
      forgetEnd(of: edge)
      if begin?.edge == edge {
        begin?.mayScroll = true
        if !situation[edge].isAvailable { begin = nil }
      }
    case .fired(let edge, let origin):
      forgetCancelled(by: edge, situation)
      called(edge, origin, situation)
    case .phase(let edge, let before):
      if situation[edge].phase.isInRefresh { forgetCancelled(by: edge, situation) }
      changed(edge, from: before, situation)
    case .setInset(let before, let after, _, let writer):
      resized(from: before, to: after, by: writer, situation)
    case .setOffset(let y, _, let writer): scrolled(to: y, by: writer, situation)
    default: break
    }
  }

  private mutating func forgetEnd(of edge: Edge) {
    if end?.edge == edge { end = nil }
  }

  /// A load of `edge` ends that of the other where overlap is `cancels`.
  private mutating func forgetCancelled(by edge: Edge, _ situation: Situation) {
    if situation.contract.overlap == .cancels, begin?.edge == edge.other { begin = nil }
  }

  private mutating func begun(_ edge: Edge, _ situation: Situation) {
    let state = situation[edge]
    guard state.phase == .settling || state.phase == .refreshing, !state.ended else {
      if begin?.edge == edge { begin = nil }
      return
    }
    begin = Surplus(
      edge: edge, place: situation.place, wasLoading: state.isLoading,
      own: situation.layout.own(edge))
    record.hold()
  }

  private mutating func ended(_ edge: Edge, _ situation: Situation) {
    let state = situation[edge]
    if state.phase.isInRefresh {
      let refresh = state.refreshStart.history
      if endedRefresh[edge] == refresh {
        end = Surplus(edge: edge, place: situation.place, isClosing: true)
        record.hold()
      }
      endedRefresh[edge] = refresh
      lastRealEnd[edge] = situation.now
      return
    }
    guard state.phase != .disabled, !state.wasLoading, !situation.turn.appChanged,
      !Self.isOwed(state, situation)
    else { return }
    end = Surplus(
      edge: edge, place: situation.place, found: state.phase,
      isClosing: lastRealEnd[edge] == situation.now)
    record.hold()
  }

  /// Whether a begin still owes its callback.
  private static func isOwed(_ state: EdgeState, _ situation: Situation) -> Bool {
    guard let begin = state.begin, state.begins != .none else { return false }
    return state.lastCallback.history < begin.history
      && situation.now - begin.time <= state.patience
  }

  private func isWatching(_ found: Surplus, _ edge: Edge?, _ situation: Situation) -> Bool {
    (edge == nil || edge == found.edge) && situation.now - found.place.time <= Self.watch
  }

  private mutating func called(_ edge: Edge, _ origin: Origin, _ situation: Situation) {
    if let found = begin, found.edge == edge, origin == .code, found.wasLoading {
      failBegin(found, "it called back again", nil, situation)
    }
    if let found = end, !found.isClosing, isWatching(found, edge, situation) {
      if Self.isMeant(edge, situation) {
        end = nil
      } else {
        failEnd(found, "it called back", nil, situation)
      }
    }
  }

  private mutating func changed(_ edge: Edge, from before: Phase, _ situation: Situation) {
    let phase = situation[edge].phase
    if let found = begin, found.edge == edge, found.place.time == situation.now,
      !(before == .settling && phase == .refreshing), phase != before
    {
      failBegin(found, "it went to \(Words.name(phase))", nil, situation)
    }
    guard let found = end, isWatching(found, edge, situation) else { return }
    if phase.isInRefresh, Self.isMeant(edge, situation) {
      end = nil
    } else if !found.isClosing, phase.isInRefresh || Self.isUnasked(phase, since: found, situation)
    {
      failEnd(found, "it went to \(Words.name(phase))", nil, situation)
    }
  }

  /// Whether a touch, its momentum, or the content's shortness is behind what the edge begins now.
  private static func isMeant(_ edge: Edge, _ situation: Situation) -> Bool {
    situation.isDecidedByTouch(edge) || situation[edge].fills
  }

  /// Whether the end alone can have brought about this phase, which is no refresh.
  private static func isUnasked(
    _ phase: Phase, since end: Surplus, _ situation: Situation
  ) -> Bool {
    end.place.time == situation.now && !situation.turn.isTold[end.edge]
      && !(phase == .noMore && situation[end.edge].noMoreTold)
      && !(end.edge == .footer && phase == .idle && isCleared(since: end, situation))
  }

  /// Whether the header has begun a refresh that makes an end of no-more.
  private static func isCleared(since end: Surplus, _ situation: Situation) -> Bool {
    situation.contract.header?.clearsNoMore == true
      && situation.header.refreshStart.history > end.place.history
  }

  private mutating func resized(
    from before: Insets, to after: Insets, by writer: Edge?, _ situation: Situation
  ) {
    let tolerance = situation.contract.tolerance
    if let found = begin, writer == nil || writer == found.edge {
      let own = situation.layout.own(found.edge)
      if own > situation.held(found.edge).most + tolerance, own > found.own + tolerance {
        failBegin(
          found, "it changed its own inset from \(Words.number(found.own)) to \(Words.points(own))",
          own - found.own, situation)
      }
    }
    if let found = end, isWatching(found, writer, situation) {
      let change = after - before
      let rest = situation[found.edge].keeps - tolerance
      if found.isClosing, situation.layout.own(found.edge) >= rest { return }
      let moved = found.edge == .header ? change.top : change.bottom
      if moved.magnitude > tolerance {
        failEnd(found, "it changed its inset by \(Words.points(moved))", moved, situation)
      }
    }
  }

  private mutating func scrolled(to y: Double, by writer: Edge?, _ situation: Situation) {
    let moved = y - situation.offset
    let tolerance = situation.contract.tolerance
    if let found = begin, moved.magnitude > tolerance, isWatching(found, writer, situation) {
      if found.wasLoading ? !found.mayScroll : Self.isBeyondHold(y, found.edge, situation) {
        failBegin(found, "it scrolled the list by \(Words.points(moved))", moved, situation)
      }
    }
    guard let found = end, !found.isClosing, isWatching(found, writer, situation) else { return }
    if moved.magnitude > tolerance {
      failEnd(found, "it scrolled the list by \(Words.points(moved))", moved, situation)
    }
  }

  /// Whether `y` lies further out than the room that the edge holds.
  private static func isBeyondHold(_ y: Double, _ edge: Edge, _ situation: Situation) -> Bool {
    let room = situation.held(edge).most + situation.contract.tolerance
    return edge == .header
      ? y < situation.layout.baseTop - room : y > situation.layout.baseEnd + room
  }

  private mutating func failBegin(
    _ found: Surplus, _ what: String, _ moved: Double?, _ situation: Situation
  ) {
    begin = nil
    fail("the begin at \(found.place.text) found", "refreshing", found, what, moved, situation)
  }

  private mutating func failEnd(
    _ found: Surplus, _ what: String, _ moved: Double?, _ situation: Situation
  ) {
    end = nil
    let state = found.isClosing ? "closing" : Words.name(found.found)
    fail("the end at \(found.place.text) found", state, found, what, moved, situation)
  }

  private mutating func fail(
    _ start: String, _ state: String, _ found: Surplus, _ what: String, _ moved: Double?,
    _ situation: Situation
  ) {
    record.fail(
      Finding(
        says: "\(start) the \(found.edge.rawValue) \(state), but \(what) at "
          + "\(situation.place.text): expected no change",
        began: situation.now, row: found.place.trace,
        rows: [found.place.history, situation.place.history],
        margin: moved.map { max(0, $0.magnitude - situation.contract.tolerance) }))
  }
}
