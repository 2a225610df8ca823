import GestureTrace

extension NaiveRule {
  /// An end, begin or content change that needs no correction leaves a running momentum as it was.
  static let keepsInertia = NaiveRule("keeps-inertia") { facts in
    guard facts.history.drive == .finger else { return .notApplicable("offsets are imposed") }
    for row in facts.indices {
      if let flight = facts.flight(foundBy: row),
        let broken = facts.disturbance(of: flight, by: row)
      {
        return .violated("the list did not glide on", at: broken)
      }
    }
    return .holds
  }
}

/// A momentum that a deed finds under way.
private struct Flight {
  /// Points a second, negative towards the top.
  let speed: Double
  /// The middle between its last two samples, in seconds.
  let middle: Double
  /// How far off the speed may be, since offsets are whole pixels and times whole microseconds.
  let blur: Double
  /// The range as it was at the last sample.
  let range: ClosedRange<Double>
}

extension Facts {
  /// The part of its speed that momentum loses in a second at most: 1000 · ln 0.99, of UIKit's fast
  /// deceleration.
  private var fastestLoss: Double { 10.05 }

  private func range(after row: Int) -> ClosedRange<Double> {
    let top = heldRest(.header, after: row)
    return top...max(top, heldRest(.footer, after: row))
  }

  /// The momentum inside the range that a begin, an end, or a change of the content finds at `row`.
  fileprivate func flight(foundBy row: Int) -> Flight? {
    guard isDeed(row), let start = flightStart(before: row), isFree(from: start, to: row),
      let flight = lastPace(from: start, before: row)
    else { return nil }
    let patience = twoFrames + twoFrames
    let left = flight.speed.magnitude * (1 - fastestLoss * patience.seconds)
    // Momentum ends at 10 pt/s.
    return left > 10 + 2 * flight.blur ? flight : nil
  }

  private func isDeed(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.begin(let edge)), .world(.end(let edge, _)): contract.edge(edge) != nil
    case .world(.content), .world(.prepend): true
    default: false
    }
  }

  /// Where the finger has left, or last moved, the list.
  private func flightStart(before row: Int) -> Int? {
    indices[..<row].last { place in
      if case .outcome(.offset(_, .drag)) = event(place) { return true }
      return touches.contains { $0.end == place }
    }
  }

  /// Whether a flight has never been past an edge, and no rows that came in above have shifted it.
  private func isFree(from start: Int, to row: Int) -> Bool {
    guard excess(after: start) <= 0 else { return false }
    return shift(from: start, to: row) == 0
      && (start..<row).allSatisfy { place in
        guard case .outcome(.offset(let y, .glide)) = event(place) else { return true }
        return range(after: place).contains(y)
      }
  }

  /// Points by which rows that came in above have shifted a flight, its edges included.
  private func shift(from start: Int, to row: Int) -> Double {
    (start..<row).map { place in
      guard case .world(.prepend) = event(place) else { return 0 }
      return layout.after(place).content - layout.before(place).content
    }.reduce(0, +)
  }

  /// The speed between the last two samples before `row`, if those tell it and are not old.
  private func lastPace(from start: Int, before row: Int) -> Flight? {
    let glides = (start..<row).filter(isGlide)
    guard let last = glides.last, glides.count > 1, time(row) <= time(last) + twoFrames,
      !(last..<row).contains(where: breaksSamples)
    else { return nil }
    guard let flight = pace(from: glides[glides.count - 2], to: last) else { return nil }
    // By now it may have met an edge, of which no sample tells.
    let place = offset.after(last) + flight.speed * (time(row) - time(last)).seconds
    return flight.range.contains(place) ? flight : nil
  }

  private func isGlide(_ row: Int) -> Bool {
    if case .outcome(.offset(_, .glide)) = event(row) { true } else { false }
  }

  /// The speed between two samples; `nil` where something has come between them.
  private func pace(from first: Int, to last: Int) -> Flight? {
    guard time(last) > time(first), !(first..<last).contains(where: breaksSamples) else {
      return nil
    }
    let seconds = (time(last) - time(first)).seconds
    let scale = history.header.scene.scale
    let speed = (offset.after(last) - offset.after(first)) / seconds
    return Flight(
      speed: speed, middle: time(first).seconds + seconds / 2,
      blur: ((scale > 0 ? 1 / scale : 0) + speed.magnitude * 1e-6) / seconds,
      range: range(after: last))
  }

  /// Whether the samples before a row are no measure for those after it.
  private func breaksSamples(_ row: Int) -> Bool {
    switch event(row) {
    case .outcome(.offset(_, .scroll)), .outcome(.offset(_, .rest)): true
    case .outcome(.setOffset): !isFoundBefore(row)
    default: endsFlight(row)
    }
  }

  /// Whether a deed of the last four frames is still to be judged, so that a write is one after it.
  private func isFoundBefore(_ row: Int) -> Bool {
    let span = twoFrames + twoFrames
    return indices[..<row].reversed().prefix { time(row) <= time($0) + span }
      .contains { isDeed($0) && flight(foundBy: $0) != nil }
  }

  private func endsFlight(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.resize), .world(.scrollTo), .world(.leave), .world(.comeBack): true
    default: touches.contains { $0.start == row || $0.end == row }
    }
  }

  /// Where a flight does not go on after a deed; `nil` where it does, or nobody can tell.
  fileprivate func disturbance(of flight: Flight, by deed: Int) -> Int? {
    guard let start = flightStart(before: deed) else { return nil }
    let deadline = time(deed) + twoFrames + twoFrames
    var last: Int? = indices[..<deed].last(where: isGlide)
    for instant in instants where instant.last >= deed {
      for row in instant.rows where row > deed {
        if endsFlight(row) || isNewInset(row) { return nil }
        if time(row) != time(deed), self.flight(foundBy: row) != nil { return nil }
        guard case .outcome(.offset(let y, let kind)) = event(row) else { continue }
        switch kind {
        case .drag: return nil
        case .rest: return isAtEdge(after: row) ? nil : row
        case .scroll:
          last = nil
          guard isControlMove(row), (y - offset.before(row)).magnitude > contract.tolerance else {
            continue
          }
          return excess(offset.before(row), after: row) == 0 ? row : nil
        case .glide:
          guard range(after: row).contains(y) else { return nil }
          if let before = last, time(before) >= time(deed), time(row) > time(before) {
            let shift = shift(from: start, to: row)
            if shift != 0, !flight.range.contains(y - shift) { return nil }
            return pace(from: before, to: row).map { isOff($0, from: flight) } == true ? row : nil
          }
          last = row
        }
      }
      if excess(after: instant.last) > 0 { return nil }
      if instant.until > deadline { return isAtEdge(after: instant.last) ? nil : instant.last }
    }
    let end = indices.count - 1
    return history.ending == .settled && !isAtEdge(after: end) ? end : nil
  }

  private func isNewInset(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.inset), .world(.assignInset), .world(.safeArea): true
    default: false
    }
  }

  /// Whether the list stands where momentum may stop.
  private func isAtEdge(after row: Int) -> Bool {
    let range = range(after: row)
    let y = offset.after(row)
    return min(y - range.lowerBound, range.upperBound - y) <= contract.tolerance
  }

  /// Whether a speed is not that of a flight, less what momentum loses by itself.
  private func isOff(_ now: Flight, from before: Flight) -> Bool {
    let blur = before.blur + now.blur
    let speed = now.speed * (before.speed < 0 ? -1 : 1)
    let kept = 1 - fastestLoss * (now.middle - before.middle)
    return speed > before.speed.magnitude + blur || speed < before.speed.magnitude * kept - blur
  }
}
