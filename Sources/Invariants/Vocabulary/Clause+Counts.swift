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
  var reads: ClauseReads { .rows }
  var record = Record()
  let event, scope: Event
  let range: ClosedRange<Int>
  private var opened: Place?
  private var seen: [Place] = []

  init(event: Event, scope: Event, range: ClosedRange<Int>) {
    self.event = event
    self.scope = scope
    self.range = range
  }

  mutating func see(_ step: Step, _ situation: Situation) {
    if opened != nil, event.happens(step, situation) {
      seen.append(situation.place)
      if seen.count == range.upperBound + 1 { failTooMany(situation) }
    }
    guard scope.happens(step, situation) else { return }
    judge(situation)
    opened = situation.place
    seen = []
  }

  mutating func close(_ situation: Situation) -> String? {
    guard let opened else { return nil }
    if situation.ending == .settled || seen.count >= range.lowerBound {
      judge(situation)
      return nil
    }
    return
      "the run ended at \(Words.seconds(situation.now)) with \(seen.count) of \(range.lowerBound) "
      + "× \(event.name) after \(scope.article) at \(opened.text)"
  }

  /// A scope is over: there were enough, or too few; too many have been told when they came.
  private mutating func judge(_ situation: Situation) {
    guard let opened, seen.count <= range.upperBound else { return }
    guard seen.count < range.lowerBound else {
      return record.hold(margin: Double(range.upperBound - seen.count), at: situation.place)
    }
    let expected = expected
    record.fail(
      Finding(
        "\(seen.count) × \(event.name) after \(scope.article) at \(opened)", expected: expected,
        also: seen, began: opened.time, deadline: situation.now, cause: opened.trace,
        margin: Double(range.lowerBound - seen.count)), at: situation.place)
  }

  private mutating func failTooMany(_ situation: Situation) {
    guard let opened else { return }
    let (seen, expected) = (seen, expected)
    let times = seen.map(\.text).joined(separator: " and ")
    record.fail(
      Finding(
        "\(event.article) at \(times) after \(scope.article) at \(opened)", expected: expected,
        also: seen, began: situation.now, cause: opened.trace, margin: 1), at: situation.place)
  }

  private var expected: Account {
    "\(range.lowerBound == range.upperBound ? "exactly" : "at most") \(range.upperBound)"
  }
}
