import GestureTrace
import Testing

@Suite("meant-approach-loads")
struct MeantApproachLoadsTests {
  let id = "meant-approach-loads"
  /// A finger drags 8 pt into the zone of 40 pt before the app's end at 582 pt.
  static let approach = """
    0 touch 600
    0.1 move 450
    0.1 offset 400 drag
    0.2 move 300
    0.2 offset 550 drag

    """
  static let load = "0.2 phase footer refreshing\n0.2 fired footer user\n"
  static let end = "0.5 answer footer 1\n0.5 end footer\n0.5 phase footer idle\n"
  /// The finger leaves the zone and comes back into it.
  static let again =
    "0.6 move 400\n0.6 offset 450 drag\n0.7 move 290\n0.7 offset 560 drag\n1 lift 290\n"

  private func kind(_ script: String, _ contract: Contract = .footer()) throws -> Verdict.Kind {
    try Trial(script, contract: contract)[id].kind
  }

  @Test("An approach that is not answered is told with its deadline")
  func missed() throws {
    let verdict = try Trial(Self.approach + "0.5 lift 300", contract: .footer())[id]
    #expect(
      verdict.says
        == "pulled 8 pt past the trigger at 0.2 s, no callback by 0.233 s: expected one")
    #expect(verdict.deadline == Tick(microseconds: 233_335))
    #expect(verdict.margin == 8)
    #expect(verdict.row == 4)
    #expect(verdict.rows == [6])
  }

  @Test("An answered one holds with its points into the zone")
  func holds() throws {
    let verdict = try Trial(Self.approach + Self.load + Self.end, contract: .footer())[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 8)
    #expect(verdict.says == "1 approach, tap or begin, each answered in time")
  }

  @Test("Exactly the line counts only where it is inclusive", arguments: [true, false])
  func inclusive(flag: Bool) throws {
    let script = "0 touch 600\n0.1 move 300\n0.1 offset 542 drag\n0.5 lift 300"
    let contract = Contract.footer { $0.inclusive = flag }
    #expect(try kind(script, contract) == (flag ? .violated : .vacuous))
  }

  @Test("An approach is a movement towards the end, also of a touch that begins in the zone")
  func inTheZone() throws {
    let start = "0 scrollTo 560 false\n0 offset 560 scroll\n1 touch 300\n"
    #expect(try kind(start + "1.1 move 310\n1.1 offset 550 drag\n1.5 lift 310") == .vacuous)
    #expect(try kind(start + "1.1 move 290\n1.1 offset 570 drag\n1.5 lift 290") == .violated)
    let scrolled = start + "1.1 scrollTo 575 false\n1.1 offset 575 scroll\n1.5 lift 300"
    #expect(try kind(scrolled) == .vacuous)
  }

  @Test("Momentum approaches where it is declared, unless the touch has loaded")
  func momentum() throws {
    let fling = "0 touch 600\n0.1 move 400\n0.1 offset 400 drag\n0.12 lift 400\n"
    let glide = "0.2 offset 500 glide\n0.3 offset 560 glide\n0.4 offset 570 rest"
    let verdict = try Trial(fling + glide, contract: .footer())[id]
    #expect(
      verdict.says == "carried 18 pt past the trigger by momentum at 0.3 s, no callback by "
        + "0.333 s: expected one")
    #expect(verdict.row == 4)
    #expect(try kind(fling + glide, .footer { $0.declaredMomentum = false }) == .vacuous)
    let loaded =
      Self.approach + Self.load + Self.end
      + "0.6 move 500\n0.6 offset 400 drag\n0.65 lift 500\n0.7 offset 560 glide"
    #expect(try kind(loaded) == .holds)
  }

  @Test("A spring that brings a pulled list back is no momentum towards its end")
  func spring() throws {
    var scene = Scene.bars
    scene.content = 584  // 30 pt more than fits: the zone begins 10 pt above the resting place.
    let script = Histories.pull + Histories.fire + "~ 0.533333 1 glide -116 -64"
    #expect(try Trial(script, contract: .both(), scene: scene)[id].kind == .vacuous)
    let prepended =
      Histories.pull + Histories.fire
      + "0.52 prepend 50\n0.52 offset -67 scroll\n~ 0.533333 1 glide -60 -20"
    #expect(try Trial(prepended, contract: .both(), scene: scene)[id].kind == .vacuous)
    let flicked =
      Histories.pull + "0.45 move 260\n0.45 offset -84 drag\n0.46 lift 260\n"
      + "0.5 offset -78 glide\n0.516667 offset -58 glide\n0.533333 offset -50 glide"
    #expect(try Trial(flicked, contract: .footer(), scene: scene)[id].kind == .violated)
  }

  @Test("Whether a second approach of one touch is owed is as repeat says")
  func repeats() throws {
    let script = Self.approach + Self.load + Self.end + Self.again
    func kind(_ rule: FooterContract.Repeat, _ script: String) throws -> Verdict.Kind {
      try self.kind(script, .footer { $0.repeat = rule })
    }
    #expect(try kind(.oncePerDrag, script) == .holds)
    #expect(try kind(.oncePerApproach, script) == .violated)
    #expect(try kind(.unlimited, script) == .holds)
    let grown = script.replacing("0.5 end", with: "0.5 content 1240\n0.5 end")
      .replacing("offset 560", with: "offset 600")
    #expect(try kind(.unlimited, grown) == .violated)
    let next = Self.approach + Self.load + Self.end + "0.6 lift 300\n1 touch 300\n"
    let drag = "1.1 move 295\n1.1 offset 555 drag\n2 lift 295"
    #expect(try kind(.oncePerDrag, next + drag) == .violated)
    #expect(try kind(.unlimited, next + drag) == .holds)
  }

  @Test("A load by begin under the finger is its drag's load")
  func beginUnderTheFinger() throws {
    let script =
      "0 touch 600\n0.05 begin footer\n0.05 phase footer refreshing\n0.05 fired footer code\n"
      + "0.06 end footer\n0.06 phase footer idle\n"
      + Self.approach.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(try kind(script, .footer { $0.repeat = .oncePerDrag }) == .holds)
    #expect(try kind(script, .footer { $0.repeat = .oncePerApproach }) == .violated)
  }

  @Test("Taps where they load and begins where they fire are owed one, too")
  func tapAndBegin() throws {
    let tap = try Trial("1 tap footer", contract: .footer { $0.tap = true })[id]
    #expect(tap.says == "tapped in idle at 1 s (line 2), no callback by 1.033 s: expected one")
    #expect(try kind("1 tap footer") == .vacuous)
    #expect(try kind("1 begin footer") == .violated)
    #expect(try kind("1 begin footer", .footer { $0.begin = .silent }) == .vacuous)
    #expect(try kind("1 begin footer\n1 fired footer code") == .holds)
  }

  @Test("Where the footer fires at release the lift decides", arguments: [43.0, 45])
  func release(past: Double) throws {
    let contract = Contract.footer {
      $0.measure = .overscroll
      $0.trigger = .points(44)
      $0.fires = .release
    }
    let script =
      "0 touch 600\n0.1 move 300\n0.1 offset 640 drag\n0.2 lift 310\n"
      + "0.2 offset \(582 + past) drag\n~ 0.216667 1 glide 620 582"
    let verdict = try Trial(script, contract: contract)[id]
    #expect(verdict.kind == (past > 44 ? .violated : .vacuous))
    if past > 44 {
      #expect(verdict.says.hasPrefix("released 1 pt past the trigger at 0.2 s (line 4)"))
    }
  }

  @Test("There is nothing to owe while there is no more to load, or no way to load")
  func noMore() throws {
    let lifted = Self.approach + "0.5 lift 300"
    #expect(try kind("0 noMore\n0 phase footer noMore\n" + lifted) == .vacuous)
    let idle = "0 end footer noMore\n"
    #expect(try kind(idle + "0 phase footer noMore\n" + lifted) == .vacuous)
    #expect(try kind(idle + lifted) == .violated)
    #expect(try kind("0 noMore\n0 reset\n0 phase footer noMore\n" + lifted) == .violated)
    for row in ["hide footer true", "enable footer false", "leave", "detach footer"] {
      #expect(try kind("0 \(row)\n" + lifted) == .vacuous)
    }
    let delayed = Contract.footer { $0.delay = 0.25 }
    for row in ["cancel", "hide footer true", "end footer", "noMore", "content 300"] {
      #expect(try kind(Self.approach + "0.3 \(row)\n1 note x", delayed) == .vacuous, "\(row)")
    }
    let gone = Contract.footer {
      $0.delay = 0.25
      $0.endInSettling = .deferred
    }
    #expect(try kind(Self.approach + "0.3 end footer\n1 note x", gone) == .violated)
  }

  @Test("A refresh that clears no-more makes the footer owe again once it has ended well")
  func cleared() throws {
    let told = "0 noMore\n0 phase footer noMore\n"
    let refresh = "0 begin header\n0 phase header refreshing\n0 fired header code\n"
    let late = Self.approach.replacing("0.", with: "3.").replacing("0 touch", with: "3 touch")
    func kind(_ end: String, clears: Bool) throws -> Verdict.Kind {
      let script = told + refresh + end + late
      return try self.kind(script, .both { $0.header?.clearsNoMore = clears })
    }
    let good = "2 end header\n2 phase header idle\n"
    #expect(try kind(good, clears: true) == .violated)
    #expect(try kind(good, clears: false) == .vacuous)
    #expect(try kind("2 end header failure\n2 phase header idle\n", clears: true) == .vacuous)
    #expect(try kind("", clears: true) == .vacuous)
  }

  @Test("Content that fits the view owes one load for each pull, as short says")
  func short() throws {
    var scene = Scene.bars
    scene.content = 100
    let pull = "0 touch 400\n0.1 move 100\n0.1 offset -10 drag\n0.2 lift 100\n"
    func kind(_ short: FooterContract.Short, _ script: String) throws -> Verdict.Kind {
      try Trial(script, contract: .footer { $0.short = short }, scene: scene)[id].kind
    }
    #expect(try kind(.pull, pull) == .violated)
    #expect(try kind(.off, pull) == .vacuous)
    #expect(try kind(.fill, pull) == .vacuous)
    #expect(try kind(.pull, pull.replacing("-10", with: "-20")) == .vacuous)
    #expect(try kind(.off, "1 begin footer") == .vacuous)
  }

  @Test("An approach during a refresh is excused unless overlap is allowed")
  func overlap() throws {
    let refresh = "0 begin header\n0 phase header refreshing\n0 fired header code\n"
    for overlap in Contract.Overlap.allCases {
      let contract = Contract.both { $0.overlap = overlap }
      #expect(
        try kind(refresh + Self.approach, contract)
          == (overlap == .allowed ? .violated : .vacuous))
    }
  }

  @Test("A run that ends before the deadline is inconclusive")
  func inconclusive() throws {
    let verdict = try Trial(Self.approach, contract: .footer(), ending: .stopped, after: 0)[id]
    #expect(verdict.kind == .inconclusive)
    #expect(
      verdict.says == "the run ended before the callback was due for the pull 8 pt past the "
        + "trigger at 0.2 s")
  }

  @Test("Without an approach there is nothing to judge, without a footer no rule")
  func vacuous() throws {
    let verdict = try Trial("0 touch 300\n1 lift 300", contract: .footer())[id]
    #expect(verdict.kind == .vacuous)
    #expect(
      verdict.says == "no approach met the footer's contract and no begin or tap came in idle")
    #expect(try Trial(Histories.pull)[id].kind == .notApplicable)
  }
}
