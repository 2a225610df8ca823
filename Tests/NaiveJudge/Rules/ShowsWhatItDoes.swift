import GestureTrace

extension NaiveRule {
  /// Spinner, text and phase agree when time advances; progress and alpha are within 0…1 and follow the pull;
  /// what is begun at rest comes into sight.
  static let showsWhatItDoes = NaiveRule("shows-what-it-does") { facts in
    for edge in facts.attachable {
      let sights = facts.sights(of: edge)
      let faults = sights.compactMap { sight in facts.fault(in: sight, edge, after: sights) }
      if let fault = faults.first { return .violated(fault.says, at: fault.row) }
      if let row = facts.reversal(of: edge, in: sights) {
        return .violated("the progress of the \(edge) goes against the pull", at: row)
      }
    }
    if let row = facts.hiddenBegin {
      return .violated("what was begun does not come into sight", at: row)
    }
    return .holds
  }
}

/// What a control that can be seen shows at the end of an instant.
private struct Sight {
  let row: Int
  /// The phase that it should look like: where it stays pulled at rest, idle.
  let phase: Phase
  let look: Look
  /// Whether controls were told of the offset in that instant.
  let isTold: Bool
  /// Whether there was anything to look at it for.
  let isNews: Bool
}

extension Facts {
  fileprivate func sights(of edge: Edge) -> [Sight] {
    var wasPulled = false
    return instants.filter { isVisible(edge, after: $0.last) }.map { instant in
      let phase = edges[edge].after(instant.last).phase
      let isTold = isTold(edge, in: instant)
      let isNews = isTold || wasPulled || instant.rows.contains { isLookedAt(edge, $0) }
      wasPulled = phase == .pulling || phase == .armed
      return Sight(
        row: instant.last, phase: phaseShown(edge, in: instant),
        look: looks[edge].after(instant.last),
        isTold: isTold, isNews: isNews)
    }
  }

  private func isVisible(_ edge: Edge, after row: Int) -> Bool {
    isAvailable(edge, after: row) && isInWindow.after(row) && layout.after(row).height > 0
  }

  /// Whether an edge shows something new here, or is to be looked at anew.
  private func isLookedAt(_ edge: Edge, _ row: Int) -> Bool {
    switch event(row) {
    case .outcome(.phase(edge, _)), .outcome(.text(edge, _)), .outcome(.spinner(edge, _)),
      .outcome(.progress(edge, _)), .outcome(.alpha(edge, _)), .world(.enable(edge, _)),
      .world(.hide(edge, _)), .world(.attach(edge)), .world(.detach(edge)), .world(.leave),
      .world(.comeBack):
      true
    default: false
    }
  }

  private func phaseShown(_ edge: Edge, in instant: Instant) -> Phase {
    let phase = edges[edge].after(instant.last).phase
    guard phase == .pulling || phase == .armed, isAtRest(after: instant), !awaitsSample(instant),
      !isAppsSight(edge, after: instant.last)
    else { return phase }
    let touch = touch(upTo: instant.last)
    let isDue = touch.map { self.isDue($0, edge, at: instant.until, after: instant.last) } ?? false
    return isDue && !isSettled(instant) ? phase : .idle
  }

  private func isAppsSight(_ edge: Edge, after row: Int) -> Bool {
    isAppsPlace(after: row) && (seenPull(edge, after: row) > 0 || isPast(edge, after: row))
  }

  /// Points that the list is seen pulled past the base rest of an edge.
  private func seenPull(_ edge: Edge, after row: Int) -> Double {
    let rest = baseRest(edge, after: row)
    return edge == .header ? rest - seen(after: row) : seen(after: row) - rest
  }

  // MARK: Text, spinner, progress and alpha

  fileprivate func fault(in sight: Sight, _ edge: Edge, after all: [Sight]) -> (
    says: String, row: Int
  )? {
    let says =
      spinnerFault(sight) ?? textFault(sight, edge, all) ?? partFault(sight) ?? restFault(
        sight, edge)
      ?? pullFault(sight, edge)
    return says.map { ($0, sight.row) }
  }

  private func spinnerFault(_ sight: Sight) -> String? {
    guard let turns = sight.look.spinner, sight.phase.name != nil else { return nil }
    return turns == (sight.phase == .refreshing) ? nil : "the spinner does not agree with the phase"
  }

  /// One of the texts that the contract lists for a phase, or else one text for each.
  private func textFault(_ sight: Sight, _ edge: Edge, _ all: [Sight]) -> String? {
    guard let text = sight.look.text, let name = sight.phase.name else { return nil }
    if let listed = contract.edge(edge)?.texts?[keyPath: name] {
      return listed.contains(text) ? nil : "it says \(text)"
    }
    let first = all.first { $0.phase == sight.phase && $0.look.text != nil }
    return first?.look.text == text ? nil : "it says \(text), and something else before"
  }

  private func partFault(_ sight: Sight) -> String? {
    let parts = [sight.look.progress, sight.look.alpha].compactMap(\.self)
    return parts.contains { $0 < -grain || $0 > 1 + grain } ? "a part is out of 0…1" : nil
  }

  /// Less than this is the rounding of rows.
  private var grain: Double { 0.000_001_5 }

  /// Whether the control has been told of the offset since that last came to count otherwise.
  private func isCurrent(_ edge: Edge, after row: Int) -> Bool {
    for instant in instants.reversed() where instant.last <= row {
      if isTold(edge, in: instant) { return true }
      if instant.rows.contains(where: { makesOld($0, edge) }) { return false }
    }
    return true
  }

  private func makesOld(_ row: Int, _ edge: Edge) -> Bool {
    switch event(row) {
    case .world(.enable(edge, _)), .world(.hide(edge, _)), .world(.attach(edge)),
      .world(.detach(edge)):
      true
    default: isGeometry(row)
    }
  }

  /// Whether the pull of an edge starts at its base rest; how far before the end a footer begins to show
  /// anything is its own.
  private func measures(_ edge: Edge, after row: Int) -> Bool {
    edge == .header || fits(after: row) || contract.footer?.measure == .overscroll
  }

  private func restFault(_ sight: Sight, _ edge: Edge) -> String? {
    guard let progress = sight.look.progress, edges[edge].after(sight.row).phase == .idle,
      measures(edge, after: sight.row)
    else { return nil }
    let pull = max(0, seenPull(edge, after: sight.row), beyond(edge, after: sight.row))
    let trigger = (beyond(edge, after: sight.row) - pastLine(edge, after: sight.row)).magnitude
    guard trigger > contract.tolerance, pull <= contract.tolerance else { return nil }
    let isWrong = progress > contract.tolerance / trigger + grain
    return isWrong && isCurrent(edge, after: sight.row) ? "progress at rest" : nil
  }

  /// Past the trigger under a finger both are more than 0.
  private func pullFault(_ sight: Sight, _ edge: Edge) -> String? {
    let row = sight.row
    guard sight.isNews, let touch = touch(upTo: row), isTouched(after: row),
      isCurrent(edge, after: row),
      heedsPull(edge, touch, after: row), isPast(edge, after: row)
    else { return nil }
    let saw = sawRefresh(touch, edge, before: row + 1)
    if let progress = sight.look.progress, progress <= 0, sight.isTold, !saw,
      measures(edge, after: row), seenPull(edge, after: row) > 0
    {
      return "no progress past the trigger"
    }
    let isIgnored = saw && contract.header?.lateRelease == .ignored
    guard edge == .header, let alpha = sight.look.alpha, !isIgnored else { return nil }
    return alpha <= 0 ? "out of sight past the trigger" : nil
  }

  // MARK: Against the pull

  /// Where the progress goes against a pull that has gone the same way twice running: a control may lag by a
  /// frame.
  fileprivate func reversal(of edge: Edge, in sights: [Sight]) -> Int? {
    var points: [(touch: Int, pull: Double, progress: Double)] = []
    for sight in sights where sight.isNews {
      let row = sight.row
      guard let progress = sight.look.progress, isCurrent(edge, after: row),
        measures(edge, after: row)
      else { continue }
      guard let touch = touch(upTo: row), isTouched(after: row),
        !sawRefresh(touch, edge, before: row + 1), heedsPull(edge, touch, after: row)
      else {
        points = []
        continue
      }
      guard sight.isTold else { continue }
      let pull = max(0, seenPull(edge, after: row))
      if let last = points.last, last.touch == touch.start {
        if (pull - last.pull).magnitude <= contract.tolerance { continue }
        points.append((touch.start, pull, progress))
        if isReversal(points.suffix(3)) { return row }
      } else {
        points = [(touch.start, pull, progress)]
      }
    }
    return nil
  }

  private func isReversal(_ points: ArraySlice<(touch: Int, pull: Double, progress: Double)>)
    -> Bool
  {
    guard points.count == 3 else { return false }
    let (a, b, c) = (
      points[points.startIndex], points[points.startIndex + 1], points[points.startIndex + 2]
    )
    guard ((c.pull - b.pull) > 0) == ((b.pull - a.pull) > 0) else { return false }
    let followed = (c.progress - b.progress) * (c.pull > b.pull ? 1 : -1)
    return followed < -grain
  }
}

extension Phase {
  /// The texts that belong to it; `nil` where a control is on the way, and either look will do.
  fileprivate var name: KeyPath<PhaseTexts, [String]?>? {
    switch self {
    case .idle: \.idle
    case .pulling: \.pulling
    case .armed: \.armed
    case .refreshing: \.refreshing
    case .noMore: \.noMore
    case .settling, .ending, .disabled: nil
    }
  }
}
