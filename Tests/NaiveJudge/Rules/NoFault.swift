import GestureTrace

extension NaiveRule {
  /// No `fault` row.
  static let noFault = NaiveRule("no-fault") { facts in
    let faults = facts.rows { if case .outcome(.fault) = $0 { true } else { false } }
    if let fault = faults.first { return .violated("there is a fault", at: fault) }
    if facts.history.ending == .fault { return .violated("it ended with a fault", at: nil) }
    return .holds
  }
}
