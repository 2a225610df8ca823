extension UIScrollView {
  /// Whether the content moves by itself, so that a touch would catch it.
  package var isInMotion: Bool { motion != nil || isSliding }

  /// Sets off, or changes course.
  func begin(_ new: Motion) {
    if motion == nil || motion?.isImposed != new.isImposed {
      leaveAgenda()
      if new.isImposed {
        simulation.agenda.holds += 1
      } else {
        simulation.agenda.moving.append(self)
      }
    }
    motion = new
    isGoingToTop = false
  }

  /// Stops what moves where it is.
  func stopMotion() {
    decelerating = false
    owesDecelerationNotice = false
    guard motion != nil else { return }
    leaveAgenda()
    motion = nil
  }

  private func leaveAgenda() {
    switch motion {
    case nil: break
    case .imposed: simulation.agenda.holds -= 1
    case .flight, .scroll: simulation.agenda.moving.removeAll { $0 === self }
    }
  }

  /// Shows the motion's place at a display frame, and ends it when it is over.
  func showMotion(at now: Instant) {
    guard let motion else { return }
    let (offset, isOver) = motion.place(at: now, standing: contentOffset)
    var kind = MovementKind.scroll
    if motion.isOfFinger { kind = isOver ? .rest : .glide }
    let before = contentOffset
    move(to: snapped(offset), kind: kind)
    if isTracking { reanchor() }
    if owesDecelerationNotice, contentOffset != before {
      owesDecelerationNotice = false
      if decelerating { tellDelegate { $0.scrollViewWillBeginDecelerating(self) } }
    }
    // Whoever was told may have stopped it or sent it elsewhere.
    guard isOver, let current = self.motion, current.place(at: now, standing: offset).isOver else {
      return
    }
    endMotion()
  }

  /// Ends the motion that has come to its end, and tells.
  func endMotion() {
    let wasOfFinger = motion?.isOfFinger == true
    let wentToTop = isGoingToTop
    stopMotion()
    // The layout puts an illegal target in order, also where the last frame fell on the pixel before it.
    if !wasOfFinger { setNeedsLayout() }
    guard !wentToTop else {
      isGoingToTop = false
      tellDelegate { $0.scrollViewDidScrollToTop(self) }
      return
    }
    guard wasOfFinger else {
      tellDelegate { $0.scrollViewDidEndScrollingAnimation(self) }
      return
    }
    tellDelegate { $0.scrollViewDidEndDecelerating(self) }
  }

  /// The flight that a release at `velocity` (pt/s of offset) sets off from where the content is.
  func flight(velocity: CGPoint) -> Motion {
    let isFling =
      max(velocity.x.magnitude, velocity.y.magnitude) >= simulation.policies.minimumFling
    let lead = isFling ? simulation.policies.flingLead / simulation.frames.rate : 0
    return .flight(
      x: flight(from: contentOffset.x, velocity: velocity.x, range: horizontalRange),
      y: flight(from: contentOffset.y, velocity: velocity.y, range: verticalRange),
      start: simulation.now.earlier(by: lead))
  }

  /// One axis of it: in range a slow release rests, outside it starts back as a held one does.
  private func flight(from offset: Double, velocity: Double, range: ClosedRange<Double>) -> Flight {
    let policies = simulation.policies
    guard velocity.magnitude < policies.minimumFling else {
      return Flight(from: offset, velocity: velocity, range: range, laws: laws)
    }
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return Flight(
      from: offset, velocity: policies.heldReleaseSpeed * (edge - offset), range: range,
      crosses: false, laws: laws)
  }

  /// The flight from where the content is at exactly `velocity`, pt/s along the vertical axis.
  func freeFlight(velocity: Double) -> Motion {
    .flight(
      x: Flight(from: contentOffset.x, velocity: 0, range: horizontalRange, laws: laws),
      y: Flight(from: contentOffset.y, velocity: velocity, range: verticalRange, laws: laws),
      start: simulation.now)
  }

  /// Sends what is set off at `velocity` to `target` instead of where it was `offered` to go; an axis along
  /// which nothing changes keeps its flight.
  func steer(to target: CGPoint, insteadOf offered: CGPoint, velocity: CGPoint) {
    var (x, y, start) = (restingFlight(\.x), restingFlight(\.y), simulation.now)
    if case .flight(let flightX, let flightY, let begin) = motion {
      (x, y, start) = (flightX, flightY, begin)
    }
    if target.x != offered.x {
      x = Flight(
        from: contentOffset.x, velocity: velocity.x, to: target.x, range: horizontalRange,
        laws: laws)
    }
    if target.y != offered.y {
      y = Flight(
        from: contentOffset.y, velocity: velocity.y, to: target.y, range: verticalRange, laws: laws)
    }
    guard max(x.duration, y.duration) > 0 else { return stopMotion() }
    begin(.flight(x: x, y: y, start: start))
  }

  /// The flight of an axis along which nothing moves.
  private func restingFlight(_ axis: KeyPath<CGPoint, CGFloat>) -> Flight {
    let offset = contentOffset[keyPath: axis]
    return Flight(from: offset, velocity: 0, range: offset...offset, laws: laws)
  }

  private var laws: Flight.Laws {
    Flight.Laws(
      decelerationRate: simulation.policies.decelerationRate.applied(to: decelerationRate.rawValue),
      spring: simulation.policies.bounce.spring,
      bounces: bounces, threshold: 0.5 / (snapScale > 0 ? snapScale : 1))
  }

  /// Aims what a finger set off at the edges as they are now: place and speed go on as they were.
  ///
  /// A bounce whose place has become legal ends there, or goes on as momentum, as the policy says.
  func retarget() {
    guard case .flight(let x, let y, let start) = motion else { return }
    let t = simulation.now.seconds(since: start)
    begin(
      .flight(
        x: retargeted(x, at: t, range: horizontalRange),
        y: retargeted(y, at: t, range: verticalRange), start: simulation.now))
  }

  private func retargeted(_ flight: Flight, at t: Double, range: ClosedRange<Double>) -> Flight {
    var (offset, velocity) = flight.state(at: t)
    if flight.isSteered, t < flight.duration {
      return Flight(
        from: offset, velocity: velocity, to: flight.destination, range: range, laws: laws)
    }
    if flight.isBouncing(at: t), range.contains(offset),
      simulation.policies.bounceOnGrowth == .stop
    {
      velocity = 0
    }
    return Flight(
      from: offset, velocity: velocity, range: range, crosses: flight.crosses, laws: laws)
  }
}
