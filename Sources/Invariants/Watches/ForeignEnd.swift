internal import GestureTrace

/// An end or an answer that is none of an edge's open load: it takes that edge out of no refresh.
///
/// It is held to account for two frames, unless something comes that may have done it instead.
struct ForeignEnd: Watch {
  static var reads: ClauseReads { .rows }

  private let edge: Edge
  private let place: Place
  private let name: Account

  /// Of a row that has just come; `nil` where it is none, or `edge` has nothing under way to lose.
  init?(at edge: Edge, _ step: Step, _ here: borrowing Situation) {
    switch step {
    case .end(edge.other, _): name = "the app's end of the \(edge.other)"
    case .answer(edge, let number) where number < here[edge].callbacks:
      name = "the stale answer \(number) of the \(edge)"
    default: return nil
    }
    guard here[edge].openLoad != nil, here[edge].phase.isUnderWay else { return nil }
    self.edge = edge
    place = here.place
  }

  func begun(_ here: Situation) -> Judgement? { .kept.goingOn }

  mutating func see(_ step: Step, _ here: Situation) -> Judgement? {
    if step.leavesRefresh(edge, here) { return left(here) }
    switch step {
    // One that comes later takes its place.
    case .end, .fired(edge, _): return .passed
    case .answer: return ForeignEnd(at: edge, step, here).map { _ in .passed }
    case .gate(edge), .detach(edge), .window: return here.excuses(.leftOtherwise) ? .passed : nil
    case .fired, .begin(edge.other): return here.contract.overlap == .cancels ? .passed : nil
    default: return nil
    }
  }

  private func left(_ here: Situation) -> Judgement {
    guard let load = here[edge].openLoad, here.now - place.time <= here.twoFrames else {
      return .passed
    }
    let (edge, place, name) = (edge, place, name)
    return here.broken(
      "\(name) at \(place) took the \(edge) to \(here[edge].phase) at \(here.place), though the app had "
        + "not ended the \(edge.callback) that the \(edge) had asked for at \(load)",
      expected: "it to go on refreshing")
  }
}
