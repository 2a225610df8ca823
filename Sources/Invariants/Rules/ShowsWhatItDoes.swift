internal import GestureTrace

/// Spinner, text, progress and opacity say what the control is doing.
///
/// Nothing is judged inside an instant, of a control that is hidden, disabled, detached or out of its
/// window, nor of what a control does not tell. Settling and ending may look like the phase before or
/// after them. Where the contract lists no texts for a phase the first one that was seen in it counts.
///
/// The progress is whatever the control draws of a pull, a letter or an arrow's turn, as a part of its
/// whole way. It is compared only where the control was told of the offset after the latest change of
/// geometry, and under a touch only where its pull counts. While the list slides back it may slide with
/// it. A footer may be out of sight until it loads. A begin by the app at rest at the top has to bring
/// the header into sight, unless the footer begins, too: both ends cannot be in sight at once.
///
/// At rest without a finger a control that is still pulling or armed has to look idle, unless the app
/// itself has scrolled there, the callback is still due, or imposed offsets hold the list where it cannot
/// rest.
extension Invariant {
  static let showsWhatItDoes = Invariant(
    RuleDescription(
      id: "shows-what-it-does",
      promise: "What the control shows is what it is doing.",
      matters: """
        The spinner stands still while the list is being loaded, or turns for ever afterwards; the text \
        asks people to let go when nobody is pulling; the arrow points the wrong way.
        """,
      reported: """
        The spinner turns below the line after a quick answer (omadahealth/SwipyRefreshLayout#40); \
        the hint stays on the screen (react-ld/react-pullLoad#17).
        """,
      judged: """
        Whenever time advances. Spinner: turning in refreshing, still in idle, pulling, armed and \
        no-more. Text: one that the contract lists for the phase, or else one text for each phase. \
        Progress: within 0…1, 0 in idle at base rest, more than 0 past the trigger under a finger, never \
        against the pull. Alpha: within 0…1, a header's more than 0 past the trigger under a finger. \
        Settling, \
        ending and what is hidden or disabled are excused. A begin at rest at the top: the header's room \
        is in sight after `opening`.
        """,
      vacuous:
        "No phase changed and nothing was pulled, or the control tells nothing that it shows.",
      settings: """
        `texts`, `trigger`, `hold`, `opening`, `begin`, `measure`, `lateRelease` and `tolerance`.
        """,
      unit: nil,
      example: """
        at 2 s the header was refreshing, but its spinner stood still: expected it to turn
        """),
    kept: { _, _ in "" }
  ) { Clause { ShowsWhatItDoes() } }
}

private struct ShowsWhatItDoes: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .turns]
  var record = Record()
  /// Edges whose phase, gate or window has changed in this instant.
  private var isDirty = EdgePair(false)
  /// Edges that have something to be judged when the list has come to rest.
  private var awaitsRest = EdgePair(false)
  /// Edges whose control was told of the offset after the latest change of geometry.
  private var isCurrent = EdgePair(true)
  /// The phase that each edge last had to look like: one that rests armed should look idle, until a finger
  /// comes down.
  private var judgedPhase = EdgePair<Phase?>(nil)
  /// What was seen first in each phase.
  private var firstTexts = EdgePair<[Phase: Shown<String>]>([:])
  private var pulls = EdgePair(PullProgress())
  private var reveal: Reveal?
  /// Disagreements that stand and have been reported.
  private var flagged = EdgePair<Set<Aspect>>([])

  private enum Aspect {
    case spinner, text, range, rest, pull, alphaRange, alpha

    /// Whether it is compared with where the list is.
    var isOfPlace: Bool {
      switch self {
      case .spinner, .text, .range, .alphaRange: false
      case .rest, .pull, .alpha: true
      }
    }
  }

  func kept(_ situation: Situation) -> String? { "what was shown was what was done" }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .phase(let edge, _):
      isDirty[edge] = true
      if edge == .footer, Reveal.isFootersTurn(situation) { reveal = nil }
    case .gate(let edge), .attach(let edge), .detach(let edge):
      isDirty[edge] = true
      isCurrent[edge] = false
      reveal = nil
    case .window:
      isDirty = EdgePair(true)
      reveal = nil
    case .begin(.header): if reveal == nil { reveal = Reveal(situation) }
    case .geometry, .appScroll, .touchBegan, .end(.header, _): reveal = nil
    default: break
    }
    if case .geometry = step { isCurrent = EdgePair(false) }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    look(at: .header, until: next, situation)
    look(at: .footer, until: next, situation)
    if let reveal { judge(reveal, until: next, situation) }
  }

  private mutating func look(at edge: Edge, until next: Tick, _ situation: Situation) {
    let turn = situation.turn
    if turn.isTold[edge] { isCurrent[edge] = true }
    let isNew = isDirty[edge] || turn.hasNewLook[edge]
    guard isNew || turn.isTold[edge] || awaitsRest[edge] else { return }
    isDirty[edge] = false
    awaitsRest[edge] = false
    let state = situation[edge]
    guard state.isAvailable, situation.isInWindow, situation.layout.height > 0 else {
      pulls[edge].forget()
      return
    }
    let phase = phaseShown(edge, until: next, situation)
    if !phase.hasLook {
      settle(.spinner, edge)
      settle(.text, edge)
    } else if isNew || phase != judgedPhase[edge] {
      judgedPhase[edge] = phase
      judgeSpinner(edge, phase, situation)
      judgeText(edge, phase, situation)
    }
    if let progress = situation.looks[edge].progress { judge(progress, edge, situation) }
    if let alpha = situation.looks[edge].alpha { judge(alpha: alpha, edge, situation) }
  }

  /// The phase that the control should look like: where it stays armed at rest, idle.
  private mutating func phaseShown(
    _ edge: Edge, until next: Tick, _ situation: Situation
  ) -> Phase {
    let state = situation[edge]
    guard state.phase == .pulling || state.phase == .armed else { return state.phase }
    awaitsRest[edge] = true
    let isDue = situation.isDue(edge, at: next) && situation.ending != .settled
    let isApps =
      situation.isAppsPlace && (situation.pull(at: edge) > 0 || state.meets(state.past))
    guard situation.isAtRest(until: next), !situation.awaitsSample, !isDue, !isApps else {
      return state.phase
    }
    return .idle
  }

  // MARK: Spinner and text

  private mutating func judgeSpinner(_ edge: Edge, _ phase: Phase, _ situation: Situation) {
    guard let spinner = situation.looks[edge].spinner else { return }
    guard spinner.value != phase.spins else { return agree(.spinner, edge, situation) }
    let does = phase.spins ? "stood still: expected it to turn" : "turned: expected it still"
    let rest = Self.rest(edge, phase, situation)
    fail(.spinner, edge, "\(rest)but its spinner \(does)", spinner.place, situation)
  }

  private mutating func judgeText(_ edge: Edge, _ phase: Phase, _ situation: Situation) {
    guard let text = situation.looks[edge].text else { return }
    let wanted: String
    if let listed = situation.contract.edge(edge)?.texts?[phase] {
      guard !listed.contains(text.value) else { return agree(.text, edge, situation) }
      wanted = listed.map(Words.quoted).joined(separator: " or ")
    } else if let first = firstTexts[edge][phase] {
      guard first.value != text.value else { return agree(.text, edge, situation) }
      wanted = "\(Words.quoted(first.value)), as at \(Words.seconds(first.place.time))"
    } else {
      firstTexts[edge][phase] = Shown(value: text.value, place: situation.place)
      return agree(.text, edge, situation)
    }
    let rest = Self.rest(edge, phase, situation)
    fail(
      .text, edge, "\(rest)but said \(Words.quoted(text.value)): expected \(wanted)", text.place,
      situation)
  }

  /// Tells that the control should look like another phase than its own, since the list is at rest.
  private static func rest(_ edge: Edge, _ phase: Phase, _ situation: Situation) -> String {
    phase == situation[edge].phase ? "" : "at rest, "
  }

  // MARK: Progress and alpha

  private mutating func judge(_ progress: Shown<Double>, _ edge: Edge, _ situation: Situation) {
    let value = progress.value
    let isWithin = value >= -PullProgress.grain && value <= 1 + PullProgress.grain
    check(
      isWithin, .range, edge, "and showed a progress of \(Words.number(value)): expected 0 to 1",
      progress.place, situation)
    guard isCurrent[edge], Self.measures(edge, situation) else { return }
    judgeRest(progress, edge, situation)
    judgePull(progress, edge, situation)
  }

  /// Whether the pull of `edge` starts at its base rest; how far before the end a footer begins to
  /// show anything is its own.
  private static func measures(_ edge: Edge, _ situation: Situation) -> Bool {
    edge == .header || situation.layout.fits || situation.contract.footer?.measure == .overscroll
  }

  private mutating func judgeRest(_ progress: Shown<Double>, _ edge: Edge, _ situation: Situation) {
    guard situation[edge].phase == .idle else { return settle(.rest, edge) }
    let base = edge == .header ? situation.layout.baseTop : situation.layout.baseEnd
    // Where the offset and what an animation shows of it are apart, either may be what is told.
    let told = edge == .header ? base - situation.offset : situation.offset - base
    let pull = max(0, situation.pull(at: edge), told)
    let trigger = (situation[edge].line - base).magnitude
    let tolerance = situation.contract.tolerance
    guard trigger > tolerance else { return }
    if situation.isAnimating { awaitsRest[edge] = true }
    guard pull <= tolerance else { return settle(.rest, edge) }
    check(
      progress.value <= tolerance / trigger + PullProgress.grain, .rest, edge,
      "at base rest, and showed a progress of \(Words.number(progress.value)): expected 0",
      progress.place, situation)
  }

  private mutating func judgePull(_ progress: Shown<Double>, _ edge: Edge, _ situation: Situation) {
    guard situation.isDragging, !situation.touch[edge].sawRefresh, situation.heedsPull(edge) else {
      pulls[edge].forget()
      return
    }
    guard situation.turn.isTold[edge] else { return }
    let state = situation[edge]
    let pull = max(0, situation.pull(at: edge))
    let value = progress.value
    let reversal = pulls[edge].follow(
      value, of: pull, touch: situation.touch.number, tolerance: situation.contract.tolerance)
    if let reversal {
      fail(
        .pull, edge,
        "and its progress went from \(Words.number(reversal.progressBefore)) to "
          + "\(Words.number(value)) while the pull went from \(Words.number(reversal.pullBefore)) to "
          + "\(Words.points(pull)): expected it to follow", progress.place, situation)
    } else if state.meets(state.past), pull > 0 {
      check(
        value > 0, .pull, edge,
        "\(Words.points(state.past)) past its trigger, and showed a progress of 0: expected more",
        progress.place, situation)
    }
  }

  private mutating func judge(alpha: Shown<Double>, _ edge: Edge, _ situation: Situation) {
    let value = alpha.value
    check(
      value >= -PullProgress.grain && value <= 1 + PullProgress.grain, .alphaRange, edge,
      "and its alpha was \(Words.number(value)): expected 0 to 1", alpha.place, situation)
    let header = situation.header
    let isIgnored =
      situation.touch.header.sawRefresh && situation.contract.header?.lateRelease == .ignored
    guard edge == .header, situation.isDragging, isCurrent.header, situation.heedsPull(.header),
      !isIgnored, header.meets(header.past)
    else { return settle(.alpha, edge) }
    check(
      value > 0, .alpha, edge,
      "\(Words.points(header.past)) past its trigger, and its alpha was 0: expected it in sight",
      alpha.place, situation)
  }

  // MARK: A begin

  private mutating func judge(_ found: Reveal, until next: Tick, _ situation: Situation) {
    switch found.standing(until: next, situation) {
    case .pending: return
    case .gone: reveal = nil
    case .due(let shown):
      reveal = nil
      let hold = situation.header.hold
      guard shown < hold - situation.contract.tolerance else { return record.hold() }
      record.fail(
        Finding(
          says: "begun by the app at \(found.place.text), at rest, the header had "
            + "\(Words.number(max(0, shown))) of its \(Words.points(hold)) in sight at "
            + "\(Words.seconds(situation.now)): expected all of them",
          began: found.place.time,
          deadline: situation.header.refreshStart.time + situation.header.opening,
          row: found.place.trace, rows: [found.place.history, situation.sightPlace.history]))
    }
  }

  // MARK: Findings

  /// What stands agrees again, or cannot be judged for now.
  private mutating func settle(_ aspect: Aspect, _ edge: Edge) {
    if !flagged[edge].isEmpty { flagged[edge].remove(aspect) }
  }

  /// Something was shown as it should be, which counts once there was a change that it had to follow.
  private mutating func agree(_ aspect: Aspect, _ edge: Edge, _ situation: Situation) {
    settle(aspect, edge)
    let isPulled = situation.isDragging && situation.touch[edge].moved
    if situation[edge].phasePlace.history > 1 || isPulled { record.hold() }
  }

  private mutating func check(
    _ isRight: Bool, _ aspect: Aspect, _ edge: Edge, _ what: @autoclosure () -> String,
    _ shown: Place, _ situation: Situation
  ) {
    if isRight {
      agree(aspect, edge, situation)
    } else {
      fail(aspect, edge, what(), shown, situation)
    }
  }

  private mutating func fail(
    _ aspect: Aspect, _ edge: Edge, _ what: String, _ shown: Place, _ situation: Situation
  ) {
    guard flagged[edge].insert(aspect).inserted else { return }
    let state = situation[edge]
    let name = Words.name(state.phase)
    record.fail(
      Finding(
        says: "at \(Words.seconds(situation.now)) the \(edge.rawValue) was \(name), \(what)",
        began: situation.now,
        row: situation.turn.cause ?? situation.touch.left?.trace,
        rows: [
          state.phasePlace.history, shown.history,
          aspect.isOfPlace ? situation.sightPlace.history : 0,
        ].filter { $0 > 1 }))
  }
}
