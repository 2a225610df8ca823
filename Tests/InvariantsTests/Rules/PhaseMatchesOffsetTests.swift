import GestureTrace
import Testing

@Suite("phase-matches-offset")
struct PhaseMatchesOffsetTests {
  let id = "phase-matches-offset"

  @Test("An edge that arms short of its trigger is told with the points")
  func tooSoon() throws {
    let script =
      "0 inset 64,0,49,0\n0.1 touch 200\n0.2 move 214\n0.2 offset -66 drag\n"
      + "0.2 phase header armed"
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says == "under the finger at 0.2 s the header was armed 42 pt short of its trigger: "
        + "expected it armed only past its trigger")
    #expect(verdict.margin == 42)
    #expect(verdict.row == 4)
  }

  @Test("An edge that does not arm past its trigger is told")
  func tooLate() throws {
    let script =
      "0 touch 200\n0.1 move 300\n0.1 offset -124 drag\n0.2 move 301\n0.2 offset -125 drag"
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says
        == "under the finger at 0.1 s the header was 16 pt past its trigger, but idle: expected it armed"
    )
  }

  @Test(
    "Base rest follows the app's inset and the safe area",
    arguments: [
      ("inset 100,0,49,0", -143.0), ("safeArea 44,0,0,0", -151.0),
    ])
  func base(row: String, offset: Double) throws {
    let script = "0 \(row)\n0.1 touch 200\n0.2 move 300\n0.2 offset \(offset) drag\n0.3 lift 300"
    let verdict = try Trial(script)[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 1)
  }

  @Test("Edges are compared after snapping")
  func snapping() throws {
    var scene = Scene.bars
    scene.inset.top = 64.2  // rests at -64 on a screen of one pixel a point
    scene.scale = 1
    let script = "0 touch 200\n0.2 move 300\n0.2 offset -108 drag\n0.3 lift 300"
    #expect(try Trial(script, scene: scene)[id].kind == .holds)
  }

  @Test("A trigger may grow with the view")
  func ofHeight() throws {
    let contract = Contract.header { $0.trigger = .ofHeight(0.2) }
    let script = """
      0 resize 375 500
      0.1 touch 200
      0.2 move 300
      0.2 offset -164 drag
      0.3 move 302
      0.3 offset -164.5 drag
      0.3 phase header armed
      """
    #expect(try Trial(script, contract: contract, ending: .stopped, after: 0)[id].kind == .holds)
  }

  @Test("A pull during a refresh is not judged")
  func inRefresh() throws {
    let script =
      "0 begin header\n0 phase header refreshing\n" + """
        1 touch 200
        1.1 move 300
        1.1 offset -124 drag
        """
    #expect(try Trial(script)[id].kind == .vacuous)
  }

  @Test("An edge that stays armed at rest is told")
  func atRest() throws {
    let script = Histories.pull + "0.5 hide header true\n0.5 lift 300\n~ 0.516667 1 glide -117 -64"
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says
        == "the header was armed from 0.2 s on, and still at 6 s, the list at rest without "
        + "a finger, 44 pt short of its trigger: expected it idle")
  }

  @Test("At crossing there is no callback before the line")
  func crossing() throws {
    let contract = Contract.header { $0.fires = .crossing }
    let early = "0 touch 200\n0.1 move 240\n0.1 offset -100 drag\n0.1 fired header user"
    #expect(
      try Trial(early, contract: contract)[id].says
        == "the header fired at 0.1 s, but the finger that came down at 0 s (line 2) had brought "
        + "the list no nearer to its trigger than 8 pt: expected no callback before the list is past it"
    )
    #expect(
      try Trial(Histories.pull + "0.2 fired header user\n0.3 lift 300", contract: contract)[id].kind
        != .vacuous)
  }

  @Test("At crossing filling is no pull, also where its callback comes when not needed any more")
  func filling() throws {
    let contract = Contract.footer {
      $0.short = .fill
      $0.delay = 0.5
    }
    var scene = Scene.bars
    scene.content = 300
    let script =
      "0.1 touch 600\n0.2 move 580\n0.2 offset -60 drag\n0.2 phase footer settling\n"
      + "0.3 content 2000\n0.5 phase footer refreshing\n0.5 fired footer user"
    #expect(try Trial(script, contract: contract, scene: scene)[id].kind != .violated)
  }

  @Test("A trace without a finger gives no occasion")
  func vacuous() throws {
    #expect(try Trial("1 begin header")[id].kind == .vacuous)
  }

  @Test("Each edge that stays armed at rest is told once")
  func bothAtRest() throws {
    let script = "1 phase header armed\n5 phase footer armed\n9 note x"
    let verdict = try Trial(script, contract: .both())[id]
    #expect(verdict.says.hasSuffix("; 1 more breach followed, at 5 s"))
  }

  @Test("A control is told of what the app scrolls under the finger", arguments: [true, false])
  func scrolledUnderTheFinger(disarms: Bool) throws {
    let script =
      Histories.pull + "0.3 scrollTo -64 false\n0.3 offset -64 scroll\n"
      + (disarms ? "0.3 phase header idle\n" : "") + "0.9 cancel"
    let verdict = try Trial(script, ending: .stopped, after: 0)[id]
    #expect(verdict.kind == (disarms ? .holds : .violated))
    if !disarms { #expect(verdict.row == 5) }
  }
}
