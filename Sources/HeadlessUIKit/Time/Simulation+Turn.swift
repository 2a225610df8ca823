extension Simulation {
  /// Whether the run loop is in tracking mode: from a touch until what it set in motion rests.
  var isTracking: Bool { fingersDown > 0 || !moving.isEmpty }

  /// One turn of the run loop at `instant`, which is not before `now`.
  ///
  /// Due timers; `input`, what the world does at this instant; the display frame, if one is due;
  /// animations that are over; the main queue as it stood; commit (scroll-semantics.md §4.2).
  package func turn(at instant: Instant, input: () -> Void = {}) {
    precondition(instant >= now, "time runs forward: \(instant) after \(now)")
    now = instant
    fireTimers()
    if fault == nil { input() }
    if isFrameDue { showFrame() }
    finishAnimations()
    drainMainQueue()
    commit()
  }

  /// The first instant at which something of its own accord happens; `never` if nothing is scheduled.
  package var nextDue: Instant {
    guard fault == nil else { return .never }
    if !mainQueue.isEmpty || !unlaid.isEmpty || !animations.empty.isEmpty { return now }
    var next = delayed.next
    if !isTracking { next = min(next, timers.next) }
    if needsFrames { next = min(next, frames.next(after: max(now, lastFrame))) }
    next = min(next, frames.first(from: animations.nextEnd))
    return max(next, now)
  }

  /// Whether nothing waits and nothing moves; an animation that repeats for ever does not count.
  package var isIdle: Bool {
    mainQueue.isEmpty && delayed.isEmpty && timers.isEmpty && unlaid.isEmpty && moving.isEmpty
      && fingersDown == 0 && animations.isIdle
  }

  /// Forgets all that waits, so that what only waiting work kept alive is freed.
  package func discardPending() {
    mainQueue.removeAll()
    delayed.removeAll()
    timers.removeAll()
    animations.removeAll()
    moving.removeAll()
    unlaid.removeAll()
  }

  private var needsFrames: Bool { !moving.isEmpty || animations.moveOffsets }

  /// Whether a display frame is shown at this instant.
  package var isShowingFrame: Bool { lastFrame == now }

  private var isFrameDue: Bool {
    needsFrames && lastFrame < now && frames.first(from: now) == now
  }

  private func fireTimers() {
    guard !isTracking else { return }
    // As many as were due when the turn began: one that is set anew waits for the next turn.
    for work in timers.takeAllDue(at: now) { perform(as: work.tag, work.block) }
  }

  private func showFrame() {
    lastFrame = now
    for scrollView in moving { scrollView.showMotion(at: now) }
    moving.removeAll { !$0.isMoving }
  }

  private func finishAnimations() {
    for group in animations.takeEnded(at: now) { finish(group) }
  }

  private func drainMainQueue() {
    mainQueue += delayed.takeAllDue(at: now)
    guard !mainQueue.isEmpty else { return }
    var waiting: [Work] = []
    swap(&waiting, &mainQueue)
    for work in waiting { perform(as: work.tag, work.block) }
  }

  private func commit() {
    layOut()
    let empty = animations.takeEmpty()
    for group in empty { finish(group) }
    if fault == nil { witness?.committed() }
  }

  private func layOut() {
    // A layout may ask for another; one that never stops asking is a fault, as it is a hang on iOS.
    for _ in 0..<100 {
      guard !unlaid.isEmpty, fault == nil else { return }
      var views: [UIView] = []
      swap(&views, &unlaid)
      for view in views { view.layoutIfMarked() }
    }
    if fault == nil { raise("layoutSubviews asks for another layout each time") }
  }
}
