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
    if place(of: finger) == nil { fingers.append(finger) }
    guard !isDragging else { return .nothing }
    let reading = began()
    touch.travel = Touch.Travel(of: finger, in: layout.width)
    // What the offset does in answer to a touch alone is a freeze, not the finger's move.
    turn.mover = .none
    return reading
  }

  /// A finger leaves; at another place than it was it moves there first.
  mutating func lifted(_ finger: FingerPlace) -> Reading {
    guard drive == .finger, isDragging else { return .nothing }
    turn.mover = .finger
    let hasMoved = place(of: finger).map { fingers[$0].y != finger.y } ?? false
    if hasMoved { touch.hasMoved = true }
    touch.travel.follow(finger)
    fingers.removeAll { $0.id == finger.id }
    guard fingers.isEmpty else { return .nothing }
    let step = ended(cancelled: false, held: isHeld)
    touch.movedAtLift = hasMoved
    return .step(step)
  }

  /// Where a finger that is down stands among those that are.
  private func place(of finger: FingerPlace) -> Int? {
    fingers.firstIndex { $0.id == finger.id }
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
    guard let place = place(of: finger) else { return reading }
    if finger.y != fingers[place].y { stillSamples = 0 }
    // One that goes sideways has moved, too.
    if finger.y != fingers[place].y || finger.x != nil { touch.hasMoved = true }
    fingers[place] = finger
    touch.travel.follow(finger)
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
    touch.from = offset
    touch.to = offset
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
    lastResumption = now
    touch.left = place
    touch.cancelled = cancelled
    if cancelled { takeBackCrossings() }
    touch.wasHeld = held
    awaitsNotice = true
    let decides = touch.hasMoved && !cancelled
    Self.leave(&touch.header, header, decides: decides)
    Self.leave(&touch.footer, footer, decides: decides)
    return .touchEnded(cancelled: cancelled)
  }

  /// The system has taken the touch: what settles for a crossing of it need not go on.
  private mutating func takeBackCrossings() {
    for edge in Edge.allCases where touch[edge].crossed != nil && self[edge].phase == .settling {
      self[edge].mayLeave = true
    }
  }

  /// The touch that a callback at this instant is charged to (invariants.md, "Touch sequence").
  ///
  /// Of several touches whose deciding event precedes it within the delay: the oldest that no load has
  /// come of (of crossings the latest, which is going on), then the oldest that meets the contract and
  /// has no callback yet, then the latest. Where there is none it is charged to no touch, and the latest
  /// that has ended or crossed the line is named for the sentence's sake.
  mutating func charged(_ edge: Edge) -> Charge? {
    let state = self[edge]
    var latest: Int?
    var best: Int?
    var unanswered: Int?
    var fallback: Int?
    for index in 0...earlier.count {
      let candidate = index == earlier.count ? touch : earlier[index]
      if candidate.left != nil || candidate[edge].crossed != nil { fallback = index }
      guard
        candidate.decides(
          edge, firing: state.firesNow, at: now, patience: state.patience)
      else { continue }
      latest = index
      if candidate.isUnanswered(edge), unanswered == nil || state.firesNow == .crossing {
        unanswered = index
      }
      if best == nil, candidate.meets(edge), candidate[edge].charged == 0 { best = index }
    }
    guard let index = unanswered ?? best ?? latest else {
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
