/// Every rule that is judged, in the order of reports.
public enum Catalogue {
  /// What each rule promises; verdicts come in this order.
  public static let rules: [RuleDescription] = [
    OneCallbackPerPull.about, MeantPullFires.about, OnlyMeantPullFires.about,
    NoCallbackWhileRefreshing.about, NoDoubleLoad.about, InsetRestored.about, InsetHeld.about,
    OtherInsetsUntouched.about, NoOffsetJump.about, NoMoveUnderFinger.about, RestInRange.about,
    PhasesInOrder.about, PhaseMatchesOffset.about, EndsCleanly.about, BeginEndIdempotent.about,
    Settles.about, NoFault.about,
  ]

  /// The rule of this id; `nil` where there is none.
  public static func rule(_ id: String) -> RuleDescription? {
    rules.first { $0.id == id }
  }
}
