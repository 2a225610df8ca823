internal import GestureTrace

/// Spinner, text, progress and opacity say what the control is doing.
///
/// Nothing is judged inside an instant, of a control that is hidden, disabled, detached or out of its
/// window, nor of what a control does not tell. Where the contract lists no texts for a phase the first one that
/// was seen in it counts.
///
/// The progress is whatever the control draws of a pull, a letter or an arrow's turn, as a part of its whole
/// way. A begin by the app at rest at the top has to bring the header into sight, unless the footer begins, too:
/// both ends cannot be in sight at once. At rest without a finger a control that is still pulling or armed has
/// to look idle.
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
        A begin at rest at the top: the header's room is in sight after `opening`. Nothing is asked of \
        what is hidden or disabled.
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
    kept: { _, _ in "what was shown was what was done" }
  ) {
    for edge in Edge.allCases {
      Clause.throughout { $0.spinnerAgrees(edge) }
      Clause.throughout { $0.textAgrees(edge) }
      Clause.throughout { here in
        guard let progress = here.looks[edge].progress else { return .passed }
        return here.isPart(progress, edge, "and showed a progress of")
      }
      Clause.throughout { $0.showsNoPullAtRest(edge) }
      Clause { ProgressOfPull(edge: edge) }
      Clause.throughout { $0.showsPullPastTrigger(edge) }
      Clause.throughout { here in
        guard let alpha = here.looks[edge].alpha else { return .passed }
        return here.isPart(alpha, edge, "and its alpha was")
      }
    }
    Clause.throughout { $0.showsHeaderPastTrigger }
    Clause.watch { Reveal($0, $1) }
  }
}

extension Situation {
  /// What `edge` shows is right: it counts once there was a change that it had to follow.
  private func right(_ edge: Edge) -> Judgement {
    let isPulled = isDragging && touch[edge].moved
    return self[edge].phasePlace.history > 1 || isPulled ? .kept : .passed
  }

  /// What `edge` shows is wrong; `sight` is where the list is, if that proves it.
  fileprivate func wrong(
    _ edge: Edge, _ what: @escaping @autoclosure () -> Account, expected: Account, shown: Place,
    sight: Place? = nil
  ) -> Judgement {
    broken(
      "at \(now) the \(edge) was \(self[edge].phase), \(what())", expected: expected,
      also: [self[edge].phasePlace, shown, sight], cause: turn.cause ?? touch.left?.trace)
  }

  // MARK: Spinner and text

  fileprivate func spinnerAgrees(_ edge: Edge) -> Judgement {
    guard let spinner = looks[edge].spinner, let phase = phaseToShow(edge) else { return .passed }
    guard spinner.value != phase.spins else { return right(edge) }
    return wrong(
      edge, "\(rest(edge, phase))but its spinner \(phase.spins ? "stood still" : "turned")",
      expected: phase.spins ? "it to turn" : "it still", shown: spinner.place)
  }

  fileprivate func textAgrees(_ edge: Edge) -> Judgement {
    guard let text = looks[edge].text, let phase = phaseToShow(edge) else { return .passed }
    let wanted: Account
    if let listed = contract.edge(edge)?.texts?[phase] {
      guard !listed.contains(text.value) else { return right(edge) }
      wanted = "\(listed.map(Words.quoted).joined(separator: " or "))"
    } else {
      guard let first = firstTexts[edge][phase], first.value != text.value else {
        return right(edge)
      }
      wanted = "\(Words.quoted(first.value)), as at \(first.place.time)"
    }
    return wrong(
      edge, "\(rest(edge, phase))but said \(Words.quoted(text.value))", expected: wanted,
      shown: text.place)
  }

  /// Tells that the control should look like another phase than its own, since the list is at rest.
  private func rest(_ edge: Edge, _ phase: Phase) -> String {
    phase == self[edge].phase ? "" : "at rest, "
  }

  // MARK: Progress and alpha

  /// Whether a part of a whole is one.
  fileprivate func isPart(_ part: Shown<Double>, _ edge: Edge, _ name: String) -> Judgement {
    guard isInSight(edge) else { return .passed }
    let whole = -PullProgress.grain...1 + PullProgress.grain
    guard !whole.contains(part.value) else { return right(edge) }
    return wrong(
      edge, "\(name) \(number: part.value)", expected: "0 to 1", shown: part.place)
  }

  /// What `edge` shows of the pull; `nil` where it does not tell, or was not told where the list is.
  ///
  /// How far before the end a footer begins to show anything is its own, and it may be out of sight until it
  /// loads.
  fileprivate func progressOfPull(_ edge: Edge) -> Shown<Double>? {
    guard let progress = looks[edge].progress, isInSight(edge),
      self[edge].knowsOffset || !excuses(.untoldGeometry)
    else { return nil }
    let isMeasured =
      edge == .header || layout.fits || contract.footer?.measure == .overscroll
      || !excuses(.beforeTheEnd)
    return isMeasured ? progress : nil
  }

  fileprivate func showsNoPullAtRest(_ edge: Edge) -> Judgement {
    guard self[edge].phase == .idle, let progress = progressOfPull(edge) else { return .passed }
    let base = edge == .header ? layout.baseTop : layout.baseEnd
    let told = edge == .header ? base - offset : offset - base
    // Where the offset and what an animation shows of it are apart, either may be what is followed.
    let pull = max(0, told, excuses(.slidesBack) ? pull(at: edge) : 0)
    let (trigger, tolerance) = ((self[edge].line - base).magnitude, contract.tolerance)
    guard trigger > tolerance, pull <= tolerance else { return .passed }
    guard progress.value > tolerance / trigger + PullProgress.grain else { return right(edge) }
    return wrong(
      edge, "at base rest, and showed a progress of \(number: progress.value)", expected: "0",
      shown: progress.place, sight: sightPlace)
  }

  /// Whether `edge` is pulled by a finger, so that it counts.
  fileprivate func isPulled(_ edge: Edge) -> Bool {
    isDragging && !touch[edge].sawRefresh && (heedsPull(edge) || !excuses(.pullWithoutCount))
  }

  fileprivate func showsPullPastTrigger(_ edge: Edge) -> Judgement {
    guard let progress = progressOfPull(edge), isPulled(edge), turn.isTold[edge],
      self[edge].meets(self[edge].past), pull(at: edge) > 0
    else { return .passed }
    guard progress.value <= 0 else { return right(edge) }
    return wrong(
      edge, "\(points: self[edge].past) past its trigger, and showed a progress of 0",
      expected: "more", shown: progress.place, sight: sightPlace)
  }

  fileprivate var showsHeaderPastTrigger: Judgement {
    guard let alpha = looks.header.alpha, isInSight(.header), isDragging, header.knowsOffset,
      header.meets(header.past), heedsPull(.header),
      !(touch.header.sawRefresh && contract.header?.lateRelease == .ignored)
    else { return .passed }
    guard alpha.value <= 0 else { return right(.header) }
    return wrong(
      .header, "\(points: header.past) past its trigger, and its alpha was 0",
      expected: "it in sight", shown: alpha.place, sight: sightPlace)
  }
}

/// What a control shows of a pull while a finger pulls; where it goes the other way is told once for each touch.
private struct ProgressOfPull: ClauseMonitor {
  var reads: ClauseReads { .turns }
  let edge: Edge
  var record = Record()
  private var progress = PullProgress()
  private var told = 0

  init(edge: Edge) { self.edge = edge }

  mutating func turnOver(until next: Tick, _ here: Situation) {
    guard here.looks[edge].progress != nil else { return }
    guard here.isInSight(edge), here.isPulled(edge) else { return progress.forget() }
    guard here.turn.isTold[edge], let shown = here.progressOfPull(edge) else { return }
    let pull = max(0, here.pull(at: edge))
    let reversal = progress.follow(
      shown.value, of: pull, touch: here.touch.number, tolerance: here.contract.tolerance)
    guard let reversal, told != here.touch.number else { return }
    told = here.touch.number
    let judgement = here.wrong(
      edge,
      "and its progress went from \(number: reversal.progressBefore) to \(number: shown.value) while "
        + "the pull went from \(number: reversal.pullBefore) to \(points: pull)",
      expected: "it to follow", shown: shown.place, sight: here.sightPlace)
    record.note(judgement, at: here.place)
  }
}
