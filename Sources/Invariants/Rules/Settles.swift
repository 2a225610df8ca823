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
        10 s after the last row in or answer (2.5 s) the header was still refreshing: expected the run to \
        settle
        """),
    kept: { _, _ in "" }
  ) { Clause { Settles() } }
}

private struct Settles: ClauseMonitor {
  static let reads: ClauseReads = [.rows]
  /// How long the run may take (invariants.md).
  private static let limit = Tick(microseconds: 10_000_000)

  var record = Record()

  func kept(_ situation: Situation) -> String? {
    "settled \(Words.seconds(situation.now - situation.lastDeed)) after the last row in or answer"
  }

  mutating func close(_ situation: Situation) -> String? {
    guard situation.hasDeeds || situation.answers > 0, let ending = situation.ending else {
      return nil
    }
    let elapsed = situation.now - situation.lastDeed
    let busy = Self.busy(situation)
    switch ending {
    case .settled:
      record.hold(margin: (Self.limit - elapsed).seconds, at: situation.place)
    case .stopped where busy == nil:
      record.hold(margin: (Self.limit - elapsed).seconds, at: situation.place)
    case .fault: return "a fault closed the run at \(Words.seconds(situation.now))"
    case .stopped, .limit:
      if situation.isDragging {
        return "the finger that came down at \(situation.touch.began.text) was never lifted"
      }
      guard ending == .limit || elapsed >= Self.limit else {
        return "the trace stopped at \(Words.seconds(situation.now)) while \(busy ?? "it moved")"
      }
      record.fail(
        Finding(
          says: "\(Words.seconds(elapsed)) after the last row in or answer "
            + "(\(Words.seconds(situation.lastDeed))) \(busy ?? "something was still going on"): "
            + "expected the run to settle",
          began: situation.lastDeed, deadline: situation.lastDeed + Self.limit,
          rows: Self.proof(situation),
          margin: (elapsed - Self.limit).seconds))
    }
    return nil
  }

  /// How the edge that is still busy came to be so; the last row where none is.
  private static func proof(_ situation: Situation) -> [Int] {
    let busy = Edge.allCases.filter {
      situation[$0].attached && !situation[$0].isQuiet && !situation.isNeverAnswered($0)
    }
    let places = busy.map {
      situation[$0].isLoading ? situation[$0].lastCallback : situation[$0].phasePlace
    }
    return (places.isEmpty ? [situation.place] : places).map(\.history)
  }

  /// What goes on; `nil` where nothing does that can be read from rows.
  private static func busy(_ situation: Situation) -> String? {
    for edge in Edge.allCases where situation[edge].attached {
      let state = situation[edge]
      if !state.isQuiet, !situation.isNeverAnswered(edge) {
        return state.phase.isInRefresh || !state.isLoading
          ? "the \(edge.rawValue) was still \(Words.name(state.phase))"
          : "a load of the \(edge.rawValue) was still open"
      }
    }
    return situation.isAtRest(until: situation.now) ? nil : "the content was still moving"
  }
}
