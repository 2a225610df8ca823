import GestureTrace

/// What is known of one control.
struct EdgeState {
  var phase: Phase
  var isAttached: Bool
  var isEnabled = true
  var isHidden = false
}

extension Facts {
  static func states(of edge: Edge, in history: WholeHistory) -> Timeline<EdgeState> {
    let first = EdgeState(phase: .idle, isAttached: history.contract.edge(edge) != nil)
    return Timeline(from: first, over: history.rows) { state, event in
      switch event {
      case .outcome(.phase(edge, let phase)): state.phase = phase
      case .world(.attach(edge)): state.isAttached = history.contract.edge(edge) != nil
      case .world(.detach(edge)): state.isAttached = false
      case .world(.enable(edge, let flag)): state.isEnabled = flag
      case .world(.hide(edge, let flag)): state.isHidden = flag
      default: break
      }
    }
  }
}
