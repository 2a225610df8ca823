internal import GestureTrace

extension Situation {
  /// What `edge` shows is right: it counts once there was a change that it had to follow.
  func looksRight(_ edge: Edge) -> Judgement {
    .kept(if: self[edge].phasePlace.history > 1 || isDragging && touch[edge].moved)
  }

  /// What `edge` shows is wrong; `sight` is where the list is, if that proves it.
  func looksWrong(
    _ edge: Edge, _ what: @escaping @autoclosure () -> Account, expected: Account, shown: Place,
    sight: Place? = nil
  ) -> Judgement {
    broken(
      "at \(now) the \(edge) was \(self[edge].phase), \(what())", expected: expected,
      also: [self[edge].phasePlace, shown, sight], cause: turn.cause ?? touch.left?.trace)
  }
}
