internal import GestureTrace

/// What a control shows of a pull under one finger: it goes the pull's way.
///
/// A control that lags by a frame shows the former way for one sample after the finger has turned round:
/// the pull must have gone the same way twice running. Changes of the pull within the tolerance are gathered
/// first.
struct ProgressOfPull: Watch {
  static var reads: ClauseReads { [.rows, .turns] }

  private let edge: Edge
  /// The pull, in points, and the progress at its last change; `nil` before the first that counts.
  private var before: (pull: Double, progress: Double)?
  /// Whether that change went outward; `nil` where it was the first.
  private var wentOut: Bool?

  /// Of a touch that has just begun; `nil` at any other row.
  init?(at edge: Edge, _ step: Step) {
    guard case .touchBegan = step else { return nil }
    self.edge = edge
  }

  mutating func see(_ step: Step, _ here: Situation) -> Judgement? {
    if case .touchBegan = step { .passed } else { nil }
  }

  mutating func turnOver(_ here: Situation) -> Judgement? {
    guard here.isPullToShow(edge) else {
      (before, wentOut) = (nil, nil)
      return nil
    }
    guard here.turn.isTold[edge], let shown = here.progressOfPull(edge) else { return nil }
    let pull = max(0, here.pull(at: edge))
    guard let before else {
      before = (pull, shown.value)
      return nil
    }
    let moved = pull - before.pull
    guard moved.magnitude > here.contract.tolerance else { return nil }
    let rise = shown.value - before.progress
    let isAgainst = wentOut == (moved > 0) && (moved > 0 ? -rise : rise) > Look.grain
    wentOut = moved > 0
    self.before = (pull, shown.value)
    guard isAgainst else { return nil }
    return here.looksWrong(
      edge,
      "but its progress went from \(number: before.progress) to \(number: shown.value) while "
        + "the pull went from \(number: before.pull) to \(points: pull)",
      expected: "it to follow", shown: shown.place, sight: here.sightPlace)
  }
}
