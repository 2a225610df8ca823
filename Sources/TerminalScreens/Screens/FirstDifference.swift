import GestureTrace

extension Story {
  /// Points that two lists may be apart and still be called the same.
  private static let tolerance = 0.5

  /// The first instant at which this run and another one part ways: another place, phase or callback;
  /// `nil` if they do not.
  func firstDifference(from other: Story) -> Tick? {
    var firsts: [Tick] = []
    for step in (offset.steps + other.offset.steps).sorted(by: { $0.time < $1.time }) {
      let pair = (offset.value(at: step.time), other.offset.value(at: step.time))
      guard let a = pair.0, let b = pair.1, (a - b).magnitude > Self.tolerance else { continue }
      firsts.append(step.time)
      break
    }
    let pairs = zip(decisions, other.decisions)
    if let pair = pairs.first(where: { $0 != $1 }) {
      firsts.append(min(pair.0.time, pair.1.time))
    } else if decisions.count != other.decisions.count {
      let longer = decisions.count > other.decisions.count ? decisions : other.decisions
      firsts.append(longer[min(decisions.count, other.decisions.count)].time)
    }
    return firsts.min()
  }

  /// Phases and callbacks: what an app would notice.
  private var decisions: [Mark] {
    marks.filter { mark in
      switch mark.kind {
      case .fired, .phase: true
      case .answer, .broken, .fault, .world: false
      }
    }
  }
}
