internal import GestureTrace

/// Ten seconds after the last row in or answer the run has settled.
extension Invariant {
  static let settles = Invariant(
    RuleDescription(
      id: "settles",
      promise: "When nobody does anything any more, the control comes to rest.",
      matters:
        "The spinner turns for ever, or the list never stops moving, and only a restart helps.",
      reported: """
        Refreshing twice in a row spins for ever (EdsonBueno/infinite_scroll_pagination#382).
        """,
      judged: """
        At the run's end: it must have settled within 10 s of the last row in or answer. A load whose \
        answer is never owed may stay. With a finger still down, or a trace that stops too soon, it is \
        not known.
        """,
      vacuous: "Nothing was done.",
      settings: "None.",
      unit: "seconds",
      example: """
        10 s after the last row of the recording, 2.5 s (line 9), the header was still refreshing: expected \
        it idle
        """),
    kept: { here, _ in
      "settled \(Words.seconds(here.now - here.lastDeed.time)) after the last row in or answer"
    }
  ) {
    Clause.atEnd { here in
      guard here.hasDeeds || here.answers > 0, let ending = here.ending else { return .passed }
      let elapsed = here.now - here.lastDeed.time
      let busy = here.stillGoing
      if ending == .fault { return .open("a fault closed the run at \(Words.seconds(here.now))") }
      if ending == .settled || (ending == .stopped && busy == nil) {
        return .kept(margin: (limit - elapsed).seconds)
      }
      if here.isDragging {
        return .open("the finger that came down at \(here.touch.began.text) was never lifted")
      }
      guard ending == .limit || elapsed >= limit else {
        return .open(
          "the trace stopped at \(Words.seconds(here.now)) while \(busy?.what ?? "it moved")")
      }
      let time: Account =
        elapsed < limit
        ? "the run was given up at \(here.now), before it had come to rest:"
        : "\(elapsed) after the \(here.lastDeedName)"
      return here.broken(
        "\(time) \(busy?.what ?? "something was still going on")",
        expected: "\(busy?.expected ?? "the run to settle")", also: here.busyPlaces,
        began: here.lastDeed.time, deadline: here.lastDeed.time + limit,
        margin: (elapsed - limit).seconds)
    }
  }

  /// How long the run may take (invariants.md).
  private static let limit = Tick(microseconds: 10_000_000)
}

extension Situation {
  /// Edges that are neither at peace nor in a load whose answer is never owed.
  private var busyEdges: [Edge] {
    Edge.allCases.filter { self[$0].attached && !self[$0].isQuiet && !isNeverAnswered($0) }
  }

  /// What still goes on and what should be instead; `nil` where nothing does that can be read from rows.
  fileprivate var stillGoing: (what: String, expected: String)? {
    guard let edge = busyEdges.first else {
      return isAtRest(until: now) ? nil : ("the content was still moving", "it to lie still")
    }
    let state = self[edge]
    return state.phase.isInRefresh || !state.isLoading
      ? ("the \(edge) was still \(Words.name(state.phase))", "it idle")
      : ("a load of the \(edge) was still open", "none")
  }

  /// What came last: `last row of the recording, 2.5 s (line 9),`.
  fileprivate var lastDeedName: Account {
    "\(lastDeed.trace == nil ? "last answer of the app" : "last row of the recording"), \(lastDeed),"
  }

  /// How the edges that are still busy came to be so; the last row where none is.
  fileprivate var busyPlaces: [Place] {
    let edges = busyEdges
    guard !edges.isEmpty else { return [place] }
    return edges.map { self[$0].isLoading ? self[$0].lastCallback : self[$0].phasePlace }
  }
}
