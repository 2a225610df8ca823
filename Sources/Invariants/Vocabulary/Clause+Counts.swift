internal import GestureTrace

extension Clause {
  /// From each `scope` to the next, `event` happens at most so many times.
  ///
  /// What happens before the first scope is not counted. The margin is how many more there might have been.
  public static func atMost(_ count: Int, of event: Event, per scope: Event) -> Clause {
    Clause(
      words:
        "at most \(Words.count(count, event.name, "× \(event.name)")) after each \(scope.name)",
      missing: "no \(scope.name)", unit: "times"
    ) { CountMonitor(event: event, scope: scope, range: 0...count) }
  }

  /// From each `scope` to the next, or to the end of a run that has settled, `event` happens exactly so many
  /// times.
  public static func exactly(_ count: Int, of event: Event, per scope: Event) -> Clause {
    Clause(
      words:
        "exactly \(Words.count(count, event.name, "× \(event.name)")) after each \(scope.name)",
      missing: "no \(scope.name)", unit: "times"
    ) { CountMonitor(event: event, scope: scope, range: count...count) }
  }
}

private struct CountMonitor: ClauseMonitor {
  let event, scope: Event
  let range: ClosedRange<Int>
  private var opened: Place?
  private var seen: [Place] = []

  init(event: Event, scope: Event, range: ClosedRange<Int>) {
    self.event = event
    self.scope = scope
    self.range = range
  }

  mutating func see(_ step: Step, _ situation: Situation, _ record: inout Record) {
    if opened != nil, event.happens(step, situation) {
      seen.append(situation.place)
      if seen.count == range.upperBound + 1 { failTooMany(situation, &record) }
    }
    guard scope.happens(step, situation) else { return }
    judge(situation, &record)
    opened = situation.place
    seen = []
  }

  mutating func close(_ situation: Situation, _ record: inout Record) -> String? {
    guard let opened else { return nil }
    if situation.ending == .settled || seen.count >= range.lowerBound {
      judge(situation, &record)
      return nil
    }
    return
      "the run ended at \(Words.seconds(situation.now)) with \(seen.count) of \(range.lowerBound) "
      + "× \(event.name) after \(scope.article) at \(opened.text)"
  }

  /// A scope is over: there were enough, or too few; too many have been told when they came.
  private func judge(_ situation: Situation, _ record: inout Record) {
    guard let opened, seen.count <= range.upperBound else { return }
    guard seen.count < range.lowerBound else {
      return record.hold(margin: Double(range.upperBound - seen.count), at: situation.place)
    }
    record.fail(
      Finding(
        says: "\(seen.count) × \(event.name) after \(scope.article) at \(opened.text): expected "
          + expected,
        began: opened.time, deadline: situation.now, row: opened.trace,
        rows: [opened.history] + seen.map(\.history), margin: Double(range.lowerBound - seen.count))
    )
  }

  private func failTooMany(_ situation: Situation, _ record: inout Record) {
    guard let opened else { return }
    let times = seen.map(\.text)
    record.fail(
      Finding(
        says: "\(event.article) at \(times.dropLast().map { "\($0) and " }.joined())"
          + "\(times.last ?? "") after \(scope.article) at \(opened.text): expected \(expected)",
        began: situation.now, row: opened.trace, rows: [opened.history] + seen.map(\.history),
        margin: 1))
  }

  private var expected: String {
    (range.lowerBound == range.upperBound ? "exactly " : "at most ") + "\(range.upperBound)"
  }
}
