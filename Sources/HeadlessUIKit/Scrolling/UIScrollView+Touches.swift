extension UIScrollView {
  /// A finger comes down at `place` in the view's frame; what moves stops under it.
  package func touchBegan(_ finger: Int, at place: CGPoint) {
    guard pan.place(of: finger) == nil else { return }
    if !pan.isDown {
      let wasMoving = motion != nil
      let frozen = freezeSlide()
      let speed = motion?.momentum(at: simulation.now) ?? .zero
      stopTrajectory()
      pan = Pan()
      pan.momentum = speed
      pan.caught = wasMoving || frozen
      simulation.agenda.holds += 1
      reanchor()
    }
    pan.add(finger, at: place, now: simulation.now)
  }

  /// A finger that is down moves; the content follows once the slop is crossed.
  package func touchMoved(_ finger: Int, to place: CGPoint) {
    guard pan.move(finger, to: place, now: simulation.now) else { return }
    let slop = pan.caught ? 0 : simulation.policies.panSlop
    var began = pansVertically && pan.y.crossSlop(slop)
    if pansHorizontally, pan.x.crossSlop(slop) { began = true }
    if began, !pan.began {
      pan.began = true
      decelerating = false
      refreshControl?.dragBegan()
      panGestureRecognizer.state = .began
      tellDelegate { $0.scrollViewWillBeginDragging(self) }
    } else if pan.began {
      panGestureRecognizer.state = .changed
    }
    guard pan.began else { return }
    followFingers()
  }

  /// A finger leaves where it is; with the last one the gesture ends.
  package func touchEnded(_ finger: Int) {
    guard pan.place(of: finger) != nil else { return }
    guard pan.fingers.count == 1 else {
      pan.remove(finger)
      return
    }
    let speed = pan.velocity(at: simulation.now)
    endPan(velocity: CGPoint(x: -speed.x, y: -speed.y), cancelled: false)
  }

  /// The system takes the gesture.
  package func touchesCancelled() {
    guard pan.isDown else { return }
    endPan(velocity: .zero, cancelled: true)
  }

  private func followFingers() {
    var offset = contentOffset
    if pan.y.lost != nil {
      offset.y =
        banded(pan.y.rawOffset, in: verticalRange, dimension: bounds.height) + pan.y.excess
    }
    if pan.x.lost != nil {
      offset.x =
        banded(pan.x.rawOffset, in: horizontalRange, dimension: bounds.width) + pan.x.excess
    }
    move(to: snapped(offset), kind: .drag)
  }

  /// Stops the motion under a finger; `isDecelerating` stays as it is until the lift.
  private func stopTrajectory() {
    let wasDecelerating = decelerating
    stopMotion()
    decelerating = wasDecelerating
  }

  /// Puts the offset where an animation shows it, and ends that; returns whether there was one.
  private func freezeSlide() -> Bool {
    guard simulation.agenda.animations.slides(self) else { return false }
    let seen = presentationOffset
    simulation.interruptSlides(of: self)
    move(to: snapped(seen), kind: .drag)
    return true
  }

  /// The end of a gesture: flags, recogniser, delegate, and what is set off (§3.2, rows 5–12).
  func endPan(velocity speed: CGPoint, cancelled: Bool) {
    let velocity = pan.withCarriedMomentum(speed, simulation.policies.carriedMomentum)
    let wasDrag = pan.began
    let isHeard = wasDrag || pan.caught
    refreshControl?.fingersLeave()
    if let place = pan.centroid { panGestureRecognizer.lastPlace = place }
    pan = Pan()
    simulation.agenda.holds -= 1
    // Set off first, so that a callback that changes the insets changes its course, too.
    let flight = flight(velocity: wasDrag ? velocity : .zero)
    let (place, isOver) = flight.place(at: simulation.now, standing: contentOffset)
    if !isOver { begin(flight) }
    guard isHeard else {
      decelerating = motion?.isOfFinger == true
      if isOver { move(to: snapped(place), kind: .rest) }
      return
    }
    panGestureRecognizer.state = cancelled ? .cancelled : .ended
    if !cancelled { offerTarget(velocity) }
    let goesOn = motion?.isOfFinger == true
    tellDelegate { $0.scrollViewDidEndDragging(self, willDecelerate: goesOn) }
    panGestureRecognizer.state = .possible
    // Without bouncing, content that is out of range goes back at once.
    if isOver, motion == nil, !isTracking { move(to: snapped(place), kind: .rest) }
    beginDecelerating()
  }

  /// Marks what was set off as deceleration, and tells, now or with its first move; an animated scroll of
  /// the app's that goes on is none.
  func beginDecelerating() {
    let wasDecelerating = decelerating
    decelerating = motion?.isOfFinger == true
    if !decelerating {
      if wasDecelerating { tellDelegate { $0.scrollViewDidEndDecelerating(self) } }
    } else if simulation.policies.willBeginDecelerating == .before {
      tellDelegate { $0.scrollViewWillBeginDecelerating(self) }
    } else {
      owesDecelerationNotice = true
    }
  }

  /// Tells the delegate where the content will rest, and goes where it says instead.
  private func offerTarget(_ velocity: CGPoint) {
    guard delegate != nil else { return }
    var target = contentOffset
    if case .flight(let x, let y, _) = motion {
      target = CGPoint(x: x.destination, y: y.destination)
    }
    let offered = target
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    tellDelegate { delegate in
      withUnsafeMutablePointer(to: &target) {
        delegate.scrollViewWillEndDragging(
          self, withVelocity: perMillisecond, targetContentOffset: $0)
      }
    }
    guard target != offered, isSound("targetContentOffset", target.x, target.y) else { return }
    steer(to: target, insteadOf: offered, velocity: velocity)
  }
}
