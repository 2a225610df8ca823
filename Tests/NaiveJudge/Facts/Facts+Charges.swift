import GestureTrace

/// How a finger left one edge.
struct Leave {
  /// Points past the line.
  let past: Double
  /// Whether it let go past the line of an edge that fires at release.
  let isReleased: Bool
  /// Whether the edge was enabled, visible and attached.
  let isAvailable: Bool
}

extension Facts {
  func isAvailable(_ edge: Edge, after row: Int) -> Bool {
    let state = edges[edge].after(row)
    return state.isAttached && state.isEnabled && !state.isHidden
  }

  /// How a touch left an edge, as far as is known before `row`: after the lift's own move.
  func leave(_ touch: Touch, _ edge: Edge, before row: Int = .max) -> Leave? {
    guard let end = touch.end, end < row else { return nil }
    let last = touch.samples.last { $0 > end && $0 < row } ?? end
    let decides = !touch.isCancelled && (touch.hasMoved || last > end)
    return Leave(
      past: pastLine(edge, after: last),
      isReleased: decides && firing(edge, after: last) == .release && isPast(edge, after: last),
      isAvailable: isAvailable(edge, after: last))
  }

  /// Whether a touch meets the contract of an edge, as far as is known before `row`.
  func meets(_ touch: Touch, _ edge: Edge, before row: Int) -> Bool {
    let isTaken = touch.isCancelled && (touch.end ?? .max) < row
    guard !isTaken else { return false }
    return leave(touch, edge, before: row)?.isReleased == true
      || pulls[edge][touch.start]?.crossings.contains { $0 < row } == true
  }

  /// Whether a callback at `row` comes within the delay of a deciding event of a touch.
  func decides(_ touch: Touch, _ edge: Edge, at row: Int) -> Bool {
    isDue(touch, edge, at: time(row), after: row - 1)
  }

  /// Whether a callback at `instant` would come within the delay of a deciding event of a touch, as far as is
  /// known after `row`.
  func isDue(_ touch: Touch, _ edge: Edge, at instant: Tick, after row: Int) -> Bool {
    guard touch.start <= row else { return false }
    let crossings = pulls[edge][touch.start]?.crossings ?? []
    if let last = crossings.last(where: { $0 <= row }), instant <= time(last) + patience(of: edge) {
      return true
    }
    guard firing(edge, after: row) == .release, let end = touch.end, end <= row else {
      return false
    }
    guard let notice = notice(of: touch), notice <= row else { return true }
    return instant <= time(notice) + patience(of: edge)
  }

  /// Whether a touch that was let go past the line after `end` decides at `row`.
  func isReleased(_ edge: Edge, after end: Int, at row: Int) -> Bool {
    touches.contains { touch in
      guard let left = touch.end, left > end, decides(touch, edge, at: row) else { return false }
      return leave(touch, edge, before: row)?.isReleased == true
    }
  }

  /// Whether a callback of the footer is a tap's, as declared.
  func isTapped(_ edge: Edge, at row: Int) -> Bool {
    guard edge == .footer, contract.footer?.tap == true else { return false }
    let tap = indices[..<row].last {
      event($0) == .world(.tap(.footer)) && edges.footer.before($0).isAttached
    }
    guard let tap else { return false }
    return time(row) <= time(tap) + patience(of: .footer)
  }

  /// Whether a load of a touch has fired before `row`: one that is charged to it, or one by tap or begin that
  /// came after it had approached.
  func hasLoaded(_ touch: Touch, _ edge: Edge, before row: Int) -> Bool {
    callbacks(of: edge).contains { callback in
      guard touch.start < callback, callback < row else { return false }
      if charged[edge][callback]?.start == touch.start { return true }
      let isAsked =
        event(callback) == .outcome(.fired(edge, .code)) || isTapped(edge, at: callback)
      return isAsked && callback < touch.next
        && pulls[edge][touch.start]?.approaches.contains { $0 < callback } == true
    }
  }

  /// Of each callback by the user, by its row: the touch that it is charged to.
  ///
  /// Of several whose deciding event precedes it within the delay: the oldest that no load has come of (of
  /// crossings the latest, which is going on), then the oldest that meets the contract and has no callback
  /// yet, then the latest.
  func chargedTouches(of edge: Edge) -> [Int: Touch] {
    var charged: [Int: Touch] = [:]
    var taken: [Int: Int] = [:]
    for row in callbacks(of: edge) {
      let isAsked = event(row) == .outcome(.fired(edge, .code)) || isTapped(edge, at: row)
      if event(row) == .outcome(.fired(edge, .user)), !(edge == .footer && fills(after: row)) {
        let deciding = touches.filter { decides($0, edge, at: row) }
        let free = deciding.filter { touch in
          meets(touch, edge, before: row) && !charged.values.contains { $0.start == touch.start }
        }
        let unanswered = free.filter { touch in
          let leave = leave(touch, edge, before: row)
          let approaches = pulls[edge][touch.start]?.approaches.count { $0 < row } ?? 0
          let hasCrossed = pulls[edge][touch.start]?.crossings.contains { $0 < row } == true
          return leave?.isReleased == true && leave?.isAvailable == true
            || hasCrossed && approaches > taken[touch.start, default: 0]
        }
        let isCrossing = firing(edge, after: row) == .crossing
        let best = isCrossing ? unanswered.last : unanswered.first
        charged[row] = best ?? free.first ?? deciding.last
      }
      if isAsked, let touch = touch(upTo: row) {
        taken[touch.start] = pulls[edge][touch.start]?.approaches.count { $0 < row } ?? 0
      }
    }
    return charged
  }
}
