import GestureTrace
import Testing

@Suite("How rows are read")
struct SituationTests {
  @Test("A touch that freezes an animation past the line is neither a pull nor a move")
  func freeze() throws {
    let script =
      Histories.refresh + """
        2.3 begin header
        2.3 phase header refreshing
        2.3 fired header code
        2.3 setInset 108,0,49,0 .25 header
        2.3 setOffset -108 .25 header
        2.3 offset -108 scroll
        2.3 shown -64
        2.35 end header
        2.35 phase header idle
        2.35 setInset 64,0,49,0 .25 header
        2.35 offset -64 scroll
        2.35 shown -112
        2.4 touch 300
        2.4 offset -112 drag
        2.4 shown -112
        3 lift 300
        ~ 3.016667 3.5 glide -110 -64
        """
    let trial = try Trial(script)
    #expect(trial["phase-matches-offset"].kind == .holds)
    #expect(trial["meant-pull-fires"].kind == .holds)
    #expect(trial.violated.isEmpty, "\(trial.violated)")
  }

  @Test("Frames of an app's animated scroll are not the control's, even in the turn of its write")
  func appScroll() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        1.9 scrollTo 300 true
        1.95 offset 100 scroll
        2 end header
        2 phase header idle
        2 setInset 64,0,49,0 .25 header
        2 text header x
        2 offset 200 scroll
        2.1 offset 300 scroll
        """
    #expect(try Trial(script).violated.isEmpty)
  }

  @Test("Content that the app moved in a bounce is the app's, wherever it comes to rest")
  func prependInBounce() throws {
    var scene = Scene.bars
    scene.content = 300
    let script =
      Histories.pull + """
        0.3 move 240
        0.3 offset -90 drag
        0.3 phase header idle
        0.5 lift 240
        0.516667 offset -88 glide
        0.6 prepend 76
        0.6 offset -12 scroll
        ~ 0.616667 1 glide -11 -1
        """
    #expect(try Trial(script, scene: scene)["rest-in-range"].kind != .violated)
  }

  @Test("A bounce on whole pixels may stand still for some frames")
  func wholePixels() throws {
    var scene = Scene.bars
    scene.scale = 1
    let script =
      Histories.pull + """
        0.3 move 240
        0.3 offset -90 drag
        0.3 phase header idle
        0.5 lift 240
        ~ 0.516667 1 glide -88 -66
        1.05 offset -65 glide
        1.25 offset -64 rest
        """
    #expect(try Trial(script, scene: scene)["rest-in-range"].kind == .holds)
  }

  @Test("The sequence of two fingers lasts until the last one leaves")
  func twoFingers() throws {
    let script = """
      0 touch 200 100 0
      0.1 move 300 100 0
      0.1 offset -124 drag
      0.1 phase header armed
      0.2 touch 400 100 1
      0.3 lift 300 100 0
      0.4 move 410 100 1
      0.4 offset -126 drag
      0.5 lift 410 100 1
      0.516667 offset -120 glide
      0.516667 phase header refreshing
      0.516667 fired header user
      """
    let verdict = try Trial(script, ending: .stopped, after: 0)["meant-pull-fires"]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 18)
  }

  @Test("An inset row counts its difference from the last one, whatever was assigned between")
  func insetAfterAssign() throws {
    let script = """
      0 assignInset 30,0,49,0
      0.1 inset 74,0,49,0
      0.2 touch 200
      0.3 move 300
      0.3 offset -84 drag
      0.4 move 305
      0.4 offset -85 drag
      0.4 phase header armed
      """
    #expect(try Trial(script, ending: .stopped, after: 0)["phase-matches-offset"].kind == .holds)
  }

  @Test("An overscroll footer counts past its end, and past the top where the content fits")
  func overscrollFooter() throws {
    let contract = Contract.footer {
      $0.measure = .overscroll
      $0.fires = .release
      $0.trigger = .points(44)
    }
    func pull(to offset: Double) -> String {
      """
      0 touch 400
      0.1 move 100
      0.1 offset \(offset) drag
      0.1 phase footer armed
      0.2 lift 100
      0.216667 offset \(offset - 1) glide
      0.216667 phase footer refreshing
      0.216667 fired footer user
      """
    }
    let long = try Trial(pull(to: 627), contract: contract, ending: .stopped, after: 0)
    #expect(long["phase-matches-offset"].margin == 1)
    #expect(long["only-meant-pull-fires"].kind == .holds)
    var scene = Scene.bars
    scene.content = 100
    let short = try Trial(
      pull(to: -19), contract: contract, scene: scene, ending: .stopped, after: 0)
    #expect(short["phase-matches-offset"].margin == 1)
    let before = try Trial(
      pull(to: -21), contract: contract, scene: scene, ending: .stopped, after: 0)
    #expect(before["only-meant-pull-fires"].kind == .violated)
    #expect(before["phase-matches-offset"].kind == .violated)
  }

  @Test("An end that is deferred behind the callback ends that load", arguments: [true, false])
  func deferredEnd(isDeferred: Bool) throws {
    let contract = Contract.header {
      $0.endInSettling = isDeferred ? .deferred : .cancels
      $0.delay = 0.25
    }
    let script = """
      1 begin header
      1 phase header settling
      1.1 end header
      1.25 phase header refreshing
      1.25 fired header code
      1.3 phase header idle
      """
    let trial = try Trial(script, contract: contract)
    #expect(trial["ends-cleanly"].kind == (isDeferred ? .holds : .violated))
    #expect(trial["meant-pull-fires"].kind == (isDeferred ? .holds : .vacuous))
  }

  @Test("A begin reaches a detached control, and an end a load that it began")
  func detached() throws {
    let script = """
      1 detach header
      2 begin header
      2 phase header refreshing
      2 fired header code
      3 end header
      3 phase header idle
      4 begin header
      4 phase header refreshing
      4 fired header code
      """
    let trial = try Trial(script, ending: .stopped, after: 0)
    #expect(trial["phases-in-order"].kind == .holds)
    #expect(trial["no-callback-while-refreshing"].kind == .holds)
  }

  @Test(
    "Only a view that is in its window loses the gesture by leaving it", arguments: [true, false])
  func leaveTwice(isAway: Bool) throws {
    let script = (isAway ? "0 leave\n" : "0 return\n") + Histories.pull + "0.3 leave\n0.4 return\n"
    let fires = script + "0.5 lift 300\n0.51 phase header refreshing\n0.51 fired header user"
    let verdict = try Trial(fires)["only-meant-pull-fires"]
    #expect(verdict.kind == (isAway ? .holds : .violated))
  }

  @Test("What one finger moved is not held against the touch that follows in the same instant")
  func touchAfterCancel() throws {
    let script = """
      0 touch 200
      0.2 move 300
      0.2 offset -124 drag
      0.2 phase header armed
      0.2 cancel
      0.2 phase header idle
      0.2 touch 200
      0.4 lift 200
      ~ 0.416667 1 glide -117 -64
      """
    #expect(try Trial(script)["phase-matches-offset"].kind == .vacuous)
  }
}
