import GestureTrace
import Testing

@Suite("meant-pull-fires")
struct MeantPullFiresTests {
  let id = "meant-pull-fires"
  /// The bounce back to rest, nothing called.
  static let missed = """
    0.5 lift 300
    ~ 0.516667 1 glide -117 -64
    1 phase header idle
    """

  @Test("A pull past the trigger that is not answered is told with its deadline")
  func missed() throws {
    let verdict = try Trial(Histories.pull + Self.missed)[id]
    #expect(verdict.kind == .violated)
    #expect(
      verdict.says == "released 16 pt past the trigger at 0.5 s (line 5), no callback by 0.55 s: "
        + "expected one")
    #expect(verdict.deadline == Tick(microseconds: 550_002))
    #expect(verdict.began == Tick(microseconds: 500_000))
    #expect(verdict.margin == 16)
  }

  @Test("An answered pull holds with its points past the trigger")
  func holds() throws {
    let verdict = try Trial(Histories.refresh, quantum: 40)[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 16)
    #expect(
      verdict.says == "1 pull or begin, each answered in time (the margin of 16 pt is below the 40 "
        + "pt within which the finger was recorded)")
    #expect(try Trial(Histories.refresh, quantum: 16)[id].says.hasSuffix("answered in time"))
  }

  @Test(
    "A pull that need not be answered is not flagged",
    arguments: [
      "0.3 move 250\n0.3 offset -108 drag\n0.3 phase header idle\n0.4 lift 250",
      "0.4 cancel", "0.4 hide header true\n0.5 lift 300", "0.4 enable header false\n0.5 lift 300",
      "0.4 leave\n0.5 lift 300", "0.4 detach header\n0.5 lift 300",
      "0.5 lift 300\n0.51 hide header true", "0.5 lift 300\n0.51 end header",
      "0.5 lift 300\n0.51 touch 300",
    ])
  func excused(rest: String) throws {
    let script = Histories.pull + rest + "\n~ 0.6 1 glide -117 -64\n"
    #expect(try Trial(script)[id].kind == .vacuous)
  }

  @Test("The lift's own move decides", arguments: [(-108.0, false), (-108.5, true)])
  func liftMoves(offset: Double, counts: Bool) throws {
    let script = """
      0 touch 200
      0.1 move 240
      0.1 offset -94 drag
      0.2 lift 280
      0.2 offset \(offset) drag
      ~ 0.216667 0.5 glide -105 -64
      """
    #expect(try Trial(script)[id].kind == (counts ? .violated : .vacuous))
  }

  @Test("Exactly the trigger counts only where it is inclusive", arguments: [true, false])
  func inclusive(flag: Bool) throws {
    let script = """
      0 drag -80
      0 offset -80 drag
      0.1 drag -108
      0.1 offset -108 drag
      0.2 release -108 0
      ~ 0.3 0.5 glide -105 -64
      """
    let contract = Contract.header { $0.inclusive = flag }
    let trial = try Trial(script, contract: contract, drive: .offset)
    #expect(trial[id].kind == (flag ? .violated : .vacuous))
  }

  @Test(
    "A pull begun in a refresh is answered only where late releases fire",
    arguments: [HeaderContract.LateRelease.fires, .ignored, .either])
  func lateRelease(policy: HeaderContract.LateRelease) throws {
    let script = """
      0 begin header
      0 phase header refreshing
      0 fired header code
      1 touch 200
      1.1 move 300
      1.1 offset -124 drag
      1.2 end header
      1.2 phase header idle
      1.3 lift 300
      ~ 1.316667 1.8 glide -117 -64
      """
    let verdict = try Trial(script, contract: .header { $0.lateRelease = policy })[id]
    #expect(verdict.kind == (policy == .fires ? .violated : .holds))
  }

  @Test("A begin in idle that is not answered is told; a silent one need not be")
  func begin() throws {
    let script = "1 begin header\n1 phase header refreshing\n"
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says == "begun by the app in idle at 1 s (line 2), no callback by 1.033 s: "
        + "expected one")
    #expect(try Trial(script, contract: .header { $0.begin = .silent })[id].kind == .vacuous)
  }

  @Test(
    "At crossing a finger that catches the list past the line asks by moving it outward",
    arguments: [true, false])
  func caughtPastTheLine(isOutward: Bool) throws {
    let contract = Contract.header { $0.fires = .crossing }
    let script = """
      0 scrollTo -130 false
      0 offset -130 scroll
      0.1 touch 300
      0.2 move \(isOutward ? 310 : 290)
      0.2 offset \(isOutward ? -134 : -126) drag
      0.6 note x
      """
    let kind = try Trial(script, contract: contract)[id].kind
    #expect(kind == (isOutward ? .violated : .vacuous))
  }

  @Test("At crossing the first sample past the line decides")
  func crossing() throws {
    let contract = Contract.header { $0.fires = .crossing }
    let silent = Histories.pull + "1 lift 300\n~ 1.016667 1.5 glide -117 -64"
    let verdict = try Trial(silent, contract: contract)[id]
    #expect(
      verdict.says
        == "pulled 16 pt past the trigger at 0.2 s, no callback by 0.233 s: expected one")
    #expect(verdict.row == 4)
    let good = Histories.pull + "0.2 phase header refreshing\n0.2 fired header user\n1 lift 300"
    #expect(try Trial(good, contract: contract)[id].kind == .holds)
  }

  @Test("At crossing a header that momentum may fire is told of momentum that it missed")
  func momentum() throws {
    let contract = Contract.header {
      $0.fires = .crossing
      $0.momentum = true
    }
    let script =
      "0 scrollTo 0 false\n0 offset 0 scroll\n0.1 touch 200\n0.2 move 230\n0.2 offset -30 drag\n"
      + "0.21 lift 230\n0.3 offset -80 glide\n0.4 offset -120 glide"
    let verdict = try Trial(script, contract: contract)[id]
    #expect(
      verdict.says == "carried 12 pt past the trigger by momentum at 0.4 s, no callback by "
        + "0.433 s: expected one")
    #expect(verdict.row == 5)
  }

  @Test("A run that ends before the deadline is inconclusive")
  func inconclusive() throws {
    let script = Histories.pull + "0.5 lift 300\n0.516667 offset -117 glide"
    let verdict = try Trial(script, ending: .stopped, after: 0)[id]
    #expect(verdict.kind == .inconclusive)
  }

  @Test("Overlap that is ignored excuses a pull while the footer loads")
  func overlap() throws {
    let contract = Contract.both { $0.overlap = .ignored }
    let loading = "0 begin footer\n0 phase footer refreshing\n0 fired footer code\n"
    let script = loading + Histories.pull + Self.missed
    #expect(try Trial(script, contract: contract)[id].kind == .vacuous)
    #expect(try Trial(script, contract: .both())[id].kind == .violated)
  }

  /// A pull of 80 pt at a control of 70 pt that calls back 0.75 s after the release.
  static let slowContract = Contract.header {
    $0.trigger = .points(70)
    $0.hold = 70
    $0.delay = 0.75
  }
  static let slowPull = """
    0 touch 200
    0.1 move 350
    0.1 offset -144 drag
    0.1 phase header armed
    0.5 lift 350
    0.516667 offset -140 glide
    0.516667 phase header settling
    0.55 touch 300
    0.56 lift 300
    0.6 touch 300
    0.61 lift 300
    0.65 touch 300
    0.66 lift 300
    0.7 touch 300
    0.71 lift 300

    """

  @Test("Taps within the delay neither take the pull's callback nor its obligation")
  func tapsWithinTheDelay() throws {
    let fires = Self.slowPull + "1.266667 phase header refreshing\n1.266667 fired header user"
    let trial = try Trial(fires, contract: Self.slowContract)
    #expect(trial[id].kind == .holds)
    #expect(trial["only-meant-pull-fires"].kind == .holds)
    #expect(trial["one-callback-per-pull"].kind == .holds)
    #expect(try Trial(Self.slowPull, contract: Self.slowContract)[id].kind == .violated)
  }

  @Test("A begin after the lift does not take the pull's obligation away; a silent one does")
  func beginAfterTheLift() throws {
    let script =
      Histories.pull + "0.5 lift 300\n0.51 begin header\n~ 0.516667 1 glide -117 -64\n"
      + "1 phase header idle"
    #expect(try Trial(script)[id].kind == .violated)
    #expect(try Trial(script, contract: .header { $0.begin = .none })[id].kind == .violated)
    #expect(try Trial(script, contract: .header { $0.begin = .silent })[id].kind == .vacuous)
  }

  @Test("One callback by code answers a pull and the begin that came after its lift")
  func beginAnswers() throws {
    let script =
      Histories.pull + "0.5 lift 300\n0.51 begin header\n0.51 phase header refreshing\n"
      + "0.51 fired header code"
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("A touch right after the lift excuses nothing once the control has decided")
  func decidedBeforeTheTouch() throws {
    let script =
      Histories.pull + "0.5 lift 300\n0.5 phase header settling\n0.51 touch 300\n"
      + "0.6 move 290\n0.6 offset -120 drag\n0.7 lift 290\n~ 0.716667 1 glide -117 -64"
    #expect(try Trial(script, contract: .header { $0.delay = 0.25 })[id].kind == .violated)
  }

  @Test(
    "A refresh that comes and goes under the finger leaves a release open, unless late ones fire")
  func refreshUnderTheFinger() throws {
    let script =
      Histories.pull + """
        0.3 begin header
        0.3 phase header refreshing
        0.3 fired header code
        0.4 end header
        0.4 phase header idle
        0.5 move 310
        0.5 offset -125 drag
        0.8 lift 310
        ~ 0.816667 1.3 glide -117 -64
        """
    #expect(try Trial(script)[id].kind == .vacuous)
    #expect(try Trial(script, contract: .header { $0.lateRelease = .fires })[id].kind == .violated)
    let fires = script.replacing(
      "~ 0.816667 1.3 glide -117 -64",
      with: """
        0.816667 offset -117 glide
        0.816667 phase header refreshing
        0.816667 fired header user
        """)
    let ignored = Contract.header { $0.lateRelease = .ignored }
    #expect(try Trial(fires, contract: ignored)["only-meant-pull-fires"].kind == .holds)
  }

  @Test("A second pull while one is pending is owed, too")
  func secondPull() throws {
    let script =
      Histories.pull + """
        0.5 lift 300
        0.516667 offset -117 glide
        0.6 touch 300
        0.7 move 310
        0.7 offset -125 drag
        0.8 lift 310
        ~ 0.816667 1.3 glide -117 -64
        """
    let verdict = try Trial(script, contract: .header { $0.delay = 0.75 })[id]
    #expect(verdict.says.hasSuffix("; 1 more breach followed, at 1.6 s"))
  }

  @Test("A touch in the instant of a release does not hide its pull")
  func touchInTheSameInstant() throws {
    let script = """
      0 drag -80
      0 offset -80 drag
      0.1 drag -124
      0.1 offset -124 drag
      0.2 release -124 0
      0.2 drag -100
      0.2 offset -100 drag
      0.3 release -100 0
      ~ 0.316667 0.5 glide -95 -64
      """
    #expect(try Trial(script, drive: .offset)[id].kind == .violated)
  }

  @Test("At crossing a lift's own move past the line decides, and so does a release's own sample")
  func crossingAtLift() throws {
    let contract = Contract.header { $0.fires = .crossing }
    let lift = "0 touch 200\n0.1 move 230\n0.1 offset -80 drag\n0.2 lift 300\n0.2 offset -124 drag"
    #expect(try Trial(lift, contract: contract)[id].kind == .violated)
    let release = "0 drag -80\n0 offset -80 drag\n0.2 release -124 0\n0.2 offset -124 drag"
    #expect(try Trial(release, contract: contract, drive: .offset)[id].kind == .violated)
  }

  @Test("A crossing that is cancelled before its callback is not owed one")
  func cancelledCrossing() throws {
    let contract = Contract.header {
      $0.fires = .crossing
      $0.delay = 0.25
    }
    let script = Histories.pull + "0.3 cancel\n~ 0.316667 1 glide -117 -64"
    #expect(try Trial(script, contract: contract)[id].kind == .vacuous)
  }
}
