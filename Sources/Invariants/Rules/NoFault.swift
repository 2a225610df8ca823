internal import GestureTrace

/// The implementation neither traps, throws, leaks nor breaks the protocol.
extension Invariant {
  static let noFault = Invariant(
    RuleDescription(
      id: "no-fault",
      promise: "Nothing that the world does makes the control trap, throw or leak.",
      matters: "The app crashes, or keeps every page that was ever opened in memory.",
      reported: """
        The list dies with observers left and takes the app along \
        (gontovnik/DGElasticPullToRefresh#5; Yalantis/PullToRefresh#33).
        """,
      judged: """
        At the fault row of a history, which closes it or comes when the run is over: a trap, an exception, an observer that is left behind \
        or removed twice, a use after the end of a life, something that is never freed, a callback that \
        runs inside itself without end, a broken adapter protocol.
        """,
      vacuous: "The run had no row that could have caused a fault.",
      settings: "None.",
      unit: nil,
      example: #"at 0.617 s there was a fault, "an observer was removed twice": expected none"#),
    kept: { _, _ in "no fault" }
  ) {
    Clause.eachRow { step, _ in
      if case .fault = step { .passed } else { .kept }
    }
    // One that does not close the run came after it.
    Clause.once(per: { $0.faultPlace }) { here in
      here.broken(
        "\(here.faultTime) there was a fault, \(Words.quoted(here.faultText))", expected: "none",
        also: [here.faultPlace], cause: here.turn.cause)
    }
    // A run whose end is a fault has one, even if its row is missing.
    Clause.atEnd { here in
      guard here.ending == .fault, here.faultPlace == nil else { return .passed }
      return here.broken(
        "a fault closed the run at \(here.now)", expected: "none", cause: here.turn.cause)
    }
  }
}
