import GestureTrace

extension NaiveRule {
  /// In a `prepend` and after it the visible content stays where it was.
  static let anchorKept = NaiveRule("anchor-kept") { facts in
    var row = 0
    while row < facts.indices.count {
      let watch = facts.isInsertion(row) ? facts.watch(insertion: row) : (end: row + 1, broken: nil)
      if let broken = watch.broken { return .violated("the rows in view have moved", at: broken) }
      row = watch.end
    }
    return .holds
  }
}

extension Facts {
  /// Whether rows come in above here, into a view that has a height.
  fileprivate func isInsertion(_ row: Int) -> Bool {
    guard case .world(.prepend) = event(row), layout.after(row).height > 0 else { return false }
    return grown(row) != 0
  }

  private func grown(_ row: Int) -> Double {
    layout.after(row).content - layout.before(row).content
  }

  /// Follows the rows in view for two seconds after an insertion: where that ends, and where they have moved.
  fileprivate func watch(insertion: Int) -> (end: Int, broken: Int?) {
    var anchor = offset.before(insertion) + grown(insertion)
    var last = insertion
    var awaitsShift = true
    for row in (insertion + 1)..<max(indices.count, insertion + 1) {
      let isNew = time(row) == time(insertion)
      if !isNew, time(row - 1) == time(insertion) {
        if isOff(offset.before(row), anchor, after: row - 1) { return (row, row - 1) }
        anchor = moved(anchor, to: offset.before(row), after: row - 1)
      }
      if time(row) > time(last) + Tick(seconds: 2) { return (row, nil) }
      if isNew, isInsertion(row) {
        anchor += grown(row)
        last = row
        awaitsShift = true
        continue
      }
      if endsAnchor(row) { return (row, nil) }
      awaitsShift = awaitsShift && isNew
      switch event(row) {
      case .outcome(.setOffset(let y, _, _)) where !isNew:
        if isOff(y, anchor, after: row) { return (row, row) }
        anchor = moved(anchor, to: y, after: row)
      case .outcome(.offset(let y, _)):
        // Right behind the insertion comes the shift itself.
        let isShift = awaitsShift && !isControlMove(row)
        awaitsShift = false
        if isShift { continue }
        switch (anchorMover(row), isNew) {
        case (.finger, _), (.app, _): anchor += y - offset.before(row)
        case (.control, false):
          if isOff(y, anchor, after: row) { return (row, row) }
          anchor = moved(anchor, to: y, after: row)
        case (.nothing, false): anchor = y
        case (.control, true), (.nothing, true): break
        }
      default: break
      }
    }
    let end = indices.count
    let isOver = time(end - 1) == time(insertion)
    return (end, isOver && isOff(offset.last, anchor, after: end - 1) ? end - 1 : nil)
  }

  /// What makes the place of the list another's doing.
  private func endsAnchor(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.begin(let edge)), .outcome(.fired(let edge, _)): contract.edge(edge) != nil
    case .outcome(.phase(let edge, let phase)): contract.edge(edge) != nil && phase.isUnderWay
    case .world(.prepend): true
    default: isGeometry(row) || isScroll(row) || touches.contains { $0.start == row }
    }
  }

  /// Whose move an offset is: momentum is the finger's, a frame of what the app or a control has set going
  /// theirs.
  private func anchorMover(_ row: Int) -> Cause {
    if isControlMove(row) { return .control(isAnimated: false) }
    guard case .outcome(.offset(_, .scroll)) = event(row) else { return .finger }
    if isFrameOfApp(row) { return .app }
    let mover = lastMover(upTo: row)
    return mover == .control(isAnimated: true) ? mover : .nothing
  }

  /// Whether a scroll of the app has gone on without a break up to `row`.
  private func isFrameOfApp(_ row: Int) -> Bool {
    guard scroller(before: row) == .app, let start = indices[..<row].last(where: isScroll) else {
      return false
    }
    var latest = time(start)
    for place in start...row {
      guard case .outcome(.offset(_, .scroll)) = event(place), !isControlMove(place) else {
        continue
      }
      if time(place) <= latest + twoFrames {
        latest = time(place)
      } else if place == row {
        return false
      }
    }
    return true
  }

  /// The range in which the list may stand: at the anchor, on the way from there into the legal range, or,
  /// past the rest of an edge in a refresh, anywhere on its way out to the hold.
  private func allowed(_ anchor: Double, after row: Int) -> ClosedRange<Double> {
    let (top, end) = (heldRest(.header, after: row), heldRest(.footer, after: row))
    let legal = min(max(anchor, top), end)
    var (least, most) = (min(anchor, legal), max(anchor, legal))
    let (baseTop, baseEnd) = (baseRest(.header, after: row), baseRest(.footer, after: row))
    if anchor < baseTop, edges.header.after(row).phase.isInRefresh {
      least = min(least, baseTop - mostHeld(.header, after: row))
      most = max(most, baseTop)
    }
    if anchor > baseEnd, edges.footer.after(row).phase.isInRefresh {
      least = min(least, baseEnd)
      most = max(most, baseEnd + mostHeld(.footer, after: row))
    }
    return least...most
  }

  private func isOff(_ y: Double, _ anchor: Double, after row: Int) -> Bool {
    let range = allowed(anchor, after: row)
    return max(range.lowerBound - y, y - range.upperBound) > contract.tolerance
  }

  /// Where the rows are held to stand after they have moved to `y`.
  private func moved(_ anchor: Double, to y: Double, after row: Int) -> Double {
    allowed(anchor, after: row).contains(y) ? y : anchor
  }
}
