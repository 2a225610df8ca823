internal import GestureTrace

extension Situation {
  /// Slower than this at the lift counts as held, pt/s (scroll-semantics.md §2.3, `minimumFling`).
  private static let minimumFling = 250.0
  /// Speeds between samples that a release's velocity is estimated from (§2.4).
  private static let velocitySamples = 3
  /// A finger without a sample for so long has no velocity (§2.4).
  private static let heldSpan = Tick(microseconds: 100_000)
  /// More touches than this within one delay are no people's: the oldest is forgotten then.
  private static let memory = 64

  mutating func touched(by finger: FingerPlace) -> Reading {
    guard drive == .finger else { return .nothing }
    if !fingers.contains(finger.id) { fingers.append(finger.id) }
    guard !isDragging else { return .nothing }
    let reading = began()
    fingerY = finger.y
    // What the offset does in answer to a touch alone is a freeze, not the finger's move.
    turn.mover = .none
    return reading
  }

  /// A finger leaves; at another place than it was it moves there first.
  mutating func lifted(_ finger: FingerPlace) -> Reading {
    guard drive == .finger, isDragging else { return .nothing }
    turn.mover = .finger
    if finger.y != fingerY { touch.hasMoved = true }
    fingers.removeAll { $0 == finger.id }
    guard fingers.isEmpty else { return .nothing }
    return .step(ended(cancelled: false, held: isHeld))
  }

  /// Whether the finger has no velocity: its last sample is old, or the last three show no motion.
  private var isHeld: Bool {
    now - lastSample >= Self.heldSpan || stillSamples >= Self.velocitySamples
  }

  mutating func cancelled() -> Reading {
    fingers.removeAll()
    guard isDragging else { return .nothing }
    return .step(ended(cancelled: true, held: true))
  }

  /// A finger moves; one that comes where it was lies still.
  mutating func moved(_ finger: FingerPlace) -> Reading {
    let reading = sampled()
    if finger.y != fingerY { stillSamples = 0 }
    // One that goes sideways has moved, too.
    if finger.y != fingerY || finger.x != nil { touch.hasMoved = true }
    fingerY = finger.y
    return reading
  }

  /// A move, or an imposed sample.
  mutating func sampled() -> Reading {
    stillSamples += 1
    lastSample = now
    turn.mover = .finger
    return .nothing
  }

  /// An imposed sample with the finger down; the first one begins a touch.
  mutating func drag() -> Reading {
    let reading = sampled()
    return drive == .offset && !isDragging ? began() : reading
  }

  /// An imposed sample without a finger.
  mutating func glided() -> Reading {
    let reading = sampled()
    return drive == .offset && !isDragging ? .motion(.glided) : reading
  }

  /// A `release` is a drag to its offset, then the finger leaves; without a drag before it the touch
  /// begins here, and `letGo` ends it.
  mutating func released(velocity: Double?) -> Reading {
    guard drive == .offset else { return .nothing }
    releaseVelocity = velocity
    guard isDragging else {
      leavesAtOnce = true
      return began()
    }
    return .step(letGo())
  }

  mutating func letGo() -> Step {
    leavesAtOnce = false
    turn.mover = .finger
    let isSlow = releaseVelocity.map { $0.magnitude < Self.minimumFling } ?? false
    let step = ended(cancelled: false, held: isSlow || isHeld)
    // Observers are told the release's own offset once more, finger up, without a row.
    touch.noticed = now
    awaitsNotice = false
    return step
  }

  /// Puts the last touch among the earlier ones, and forgets those that no callback can be charged to
  /// any more.
  private mutating func remember() {
    guard touch.number > 0 else { return }
    let (time, header, footer) = (now, header.patience, footer.patience)
    earlier.removeAll {
      !$0.awaits(.header, at: time, patience: header)
        && !$0.awaits(.footer, at: time, patience: footer)
    }
    if earlier.count == Self.memory { earlier.removeFirst() }
    earlier.append(touch)
  }

  private mutating func began() -> Reading {
    remember()
    isDragging = true
    isLeaving = false
    turn.touchBegan = true
    turn.fingerMoved = false
    turn.isTold = EdgePair(false)
    turn.mover = .finger
    let number = touch.number + 1
    touch = Touch()
    touch.number = number
    touch.began = place
    touch.hasMoved = drive == .offset
    touch.beganAtTop =
      (offset - layout.baseTop).magnitude <= contract.tolerance && !isAnimating
      && now - lastMotion >= twoFrames
    touch.header.beganInRefresh = header.phase.isInRefresh || header.isLoading
    touch.footer.beganInRefresh = footer.phase.isInRefresh || footer.isLoading
    touch.header.sawRefresh = touch.header.beganInRefresh
    touch.footer.sawRefresh = touch.footer.beganInRefresh
    return .step(.touchBegan)
  }

  private mutating func ended(cancelled: Bool, held: Bool) -> Step {
    isDragging = false
    isLeaving = !cancelled
    touch.left = place
    touch.cancelled = cancelled
    touch.wasHeld = held
    awaitsNotice = true
    let decides = touch.hasMoved && !cancelled
    Self.leave(&touch.header, header, decides: decides)
    Self.leave(&touch.footer, footer, decides: decides)
    return .touchEnded(cancelled: cancelled)
  }

  /// The touch that a callback at this instant is charged to (invariants.md, "Touch sequence").
  ///
  /// Of several touches whose deciding event precedes it within the delay: the oldest that meets the
  /// contract and has no callback yet, otherwise the latest. Where there is none it is charged to no
  /// touch, and the latest that has ended or crossed the line is named for the sentence's sake.
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
    guard let index = best ?? latest else {
      guard touch.number > 0 else { return nil }
      let named = fallback.map { $0 == earlier.count ? touch : earlier[$0] }
      return Charge(touch: named ?? touch, isInTime: false)
    }
    let before = index == earlier.count ? touch : earlier[index]
    note(edge, chargedTo: index)
    return Charge(touch: before, isInTime: true)
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
