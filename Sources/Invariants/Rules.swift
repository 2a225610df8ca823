internal import GestureTrace

/// All rules of a run, each in its own stored property so that calls cost nothing.
struct Rules {
  private var oneCallbackPerPull = OneCallbackPerPull()
  private var meantPullFires = MeantPullFires()
  private var onlyMeantPullFires = OnlyMeantPullFires()
  private var noCallbackWhileRefreshing = NoCallbackWhileRefreshing()
  private var noDoubleLoad = NoDoubleLoad()
  private var insetRestored = InsetRestored()
  private var insetHeld = InsetHeld()
  private var otherInsetsUntouched = OtherInsetsUntouched()
  private var noOffsetJump = NoOffsetJump()
  private var noMoveUnderFinger = NoMoveUnderFinger()
  private var restInRange = RestInRange()
  private var phasesInOrder = PhasesInOrder()
  private var phaseMatchesOffset = PhaseMatchesOffset()
  private var endsCleanly = EndsCleanly()
  private var beginEndIdempotent = BeginEndIdempotent()
  private var settles = Settles()
  private var noFault = NoFault()

  /// Shows a row to every rule.
  mutating func see(_ step: Step, _ situation: Situation) {
    oneCallbackPerPull.see(step, situation)
    meantPullFires.see(step, situation)
    onlyMeantPullFires.see(step, situation)
    noCallbackWhileRefreshing.see(step, situation)
    noDoubleLoad.see(step, situation)
    insetRestored.see(step, situation)
    insetHeld.see(step, situation)
    otherInsetsUntouched.see(step, situation)
    noOffsetJump.see(step, situation)
    noMoveUnderFinger.see(step, situation)
    restInRange.see(step, situation)
    phasesInOrder.see(step, situation)
    phaseMatchesOffset.see(step, situation)
    endsCleanly.see(step, situation)
    beginEndIdempotent.see(step, situation)
    settles.see(step, situation)
    noFault.see(step, situation)
  }

  /// Shows a change of the offset to the rules that follow each of them.
  mutating func seeMotion(_ step: Step, _ situation: Situation) {
    meantPullFires.see(step, situation)
    noOffsetJump.see(step, situation)
    noMoveUnderFinger.see(step, situation)
    restInRange.see(step, situation)
    beginEndIdempotent.see(step, situation)
  }

  /// Tells the rules that judge at the end of an instant that one is over.
  mutating func turnOver(until next: Tick, _ situation: Situation) {
    meantPullFires.turnOver(until: next, situation)
    insetRestored.turnOver(until: next, situation)
    insetHeld.turnOver(until: next, situation)
    noOffsetJump.turnOver(until: next, situation)
    restInRange.turnOver(until: next, situation)
    phaseMatchesOffset.turnOver(until: next, situation)
    endsCleanly.turnOver(until: next, situation)
  }

  mutating func verdicts(_ situation: Situation) -> [Verdict] {
    [
      oneCallbackPerPull.verdict(situation), meantPullFires.verdict(situation),
      onlyMeantPullFires.verdict(situation), noCallbackWhileRefreshing.verdict(situation),
      noDoubleLoad.verdict(situation), insetRestored.verdict(situation),
      insetHeld.verdict(situation), otherInsetsUntouched.verdict(situation),
      noOffsetJump.verdict(situation), noMoveUnderFinger.verdict(situation),
      restInRange.verdict(situation), phasesInOrder.verdict(situation),
      phaseMatchesOffset.verdict(situation), endsCleanly.verdict(situation),
      beginEndIdempotent.verdict(situation), settles.verdict(situation),
      noFault.verdict(situation),
    ]
  }

  func standings(_ situation: Situation) -> [Standing] {
    let all: [any Rule] = [
      oneCallbackPerPull, meantPullFires, onlyMeantPullFires, noCallbackWhileRefreshing,
      noDoubleLoad, insetRestored, insetHeld, otherInsetsUntouched, noOffsetJump,
      noMoveUnderFinger, restInRange, phasesInOrder, phaseMatchesOffset, endsCleanly,
      beginEndIdempotent, settles, noFault,
    ]
    return all.map { Standing($0, situation) }
  }
}

extension Standing {
  fileprivate init(_ rule: any Rule, _ situation: Situation) {
    let state: State =
      if rule.excluded(from: situation) != nil {
        .notApplicable
      } else if let finding = rule.record.finding {
        .violated(finding.says)
      } else {
        rule.record.tested > 0 ? .holding : .waiting
      }
    self.init(invariant: type(of: rule).about.id, state: state)
  }
}
