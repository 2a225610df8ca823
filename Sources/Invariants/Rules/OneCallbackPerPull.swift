internal import GestureTrace

/// At most one header callback for each touch sequence, and one for each accepted `begin`.
///
/// A callback by the user outside every touch's delay is charged to none: whether it was meant is for
/// `only-meant-pull-fires`. A begin is accepted where it calls back at all, unless a refresh is under
/// way whose end has not come; it may have to wait, so that its callback has no deadline here.
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
        released 12.5 pt past the trigger at 0.816 s (line 41), fired at 0.833 s and again at 1.133 s: \
        expected one callback
        """),
    excluded: Situation.needs(.header),
    kept: { _, _ in "" }
  ) { Clause { OneCallbackPerPull() } }
}

private struct OneCallbackPerPull: ClauseMonitor {
  static let reads: ClauseReads = [.rows]
  var record = Record()
  private var begins = 0
  private var lastBegin: Place?
  private var lastByCode: Place?

  func kept(_ situation: Situation) -> String? {
    let callbacks = Words.count(situation.header.callbacks, "callback", "callbacks")
    return "\(callbacks), never two for one touch or begin"
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    switch step {
    case .touchEnded where situation.touch.header.moved:
      record.hold(margin: situation.touch.header.charged == 0 ? 2 : 1, at: situation.place)
    case .begin(.header): accept(situation)
    case .fired(.header, .user): chargeTouch(situation)
    case .fired(.header, .code): chargeBegin(situation)
    default: break
    }
  }

  private mutating func accept(_ situation: Situation) {
    let header = situation.header
    let isBusy = header.phase == .settling || header.phase == .refreshing
    guard header.begins == .fires, !isBusy || header.ended else { return }
    if let lastBegin, situation.now - lastBegin.time > header.patience { begins = 0 }
    begins += 1
    lastBegin = situation.place
    record.hold(margin: 2, at: situation.place)
  }

  private mutating func chargeTouch(_ situation: Situation) {
    guard let charge = situation.charge, charge.isInTime else { return }
    let pull = charge.touch.header
    guard pull.charged > 0 else { return record.hold(margin: 1, at: situation.place) }
    let place = situation.place
    let decided = pull.crossed ?? charge.touch.left ?? charge.touch.began
    let past = pull.crossed == nil ? pull.pastAtLeave : pull.deepest
    let what =
      pull.crossed != nil
      ? "crossed the trigger"
      : past >= 0
        ? "released \(Words.points(past)) past the trigger"
        : "released \(Words.points(-past)) short of the trigger"
    record.fail(
      Finding(
        says: "\(what) at \(decided.text), fired at \(pull.firstCharge.text) and again at "
          + "\(place.text): expected one callback",
        began: place.time, row: decided.trace,
        rows: [decided.history, pull.firstCharge.history, place.history],
        margin: Double(pull.charged)))
  }

  private mutating func chargeBegin(_ situation: Situation) {
    let place = situation.place
    defer { lastByCode = place }
    guard begins == 0 else {
      begins -= 1
      return record.hold(margin: 1, at: situation.place)
    }
    guard let lastBegin, let lastByCode, lastByCode.history > lastBegin.history else {
      return failUncalled(situation)
    }
    record.fail(
      Finding(
        says: "begun by the app at \(lastBegin.text), fired at \(lastByCode.text) and again at "
          + "\(place.text): expected one callback",
        began: place.time, row: lastBegin.trace,
        rows: [lastBegin.history, lastByCode.history, place.history], margin: 1))
  }

  private mutating func failUncalled(_ situation: Situation) {
    let place = situation.place
    let begin = situation.header.begin
    let reason =
      begin.map { "the begin at \($0.text) was none that calls back" }
      ?? "no begin had asked for it"
    record.fail(
      Finding(
        says: "the header fired for the app at \(place.text), but \(reason): expected no callback",
        began: place.time, row: begin?.trace,
        rows: [begin?.history, place.history].compactMap(\.self), margin: 1))
  }
}
