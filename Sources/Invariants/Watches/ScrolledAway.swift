internal import GestureTrace

/// A list that an end finds scrolled away: that end scrolls it nowhere.
///
/// It is watched as long as the end may have effects and nobody else has given the list a reason to move.
struct ScrolledAway: Watch {
  static var reads: ClauseReads { [.rows, .motions] }

  private let edge: Edge
  private let place: Place

  /// Of an end that has just come; `nil` where the list is not scrolled away, or the end waits behind the
  /// opening, which may still go on.
  init?(_ step: Step, _ here: borrowing Situation) {
    guard case .end(let edge, _) = step, !here.isDragging else { return nil }
    let isDeferred = here[edge].phase == .settling && here[edge].endInSettling == .deferred
    let (layout, tolerance) = (here.layout, here.contract.tolerance)
    guard (layout.baseTop - tolerance...layout.baseEnd + tolerance).contains(here.offset),
      !(isDeferred && here.excuses(.deferredEnd))
    else { return nil }
    self.edge = edge
    place = here.place
  }

  mutating func see(_ step: Step, _ here: Situation) -> Judgement? {
    switch step {
    case .touchBegan, .appScroll, .geometry, .begin, .fired, .end: .passed
    case .setOffset(let y, _, let writer): scrolled(from: here.offset, to: y, by: writer, here)
    default: nil
    }
  }

  mutating func follow(_ motion: Motion, _ here: Situation) -> Judgement? {
    guard here.isControlMove, case .offset(.scroll) = motion else { return nil }
    return scrolled(from: here.offsetBefore, to: here.offset, by: here.turn.writer, here)
  }

  private func scrolled(
    from offset: Double, to y: Double, by writer: Edge?, _ here: Situation
  ) -> Judgement? {
    let tolerance = here.contract.tolerance
    guard (y - offset).magnitude > tolerance, here.now - place.time <= Situation.aftermath,
      !isOthers(writer, here), here.layout.excess(offset) <= tolerance
    else { return nil }
    let place = place
    return here.isOff(
      by: y - offset,
      "the app's end at \(place) found the list not pulled, at an offset of \(points: offset), but "
        + "\(Words.control(of: writer)) moved it to \(points: y) at \(here.now)",
      expected: "the list to stay", also: [here.place])
  }

  /// Whether a write may be the other edge's, that the app has begun in this instant.
  private func isOthers(_ writer: Edge?, _ here: Situation) -> Bool {
    if let writer { return writer != edge }
    return here[edge.other].begin?.time == here.now && here.excuses(.otherBegun)
  }
}
