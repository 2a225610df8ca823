import GestureTrace
import Invariants
import Replay

/// Whenever the answer comes, every rule holds and the list rests in the same state.
struct DelayIndependent: Relation {
  static let id = "delay-independent"
  /// Each run is held to every rule.
  static let judgesExcused = true

  /// Frames of a second after which answers come, at most.
  private static let mostFrames = 120.0

  func changes(of base: ComparedRun) -> Changes {
    guard !base.answers.isEmpty else { return .some([]) }
    // A display may be faster than any that is built.
    let rate = min(base.header.rate, Self.mostFrames)
    let later = (1...Int(rate)).map { frame in
      let delay = Tick(seconds: Double(frame) / rate)
      return Self.derivation(
        .seconds(delay.seconds), delay.description, "after \(delay) s", base)
    }
    let atOnce = [
      Self.derivation(.seconds(0), "0", "inside the callback", base),
      Self.derivation(.nextTurn, "next-turn", "in the next turn", base),
    ]
    return .some(
      (atOnce + later).map { derivation in
        Change(derivation) { Self.difference(of: $0, from: base) }
      })
  }

  private static func derivation(
    _ delay: Answer.Delay, _ name: String, _ words: String, _ base: ComparedRun
  ) -> Derivation {
    var trace = base.trace
    trace.header.loads.change { answer in
      if answer.delay != .never { answer.after = delay }
    }
    return Derivation("delay-\(name)", "with each answer \(words)", trace)
  }

  private static func difference(of derived: ComparedRun, from base: ComparedRun) -> Difference? {
    if let broken = derived.brokenRule { return broken }
    var runs = SideBySide(derived, base)
    runs.answersMove = true
    return runs.difference()
  }

  func kept(_ runs: Int, excused: Int) -> String {
    let compared = "with \(runs) other delays every rule was kept"
    return excused == 0
      ? "\(compared) and the same came out"
      : "\(compared); with \(runs - excused) of them the same came out, the others could not be compared"
  }
}

extension ComparedRun {
  /// The first rule that the run itself breaks.
  fileprivate var brokenRule: Difference? {
    var judge = Judge(header: header, drive: drive, contract: contract)
    for row in rows { judge.see(row) }
    let verdicts = judge.finish(history.ending, at: endTime)
    let broken = verdicts.first { $0.kind == .violated || $0.kind == .error }
    return broken.map { .broken("\($0.invariant) is broken: \($0.says)", began: $0.began) }
  }
}

extension Loads {
  /// Changes every answer.
  mutating func change(_ change: (inout Answer) -> Void) {
    for edge in Edge.allCases {
      var answers = (edge == .header ? header : footer) ?? []
      // None is one that repeats, as the last one does.
      if answers.isEmpty { answers = [Answer()] }
      for index in answers.indices { change(&answers[index]) }
      switch edge {
      case .header: header = answers
      case .footer: footer = answers
      }
    }
  }
}
