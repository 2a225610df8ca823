/// A rule as a plain statement about a whole history.
struct NaiveRule: Sendable {
  let id: String
  let judge: @Sendable (Facts) -> Opinion

  init(_ id: String, _ judge: @escaping @Sendable (Facts) -> Opinion) {
    self.id = id
    self.judge = judge
  }
}

extension NaiveRule {
  /// All that there are, in the order of reports.
  static let all: [NaiveRule] = [
    oneCallbackPerPull, meantPullFires, onlyMeantPullFires, meantApproachLoads, noUnpromptedFire,
    noCallbackWhileRefreshing, noDoubleLoad, noLoadLoop, noMoreHolds, shortContentAsDeclared,
    oneDirectionOneControl, overlapAsDeclared, insetRestored, insetHeld, otherInsetsUntouched,
    noOffsetJump, noMoveUnderFinger, restInRange, keepsInertia, anchorKept, phasesInOrder,
    phaseMatchesOffset, endsCleanly, beginEndIdempotent, settles,
    detachIsClean, regrabSafe, showsWhatItDoes, axisIsolated, noFault,
  ]
}

/// A second judge of the rules, which has the whole history before it and takes its time.
package enum NaiveJudge {
  /// The rules that it knows, in the order of reports.
  package static let rules: [String] = NaiveRule.all.map(\.id)

  /// What it thinks of each rule, in the order of `rules`.
  package static func opinions(on history: WholeHistory) -> [Opinion] {
    let facts = Facts(history)
    return NaiveRule.all.map { $0.judge(facts) }
  }
}
