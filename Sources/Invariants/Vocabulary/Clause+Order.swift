internal import GestureTrace

extension Clause {
  /// `event` never happens, or never while `condition` holds; it is read after the row that is the event.
  ///
  /// Put to the test by each deed of the person or the app, or each time that the condition comes to hold.
  public static func never(_ event: Event, while condition: Condition? = nil) -> Clause {
    Clause(
      words: "never \(event.article)" + (condition.map { " while \($0.words)" } ?? ""),
      missing: condition.map { "no moment at which \($0.words)" } ?? "no deed of anybody",
      unit: nil
    ) { NeverMonitor(event: event, condition: condition) }
  }

  /// From each `trigger` on `event` does not happen, until `end` does.
  ///
  /// Put to the test by each trigger. Where one row is both, it counts as the event first.
  public static func after(
    _ trigger: Event, never event: Event, until end: Event? = nil
  ) -> Clause {
    Clause(
      words: "after \(trigger.article) no \(event.name)"
        + (end.map { " before \($0.article)" } ?? ""),
      missing: "no \(trigger.name)", unit: nil
    ) { NeverAfterMonitor(trigger: trigger, event: event, end: end) }
  }

  /// Each `trigger` is followed by `event` within so many `seconds`, unless `excuse` happens first.
  ///
  /// The margin is the time that was left. A run that has settled without it has broken the promise; one
  /// that was stopped earlier leaves it open.
  public static func after(
    _ trigger: Event, expect event: Event, within seconds: Double, unless excuse: Event? = nil
  ) -> Clause {
    Clause(
      words: "after \(trigger.article) \(event.article) within \(Words.number(seconds)) s"
        + (excuse.map { " unless \($0.article) comes first" } ?? ""),
      missing: "no \(trigger.name)", unit: "seconds"
    ) {
      ResponseMonitor(trigger: trigger, answer: .event(event), within: seconds, excuse: excuse)
    }
  }

  /// Within so many `seconds` of each `trigger` there is an instant at whose end `condition` holds, unless
  /// `excuse` happens first.
  public static func after(
    _ trigger: Event, expect condition: Condition, within seconds: Double,
    unless excuse: Event? = nil
  ) -> Clause {
    Clause(
      words: "within \(Words.number(seconds)) s of \(trigger.article) \(condition.words)"
        + (excuse.map { " unless \($0.article) comes first" } ?? ""),
      missing: "no \(trigger.name)", unit: "seconds"
    ) {
      ResponseMonitor(
        trigger: trigger, answer: .condition(condition), within: seconds, excuse: excuse)
    }
  }

  /// Each `event` has a `cause` behind it that is at most so many `seconds` old.
  public static func before(
    _ event: Event, expect cause: Event, within seconds: Double
  ) -> Clause {
    Clause(
      words: "before \(event.article) \(cause.article), at most \(Words.number(seconds)) s earlier",
      missing: "no \(event.name)", unit: "seconds"
    ) { CauseMonitor(event: event, cause: cause, within: seconds) }
  }
}

private struct NeverMonitor: ClauseMonitor {
  var reads: ClauseReads { [.rows, .turns] }
  var record = Record()
  let event: Event
  let condition: Condition?
  private var held = false

  init(event: Event, condition: Condition?) {
    self.event = event
    self.condition = condition
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    if condition == nil, step.isDeed { record.hold() }
    guard event.happens(step, situation), condition?.holds(situation) != false else { return }
    record.fail(
      Finding(
        "\(event.article) at \(situation.place)\(condition.map { " while \($0.words)" } ?? "")",
        expected: "none", began: situation.now), at: situation.place)
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard let condition else { return }
    let holds = condition.holds(situation)
    if holds, !held { record.hold() }
    held = holds
  }
}

private struct NeverAfterMonitor: ClauseMonitor {
  var reads: ClauseReads { .rows }
  var record = Record()
  let trigger, event: Event
  let end: Event?
  private var since: Place?

  init(trigger: Event, event: Event, end: Event?) {
    self.trigger = trigger
    self.event = event
    self.end = end
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    let place = situation.place
    if let since, event.happens(step, situation) {
      record.fail(
        Finding(
          "\(event.article) at \(place) after \(trigger.article) at \(since)",
          expected: "none\(end.map { " before \($0.article)" } ?? "")", began: place.time),
        at: situation.place)
    }
    if end?.happens(step, situation) == true { since = nil }
    if trigger.happens(step, situation) {
      since = place
      record.hold()
    }
  }
}

private struct ResponseMonitor: ClauseMonitor {
  var reads: ClauseReads { [.rows, .turns] }
  var record = Record()
  enum Answer {
    case event(Event)
    case condition(Condition)
  }

  let trigger: Event
  let answer: Answer
  let span: Tick
  let excuse: Event?
  private let seconds: Double
  private var open: [Place] = []

  init(trigger: Event, answer: Answer, within seconds: Double, excuse: Event?) {
    self.trigger = trigger
    self.answer = answer
    self.excuse = excuse
    self.seconds = seconds
    span = Situation.span(seconds)
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    if case .event(let event) = answer, event.happens(step, situation) {
      settle(situation)
    }
    if excuse?.happens(step, situation) == true { open = [] }
    if trigger.happens(step, situation) { open.append(situation.place) }
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard !open.isEmpty else { return }
    if case .condition(let condition) = answer, condition.holds(situation) {
      return settle(situation)
    }
    for place in open where place.time + span < next {
      fail(place, by: place.time + span, situation)
    }
    open.removeAll { $0.time + span < next }
  }

  mutating func close(_ situation: Situation) -> String? {
    guard let first = open.first else { return nil }
    guard situation.ending == .settled else {
      return "the run ended at \(Words.seconds(situation.now)), \(Words.number(seconds)) s not yet "
        + "after \(trigger.article) at \(first.text)"
    }
    for place in open { fail(place, by: situation.now, situation) }
    return nil
  }

  private mutating func settle(_ situation: Situation) {
    for place in open {
      record.hold(margin: (place.time + span - situation.now).seconds, at: situation.place)
    }
    open = []
  }

  private mutating func fail(_ place: Place, by deadline: Tick, _ situation: Situation) {
    let (missed, expected) =
      switch answer {
      case .event(let event): ("no \(event.name)", "one")
      case .condition(let condition): ("not", "that \(condition.words)")
      }
    record.fail(
      Finding(
        "\(trigger.article) at \(place), but \(missed) by \(deadline)",
        expected: "\(expected) within \(number: seconds) s", began: place.time, deadline: deadline),
      at: situation.place)
  }
}

private struct CauseMonitor: ClauseMonitor {
  var reads: ClauseReads { .rows }
  var record = Record()
  let event, cause: Event
  private let seconds: Double
  private var latest: Place?

  init(event: Event, cause: Event, within seconds: Double) {
    self.event = event
    self.cause = cause
    self.seconds = seconds
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    let place = situation.place
    if event.happens(step, situation) {
      let age = latest.map { place.time - $0.time }
      let left = (Situation.span(seconds) - (age ?? .limit)).seconds
      if left >= 0 {
        record.hold(margin: left, at: place)
      } else {
        let before =
          latest.map { "the last \(cause.name) was at \($0)" } ?? "there was none" as Account
        record.fail(
          Finding(
            "\(event.article) at \(place), but \(before)",
            expected: "\(cause.article) at most \(number: seconds) s before it", began: place.time,
            margin: age.map { $0.seconds - seconds }), at: situation.place)
      }
    }
    if cause.happens(step, situation) { latest = place }
  }
}

extension Step {
  /// Whether the person or the app did it, so that a faulty control could answer it wrongly.
  var isDeed: Bool {
    switch self {
    case .touchBegan, .touchEnded, .begin, .end, .noMore, .reset, .geometry, .appScroll, .tap,
      .gate,
      .window, .detach, .attach:
      true
    case .phase, .fired, .answer, .setInset, .setOffset, .sideways, .fault: false
    }
  }
}
