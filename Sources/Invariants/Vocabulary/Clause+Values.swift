internal import GestureTrace

extension Clause {
  /// While `condition` holds at the end of an instant, `quantity` lies in `range`; it may be `tolerance` off.
  ///
  /// Where the quantity has no value it is not judged. The margin is the distance to the nearer end.
  public static func always(
    _ quantity: Quantity, in range: ClosedRange<Double>, tolerance: Double = 0,
    while condition: Condition? = nil
  ) -> Clause {
    always(
      quantity, in: { _ in range }, named: Words.range(range, quantity), tolerance: tolerance,
      while: condition)
  }

  /// The same with a range that the situation decides; `words` name it, such as `what the contract holds`.
  public static func always(
    _ quantity: Quantity, in range: @escaping @Sendable (Situation) -> ClosedRange<Double>?,
    named words: String, tolerance: Double = 0, while condition: Condition? = nil
  ) -> Clause {
    Clause(
      words: (condition.map { "while \($0.words), " } ?? "") + "\(quantity.name) is \(words)",
      missing: condition.map { "no moment at which \($0.words)" } ?? "no value of \(quantity.name)",
      unit: quantity.unit
    ) {
      RangeMonitor(quantity: quantity, range: range, tolerance: tolerance, condition: condition)
    }
  }

  /// While `condition` holds, so does `other`, at the end of each instant.
  public static func always(_ other: Condition, while condition: Condition) -> Clause {
    Clause(
      words: "while \(condition.words), \(other.words)",
      missing: "no moment at which \(condition.words)", unit: nil
    ) { StateMonitor(other: other, condition: condition) }
  }

  /// Between the ends of two instants at which `condition` holds, `quantity` changes by at most `step`.
  public static func steady(
    _ quantity: Quantity, step: Double, while condition: Condition? = nil
  ) -> Clause {
    change(quantity, "changes by at most \(quantity.text(step)) at once", condition) {
      StepMonitor.Limits(rise: step, fall: step)
    }
  }

  /// While `condition` holds `quantity` never falls by more than `tolerance`.
  public static func rising(
    _ quantity: Quantity, tolerance: Double = 0, while condition: Condition? = nil
  ) -> Clause {
    change(quantity, "never falls", condition) {
      StepMonitor.Limits(rise: .infinity, fall: tolerance)
    }
  }

  /// While `condition` holds `quantity` never rises by more than `tolerance`.
  public static func falling(
    _ quantity: Quantity, tolerance: Double = 0, while condition: Condition? = nil
  ) -> Clause {
    change(quantity, "never rises", condition) {
      StepMonitor.Limits(rise: tolerance, fall: .infinity)
    }
  }

  private static func change(
    _ quantity: Quantity, _ words: String, _ condition: Condition?,
    limits: @escaping @Sendable () -> StepMonitor.Limits
  ) -> Clause {
    Clause(
      words: (condition.map { "while \($0.words), " } ?? "") + "\(quantity.name) \(words)",
      missing: "no two moments in a row" + (condition.map { " at which \($0.words)" } ?? ""),
      unit: quantity.unit
    ) {
      StepMonitor(quantity: quantity, limits: limits(), condition: condition, promise: words)
    }
  }
}

private struct RangeMonitor: ClauseMonitor {
  let quantity: Quantity
  let range: @Sendable (Situation) -> ClosedRange<Double>?
  let tolerance: Double
  let condition: Condition?
  /// Whether the present stretch has been told.
  private var flagged = false

  init(
    quantity: Quantity, range: @escaping @Sendable (Situation) -> ClosedRange<Double>?,
    tolerance: Double, condition: Condition?
  ) {
    self.quantity = quantity
    self.range = range
    self.tolerance = tolerance
    self.condition = condition
  }

  mutating func turnOver(until next: Tick, _ situation: Situation, _ record: inout Record) {
    guard condition?.holds(situation) != false, let value = quantity.read(situation),
      let range = range(situation)
    else {
      flagged = false
      return
    }
    let left = min(value - range.lowerBound, range.upperBound - value) + tolerance
    guard left < 0 else {
      flagged = false
      return record.hold(margin: left, at: situation.place)
    }
    guard !flagged else { return }
    flagged = true
    record.fail(
      Finding(
        says: "\(quantity.name) was \(quantity.text(value)) at \(Words.seconds(situation.now))"
          + (condition.map { " while \($0.words)" } ?? "")
          + ": expected \(Words.range(range, quantity))",
        began: situation.now, row: situation.place.trace, rows: [situation.place.history],
        margin: -left))
  }
}

private struct StateMonitor: ClauseMonitor {
  let other, condition: Condition
  private var flagged = false

  init(other: Condition, condition: Condition) {
    self.other = other
    self.condition = condition
  }

  mutating func turnOver(until next: Tick, _ situation: Situation, _ record: inout Record) {
    guard condition.holds(situation), !other.holds(situation) else {
      if condition.holds(situation) { record.hold() }
      flagged = false
      return
    }
    guard !flagged else { return }
    flagged = true
    record.fail(
      Finding(
        says: "at \(Words.seconds(situation.now)) \(condition.words): expected that \(other.words)",
        began: situation.now, row: situation.place.trace, rows: [situation.place.history]))
  }
}

private struct StepMonitor: ClauseMonitor {
  struct Limits {
    var rise, fall: Double
  }

  let quantity: Quantity
  let limits: Limits
  let condition: Condition?
  let promise: String
  private var before: (value: Double, place: Place)?

  init(quantity: Quantity, limits: Limits, condition: Condition?, promise: String) {
    self.quantity = quantity
    self.limits = limits
    self.condition = condition
    self.promise = promise
  }

  mutating func turnOver(until next: Tick, _ situation: Situation, _ record: inout Record) {
    guard condition?.holds(situation) != false, let value = quantity.read(situation) else {
      before = nil
      return
    }
    defer { before = (value, situation.place) }
    guard let before else { return }
    let left = min(limits.rise - (value - before.value), limits.fall - (before.value - value))
    guard left < 0 else { return record.hold(margin: left, at: situation.place) }
    record.fail(
      Finding(
        says: "\(quantity.name) went from \(quantity.text(before.value)) at "
          + "\(Words.seconds(before.place.time)) to \(quantity.text(value)) at "
          + "\(Words.seconds(situation.now))" + (condition.map { " while \($0.words)" } ?? "")
          + ": expected that it \(promise)",
        began: situation.now, row: situation.place.trace,
        rows: [before.place.history, situation.place.history], margin: -left))
  }
}
