internal import GestureTrace

/// All rules of a run, each in its own stored property so that calls cost nothing.
struct Rules {
  private var oneCallbackPerPull = OneCallbackPerPull()
  private var meantPullFires = MeantPullFires()
  private var onlyMeantPullFires = OnlyMeantPullFires()
  private var meantApproachLoads = MeantApproachLoads()
  private var noUnpromptedFire = NoUnpromptedFire()
  private var noCallbackWhileRefreshing = NoCallbackWhileRefreshing()
  private var noDoubleLoad = NoDoubleLoad()
  private var noLoadLoop = NoLoadLoop()
  private var noMoreHolds = NoMoreHolds()
  private var shortContentAsDeclared = ShortContentAsDeclared()
  private var oneDirectionOneControl = OneDirectionOneControl()
  private var overlapAsDeclared = OverlapAsDeclared()
  private var insetRestored = InsetRestored()
  private var insetHeld = InsetHeld()
  private var otherInsetsUntouched = OtherInsetsUntouched()
  private var noOffsetJump = NoOffsetJump()
  private var noMoveUnderFinger = NoMoveUnderFinger()
  private var restInRange = RestInRange()
  private var keepsInertia = KeepsInertia()
  private var anchorKept = AnchorKept()
  private var phasesInOrder = PhasesInOrder()
  private var phaseMatchesOffset = PhaseMatchesOffset()
  private var endsCleanly = EndsCleanly()
  private var beginEndIdempotent = BeginEndIdempotent()
  private var settles = Settles()
  private var detachIsClean = DetachIsClean()
  private var regrabSafe = RegrabSafe()
  private var showsWhatItDoes = ShowsWhatItDoes()
  private var axisIsolated = AxisIsolated()
  private var noFault = NoFault()

  /// Shows every rule to `visitor`, in the order of reports: the one list that all calls go by.
  ///
  /// Inlined, so that a rule that does not implement what the visitor calls costs nothing.
  @inline(__always)
  private mutating func visit(_ visitor: inout some RuleVisitor, _ situation: Situation) {
    visitor.visit(&oneCallbackPerPull, situation)
    visitor.visit(&meantPullFires, situation)
    visitor.visit(&onlyMeantPullFires, situation)
    visitor.visit(&meantApproachLoads, situation)
    visitor.visit(&noUnpromptedFire, situation)
    visitor.visit(&noCallbackWhileRefreshing, situation)
    visitor.visit(&noDoubleLoad, situation)
    visitor.visit(&noLoadLoop, situation)
    visitor.visit(&noMoreHolds, situation)
    visitor.visit(&shortContentAsDeclared, situation)
    visitor.visit(&oneDirectionOneControl, situation)
    visitor.visit(&overlapAsDeclared, situation)
    visitor.visit(&insetRestored, situation)
    visitor.visit(&insetHeld, situation)
    visitor.visit(&otherInsetsUntouched, situation)
    visitor.visit(&noOffsetJump, situation)
    visitor.visit(&noMoveUnderFinger, situation)
    visitor.visit(&restInRange, situation)
    visitor.visit(&keepsInertia, situation)
    visitor.visit(&anchorKept, situation)
    visitor.visit(&phasesInOrder, situation)
    visitor.visit(&phaseMatchesOffset, situation)
    visitor.visit(&endsCleanly, situation)
    visitor.visit(&beginEndIdempotent, situation)
    visitor.visit(&settles, situation)
    visitor.visit(&detachIsClean, situation)
    visitor.visit(&regrabSafe, situation)
    visitor.visit(&showsWhatItDoes, situation)
    visitor.visit(&axisIsolated, situation)
    visitor.visit(&noFault, situation)
  }

  /// Shows a row to every rule.
  mutating func see(_ step: Step, _ situation: Situation) {
    var visitor = Showing(step: step)
    visit(&visitor, situation)
  }

  /// Shows a change of the offset, or an imposed sample, to the rules that follow them.
  mutating func follow(_ motion: Motion, _ situation: Situation) {
    var visitor = Following(motion: motion)
    visit(&visitor, situation)
  }

  /// Tells the rules that judge at the end of an instant that one is over.
  mutating func turnOver(until next: Tick, _ situation: Situation) {
    var visitor = TurningOver(next: next)
    visit(&visitor, situation)
  }

  mutating func verdicts(_ situation: Situation) -> [Verdict] {
    var visitor = Closing()
    visit(&visitor, situation)
    return visitor.verdicts
  }

  func standings(_ situation: Situation) -> [Standing] {
    var visitor = Standings()
    var copy = self
    copy.visit(&visitor, situation)
    return visitor.standings
  }

  /// What each rule promises, in the order of reports.
  static let descriptions: [RuleDescription] = {
    var visitor = Describing()
    var rules = Rules()
    let nowhere = Situation(header: TraceHeader(), drive: .finger, contract: Contract())
    rules.visit(&visitor, nowhere)
    return visitor.descriptions
  }()
}

/// What is done with each rule in turn.
private protocol RuleVisitor {
  mutating func visit(_ rule: inout some Rule, _ situation: Situation)
}

private struct Showing: RuleVisitor {
  let step: Step

  @inline(__always)
  mutating func visit(_ rule: inout some Rule, _ situation: Situation) {
    rule.see(step, situation)
  }
}

private struct Following: RuleVisitor {
  let motion: Motion

  @inline(__always)
  mutating func visit(_ rule: inout some Rule, _ situation: Situation) {
    rule.follow(motion, situation)
  }
}

private struct TurningOver: RuleVisitor {
  let next: Tick

  @inline(__always)
  mutating func visit(_ rule: inout some Rule, _ situation: Situation) {
    rule.turnOver(until: next, situation)
  }
}

private struct Closing: RuleVisitor {
  var verdicts: [Verdict] = []

  mutating func visit(_ rule: inout some Rule, _ situation: Situation) {
    verdicts.append(rule.verdict(situation))
  }
}

private struct Standings: RuleVisitor {
  var standings: [Standing] = []

  mutating func visit<R: Rule>(_ rule: inout R, _ situation: Situation) {
    standings.append(Standing(rule, situation))
  }
}

private struct Describing: RuleVisitor {
  var descriptions: [RuleDescription] = []

  mutating func visit<R: Rule>(_ rule: inout R, _ situation: Situation) {
    descriptions.append(R.about)
  }
}

extension Standing {
  init(_ rule: some Monitor, _ situation: Situation) {
    let state: State =
      if rule.excluded(from: situation) != nil {
        .notApplicable
      } else if let finding = rule.record.finding {
        .violated(finding.says)
      } else {
        rule.record.tested > 0 ? .holding : .waiting
      }
    self.init(invariant: rule.about.id, state: state)
  }
}
