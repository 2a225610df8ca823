internal import GestureTrace

/// Without a finger, its momentum, a tap or a begin there is no callback, whatever the layout does.
///
/// What asks for a callback counts when the edge leaves idle for its refresh, or else at the callback. A
/// begin counts until a callback or an end answers it, since it may have to wait; a tap for the delay, also
/// where taps do not load; a touch for the delay and for as long as the content moves because of it. Whether
/// that touch meets the contract is for `only-meant-pull-fires`.
///
/// Excused: content that fits the view where it fills by itself, and within the delay after it did.
/// Callbacks of a detached edge are left to the rule about detaching.
extension Invariant {
  static let noUnpromptedFire = Invariant(
    RuleDescription(
      id: "no-unprompted-fire",
      promise: "Nothing is loaded while nobody touches the list and nobody asks for it.",
      matters: """
        The app asks its server as soon as a page opens, turns, grows or is scrolled by code: with an \
        empty list, twice at once, or over and over.
        """,
      reported: """
        The end is reached at the first layout, with no data and no touch (react/react-\
        native#16067); a reset of the list loads twice (mescroll/mescroll#27).
        """,
      judged: """
        At each callback, by user or code: a finger is down, its momentum still moves the content, a tap \
        or a touch's deciding event came within the delay, or a begin is not answered yet, then or when \
        the edge left idle for this refresh. Short content that fills the view by itself is excused.
        """,
      vacuous: "Nothing was called back, and the app did nothing by itself.",
      settings: "`short`: where it is `fill`, content that fits the view loads by itself.",
      unit: nil,
      example: """
        the footer fired at 2 s with no finger on the list nor its momentum in it, and no tap or begin; \
        before that came new measures at 2 s (line 4): expected no callback
        """),
    kept: { _, _ in "" }
  ) { Clause { NoUnpromptedFire() } }
}

private struct NoUnpromptedFire: ClauseMonitor {
  static let reads: ClauseReads = [.rows]
  var record = Record()
  /// Whether the refresh of each edge that is under way was asked for.
  private var isAsked = EdgePair(false)
  private var latest: (deed: String, place: Place)?

  func kept(_ situation: Situation) -> String? { "each callback had been asked for" }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .phase(let edge, _): enter(edge, situation)
    case .fired(let edge, _): judge(edge, situation)
    case .geometry: note("new measures", situation)
    case .appScroll: note("a scroll by the app", situation)
    case .attach: note("an attach", situation)
    case .window: note(situation.isInWindow ? "a return" : "a leave", situation)
    case .gate: note("a change of what is enabled and shown", situation)
    case .reset: note("a reset", situation)
    case .end: note("an end", situation)
    default: break
    }
  }

  /// Notes something that a faulty control could take for a wish.
  private mutating func note(_ deed: String, _ situation: Situation) {
    latest = (deed, situation.place)
    let isOccasion = Edge.allCases.contains { edge in
      situation[edge].attached
        && !Self.isAsked(edge, after: situation[edge].lastCallback, situation)
    }
    if isOccasion { record.hold() }
  }

  private mutating func enter(_ edge: Edge, _ situation: Situation) {
    let state = situation[edge]
    switch state.phase {
    case .idle, .noMore: isAsked[edge] = false
    case .settling, .refreshing:
      if Self.isAsked(edge, after: state.lastCallback, situation) { isAsked[edge] = true }
    case .pulling, .armed, .ending, .disabled: break
    }
  }

  private mutating func judge(_ edge: Edge, _ situation: Situation) {
    let state = situation[edge]
    guard state.attached else { return }
    if isAsked[edge] || Self.isAsked(edge, after: state.callbackBefore, situation) {
      return record.hold()
    }
    let before = latest.map { "; before that came \($0.deed) at \($0.place.text)" } ?? ""
    record.fail(
      Finding(
        says: "the \(edge.rawValue) fired at \(situation.place.text) with no finger on the list "
          + "nor its momentum in it, and no tap or begin\(before): expected no callback",
        began: situation.now, row: latest?.place.trace,
        rows: [latest?.place.history, situation.place.history].compactMap(\.self)))
  }

  /// Whether a callback of `edge` has been asked for that none since `callback` has answered.
  private static func isAsked(
    _ edge: Edge, after callback: Place, _ situation: Situation
  ) -> Bool {
    let state = situation[edge]
    if situation.isDragging || situation.isCoasting || situation.isDecidedByTouch(edge)
      || state.isFilling(at: situation.now)
    {
      return true
    }
    let patience = state.patience
    if let tap = state.lastTap, situation.now - tap.time <= patience { return true }
    guard let begin = state.begin else { return false }
    let answer = max(callback.history, state.lastEnd?.history ?? 0)
    return begin.history > answer || situation.now - begin.time <= patience
  }
}
