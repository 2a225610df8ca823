internal import GestureTrace

/// Spinner, text, progress and opacity say what the control is doing.
///
/// Nothing is judged inside an instant, of a control that is hidden, disabled, detached or out of its
/// window, nor of what a control does not tell. Where the contract lists no texts for a phase the first one that
/// was seen in it counts.
///
/// The progress is whatever the control draws of a pull, a letter or an arrow's turn, as a part of its whole
/// way. A begin by the app at rest at the top has to bring the header into sight, unless the footer begins, too:
/// both ends cannot be in sight at once. At rest without a finger a control that is still pulling or armed has
/// to look idle.
extension Invariant {
  static let showsWhatItDoes = Invariant(
    RuleDescription(
      id: "shows-what-it-does",
      promise: "What the control shows is what it is doing.",
      matters: """
        The spinner stands still while the list is being loaded, or turns for ever afterwards; the text \
        asks people to let go when nobody is pulling; the arrow points the wrong way.
        """,
      reported: """
        The spinner turns below the line after a quick answer (omadahealth/SwipyRefreshLayout#40); \
        the hint stays on the screen (react-ld/react-pullLoad#17).
        """,
      judged: """
        Whenever time advances. Spinner: turning in refreshing, still in idle, pulling, armed and \
        no-more. Text: one that the contract lists for the phase, or else one text for each phase. \
        Progress: within 0…1, 0 in idle at base rest, more than 0 past the trigger under a finger, never \
        against the pull. Alpha: within 0…1, a header's more than 0 past the trigger under a finger. \
        A begin at rest at the top: the header's room is in sight after `opening`. Nothing is asked of \
        what is hidden or disabled.
        """,
      vacuous:
        "No phase changed and nothing was pulled, or the control tells nothing that it shows.",
      settings: """
        `texts`, `trigger`, `hold`, `opening`, `begin`, `measure`, `lateRelease` and `tolerance`.
        """,
      unit: nil,
      example: """
        at 2 s the header was refreshing, but its spinner stood still: expected it to turn
        """),
    kept: { _, _ in "what was shown was what was done" }
  ) {
    for edge in Edge.allCases {
      Clause.throughout { here in
        guard let phase = here.phaseToShow(edge), let spinner = here.looks[edge].spinner else {
          return .passed
        }
        guard spinner.value != phase.spins else { return here.looksRight(edge) }
        return here.looksWrong(
          edge, "\(here.rest(edge))but its spinner \(phase.spins ? "stood still" : "turned")",
          expected: phase.spins ? "it to turn" : "it still", shown: spinner.place)
      }
      Clause.throughout { here in
        guard let phase = here.phaseToShow(edge), let text = here.looks[edge].text else {
          return .passed
        }
        guard let wanted = here.textWanted(edge, in: phase, insteadOf: text.value) else {
          return here.looksRight(edge)
        }
        return here.looksWrong(
          edge, "\(here.rest(edge))but said \(Words.quoted(text.value))", expected: wanted,
          shown: text.place)
      }
      Clause.throughout {
        $0.isPart($0.looks[edge].progress, edge, "but showed a progress of")
      }
      Clause.throughout { here in
        guard let most = here.mostProgressUnpulled(edge), let progress = here.progressOfPull(edge)
        else {
          return .passed
        }
        guard progress.value > most else { return here.looksRight(edge) }
        return here.looksWrong(
          edge,
          "the list not pulled past that end, but showed a progress of \(number: progress.value)",
          expected: "0",
          shown: progress.place, sight: here.sightPlace)
      }
      Clause.watch { step, _ in ProgressOfPull(at: edge, step) }
      Clause.throughout { here in
        guard let progress = here.progressOfPull(edge), here.isLongPullToShow(edge) else {
          return .passed
        }
        return here.isShownPastTrigger(
          progress, edge, "but showed a progress of", expected: "more than 0")
      }
      Clause.throughout { $0.isPart($0.looks[edge].alpha, edge, "but its alpha was") }
    }
    Clause.throughout { here in
      guard let alpha = here.looks.header.alpha, here.bringsHeaderIntoSight else { return .passed }
      return here.isShownPastTrigger(alpha, .header, "but its alpha was", expected: "it in sight")
    }
    Clause.watch { Reveal($0, $1) }
  }
}

extension Situation {
  /// Tells that the control should look like another phase than its own, since the list is at rest.
  fileprivate func rest(_ edge: Edge) -> String {
    guard let phase = phaseToShow(edge), phase != self[edge].phase else { return "" }
    return "with the list at rest and no finger on it, where it has to look \(Words.name(phase)), "
  }

  /// What `edge` should say instead of `text`; `nil` where that is right.
  ///
  /// It is what the contract lists for the phase or, where it lists nothing, what was said first.
  fileprivate func textWanted(_ edge: Edge, in phase: Phase, insteadOf text: String) -> Account? {
    if let listed = contract.edge(edge)?.texts?[phase] {
      guard !listed.contains(text) else { return nil }
      return "\(listed.map(Words.quoted).joined(separator: " or ")), as declared for \(phase)"
    }
    guard let first = firstTexts[edge][phase], first.value != text else { return nil }
    return "\(Words.quoted(first.value)), as at \(first.place.time)"
  }

  /// Whether a part of a whole is one.
  fileprivate func isPart(_ part: Shown<Double>?, _ edge: Edge, _ name: String) -> Judgement {
    guard let part, isInSight(edge) else { return .passed }
    let whole = -Look.grain...1 + Look.grain
    guard !whole.contains(part.value) else { return looksRight(edge) }
    return looksWrong(
      edge, "\(name) \(number: part.value)", expected: "0 to 1", shown: part.place)
  }

  /// Whether there is anything of what `edge` shows of a pull past its trigger.
  fileprivate func isShownPastTrigger(
    _ part: Shown<Double>, _ edge: Edge, _ what: String, expected: Account
  ) -> Judgement {
    guard part.value <= 0 else { return looksRight(edge) }
    return looksWrong(
      edge, "\(points: self[edge].past) past its trigger, \(what) \(number: part.value)",
      expected: expected, shown: part.place, sight: sightPlace)
  }
}
