/// Every rule that is judged, in the order of reports.
public enum Catalogue {
  /// The rules of one run; verdicts come in this order.
  static let invariants: [Invariant] = [
    .oneCallbackPerPull, .meantPullFires, .onlyMeantPullFires, .meantApproachLoads,
    .noUnpromptedFire, .noCallbackWhileRefreshing, .noDoubleLoad, .noLoadLoop, .noMoreHolds,
    .shortContentAsDeclared, .oneDirectionOneControl, .overlapAsDeclared, .insetRestored,
    .insetHeld, .otherInsetsUntouched, .noOffsetJump, .noMoveUnderFinger, .restInRange,
    .keepsInertia,
    .anchorKept, .phasesInOrder, .phaseMatchesOffset, .endsCleanly, .beginEndIdempotent, .settles,
    .detachIsClean, .regrabSafe, .showsWhatItDoes, .axisIsolated, .noFault,
  ]

  /// What each rule of one run promises.
  public static let rules: [RuleDescription] = invariants.map(\.description)

  /// What each rule across runs promises: they compare what comes of a recording with what comes of
  /// others that are made from it.
  public static let acrossRuns: [RuleDescription] = RulesAcrossRuns.descriptions

  /// Those of one run, then those across runs.
  public static var all: [RuleDescription] { rules + acrossRuns }

  /// The rule of this id; `nil` where there is none.
  public static func rule(_ id: String) -> RuleDescription? { all.first { $0.id == id } }
}
