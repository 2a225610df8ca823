internal import GestureTrace

extension Phase {
  /// Whether the refresh is on, and its end still to come: settling or refreshing.
  var isUnderWay: Bool { self == .settling || self == .refreshing }

  /// Whether a step to `next` is in the graph of rows.md, one over phases that may be skipped included.
  func mayLead(to next: Phase) -> Bool {
    switch self {
    case .idle, .pulling, .armed, .noMore: next != .ending
    case .refreshing: next != .settling
    case .settling, .ending, .disabled: true
    }
  }
}

extension Step {
  /// Whether `edge` has left its refresh with this row, before or after its end.
  func leavesRefresh(_ edge: Edge, _ here: Situation) -> Bool {
    guard case .phase(edge, let before) = self else { return false }
    return before.isUnderWay && !here[edge].phase.isUnderWay
  }
}
