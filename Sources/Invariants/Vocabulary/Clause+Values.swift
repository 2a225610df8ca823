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
    throughout(
      (condition.map { "while \($0.words), " } ?? "") + "\(quantity.name) is \(words)",
      missing: condition.map { "no moment at which \($0.words)" } ?? "no value of \(quantity.name)",
      unit: quantity.unit
    ) { here in
      guard condition?.holds(here) != false, let value = quantity.read(here),
        let range = range(here)
      else { return .passed }
      let left = min(value - range.lowerBound, range.upperBound - value) + tolerance
      guard left < 0 else { return .kept(margin: left) }
      let meanwhile = condition.map { " while \($0.words)" } ?? ""
      return here.broken(
        "\(quantity.name) was \(quantity.text(value)) at \(here.now)\(meanwhile)",
        expected: "\(Words.range(range, quantity))", also: [here.place], cause: here.place.trace,
        margin: -left)
    }
  }

  /// While `condition` holds, so does `other`, at the end of each instant.
  public static func always(_ other: Condition, while condition: Condition) -> Clause {
    throughout(
      "while \(condition.words), \(other.words)",
      missing: "no moment at which \(condition.words)"
    ) { here in
      guard condition.holds(here) else { return .passed }
      guard !other.holds(here) else { return .kept }
      return here.broken(
        "at \(here.now) \(condition.words)", expected: "that \(other.words)", also: [here.place],
        cause: here.place.trace)
    }
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

private struct StepMonitor: ClauseMonitor {
  var reads: ClauseReads { .turns }
  var record = Record()
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

  mutating func turnOver(until next: Tick, _ situation: Situation) {
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
        "\(quantity.name) went from \(quantity.text(before.value)) at \(before.place.time) to "
          + "\(quantity.text(value)) at \(situation.now)\(condition.map { " while \($0.words)" } ?? "")",
        expected: "that it \(promise)", also: [before.place, situation.place],
        began: situation.now, cause: situation.place.trace, margin: -left), at: situation.place)
  }
}
