import GestureTrace

/// What one touch did to one edge.
struct Pull {
  /// Rows after which the content was past the line, of a touch that decides by being there: under the
  /// finger where it fires at crossing, by momentum where that is declared.
  var crossings: [Int] = []
  /// The first movements outward past the line, and again after leaving the zone behind it.
  var approaches: [Int] = []
  /// Samples of the finger past the edge's base rest, or in the footer's zone.
  var moves: [Int] = []
}

extension Facts {
  /// How an edge fires as the content stands after `row`.
  func firing(_ edge: Edge, after row: Int) -> Firing {
    if edge == .footer, let footer = contract.footer, fits(after: row) { return footer.shortFires }
    return contract.edge(edge)?.fires ?? .release
  }

  /// Whether the footer fills the view by itself as the content stands after `row`.
  func fills(after row: Int) -> Bool {
    contract.footer?.short == .fill && fits(after: row)
  }

  /// What a touch did to an edge, given whether a load of it had fired before a row.
  func pull(of touch: Touch, at edge: Edge, hasLoaded: (Int) -> Bool) -> Pull {
    var pull = Pull()
    guard contract.edge(edge) != nil else { return pull }
    var isInZone = false
    var fingerMoved = false
    for (place, row) in touch.samples.enumerated() {
      let isMove = touch.moves.contains(row)
      if place > 0, time(touch.samples[place - 1]) != time(row) { fingerMoved = false }
      fingerMoved = fingerMoved || isMove
      if fingerMoved, isInside(edge, after: row) { pull.moves.append(row) }
      guard isPast(edge, after: row) else {
        isInZone = false
        continue
      }
      if firing(edge, after: row) == .crossing { pull.crossings.append(row) }
      guard isMove, isOutward(row, edge), !isInZone else { continue }
      isInZone = true
      pull.approaches.append(row)
    }
    if isCarriedOn(touch, edge) { coast(touch, edge, isInZone, hasLoaded, &pull) }
    return pull
  }

  /// Whether momentum of the touch counts at an edge.
  private func isCarriedOn(_ touch: Touch, _ edge: Edge) -> Bool {
    guard touch.hasMoved, !touch.isCancelled else { return false }
    return edge == .header
      ? contract.header?.momentum == true : contract.footer?.momentum == true
  }

  /// Adds what the momentum of a touch does.
  private func coast(
    _ touch: Touch, _ edge: Edge, _ wasInZone: Bool, _ hasLoaded: (Int) -> Bool, _ pull: inout Pull
  ) {
    let isUnlimited = edge == .footer && contract.footer?.repeat == .unlimited
    let carried = carried(touch)
    var isInZone = wasInZone
    for row in touch.glides {
      // Where content that fits the view loads in a way of its own, momentum is no part of it.
      if edge == .footer, firing(edge, after: row) != contract.footer?.fires { continue }
      guard isPast(edge, after: row) else {
        if isUnlimited { isInZone = false }
        continue
      }
      pull.crossings.append(row)
      // What goes on outward beyond an end was brought there by the finger, which approached or did not.
      guard let way = carried[row], way.edge == edge, way.isFlight, !isInZone,
        isUnlimited || !hasLoaded(row)
      else { continue }
      isInZone = true
      pull.approaches.append(row)
    }
  }

  private func isOutward(_ row: Int, _ edge: Edge) -> Bool {
    let change = offset.after(row) - offset.before(row)
    return edge == .header ? change < 0 : change > 0
  }

  /// Whether the content is past the base rest at the top, or past the nearer of the footer's end and
  /// line.
  private func isInside(_ edge: Edge, after row: Int) -> Bool {
    let beyond = beyond(edge, after: row)
    return edge == .header ? beyond > 0 : beyond > 0 || pastLine(edge, after: row) > 0
  }

  /// The rows at which momentum moved the content, and towards which edge; a spring that brings it back
  /// to its range is nobody's wish, nor is what moves after it has turned round.
  func carried(_ touch: Touch) -> [Int: (edge: Edge, isFlight: Bool)] {
    enum Flight { case none, over, spring(Edge), momentum(Edge) }
    var flight = Flight.none
    var carried: [Int: (edge: Edge, isFlight: Bool)] = [:]
    // A finger that has not moved, or was taken away, gave no momentum.
    guard let end = touch.end, touch.hasMoved, !touch.isCancelled else { return [:] }
    for row in end..<touch.next {
      if changesRange(row), excess(after: row) > 1e-6 || excess(before: row) > 1e-6 {
        switch flight {
        case .none, .spring: flight = .over
        case .momentum, .over: break
        }
      }
      let change = offset.after(row) - offset.before(row)
      guard touch.glides.contains(row), change != 0 else { continue }
      let heading = change < 0 ? Edge.header : .footer
      let (place, top) = (offset.before(row), heldRest(.header, after: row))
      let isBeyond = excess(before: row) > 1e-6
      let isInward = isBeyond && (heading == .footer) == (place < top)
      switch flight {
      case .none where isBeyond:
        if isInward { flight = .spring(heading) } else { carried[row] = (heading, false) }
        continue
      case .spring(heading) where isBeyond: continue
      case .momentum(heading) where isInward: continue
      case .none, .spring(heading), .momentum(heading): break
      case .spring, .momentum, .over:
        flight = .over
        continue
      }
      flight = .momentum(heading)
      carried[row] = (heading, true)
    }
    return carried
  }

  private func changesRange(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.inset), .world(.assignInset), .world(.safeArea), .world(.content),
      .world(.prepend),
      .world(.resize):
      true
    case .outcome(.setInset): insets.before(row).current != insets.after(row).current
    default: false
    }
  }

  /// Points outside the legal range.
  func excess(after row: Int) -> Double { excess(offset.after(row), after: row) }
  /// The same of where the list stood before `row`, in the range as it was then.
  func excess(before row: Int) -> Double {
    row == 0 ? 0 : excess(offset.before(row), after: row - 1)
  }

  /// The same of any place.
  func excess(_ place: Double, after row: Int) -> Double {
    max(0, heldRest(.header, after: row) - place, place - heldRest(.footer, after: row))
  }
}
