import GestureTrace
import Testing

@Suite("The published defects of hw-refresh are caught by the rules that they break")
struct HWRefreshDefectTests {
  @Test("Each of them", arguments: cases)
  func isCaught(defect: DefectCase) throws { try defect.check() }

  static let cases: [DefectCase] = [
    DefectCase(
      name: "A1 callback-before-state", breaks: ["ends-cleanly", "phases-in-order"],
      script: Histories.pull + """
        0.5 lift 300
        0.516667 offset -117 glide
        0.516667 fired header user
        0.516667 answer header 1
        0.516667 end header
        0.516667 phase header refreshing
        0.516667 setInset 108,0,49,0 .25 header
        0.516667 offset -108 scroll
        ~ 0.516667 0.766667 shown -117 -108
        """),
    DefectCase(
      name: "A2 skips-disarm", breaks: ["phase-matches-offset", "only-meant-pull-fires"],
      script: Histories.pull + """
        0.3 move 100
        0.3 offset 10 drag
        0.4 lift 100
        3 touch 200
        3.1 move 280
        3.1 offset -20 drag
        3.12 lift 300
        3.2 offset -70 glide
        3.2 phase header refreshing
        3.2 fired header user
        """),
    DefectCase(
      name: "A3 stale-inset", breaks: ["phase-matches-offset", "inset-restored"], scene: .plain,
      script: """
        0 inset 64,0,0,0
        0 offset -64 scroll
        1 touch 200
        1.1 move 214
        1.1 offset -66 drag
        1.1 phase header armed
        1.2 lift 214
        1.216667 offset -65.5 glide
        1.216667 phase header refreshing
        1.216667 fired header user
        1.216667 setInset 44,0,0,0 .25 header
        1.216667 setOffset -44 .25 header
        1.216667 offset -44 scroll
        ~ 1.216667 1.466667 shown -65.5 -44
        2 end header
        2 phase header idle
        2 setInset 0,0,0,0 .25 header
        2 offset 0 scroll
        ~ 2 2.25 shown -44 0
        """),
    DefectCase(
      name: "A4 ignores-safe-area", breaks: ["phase-matches-offset"], scene: .notch,
      script: """
        0 touch 200
        0.1 move 212
        0.1 offset -89 drag
        0.1 phase header armed
        0.2 move 210
        0.2 offset -88 drag
        """),
    DefectCase(
      name: "A8 cancel-fires", breaks: ["only-meant-pull-fires"],
      script: Histories.pull + """
        0.5 cancel
        0.516667 offset -117 glide
        0.516667 phase header refreshing
        0.516667 fired header user
        """),
    DefectCase(
      name: "A9 reply-ends-both", breaks: ["overlap-as-declared"], contract: .both(),
      script: """
        0 begin footer
        0 phase footer refreshing
        0 fired footer code
        0.5 begin header
        0.5 phase header refreshing
        0.5 fired header code
        2 answer footer 1
        2 end footer
        2 phase header idle
        2 setInset 64,0,49,0 .25 header
        2 phase footer idle
        2.5 answer header 1
        2.5 end header
        """),
    DefectCase(
      name: "A10 offset-by-property", breaks: ["no-offset-jump"],
      script: Histories.pull + Histories.fire + """
        0.516667 setInset 108,0,49,0 .25 header
        0.516667 offset -108 scroll
        0.516667 setOffset -108 .25 header
        0.516667 shown -117
        0.533333 shown -108
        0.55 offset -112 glide
        0.566667 offset -110 glide
        0.583333 offset -108 rest
        """),
    DefectCase(
      name: "A12 hidden-keeps-armed", breaks: ["only-meant-pull-fires"],
      script: Histories.pull + """
        0.4 hide header true
        0.5 lift 300
        ~ 0.516667 1 glide -117 -64
        2 hide header false
        3 touch 300
        3.1 move 320
        3.1 offset -50 drag
        3.12 lift 320
        3.2 offset -70 glide
        3.2 phase header refreshing
        3.2 fired header user
        """),
    DefectCase(
      name: "A13 detach-keeps-inset", breaks: ["inset-restored"],
      script: Histories.pull + Histories.fire + Histories.open + "1 detach header"),
    DefectCase(
      name: "A14 begin-under-finger", breaks: ["no-move-under-finger"],
      script: """
        0 touch 200
        0.1 move 250
        0.1 offset -84 drag
        0.3 begin header
        0.3 phase header refreshing
        0.3 fired header code
        0.3 setInset 108,0,49,0 .25 header
        0.3 setOffset -108 .25 header
        0.3 offset -108 scroll
        ~ 0.3 0.55 shown -84 -108
        0.6 lift 250
        """),
    DefectCase(
      name: "A16 near-bottom-any-way", breaks: ["one-direction-one-control"], contract: .both(),
      scene: {
        var scene = Scene.plain
        scene.content = 697
        return scene
      }(),
      script: """
        0 touch 200
        0.1 move 216
        0.1 offset -5 drag
        0.1 phase footer refreshing
        0.1 fired footer user
        0.2 lift 216
        """),
    DefectCase(
      name: "A17 near-bottom-repeats", breaks: ["no-double-load", "no-load-loop"],
      contract: .footer(),
      script: """
        0 scrollTo 500 false
        0 offset 500 scroll
        1 touch 400
        1.1 move 340
        1.1 offset 550 drag
        1.1 phase footer refreshing
        1.1 fired footer user
        1.1 setInset 64,0,93,0 .25 footer
        1.2 lift 340
        3.1 answer footer 1
        3.1 end footer
        3.1 phase footer idle
        3.1 setInset 64,0,49,0 .25 footer
        3.116667 offset 549 glide
        3.116667 phase footer refreshing
        3.116667 fired footer user
        """),
  ]
}
