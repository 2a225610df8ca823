import GestureTrace

extension NaiveRule {
  /// In idle, pulling and armed an edge that fires at release is armed exactly when it is past its trigger,
  /// after each instant in which a finger moved the content; at rest none is armed.
  static let phaseMatchesOffset = NaiveRule("phase-matches-offset") { facts in
    for instant in facts.instants {
      for edge in facts.attachable {
        if facts.isWronglyArmed(edge, in: instant) {
          return .violated("the phase of the \(edge) does not match the offset", at: instant.last)
        }
        if facts.isArmedAtRest(edge, in: instant) {
          return .violated("the \(edge) is armed at rest", at: instant.last)
        }
      }
    }
    for edge in facts.attachable {
      for row in facts.callbacks(of: edge) where facts.isEarly(edge, at: row) {
        return .violated("the \(edge) fired before the crossing", at: row)
      }
    }
    return .holds
  }
}

extension Facts {
  fileprivate func isWronglyArmed(_ edge: Edge, in instant: Instant) -> Bool {
    let row = instant.last
    guard let touch = touch(upTo: row), isTouched(after: row), firing(edge, after: row) == .release,
      layout.after(row).height > 0, isTold(edge, in: instant)
    else { return false }
    // What a touch freezes before it moves says nothing.
    let hasMoved = instant.rows.contains { touch.moves.contains($0) }
    guard hasMoved || !instant.rows.contains(touch.start), heedsPull(edge, touch, after: row),
      !sawRefresh(touch, edge, before: row + 1)
    else { return false }
    return (edges[edge].after(row).phase == .armed) != isPast(edge, after: row)
  }

  /// Whether the controls were told of the offset in an instant, and nothing has come since that makes it
  /// count otherwise.
  func isTold(_ edge: Edge, in instant: Instant) -> Bool {
    let told = instant.rows.last {
      if case .outcome(.offset) = event($0) { true } else { false }
    }
    guard let told else { return false }
    return !(told..<instant.rows.upperBound).contains { isNews($0, edge) }
  }

  /// Whether the offset counts otherwise from here on.
  func isNews(_ row: Int, _ edge: Edge) -> Bool {
    switch event(row) {
    case .world(.attach(edge)), .world(.detach(edge)): return true
    case .world(.enable(edge, _)), .world(.hide(edge, _)):
      return isAvailable(edge, after: row) != isAvailable(edge, after: row - 1)
    case .world(.reset): return edge == .footer
    case .outcome(.phase(.header, let phase)):
      return edge == .footer && contract.header?.clearsNoMore == true && phase.isUnderWay
        && !edges.header.before(row).phase.isUnderWay
    default: return isGeometry(row) || touches.contains { $0.start == row }
    }
  }

  /// Whether a pull under a touch would count at an edge.
  func heedsPull(_ edge: Edge, _ touch: Touch, after row: Int) -> Bool {
    guard isAvailable(edge, after: row), openLoad(of: edge, after: row) == nil,
      [.idle, .pulling, .armed].contains(edges[edge].after(row).phase),
      contract.overlap != .ignored || !isBusy(edge.opposite, after: row)
    else { return false }
    if edge == .footer, fits(after: row) { return contract.footer?.short == .pull }
    return edge == .footer || contract.header?.startAtTop != true || beganAtTop(touch)
  }

  fileprivate func isArmedAtRest(_ edge: Edge, in instant: Instant) -> Bool {
    let row = instant.last
    guard edges[edge].after(row).phase == .armed, edges[edge].after(row).isAttached,
      isAtRest(after: instant)
    else { return false }
    if isAppsPlace(after: row), isPast(edge, after: row) { return false }
    guard !isSettled(instant) else { return true }
    // Imposed offsets may have it where it cannot rest, until the next sample.
    if awaitsSample(instant) { return false }
    return touch(upTo: row).map { !isDue($0, edge, at: instant.until, after: row) } ?? true
  }

  /// Whether imposed offsets have the list where it cannot rest, so that another sample is to come.
  func awaitsSample(_ instant: Instant) -> Bool {
    history.drive == .offset && !isTouched(after: instant.last) && !isSettled(instant)
      && excess(after: instant.last) > contract.tolerance
  }

  fileprivate func isEarly(_ edge: Edge, at row: Int) -> Bool {
    guard event(row) == .outcome(.fired(edge, .user)), firing(edge, after: row) == .crossing,
      !isTapped(edge, at: row),
      !(edge == .footer && isFilling(at: row)),
      let touch = charged[edge][row] ?? blamed(edge, at: row)
    else { return false }
    return pulls[edge][touch.start]?.crossings.contains { $0 < row } != true
  }
}
