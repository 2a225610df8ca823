internal import GestureTrace

/// At most one header callback for each touch sequence, and one for each accepted `begin`.
///
/// Whether a callback that is charged to no touch was meant is for `only-meant-pull-fires`. A begin is
/// accepted where it calls back at all, unless a refresh is under way whose end has not come; it may have to
/// wait, so that its callback has no deadline here.
extension Invariant {
  static let oneCallbackPerPull = Invariant(
    RuleDescription(
      id: "one-callback-per-pull",
      promise: "A pull refreshes once, and so does each begin that the control accepts.",
      matters: """
        The list is fetched twice for one gesture: rows flicker or double, and a second spinner starts \
        as the first one closes.
        """,
      reported: """
        A quick pull refreshes two or more times, since the busy flag is set too late \
        (jcavar/refresher#35); a finger that keeps pulling refreshes over and over (jsdf/react-\
        native-refreshable-listview#32).
        """,
      judged: """
        Each callback by the user is charged to the touch whose deciding event precedes it within the \
        declared delay; each callback by code to the oldest accepted begin without one. The number of \
        samples and of ends does not matter.
        """,
      vacuous: "No finger pulled the header and no begin came.",
      settings: """
        `delay` and `fires` say to which touch a callback belongs, `begin` whether a begin calls \
        back.
        """,
      unit: "callbacks",
      example: """
        released 12.5 pt past the trigger at 0.817 s (line 41), fired at 0.833 s and again at 1.133 s: \
        expected one callback
        """),
    excluded: needs(.header),
    kept: { here, _ in
      let callbacks = Words.count(here.header.callbacks, "callback", "callbacks")
      return "\(callbacks), never two for one touch or begin"
    }
  ) {
    Clause.each(.lift.or(.cancel)) { here in
      let pull = here.touch.header
      return pull.moved ? .kept(margin: pull.charged == 0 ? 2 : 1) : .passed
    }
    Clause.each(.begin(.header)) { here in
      here.header.accepted.latest?.history == here.place.history ? .kept(margin: 2) : .passed
    }
    Clause.each(.fired(.header, by: .user)) { judgePull($0) }
    Clause.each(.fired(.header, by: .code)) { judgeBegin($0) }
  }

  private static func judgePull(_ here: Situation) -> Judgement {
    guard let charge = here.charge, charge.isInTime || !here.excuses(.chargedToNone) else {
      return .passed
    }
    let pull = charge.touch.header
    guard pull.charged > 0 else { return .kept(margin: 1) }
    return here.broken(
      "\(decision(of: charge.touch)), fired at \(pull.firstCharge) and again at \(here.place)",
      expected: "one callback", margin: Double(pull.charged))
  }

  private static func decision(of touch: Touch) -> Account {
    let pull = touch.header
    if let crossed = pull.crossed { return "crossed the trigger at \(crossed)" }
    let past = pull.pastAtLeave
    let side = past >= 0 ? "past" : "short of"
    return "released \(points: past.magnitude) \(side) the trigger at \(touch.end)"
  }

  private static func judgeBegin(_ here: Situation) -> Judgement {
    let accepted = here.header.accepted
    if accepted.isAnswered { return .kept(margin: 1) }
    if let begin = accepted.latest, let first = accepted.callbackBefore,
      first.history > begin.history
    {
      return here.broken(
        "begun by the app at \(begin), fired at \(first) and again at \(here.place)",
        expected: "one callback", margin: 1)
    }
    let reason: Account =
      if let begin = here.header.begin {
        here.header.begins == .fires
          ? "the app's last begin, at \(begin), came during a refresh or had been answered"
          : "a begin, such as the app's last one at \(begin), is declared to call nothing back"
      } else {
        "no begin had asked for it"
      }
    return here.broken(
      "the header fired by code at \(here.place), but \(reason)", expected: "no callback",
      margin: 1)
  }
}
