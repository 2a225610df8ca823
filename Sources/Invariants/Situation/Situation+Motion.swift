internal import GestureTrace

extension Situation {
  /// The offset is `y` now.
  mutating func moved(to y: Double, _ kind: OffsetKind) -> Reading {
    turn.isTold = EdgePair(true)
    header.knowsOffset = true
    footer.knowsOffset = true
    offsetBefore = offset
    offset = y
    sightPlace = place
    lastChange = now
    header.measure(y)
    footer.measure(y)
    isGliding = kind == .glide
    if isDragging { touch.to = y }
    switch kind {
    case .drag: finger()
    case .glide, .rest:
      turn.glided = true
      momentum()
    case .scroll: break
    }
    if awaitsNotice, !(isLeaving && kind == .drag) { notice() }
    attribute(kind)
    return .motion(.offset(kind))
  }

  /// What is seen while an animation of the offset runs, and once when it is over.
  mutating func showed(_ y: Double) -> Reading {
    if !isAnimating {
      pace = nil
    } else if now > shownAt {
      pace = (y - shown) / (now - shownAt).seconds
    }
    shown = y
    sightPlace = place
    shownAt = now
    isAnimating = (y - offset).magnitude > 1e-6
    lastChange = now
    return .nothing
  }

  /// Tells writes of the control from motion of other causes.
  ///
  /// The offset that a write causes is the very next row; any other is a finger's, the model's, or a
  /// frame of a scroll that the app or a control has set going. A frame of the app's may also come right
  /// after an inset is written: unlike what that causes, it ends at no resting place.
  private mutating func attribute(_ kind: OffsetKind) {
    isControlMove = false
    guard kind == .scroll || kind == .drag, turn.writePlace.history + 1 == place.history,
      case .control(let animated) = turn.mover, !isAppsFrame(kind)
    else {
      if kind == .scroll, case .app = scroller { appScrolled() }
      if kind != .scroll {
        lastMotion = now
        if kind == .drag {
          lastMover = .finger
          stillSamples = 0
        }
      } else if case .none = turn.mover {
        lastMover = scroller
        turn.glided = true
      }
      if kind == .scroll, case .control = lastMover { lastControlMove = place.history }
      return
    }
    isControlMove = true
    lastControlMove = place.history
    guard !animated else { return }
    if turn.jumped == 0 { turn.expected = offsetBefore }
    turn.jumped += offset - offsetBefore
  }

  /// A frame of what the app has set going.
  private mutating func appScrolled() {
    lastScroll = now
    if now - lastAppScroll <= twoFrames { lastAppScroll = now }
  }

  /// Whose the latest change of the offset was, of this kind: what the app or a control has set going is
  /// theirs, and momentum is the finger's.
  func mover(of kind: OffsetKind) -> Mover {
    if isControlMove { return .control(animated: false) }
    guard kind == .scroll else { return .finger }
    if case .app = scroller, lastAppScroll == now { return .app }
    if case .control(animated: true) = lastMover { return lastMover }
    return .none
  }

  private func isAppsFrame(_ kind: OffsetKind) -> Bool {
    guard kind == .scroll, case .app = scroller, turn.insetIsLatest else { return false }
    return now - lastScroll <= twoFrames && offset != layout.heldTop && offset != layout.heldEnd
  }

  /// A sample under the finger.
  private mutating func finger() {
    guard isDragging || isLeaving else { return }
    var isOwn = false
    if case .finger = turn.mover { isOwn = true }
    if isOwn {
      turn.fingerMoved = true
      touch.to = offset
      head(for: heading)
    }
    if header.exists {
      if turn.fingerMoved, offset < layout.baseTop { touch.header.moved = true }
      Self.sample(&touch.header, header, place, isOutward: isOwn && offset < offsetBefore)
      if isLeaving { Self.leave(&touch.header, header, decides: !touch.cancelled) }
    }
    if footer.exists {
      if turn.fingerMoved, offset > min(layout.baseEnd, footer.line) { touch.footer.moved = true }
      Self.sample(&touch.footer, footer, place, isOutward: isOwn && offset > offsetBefore)
      if isLeaving { Self.leave(&touch.footer, footer, decides: !touch.cancelled) }
    }
  }

  /// The finger or its momentum has moved the content towards `edge`, if anywhere.
  private mutating func head(for edge: Edge?) {
    guard let edge else { return }
    touch.heading = edge
    touch.hasGone[edge] = true
  }

  private static func sample(
    _ pull: inout Touch.Pull, _ edge: EdgeState, _ place: Place, isOutward: Bool
  ) {
    let isPast = edge.meets(edge.past)
    pull.deepest = max(pull.deepest, edge.past)
    if !isPast {
      pull.hasApproached = false
    } else if isOutward, !pull.hasApproached {
      pull.approach(at: place)
    }
    if isPast, edge.firesNow == .crossing { crossed(&pull, place) }
  }

  /// The edge towards which the content has just moved; `nil` where it has not.
  private var heading: Edge? {
    offset == offsetBefore ? nil : offset < offsetBefore ? .header : .footer
  }

  /// A sample of momentum: it may cross where the contract declares that.
  ///
  /// A finger that has not moved gave none: what moves on is the bounce that it caught.
  private mutating func momentum() {
    guard touch.hasMoved, !isDragging, !touch.cancelled else { return }
    let edge = carried()
    if let edge {
      touch.to = offset
      head(for: edge)
    }
    if header.momentum { glided(&touch.header, header, isOutward: edge == .header) }
    // Where content that fits the view loads in a way of its own, momentum is no part of it.
    if footer.momentum, footer.firesNow == footer.fires {
      glided(&touch.footer, footer, isOutward: edge == .footer)
    }
  }

  /// The edge towards which momentum has just moved the content; `nil` where a spring did, or nothing.
  private mutating func carried() -> Edge? {
    guard let heading else { return nil }
    let isBeyond = layout.excess(offsetBefore) > 1e-6
    let isInward = isBeyond && (heading == .footer) == (offsetBefore < layout.heldTop)
    switch touch.flight {
    case .none:
      if isInward { touch.flight = .spring(heading) }
      if isBeyond { return isInward ? nil : heading }
    case .spring(let edge) where edge == heading: if isBeyond { return nil }
    case .momentum(let edge) where edge == heading: if isInward { return nil }
    case .spring, .momentum, .over:
      touch.flight = .over
      return nil
    }
    touch.flight = .momentum(heading)
    return heading
  }

  /// The range is to be another: a spring that is still on its way loses the edge that it was made for.
  mutating func rangeChanges() {
    guard !isDragging, layout.excess(offset) > 1e-6 else { return }
    switch touch.flight {
    case .none, .spring: touch.flight = .over
    case .momentum, .over: break
    }
  }

  private func glided(_ pull: inout Touch.Pull, _ edge: EdgeState, isOutward: Bool) {
    guard edge.meets(edge.past) else {
      if edge.isUnlimited { pull.hasApproached = false }
      return
    }
    Self.crossed(&pull, place)
    guard isOutward else { return }
    // What goes on outward beyond an end was brought there by the finger, which approached or did not.
    if case .none = touch.flight { return }
    let hasLoaded = pull.charged > 0 || pull.taken > 0
    if !pull.hasApproached, !hasLoaded || edge.isUnlimited { pull.approach(at: place) }
  }

  private static func crossed(_ pull: inout Touch.Pull, _ place: Place) {
    if pull.crossed == nil { pull.crossed = place }
    pull.lastPast = place.time
  }

  /// The first offset notification after a finger has left.
  private mutating func notice() {
    awaitsNotice = false
    if touch.left != nil, touch.noticed == nil { touch.noticed = now }
    for index in earlier.indices where earlier[index].noticed == nil {
      earlier[index].noticed = now
    }
  }

  /// Notes what the release was worth at one edge; that of a cancel, or of a finger that has not moved,
  /// decides nothing.
  static func leave(_ pull: inout Touch.Pull, _ edge: EdgeState, decides: Bool) {
    pull.pastAtLeave = edge.past
    pull.released = decides && edge.firesNow == .release && edge.meets(edge.past)
    pull.wasAvailable = edge.isAvailable
  }
}
