/// Offsets that are imposed from outside, exactly as they were recorded.
extension UIScrollView {
  /// A sample with the finger down.
  package func imposeDrag(_ offset: Double) {
    if !pan.isDown {
      simulation.interruptSlides(of: self)
      stopMotion()
      pan = Pan()
      pan.imposed = true
      pan.y.lost = 0
      simulation.agenda.holds += 1
    } else if motion != nil {
      // Samples with the finger up came in between.
      stopMotion()
    }
    if !pan.began {
      pan.began = true
      refreshControl?.dragBegan()
      panGestureRecognizer.state = .began
      tellDelegate { $0.scrollViewWillBeginDragging(self) }
    } else {
      panGestureRecognizer.state = .changed
    }
    pan.y.velocity.add(offset, at: simulation.now)
    // The finger that moved the content so far.
    pan.y.distance += contentOffset.y - offset
    move(to: CGPoint(x: contentOffset.x, y: offset), kind: .drag)
  }

  /// The sample at which the finger leaves, at `velocity` pt/s of offset, estimated if it is `nil`.
  ///
  /// Observers are told the offset as a drag's, and once more with the finger up. If this is the last
  /// sample the model goes on from here.
  package func imposeRelease(_ offset: Double, velocity: Double?, isLast: Bool) {
    imposeDrag(offset)
    refreshControl?.fingersLeave()
    let speed = velocity ?? pan.y.velocity.estimate(at: simulation.now)
    let range = verticalRange
    let goesOn = !isLast || !range.contains(contentOffset.y)
    pan = Pan()
    simulation.agenda.holds -= 1
    if goesOn { begin(isLast ? flight(velocity: CGPoint(x: 0, y: speed)) : .imposed) }
    panGestureRecognizer.state = .ended
    tellDelegate { $0.scrollViewDidEndDragging(self, willDecelerate: goesOn) }
    panGestureRecognizer.state = .possible
    beginDecelerating()
    move(to: contentOffset, kind: .glide, tellingEqual: true)
  }

  /// A sample with the finger up, at `velocity` pt/s as the last two samples tell it.
  ///
  /// With the last one the model takes over: it rests where that is legal, and bounces where it is not.
  package func imposeGlide(_ offset: Double, velocity: Double, isLast: Bool) {
    simulation.interruptSlides(of: self)
    if motion == nil || motion?.isOfFinger == false { decelerating = true }
    begin(.imposed)
    let rests = isLast && verticalRange.contains(offset)
    move(to: CGPoint(x: contentOffset.x, y: offset), kind: rests ? .rest : .glide)
    guard isLast, case .imposed = motion else { return }
    if verticalRange.contains(contentOffset.y) {
      endMotion()
    } else {
      begin(freeFlight(velocity: velocity))
    }
  }
}
