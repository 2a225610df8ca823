internal import GestureTrace

/// Clauses whose judgement is the reader's: when they judge is theirs, what it comes to is told by a closure.
extension Clause {
  /// Each time that `event` happens the situation is judged; `promise` says what is asked for, as a clause:
  /// `each callback of the header has a pull behind it`.
  public static func each(
    _ event: Event, _ promise: String, unit: String? = nil,
    judge: @escaping @Sendable (Situation) -> Judgement
  ) -> Clause {
    Clause(words: promise, missing: "no \(event.name)", unit: unit) {
      RowMonitor { step, here in event.happens(step, here) ? judge(here) : .passed }
    }
  }

  /// Each touch is judged when nothing can be charged to it any more but what came before the next one, or
  /// the run's end.
  static func eachTouch(judge: @escaping @Sendable (Touch, Situation) -> Judgement) -> Clause {
    Clause { TouchMonitor(judge: judge) }
  }

  /// Each row is judged that changes anything but the offset.
  static func eachRow(judge: @escaping @Sendable (Step, Situation) -> Judgement) -> Clause {
    Clause { RowMonitor(judge: judge) }
  }

  /// Each change of the offset, and each imposed sample, is judged.
  static func eachMotion(judge: @escaping @Sendable (Motion, Situation) -> Judgement) -> Clause {
    Clause { MotionMonitor(judge: judge) }
  }

  /// At the end of each instant the situation is judged, and a break is told once: until it is broken no more, or
  /// where `stretch` names a row, once for each row.
  public static func throughout(
    _ promise: String, missing: String = "no moment at which it is judged", unit: String? = nil,
    stretch: (@Sendable (Situation) -> Place)? = nil,
    judge: @escaping @Sendable (Situation) -> Judgement
  ) -> Clause {
    Clause(words: promise, missing: missing, unit: unit) {
      TurnMonitor(stretch: stretch, judge: judge)
    }
  }

  /// The same in a rule of the catalogue, which has words of its own.
  static func throughout(
    stretch: (@Sendable (Situation) -> Place)? = nil,
    judge: @escaping @Sendable (Situation) -> Judgement
  ) -> Clause {
    throughout("", stretch: stretch, judge: judge)
  }

  /// The same in a rule of the catalogue, which has words of its own.
  static func each(
    _ event: Event, judge: @escaping @Sendable (Situation) -> Judgement
  ) -> Clause {
    each(event, "", judge: judge)
  }

  /// Each row that `occasion` gives is judged at the end of an instant, once: the first time that it comes to
  /// anything.
  static func once(
    per occasion: @escaping @Sendable (Situation) -> Place?,
    judge: @escaping @Sendable (Situation) -> Judgement
  ) -> Clause {
    Clause { OnceMonitor(occasion: occasion, judge: judge) }
  }
}

private struct RowMonitor: ClauseMonitor {
  var reads: ClauseReads { .rows }
  let judge: @Sendable (Step, Situation) -> Judgement
  var record = Record()

  mutating func see(_ step: Step, _ situation: Situation) {
    record.note(judge(step, situation), at: situation.place)
  }
}

private struct MotionMonitor: ClauseMonitor {
  var reads: ClauseReads { .motions }
  let judge: @Sendable (Motion, Situation) -> Judgement
  var record = Record()

  mutating func follow(_ motion: Motion, _ situation: Situation) {
    record.note(judge(motion, situation), at: situation.place)
  }
}

private struct TouchMonitor: ClauseMonitor {
  var reads: ClauseReads { .rows }
  let judge: @Sendable (Touch, Situation) -> Judgement
  var record = Record()

  mutating func see(_ step: Step, _ situation: Situation) {
    guard case .touchBegan = step, let before = situation.earlier.last else { return }
    record.note(judge(before, situation), at: situation.place)
  }

  mutating func close(_ situation: Situation) -> String? {
    record.note(judge(situation.touch, situation), at: situation.place)
    return nil
  }
}

private struct TurnMonitor: ClauseMonitor {
  var reads: ClauseReads { .turns }
  let stretch: (@Sendable (Situation) -> Place)?
  let judge: @Sendable (Situation) -> Judgement
  var record = Record()
  /// The stretch, by its row, that was judged last, and the one whose break has been told.
  private var judged, told: Int?

  init(
    stretch: (@Sendable (Situation) -> Place)?, judge: @escaping @Sendable (Situation) -> Judgement
  ) {
    self.stretch = stretch
    self.judge = judge
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    let judgement = judge(situation)
    if stretch == nil, !judgement.isBroken { told = nil }
    guard !judgement.isPassed else { return }
    let present = stretch?(situation).history ?? 0
    if judged != present { record.stretches += 1 }
    judged = present
    guard judgement.isBroken else { return record.note(judgement, at: situation.place) }
    guard told != present else { return }
    told = present
    record.note(judgement, at: situation.place)
  }
}

private struct OnceMonitor: ClauseMonitor {
  var reads: ClauseReads { .turns }
  let occasion: @Sendable (Situation) -> Place?
  let judge: @Sendable (Situation) -> Judgement
  var record = Record()
  /// The latest row, by its line, that has been judged.
  private var judged = 0

  init(
    occasion: @escaping @Sendable (Situation) -> Place?,
    judge: @escaping @Sendable (Situation) -> Judgement
  ) {
    self.occasion = occasion
    self.judge = judge
  }

  mutating func turnOver(until next: Tick, _ situation: Situation) {
    guard let row = occasion(situation)?.history, row > judged else { return }
    let judgement = judge(situation)
    guard !judgement.isPassed else { return }
    judged = row
    record.note(judgement, at: situation.place)
  }
}
