internal import GestureTrace

/// A control that is taken off leaves nothing behind, and one that is put on again is on once.
///
/// Numbers of observers are compared at the end of an instant that attached or detached, with all that
/// were seen while the same edges were attached: a control may register more in a refresh than at rest.
/// Where no row tells a number nothing is compared.
///
/// What a detached control writes in the instant of its detach is its farewell; afterwards its part of
/// the inset is gone, and every write or callback is one too many. A fault while an edge is detached
/// is this rule's, too, and so is one that comes when the run is over: then owner and scroll view are
/// freed, and what survived is named. Where that goes well no row says so: it is no occasion.
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
      vacuous: "No control was detached or attached again.",
      settings: "`tolerance`.",
      unit: "observers or callbacks",
      example: """
        every edge is detached since 2 s (line 9), but 3 observers are still registered: expected none
        """),
    excluded: { situation, _ in
      situation.header.exists || situation.footer.exists ? nil : "the contract has no control"
    },
    kept: { _, _ in "" }
  ) { Clause { DetachIsClean() } }
}

private struct DetachIsClean: ClauseMonitor {
  static let reads: ClauseReads = [.rows, .turns]
  var record = Record()
  /// The numbers of observers that were seen while just these edges were attached.
  private var known: [Set<Edge>: Set<Int>] = [:]
  private var lastObservers: Int?
  /// The latest detach or attach of this instant.
  private var change: Place?
  private var detaches = EdgePair<Place?>(nil)
  private var attaches = EdgePair(0)
  /// Edges whose present detachment has been reported.
  private var flagged = EdgePair(false)
  private var fault: Place?
  private var changes = 0
  /// How often the number of observers had one from before to be held against.
  private var comparisons = 0

  func kept(_ situation: Situation) -> String? {
    let changes = Words.count(changes, "detach or attach", "detaches and attaches")
    let counted =
      comparisons == 0
      ? "there was no number of observers to compare"
      : "the number of observers was right \(Words.count(comparisons, "time", "times"))"
    return "\(changes), nothing was done by what was taken off, and \(counted)"
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .detach(let edge):
      changed(edge, wasAttached: detaches[edge] == nil, situation)
      if detaches[edge] == nil { detaches[edge] = situation.place }
    case .attach(let edge):
      changed(edge, wasAttached: detaches[edge] == nil, situation)
      detaches[edge] = nil
      flagged[edge] = false
      attaches[edge] += 1
    case .fired(let edge, _): called(edge, situation)
    case .setInset(_, _, _, let edge): wrote("the inset", edge, situation)
    case .setOffset(_, _, let edge): wrote("the offset", edge, situation)
    case .fault: failed(situation)
    default: break
    }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    if let place = change {
      change = nil
      compareObservers(place, situation)
      if detaches.header?.time == place.time { judgeRoom(.header, situation) }
      if detaches.footer?.time == place.time { judgeRoom(.footer, situation) }
    } else if situation.observers != lastObservers {
      note(situation.observers, while: Self.attached(situation))
    }
    lastObservers = situation.observers
  }

  /// A fault of a run that had come to its end is one of freeing what the run had made.
  mutating func close(_ situation: Situation) -> String? {
    if let fault, situation.ending != .fault, record.finding == nil {
      record.fail(
        Finding(
          says: "after the run, when its owner and the scroll view had been let go: "
            + situation.faultText,
          began: fault.time, rows: [fault.history]))
    }
    return nil
  }

  // MARK: Observers

  private static func attached(_ situation: Situation) -> Set<Edge> {
    Set(Edge.allCases.filter { situation[$0].attached })
  }

  private mutating func note(_ observers: Int?, while attached: Set<Edge>) {
    if let observers { known[attached, default: []].insert(observers) }
  }

  /// An edge goes or comes; what was registered until now belongs to the edges attached until now.
  private mutating func changed(_ edge: Edge, wasAttached: Bool, _ situation: Situation) {
    changes += 1
    if change == nil {
      var before = Self.attached(situation)
      if wasAttached { before.insert(edge) } else { before.remove(edge) }
      note(situation.observers, while: before)
    }
    change = situation.place
  }

  private mutating func compareObservers(_ place: Place, _ situation: Situation) {
    let attached = Self.attached(situation)
    guard let count = situation.observers else { return record.hold() }
    let wanted = attached.isEmpty ? [0] : known[attached] ?? []
    guard !wanted.isEmpty else {
      // Nobody knows how many of them belong to the edge that is left.
      note(count, while: attached)
      return record.hold()
    }
    comparisons += 1
    guard !wanted.contains(count) else { return record.hold(margin: 1, at: situation.place) }
    let most = wanted.max() ?? 0
    let observers = Words.count(count, "observer is", "observers are")
    let who = attached.count == 1 ? "only the \(attached.first?.rawValue ?? "")" : "both edges"
    record.fail(
      Finding(
        says: attached.isEmpty
          ? "every edge is detached since \(place.text), but \(observers) still registered: "
            + "expected none"
          : "\(observers) registered with \(who) attached at \(place.text): expected \(most), as "
            + "before",
        began: place.time, row: place.trace, rows: [place.history, situation.place.history],
        margin: Double((count - most).magnitude)))
  }

  // MARK: What a detached control does

  private mutating func judgeRoom(_ edge: Edge, _ situation: Situation) {
    guard let place = detaches[edge], situation[edge].insetsTold else { return }
    let room = situation.layout.own(edge)
    guard room.magnitude > situation.contract.tolerance else { return }
    fail(
      edge, "left \(Words.points(room)) of its room in the inset", "none", since: place, situation)
  }

  private mutating func wrote(_ what: String, _ writer: Edge?, _ situation: Situation) {
    // A write of an unknown edge is a detached one's only where no other is attached.
    let isAlone = !situation.header.attached && !situation.footer.attached
    let edge = writer ?? (detaches.header == nil ? .footer : .header)
    guard writer != nil || isAlone, let place = detaches[edge], place.time < situation.now else {
      return
    }
    fail(
      edge, "wrote \(what) at \(situation.place.text)", "no write", since: place, situation)
  }

  private mutating func called(_ edge: Edge, _ situation: Situation) {
    if let place = detaches[edge] {
      return fail(
        edge, "called back at \(situation.place.text)", "no callback", since: place, situation)
    }
    guard attaches[edge] > 0, !situation.isTapped(edge), let charge = situation.charge,
      charge.isInTime
    else { return }
    let pull = charge.touch[edge]
    guard pull.charged > 0, !situation[edge].mayRepeatInTouch || situation[edge].wasLoading else {
      return record.hold(margin: 1, at: situation.place)
    }
    record.fail(
      Finding(
        says: "attached \(Words.count(attaches[edge], "time more", "times more")), the "
          + "\(edge.rawValue) called back at \(pull.firstCharge.text) and again at "
          + "\(situation.place.text) for one touch (from \(charge.touch.began.text)): expected one "
          + "callback",
        began: situation.now, row: charge.touch.left?.trace,
        rows: [pull.firstCharge.history, situation.place.history], margin: Double(pull.charged)))
  }

  private mutating func failed(_ situation: Situation) {
    fault = situation.place
    for edge in Edge.allCases {
      guard let place = detaches[edge] else { continue }
      let what = "a fault came at \(situation.place.text): \(situation.faultText)"
      record.fail(
        Finding(
          says: "the \(edge.rawValue) was detached at \(place.text), and \(what)",
          began: situation.now, row: place.trace, rows: [place.history, situation.place.history]))
      return
    }
  }

  private mutating func fail(
    _ edge: Edge, _ what: String, _ expected: String, since place: Place, _ situation: Situation
  ) {
    guard !flagged[edge] else { return }
    flagged[edge] = true
    record.fail(
      Finding(
        says:
          "the \(edge.rawValue) was detached at \(place.text), but \(what): expected \(expected)",
        began: situation.now, row: place.trace, rows: [place.history, situation.place.history]))
  }
}
