internal import GestureTrace

/// A control that is taken off leaves nothing behind, and one that is put on again is on once.
///
/// Numbers of observers are compared at the end of an instant that attached or detached, with all that
/// were seen while the same edges were attached. Where no row tells a number, or none was seen with those,
/// nothing is compared.
///
/// A detached control is told of once. A fault while an edge is detached is this rule's, too, and so is one
/// that comes when the run is over: then owner and scroll view are freed, and what survived is named. Where
/// that goes well no row says so: it is no occasion.
extension Invariant {
  static let detachIsClean = Invariant(
    RuleDescription(
      id: "detach-is-clean",
      promise: "A control that is removed is gone, and one that is added again is there once.",
      matters: """
        The app crashes when a page closes during a refresh, a control that was removed goes on loading, \
        or each visit to a page adds one more callback to every pull.
        """,
      reported: """
        Leaving during a refresh crashes: observers are left, or one is removed that is not there \
        (gontovnik/DGElasticPullToRefresh#5).
        """,
      judged: """
        At the end of an instant with a detach or an attach: no observers once every edge is detached, \
        otherwise the number from before with the same edges; no part of a detached edge in the inset. \
        Then: no callback, no write of the offset or the inset and no fault while the edge is detached; \
        at most one callback for each pull after attaching again, taps apart. After the run: all has \
        been freed.
        """,
      vacuous: "No control was detached or attached again, and all was freed after the run.",
      settings: "`tolerance`.",
      unit: "observers or callbacks",
      example: """
        every edge has been detached since 2 s (line 9), but 3 observers are still registered: expected none
        """),
    excluded: { situation, _ in
      situation.header.exists || situation.footer.exists ? nil : "the contract has no control"
    },
    kept: { here, _ in
      Words.count(here.attachments, "detach or attach", "detaches and attaches")
        + ", nothing was done by what was taken off, and "
        + (here.observers == nil
          ? "no row told the number of observers" : "the number of observers was right")
    }
  ) {
    Clause.once(per: { $0.turn.attachment }) { $0.observersAgree }
    for edge in Edge.allCases {
      Clause.watch { step, here in
        if case .detach(edge) = step { Detachment(of: edge, here) } else { nil }
      }
      Clause.each(.fired(edge)) { $0.isCalledOnce(edge) }
    }
    Clause.once(per: { $0.faultPlace }) { here in
      let edge = Edge.allCases.first { here[$0].detached != nil }
      guard let edge, let place = here[edge].detached else { return .passed }
      return here.broken(
        "the \(edge) was detached at \(place), but \(here.faultTime) there was a fault, "
          + "\(Words.quoted(here.faultText))", expected: "none", also: [here.faultPlace])
    }
    Clause.atEnd { here in
      guard let fault = here.faultPlace, here.ending != .fault,
        Edge.allCases.allSatisfy({ here[$0].detached == nil })
      else { return .passed }
      return here.broken(
        "after the run the list and its owner were let go with the "
          + "\(Words.list(Edge.allCases.filter(here.attachedEdges.contains).map(\.rawValue))) still attached, and that "
          + "ended in a fault, \(Words.quoted(here.faultText))",
        expected: "no fault", also: [fault], began: fault.time)
    }
  }
}

extension Situation {
  /// Whether, after a detach or an attach, there are as many observers as before with the same edges.
  fileprivate var observersAgree: Judgement {
    let attached = attachedEdges
    let wanted = attached.isEmpty ? [0] : observerCounts.seen(with: attached)
    guard let count = observers, let most = wanted.max(), let change = turn.attachment else {
      return .kept
    }
    guard !wanted.contains(count) else { return .kept(margin: 1) }
    let observers = Words.count(count, "observer is", "observers are")
    let who = attached.count == 1 ? "only the \(attached.first?.rawValue ?? "")" : "both edges"
    return broken(
      attached.isEmpty
        ? "every edge has been detached since \(change), but \(observers) still registered"
        : "\(observers) registered with \(who) attached at \(change)",
      expected: attached.isEmpty ? "none" : "\(most), as before", also: [place],
      began: change.time, margin: Double((count - most).magnitude))
  }

  /// Whether a touch that came after an edge was attached again has one callback only, taps apart.
  fileprivate func isCalledOnce(_ edge: Edge) -> Judgement {
    let state = self[edge]
    guard state.attaches > 0, state.detached == nil, !isTapped(edge), let charge, charge.isInTime
    else { return .passed }
    let pull = charge.touch[edge]
    guard pull.charged > 0, !state.mayRepeatInTouch || state.wasLoading else {
      return .kept(margin: 1)
    }
    let place = place
    return broken(
      "attached \(Words.count(state.attaches, "time more", "times more")), the \(edge) called back at "
        + "\(pull.firstCharge) and again at \(place) for one touch, which came down at \(charge.touch.began)",
      expected: "one callback", cause: charge.touch.left?.trace, margin: Double(pull.charged))
  }
}
