internal import GestureTrace

extension Situation {
  /// Whether a pull under this touch would count at `edge`.
  ///
  /// Nothing that the contract names stands in its way, and the edge is in no refresh. Whether the touch
  /// is late (`lateRelease`) is left open.
  func heedsPull(_ edge: Edge) -> Bool {
    let state = self[edge]
    guard state.isAvailable, !state.isOff, !state.fills else { return false }
    if state.isLoading, excuses(.loadStillOpen) { return false }
    switch state.phase {
    case .idle, .pulling, .armed: break
    case .settling, .refreshing, .ending, .noMore, .disabled: return false
    }
    let other = self[edge.other]
    if contract.overlap == .ignored, other.phase.isInRefresh || other.isLoading { return false }
    return edge == .footer || contract.header?.startAtTop != true || touch.beganAtTop
  }

  /// Whether the latest touch may still be answered by a callback of `edge` at `time`.
  func isDue(_ edge: Edge, at time: Tick) -> Bool {
    let state = self[edge]
    return touch.decides(edge, firing: state.firesNow, at: time, patience: state.patience)
  }

  /// Points that the list is pulled past the base rest of `edge`, as it is seen; negative inside.
  func pull(at edge: Edge) -> Double {
    edge == .header ? layout.baseTop - seen : seen - layout.baseEnd
  }
}
