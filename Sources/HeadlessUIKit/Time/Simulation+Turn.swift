extension Simulation {
  /// Turns at one instant after which the main queue will never run dry.
  private static let mostTurnsAtOnce = 10_000

  /// Lets `seconds` pass on the virtual clock: the turns of the run loop that are due meanwhile, and one at
  /// the end; a negative span counts as 0.
  ///
  /// A turn fires timers, shows the display's frame, runs the main queue, and lays out and draws what was
  /// marked. What was done to views since the last turn is done before the first.
  public func advance(by seconds: TimeInterval) {
    run { turns(to: now.advanced(by: seconds)) }
  }

  /// The turns that are due before `instant`, then one there with `input`.
  package func turns(to instant: Instant, input: () -> Void = {}) {
    while nextDue < instant { turn(at: nextDue) }
    turn(at: instant, input: input)
  }

  /// One turn of the run loop at `instant`, which is not before `now`.
  ///
  /// Due timers; `input`, what the world does at this instant; the display frame, if one is due;
  /// animations that are over; the main queue as it stood; commit (scroll-semantics.md §4.2).
  package func turn(at instant: Instant, input: () -> Void = {}) {
    precondition(instant >= now, "time runs forward: \(instant) after \(now)")
    turnsAtOnce = instant == now ? turnsAtOnce + 1 : 0
    if turnsAtOnce > Self.mostTurnsAtOnce {
      raise("the main queue never runs dry: each block posts another")
    }
    now = instant
    fireTimers()
    if fault == nil { input() }
    showFrame()
    finishAnimations()
    drainMainQueue()
    commit()
  }

  /// The first instant at which something of its own accord happens; `never` if nothing is scheduled.
  package var nextDue: Instant {
    fault == nil ? agenda.next(after: now, lastFrame: lastFrame, frames) : .never
  }

  /// What `look` sees at `instant`, not before `now`, if no turn is taken until then.
  ///
  /// Nothing happens; only animations under way are seen further on.
  package func glance<Sight>(at instant: Instant, _ look: () -> Sight) -> Sight {
    let present = now
    now = max(present, instant)
    defer { now = present }
    return look()
  }

  /// Whether nothing waits and nothing moves.
  ///
  /// Animations that repeat for ever and display links do not count.
  package var isIdle: Bool { agenda.isIdle }

  /// Whether a display link runs.
  package var hasDisplayLinks: Bool { agenda.displayLinks.contains { !$0.isPaused } }

  /// Whether a display frame is shown at this instant.
  package var isShowingFrame: Bool { lastFrame == now }

  /// Forgets all that waits, so that what only waiting work kept alive is freed.
  package func discardPending() {
    // What is freed with it may ask for more, which is discarded as well, up to a point.
    for _ in 0..<100 where !agenda.isEmpty {
      var discarded = Agenda()
      swap(&discarded, &agenda)
    }
  }

  private func fireTimers() {
    guard !agenda.timers.isEmpty else { return }
    // As many as were due when the turn began: one that is set anew waits for the next turn.
    for work in agenda.timers.takeDue(at: now, tracking: agenda.isTracking) {
      perform(as: work.tag, work.block)
    }
  }

  private func showFrame() {
    guard agenda.needsFrames, lastFrame < now, frames.first(from: now) == now else { return }
    lastFrame = now
    for scrollView in agenda.moving { scrollView.showMotion(at: now) }
    for link in agenda.displayLinks where !link.isPaused { link.show(frame: now) }
  }

  private func finishAnimations() {
    guard !agenda.animations.running.isEmpty else { return }
    for group in agenda.animations.takeEnded(at: now) { finish(group) }
  }

  private func drainMainQueue() {
    if !agenda.delayed.isEmpty { agenda.mainQueue += agenda.delayed.takeDue(at: now) }
    guard !agenda.mainQueue.isEmpty else { return }
    var waiting: [Work] = []
    swap(&waiting, &agenda.mainQueue)
    if policies.mainQueue == .reversed { waiting.reverse() }
    for work in waiting { perform(as: work.tag, work.block) }
    if policies.mainQueue == .drain, !agenda.mainQueue.isEmpty, fault == nil { drainMainQueue() }
  }

  private func commit() {
    layOut()
    draw()
    closeImplicitTransaction()
    beginAnimations()
    if !agenda.animations.empty.isEmpty {
      for group in agenda.animations.takeEmpty() { finish(group) }
    }
    if fault == nil { witness?.committed() }
  }

  /// Lays out what was marked, and what is marked meanwhile.
  private func layOut() {
    var done = 0
    while done < agenda.unlaid.count, fault == nil {
      let view = agenda.unlaid[done]
      done += 1
      // A layout that never stops asking for another is a fault here, as it is a hang on iOS.
      guard done < 10_000 else {
        raise("layoutSubviews asks for another layout each time")
        return
      }
      view.layoutIfMarked()
    }
    guard done > 0 else { return }
    // Views that nothing else keeps are freed behind the access to the agenda, which they ask as they go.
    var laid: [UIView] = []
    swap(&laid, &agenda.unlaid)
  }

  /// Has the views draw themselves that were marked; what is marked meanwhile waits for the next turn.
  private func draw() {
    guard !agenda.undrawn.isEmpty else { return }
    let views = agenda.undrawn
    agenda.undrawn.removeAll(keepingCapacity: true)
    for view in views where fault == nil { view.drawIfMarked() }
  }

  private func closeImplicitTransaction() {
    guard let transaction = agenda.implicitTransaction else { return }
    agenda.implicitTransaction = nil
    transaction.close()
  }

  /// Tells the delegates of the animations that were added in this turn.
  private func beginAnimations() {
    guard !agenda.animations.notices.isEmpty else { return }
    let notices = agenda.animations.notices
    agenda.animations.notices.removeAll()
    for notice in notices { perform(as: notice.tag, notice.block) }
  }
}
