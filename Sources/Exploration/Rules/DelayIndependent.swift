import GestureTrace
import Invariants
import Replay

/// Whenever the answer comes, every rule holds and the list rests in the same state.
struct DelayIndependent: Relation {
  static let id = "delay-independent"

  /// Answers come after each of so many frames, the last one after a second.
  private static let frames = 60

  func derivations(of base: ComparedRun) -> Derivations {
    if let reason = base.openEnd { return .open(reason) }
    guard !base.callbacks.isEmpty else { return .some([]) }
    var derivations = [
      Self.derivation(.seconds(0), "0", "inside the callback", base),
      Self.derivation(.nextTurn, "next-turn", "in the next turn", base),
    ]
    for frame in 1...Self.frames {
      let delay = Tick(seconds: Double(frame) / Double(Self.frames))
      derivations.append(
        Self.derivation(
          .seconds(delay.seconds), delay.description, "after \(delay) s", base))
    }
    return .some(derivations)
  }

  private static func derivation(
    _ delay: Answer.Delay, _ name: String, _ words: String, _ base: ComparedRun
  ) -> Derivation {
    var trace = base.trace
    for edge in Edge.allCases {
      trace.header.loads.change(edge, upTo: base.count(of: edge)) { answer in
        if answer.delay != .never { answer.after = delay }
      }
    }
    return Derivation("delay-\(name)", "with each answer \(words)", trace)
  }

  func difference(
    of derived: ComparedRun, by derivation: Derivation, from base: ComparedRun
  ) -> Difference? {
    if let broken = derived.brokenRule { return broken }
    let isAlone = !base.isDisturbedInLoads && !derived.isDisturbedInLoads
    if isAlone, let difference = derived.callbackDifference(from: base) { return difference }
    let comparesOffset = isAlone && base.restsIndependently && derived.restsIndependently
    return derived.restDifference(from: base, offset: comparesOffset)
  }
}

extension ComparedRun {
  /// The first rule that the run itself breaks.
  fileprivate var brokenRule: Difference? {
    var judge = Judge(header: header, drive: history.drive, contract: contract)
    for row in history.rows { judge.see(row) }
    let verdicts = judge.finish(history.ending, at: history.endTime)
    let broken = verdicts.first { $0.kind == .violated || $0.kind == .error }
    return broken.map { .broken("\($0.invariant) is broken: \($0.says)", began: $0.began) }
  }
}
