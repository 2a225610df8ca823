import GestureTrace

/// What may be behind a change of the offset.
enum Cause: Hashable {
  case nothing, finger, app
  case control(isAnimated: Bool)
}

extension Facts {
  /// Who acted last before `row` in its instant.
  static func cause(of row: Int, in history: WholeHistory) -> Cause {
    let rows = history.rows
    for earlier in rows[..<row].indices.reversed() {
      guard rows[earlier].row.time == rows[row].row.time else { return .nothing }
      switch rows[earlier].row.event {
      case .world(.note): continue
      // What the offset does in answer to a touch alone is a freeze.
      case .world(.touch): return history.drive == .finger ? .nothing : .app
      case .world(.move), .world(.lift), .world(.drag), .world(.release), .world(.glide):
        return .finger
      case .world: return .app
      case .outcome(.setInset(_, let duration, _)), .outcome(.setOffset(_, let duration, _)):
        return .control(isAnimated: duration > 0)
      default: continue
      }
    }
    return .nothing
  }

  /// Who last moved the content, or changed its range, up to `row`.
  func lastMover(upTo row: Int) -> Cause {
    for place in indices[..<(row + 1)].reversed() {
      switch event(place) {
      case .outcome(.setInset(_, let duration, _)), .outcome(.setOffset(_, let duration, _)):
        return .control(isAnimated: duration > 0)
      case .outcome(.offset(_, .drag)) where !isControlMove(place): return .finger
      case .outcome(.offset(_, .scroll)) where Self.cause(of: place, in: history) == .nothing:
        return scroller(before: place)
      default: if isGeometry(place) || isScroll(place) { return .app }
      }
    }
    return .nothing
  }

  /// Whether the app, and nobody after it, has put the list where it is, or its range elsewhere.
  func isAppsPlace(after row: Int) -> Bool { lastMover(upTo: row) == .app }

  /// Who last set an animated scroll going, before `row`.
  func scroller(before row: Int) -> Cause {
    for place in indices[..<row].reversed() {
      switch event(place) {
      case .world(.scrollTo): return .app
      case .outcome(.setOffset(_, let duration, _)) where duration > 0:
        return .control(isAnimated: true)
      default: continue
      }
    }
    return .nothing
  }

  /// Whether a row is the offset that a control's write has caused: the very next one.
  func isControlMove(_ row: Int) -> Bool {
    guard row > 0, case .outcome(.offset(_, let kind)) = event(row),
      kind == .scroll || kind == .drag,
      time(row - 1) == time(row)
    else { return false }
    switch event(row - 1) {
    case .outcome(.setOffset): return true
    case .outcome(.setInset): return !(kind == .scroll && isFrameBesideWrite(row))
    default: return false
    }
  }

  /// Whether the offset behind a write of the inset is a frame of a scroll of the app's that goes on: unlike
  /// what the write causes, that ends at no resting place.
  private func isFrameBesideWrite(_ row: Int) -> Bool {
    guard scroller(before: row) == .app, let start = indices[..<row].last(where: isScroll) else {
      return false
    }
    let isRecent = indices[start..<row].contains { place in
      guard case .outcome(.offset(_, .scroll)) = event(place), !isControlMove(place) else {
        return false
      }
      return time(row) <= time(place) + twoFrames
    }
    let y = offset.after(row)
    return isRecent && y != heldRest(.header, after: row) && y != heldRest(.footer, after: row)
  }

  /// Whether the app or the system has changed geometry or scrolled in the instant of `row`, before it.
  func isAppsInstant(upTo row: Int) -> Bool {
    (instant(of: row).lowerBound..<row).contains { isGeometry($0) || isScroll($0) }
  }

  func isGeometry(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.inset), .world(.assignInset), .world(.safeArea), .world(.content),
      .world(.prepend),
      .world(.resize):
      true
    default: false
    }
  }

  func isScroll(_ row: Int) -> Bool {
    if case .world(.scrollTo) = event(row) { true } else { false }
  }
}
