internal import GestureTrace

/// After an end the edge is idle within two seconds and its own part is gone.
///
/// An end in idle is judged by `begin-end-idempotent`. What is renewed need not close: a refresh that a later
/// touch, tap or begin starts takes over, and so does a late release, of a touch that came before the end and
/// lets go after it, a further approach of the same touch where the contract lets it load again, or a crossing of
/// which no load has come, once the edge was idle; one that the control starts by itself does only where it
/// fills short content.
extension Invariant {
  static let endsCleanly = Invariant(
    RuleDescription(
      id: "ends-cleanly",
      promise: "Whenever the end comes, be it inside the callback, the control closes for good.",
      matters: "An answer that comes too fast leaves the header open for ever, its spinner off.",
      reported: """
        If the app ends inside the callback the header stays in loading for ever \
        (enormego/EGOTableViewPullRefresh#23; CoderMJLee/MJRefresh#759).
        """,
      judged: """
        When the run has settled, or two seconds after an end during a refresh or an open load; where a \
        finger is down then, or was at the end, two seconds after it lifts. The edge is idle or no-more, \
        its spinner still and its text one that the contract lists for that, no load of it is open, and \
        its own part is 0, or what a footer keeps.
        """,
      vacuous: "No end came during a refresh.",
      settings: "`keeps`, `texts` and `tolerance`.",
      unit: "seconds",
      example: """
        2 s after the app's end at 0.633 s (line 9) the header was still refreshing: expected it idle and closed
        """),
    kept: { "\(Words.count($1.tested, "end", "ends")), each closed in time" }
  ) {
    for edge in Edge.allCases {
      Clause.watch { step, here in
        if case .end(edge, _) = step { Closing(of: edge, here) } else { nil }
      }
    }
  }
}

/// A closing that an end has asked for.
private struct Closing: Watch {
  static var reads: ClauseReads { [.rows, .turns] }

  private let edge: Edge
  private let end: Place
  private var deadline: Tick
  /// Since when the edge has been clean without a break.
  private var cleanSince: Tick?

  /// Of an end that has just come; `nil` where it found nothing to end.
  init?(of edge: Edge, _ here: Situation) {
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
    let remainder = Remainder(of: edge, here)
    cleanSince = remainder == nil ? cleanSince ?? here.now : nil
    guard !here.isDragging, here.ending == .settled || here.upcoming > deadline else { return nil }
    guard let remainder else {
      return .kept(margin: (deadline - (cleanSince ?? here.now)).seconds)
    }
    let (edge, time) = (edge, time(here))
    return here.broken(
      "\(time) the \(edge) was \(remainder.what)", expected: remainder.expected,
      also: [here[edge].phasePlace, remainder.proof], began: end.time,
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

/// What an edge that should have closed still has of its refresh.
private struct Remainder {
  let what: Account
  let expected: Account
  /// The write that left the inset as it is, where that is off.
  let proof: Place?

  /// What is left now; `nil` where nothing is.
  init?(of edge: Edge, _ here: Situation) {
    let state = here[edge]
    let isClosed = !state.phase.isInRefresh && !state.isLoading
    let room = state.insetsTold ? here.restError(edge) : 0
    let isOff = room.magnitude > here.contract.tolerance
    let look = here.lookLeft(of: edge)
    if isClosed, !isOff, look == nil { return nil }
    let side = edge == .header ? "top" : "bottom"
    proof = isOff ? state.insetPlace : nil
    let inset: Account = isOff ? ", the \(side) inset \(points: room) off" : ""
    if state.phase.isInRefresh {
      what = "still \(state.phase)\(inset)"
      expected = "it idle and closed"
    } else if state.isLoading {
      what =
        "\(state.phase)\(inset), but the load of its callback at \(state.lastCallback) was open"
      expected = "no load that is left open"
    } else {
      let shown: Account = look.map { ", \($0.what)" } ?? ""
      what = "\(state.phase)\(inset)\(shown)"
      expected = look.map { isOff ? "it closed, and \($0.expected)" : $0.expected } ?? "it closed"
    }
  }
}

extension Situation {
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

  /// What an edge that is idle, or knows of no more, still shows of its refresh; `nil` where it looks as
  /// it is, as far as it tells and the contract lists its texts.
  fileprivate func lookLeft(of edge: Edge) -> (what: Account, expected: Account)? {
    let phase = self[edge].phase
    guard phase == .idle || phase == .noMore else { return nil }
    if looks[edge].spinner?.value == true { return ("its spinner turning", "it still") }
    guard let listed = contract.edge(edge)?.texts?[phase], let text = looks[edge].text?.value,
      !listed.contains(text)
    else { return nil }
    return ("saying \(Words.quoted(text))", "\(Words.list(listed.map(Words.quoted), "or"))")
  }
}
