internal import GestureTrace

extension Situation {
  /// Slower than this at the lift counts as held, pt/s (scroll-semantics.md §2.3, `minimumFling`).
  private static let minimumFling = 250.0
  /// Speeds between samples that a release's velocity is estimated from (§2.4).
  private static let velocitySamples = 3
  /// A finger without a sample for so long has no velocity (§2.4).
  private static let heldSpan = Tick(microseconds: 100_000)
  /// Touches that are remembered, for callbacks that come late.
  private static let memory = 3

  mutating func touched(by finger: Int) -> Step {
    guard drive == .finger else { return .nothing }
    if !fingers.contains(finger) { fingers.append(finger) }
    guard !isDragging else { return .fingerMoved }
    let step = began()
    // What the offset does in answer to a touch alone is a freeze, not the finger's move.
    turn.mover = .none
    return step
  }

  mutating func lifted(_ finger: Int) -> Step {
    guard drive == .finger, isDragging else { return .nothing }
    turn.mover = .finger
    fingers.removeAll { $0 == finger }
    guard fingers.isEmpty else { return .fingerMoved }
    return ended(cancelled: false, held: isHeld)
  }

  /// Whether the finger has no velocity: its last sample is old, or the last three show no motion.
  private var isHeld: Bool {
    now - lastSample >= Self.heldSpan || stillSamples >= Self.velocitySamples
  }

  mutating func cancelled() -> Step {
    fingers.removeAll()
    guard isDragging else { return .nothing }
    return ended(cancelled: true, held: true)
  }

  /// A move or a drag sample: the finger's doing.
  mutating func dragged(_ mover: Mover) -> Step {
    stillSamples += 1
    lastSample = now
    lastDeed = now
    lastChange = now
    hasDeeds = true
    turn.mover = mover
    return isDragging ? .fingerMoved : .nothing
  }

  /// An imposed sample with the finger down; the first one begins a touch.
  mutating func drag() -> Step {
    let step = dragged(.finger)
    guard drive == .offset, !isDragging else { return step }
    return began()
  }

  /// An imposed sample without a finger.
  mutating func glided() -> Step {
    _ = dragged(.finger)
    return drive == .offset && !isDragging ? .glided : .nothing
  }

  mutating func released(velocity: Double?) -> Step {
    guard drive == .offset else { return .nothing }
    if !isDragging { _ = began() }
    turn.mover = .finger
    let held = velocity.map { $0.magnitude < Self.minimumFling } ?? false
    let step = ended(cancelled: false, held: held || isHeld)
    // Observers are told the release's own offset once more, finger up, without a row.
    touch.noticed = now
    awaitsNotice = false
    return step
  }

  private mutating func began() -> Step {
    if touch.number > 0 {
      if earlier.count == Self.memory { earlier.removeFirst() }
      earlier.append(touch)
    }
    isDragging = true
    isLeaving = false
    turn.touchBegan = true
    turn.mover = .finger
    let number = touch.number + 1
    touch = Touch()
    touch.number = number
    touch.began = place
    touch.beganAtTop =
      (offset - layout.baseTop).magnitude <= contract.tolerance && !isAnimating
      && now - lastMotion >= twoFrames
    touch.header.beganInRefresh = header.phase.isInRefresh || header.isLoading
    touch.footer.beganInRefresh = footer.phase.isInRefresh || footer.isLoading
    touch.header.sawRefresh = touch.header.beganInRefresh
    touch.footer.sawRefresh = touch.footer.beganInRefresh
    touch.header.isInside = header.meets(header.past)
    touch.footer.isInside = footer.meets(footer.past)
    if touch.header.isInside { touch.header.entries = 1 }
    if touch.footer.isInside { touch.footer.entries = 1 }
    return .touchBegan
  }

  private mutating func ended(cancelled: Bool, held: Bool) -> Step {
    isDragging = false
    isLeaving = !cancelled
    touch.left = place
    touch.cancelled = cancelled
    touch.wasHeld = held
    awaitsNotice = true
    Self.leave(&touch.header, header, cancelled: cancelled)
    Self.leave(&touch.footer, footer, cancelled: cancelled)
    return .touchEnded(cancelled: cancelled)
  }

  /// The touch that a callback at this instant is charged to (invariants.md, "Touch sequence").
  ///
  /// Of several touches whose deciding event precedes it within the delay: the oldest that meets the
  /// contract and has no callback yet, otherwise the latest. Where there is none: the latest that has
  /// ended or crossed the line, for the sentence's sake.
  mutating func charged(_ edge: Edge) -> Charge? {
    let state = self[edge]
    var latest: Int?
    var best: Int?
    var fallback: Int?
    for index in 0...earlier.count {
      let candidate = index == earlier.count ? touch : earlier[index]
      if candidate.left != nil || candidate[edge].crossed != nil { fallback = index }
      guard
        candidate.decides(
          edge, firing: state.firesNow, at: now, patience: state.patience)
      else { continue }
      latest = index
      if best == nil, candidate.meets(edge), candidate[edge].charged == 0 { best = index }
    }
    guard let index = best ?? latest ?? fallback else {
      return touch.number > 0 ? Charge(touch: touch, isInTime: false) : nil
    }
    let before = index == earlier.count ? touch : earlier[index]
    note(edge, chargedTo: index)
    return Charge(touch: before, isInTime: (best ?? latest) != nil)
  }

  private mutating func note(_ edge: Edge, chargedTo index: Int) {
    if index == earlier.count {
      if touch[edge].charged == 0 { touch[edge].firstCharge = place }
      touch[edge].charged += 1
    } else {
      if earlier[index][edge].charged == 0 { earlier[index][edge].firstCharge = place }
      earlier[index][edge].charged += 1
    }
  }
}
