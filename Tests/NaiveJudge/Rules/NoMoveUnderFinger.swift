import GestureTrace

extension NaiveRule {
  /// While the finger is down no write of the control moves the content; movement in the turn of an app row
  /// is the app's.
  static let noMoveUnderFinger = NaiveRule("no-move-under-finger") { facts in
    guard facts.history.drive == .finger else { return .notApplicable("offsets are imposed") }
    for row in facts.indices where facts.isControlMove(row) && facts.isTouched(before: row) {
      let change = (facts.offset.after(row) - facts.offset.before(row)).magnitude
      if change > facts.contract.tolerance, !facts.isAppsInstant(upTo: row) {
        return .violated("a control moved the content under the finger", at: row)
      }
    }
    let isTested = facts.indices.contains {
      facts.isTouched(after: $0) && facts.mayMoveContent($0)
    }
    return isTested
      ? .holds
      : .vacuous("nothing began or ended and no control wrote while a finger was down")
  }
}

extension Facts {
  /// Whether something begins or ends here, or a control writes.
  fileprivate func mayMoveContent(_ row: Int) -> Bool {
    switch event(row) {
    case .world(.begin(let edge)), .world(.end(let edge, _)), .outcome(.fired(let edge, _)):
      contract.edge(edge) != nil
    case .outcome(.setInset), .outcome(.setOffset): true
    default: false
    }
  }
}
