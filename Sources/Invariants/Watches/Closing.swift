internal import GestureTrace

/// A closing that an end has asked for.
struct Closing: Watch {
  static var reads: ClauseReads { [.rows, .turns] }

  private let edge: Edge
  private let end: Place
  private var deadline: Tick
  /// Since when the edge has been clean without a break.
  private var cleanSince: Tick?

  /// Of an end that has just come; `nil` where it found nothing to end.
  init?(of edge: Edge, _ here: borrowing Situation) {
    guard here[edge].phase.isInRefresh || here[edge].wasLoading else { return nil }
    self.edge = edge
    end = here.place
    deadline = here.now + Situation.aftermath
  }

  mutating func see(_ step: Step, _ here: Situation) -> Judgement? {
    switch step {
    case .touchEnded: lifted(here)
    case .detach(edge): if here.excuses(.goneBeforeClosed) { return .passed }
    case .gate(edge):
      if !here[edge].isAvailable, here.excuses(.goneBeforeClosed) { return .passed }
    case .phase(edge, let before):
      if here.isRenewed(edge, from: before, since: end), here.excuses(.renewed) { return .kept }
    default: break
    }
    return nil
  }

  /// The time counts from the lift of a finger that was down at the end, or when the time was over.
  private mutating func lifted(_ here: Situation) {
    guard here.touch.began.history < end.history || here.now > deadline else { return }
    deadline = here.now + Situation.aftermath
  }

  mutating func turnOver(_ here: Situation) -> Judgement? {
    let left = here.leftOpen(at: edge)
    cleanSince = left == nil ? cleanSince ?? here.now : nil
    guard !here.isDragging, here.ending == .settled || here.upcoming > deadline else { return nil }
    guard let left else {
      return .kept(margin: (deadline - (cleanSince ?? here.now)).seconds)
    }
    let (edge, time) = (edge, time(here))
    return here.broken(
      "\(time) the \(edge) was \(left.what)", expected: left.expected,
      also: [here[edge].phasePlace, left.place], began: end.time,
      deadline: min(here.upcoming, deadline),
      cause: end.trace, margin: max(0, (here.upcoming - deadline).seconds))
  }

  /// When it is judged: after two seconds, or when the run has settled.
  private func time(_ here: Situation) -> Account {
    here.upcoming < deadline
      ? "after the app's end at \(end), when everything had settled at \(here.upcoming),"
      : "\(deadline - end.time) after the app's end at \(end)"
  }

  func pending(_ here: Situation) -> String? {
    "the run ended at \(Words.seconds(here.now)), before the app's end at \(end.text) had to be carried out"
  }
}

extension Situation {
  /// What an edge that should have closed still has of its refresh, after `the header was`; `nil` where nothing
  /// is left.
  fileprivate func leftOpen(at edge: Edge) -> Remainder? {
    let state = self[edge]
    let room = insetRemainder(of: edge)
    if state.phase.isInRefresh {
      return Remainder(
        what: "still \(state.phase)\(room.map { ", and \($0.what)" } ?? "")",
        expected: "it idle\(room.map { ", and \($0.expected)" } ?? "")",
        place: room?.place ?? state.phasePlace)
    }
    if state.isLoading {
      return Remainder(
        what:
          "\(state.phase), but the \(edge.callback) that it had asked for at \(state.lastCallback) was not ended",
        expected: "that end, too", place: state.phasePlace)
    }
    let left = [room, lookRemainder(of: edge)].compactMap(\.self)
    guard let first = left.first else { return nil }
    return left.dropFirst().reduce(
      Remainder(
        what: "\(state.phase), but \(first.what)", expected: first.expected, place: first.place)
    ) { all, next in
      Remainder(
        what: "\(all.what), and \(next.what)", expected: "\(all.expected), and \(next.expected)",
        place: all.place)
    }
  }

  /// Whether the refresh that has just begun at `edge` has been asked for since the end at `end`.
  fileprivate func isRenewed(_ edge: Edge, from before: Phase, since end: Place) -> Bool {
    let state = self[edge]
    guard state.phase.isUnderWay, state.refreshStart.history == place.history else { return false }
    let tap = isTapped(edge) ? state.lastTap?.history ?? 0 : 0
    if max(state.begin?.history ?? 0, tap, touch.began.history) > end.history { return true }
    return state.fills || isReleased(edge, after: end)
      || (state.mayRepeatInTouch && isDecidedByTouch(edge))
      || (!before.isInRefresh && isCrossedUnanswered(edge))
  }
}
