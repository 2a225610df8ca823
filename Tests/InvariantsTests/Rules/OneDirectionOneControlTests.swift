import GestureTrace
import Testing

@Suite("one-direction-one-control")
struct OneDirectionOneControlTests {
  let id = "one-direction-one-control"
  /// Content 30 pt taller than fits: the footer's zone begins 10 pt above the resting place of -64.
  static let little: Scene = {
    var scene = Scene.bars
    scene.content = 584
    return scene
  }()
  static let short: Scene = {
    var scene = Scene.bars
    scene.content = 100
    return scene
  }()

  private func kind(
    _ script: String, _ contract: Contract = .both(), _ scene: Scene = short
  ) throws -> Verdict.Kind {
    try Trial(script, contract: contract, scene: scene)[id].kind
  }

  @Test("A pull down that loads more where the zone reaches beyond the top is told so")
  func pullDown() throws {
    let script =
      "0 touch 200\n0.1 move 210\n0.1 offset -69 drag\n0.1 phase footer refreshing\n"
      + "0.1 fired footer user"
    let verdict = try Trial(script, contract: .footer(), scene: Self.little)[id]
    #expect(
      verdict.says
        == "the footer fired at 0.1 s, but the touch that came down at 0 s (line 2) had only pulled "
        + "down: expected no callback of the footer")
    #expect(verdict.row == 2)
    #expect(verdict.rows == [2, 6])
  }

  @Test("A footer that loads as a pull of the header springs back is told so, after a jitter too")
  func springBack() throws {
    let bounce = "0.6 offset -90 glide\n0.7 offset -70 glide\n"
    let fires = "0.7 phase footer refreshing\n0.7 fired footer user"
    let pull = Histories.pull + Histories.fire
    #expect(try kind(pull + bounce + fires) == .violated)
    let jitter = pull.replacing(
      "0.2 move 300", with: "0.15 move 239.9\n0.15 offset -93.9 drag\n0.2 move 300")
    #expect(try kind(jitter + bounce + fires) == .violated)
    #expect(try kind(pull + bounce) == .holds)
  }

  @Test("Of a touch that went both ways nobody says that it only pulled down")
  func bothWays() throws {
    let script = """
      0 touch 200
      0.1 move 274
      0.1 offset -128 drag
      0.2 move 190
      0.2 offset -58 drag
      0.3 move 280
      0.3 offset -134 drag
      0.4 lift 280
      0.416667 offset -120 glide
      0.416667 phase footer refreshing
      0.416667 fired footer user
      """
    let says = try Trial(script, contract: .both(), scene: Self.short)[id].says
    #expect(
      says
        == "the footer fired at 0.417 s, but the touch that came down at 0 s (line 2) had last pulled down, "
        + "and on the whole not up: expected no callback of the footer")
  }

  @Test("A pull up never refreshes")
  func pullUp() throws {
    let script =
      "0 touch 300\n0.1 move 200\n0.1 offset -10 drag\n0.2 lift 200\n0.216667 offset -15 glide\n"
    let verdict = try Trial(
      script + "0.216667 phase header refreshing\n0.216667 fired header user", contract: .both(),
      scene: Self.short)[id]
    #expect(verdict.says.contains("had only pulled up: expected no callback of the header"))
    let loads = "0.216667 phase footer refreshing\n0.216667 fired footer user"
    #expect(try kind(script + loads) == .holds)
  }

  @Test("A touch that met both contracts may fire both")
  func both() throws {
    let up =
      "0 touch 300\n0.1 move 294\n0.1 offset -60 drag\n0.1 phase footer refreshing\n"
      + "0.1 fired footer user\n0.3 move 500\n0.3 offset -124 drag\n0.3 phase header armed\n"
      + "0.5 lift 500\n0.516667 offset -117 glide\n0.516667 phase header refreshing\n"
      + "0.516667 fired header user"
    #expect(try kind(up, .both(), Self.little) == .vacuous)
  }

  @Test("A footer that fires late, when the finger has turned round, is blamed for nothing here")
  func turnedRound() throws {
    let contract = Contract.footer { $0.delay = 0.25 }
    let script =
      "0 touch 600\n0.1 move 50\n0.1 offset 550 drag\n0.2 move 200\n0.2 offset 400 drag\n"
      + "0.3 phase footer refreshing\n0.3 fired footer user\n"
    #expect(try kind(script, contract, .bars) == .vacuous)
    // Too early, and on the way back: that is another rule's.
    let early =
      "0 touch 600\n0.1 move 50\n0.1 offset 500 drag\n0.2 move 60\n0.2 offset 490 drag\n"
      + "0.2 phase footer refreshing\n0.2 fired footer user"
    #expect(try kind(early, .footer(), .bars) == .vacuous)
  }

  @Test("A catch of overscrolled content that lets go past the trigger is that edge's own")
  func caught() throws {
    let script =
      Histories.pull + """
        0.3 cancel
        0.3 phase header idle
        0.316667 offset -122 glide
        0.333333 touch 300
        0.4 move 295
        0.4 offset -118 drag
        0.4 phase header armed
        0.5 lift 295
        0.516667 offset -112 glide
        0.516667 phase header refreshing
        0.516667 fired header user
        """
    #expect(try kind(script, .both(), .bars) == .holds)
    #expect(try Trial(script, contract: .both())["meant-pull-fires"].kind == .holds)
  }

  @Test("Content that the app scrolled beyond an end under the finger is left there")
  func appScroll() throws {
    let script =
      "0 touch 300\n0.1 move 400\n0.1 offset -120 drag\n0.2 scrollTo 100 false\n"
      + "0.2 offset 100 scroll\n0.5 lift 400\n0.516667 offset 90 glide\n"
      + "0.516667 phase footer refreshing\n0.516667 fired footer user"
    #expect(try kind(script) == .vacuous)
  }

  @Test("Momentum has a direction as well")
  func momentum() throws {
    let fling =
      "0 scrollTo 100 false\n0 offset 100 scroll\n0.1 touch 300\n0.12 move 500\n"
      + "0.12 offset 0 drag\n0.13 lift 500\n0.2 offset -64 glide\n0.3 offset -100 glide\n"
    let turns = "0.4 offset -80 glide\n"
    let fires = "0.4 phase footer refreshing\n0.4 fired footer user"
    #expect(try kind(fling + turns + fires, .both(), Self.little) == .violated)
    let back =
      "0 touch 300\n0.05 move 320\n0.05 offset -80 drag\n0.1 move 250\n"
      + "0.1 offset -70 drag\n0.11 lift 250\n0.2 offset -60 glide\n0.3 offset -45 glide\n"
    #expect(try kind(back + fires.replacing("0.4", with: "0.3"), .both(), Self.little) == .holds)
  }

  @Test("Taps and filling apart, as declared")
  func tapAndFill() throws {
    let pull = "0 touch 200\n0.1 move 300\n0.1 offset -90 drag\n"
    let fires = "0.2 phase footer refreshing\n0.2 fired footer user"
    let tap = Contract.footer { $0.tap = true }
    #expect(try kind(pull + "0.2 tap footer\n" + fires, tap) == .holds)
    #expect(try kind(pull + "0.2 tap footer\n" + fires, .footer()) == .violated)
    #expect(try kind(pull + fires, .footer { $0.short = .fill }) == .holds)
    #expect(try kind(pull + "0.15 detach footer\n" + fires, .footer()) == .holds)
  }

  @Test("A late callback is held against the last touch only")
  func late() throws {
    let pull = "0 touch 200\n0.1 move 300\n0.1 offset -90 drag\n0.2 lift 300\n"
    let fires = "2 phase footer refreshing\n2 fired footer user"
    #expect(try kind(pull + fires, .footer()) == .violated)
    let next = pull + "1 touch 300\n1.1 move 290\n1.1 offset -60 drag\n"
    #expect(try kind(next + fires, .footer()) == .holds)
  }

  @Test("Where no finger moved away from a control there is nothing to judge")
  func vacuous() throws {
    let verdict = try Trial(Histories.refresh)[id]
    #expect(verdict.kind == .vacuous)
    #expect(verdict.says == "no finger moved the content away from a control")
    #expect(try kind("1 begin footer\n1 fired footer code") == .vacuous)
  }
}
