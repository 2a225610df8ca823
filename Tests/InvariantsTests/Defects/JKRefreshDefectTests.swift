import GestureTrace
import Testing

@Suite("The published defects of jk-refresh-control are caught by the rules that they break")
struct JKRefreshDefectTests {
  @Test("Each of them", arguments: cases)
  func isCaught(defect: DefectCase) throws { try defect.check() }

  static let jk: Contract = .header {
    $0.trigger = .points(70)
    $0.hold = 70
    $0.delay = 0.55
    $0.opening = 1.25
  }

  /// A pull of 80 pt, let go at .5 s, called back half a second later.
  static let pull = """
    0 touch 200
    0.1 move 350
    0.1 offset -144 drag
    0.1 phase header armed

    """
  static let fire = """
    0.5 lift 350
    0.516667 offset -130 glide
    0.516667 phase header settling
    0.516667 setInset 134,0,49,0 .5 header
    0.516667 offset -134 scroll
    ~ 0.516667 1.016667 shown -130 -134
    1.033333 phase header refreshing
    1.033333 fired header user

    """

  static let cases: [DefectCase] = [
    DefectCase(
      name: "F1 double-end-subtracts",
      breaks: ["ends-cleanly", "inset-restored", "begin-end-idempotent"], contract: jk,
      script: pull + fire + """
        4 end header
        4 phase header ending
        4 setInset 64,0,49,0 .5 header
        4 setOffset -64 .5 header
        4 offset -64 scroll
        4 end header
        4 setInset -6,0,49,0 .5 header
        4 setOffset 6 .5 header
        4 offset 6 scroll
        4.5 phase header idle
        """),
    DefectCase(
      name: "F2 idle-end-moves",
      breaks: ["begin-end-idempotent", "inset-restored", "rest-in-range"], contract: jk,
      script: """
        0 scrollTo 500 false
        0 offset 500 scroll
        1 end header
        1 setInset -6,0,49,0 .5 header
        1 setOffset 6 .5 header
        1 offset 6 scroll
        ~ 1 1.5 shown 500 6
        """),
    DefectCase(
      name: "F3 end-scrolls-to-top", breaks: ["rest-in-range"], contract: jk,
      script: pull + fire + """
        2 scrollTo 400 false
        2 offset 400 scroll
        4 end header
        4 phase header ending
        4 setInset 64,0,49,0 .5 header
        4 setOffset -64 .5 header
        4 offset -64 scroll
        4.5 phase header idle
        """),
    DefectCase(
      name: "F3 end-scrolls-to-top, under a finger", breaks: ["no-move-under-finger"],
      contract: jk,
      script: pull + fire + """
        2 touch 300
        2.1 move 100
        2.1 offset 100 drag
        4 end header
        4 phase header ending
        4 setInset 64,0,49,0 .5 header
        4 setOffset -64 .5 header
        4 offset -64 scroll
        4.5 phase header idle
        5 lift 100
        """),
    DefectCase(
      name: "F4 begin-not-guarded",
      breaks: ["begin-end-idempotent", "no-callback-while-refreshing", "inset-restored"],
      contract: jk,
      script: pull + fire + """
        2 begin header
        2 setOffset -204 .25 header
        2 offset -204 scroll
        2.25 setInset 204,0,49,0 .5 header
        2.75 fired header code
        4 end header
        4 phase header ending
        4 setInset 134,0,49,0 .5 header
        4.5 phase header idle
        """),
    DefectCase(
      name: "F5 ignores-safe-area", breaks: ["phase-matches-offset", "only-meant-pull-fires"],
      contract: jk, scene: .notch,
      script: """
        0 touch 200
        0.1 move 211
        0.1 offset -88.5 drag
        0.1 phase header armed
        0.2 lift 211
        0.216667 offset -88.2 glide
        0.216667 phase header settling
        0.75 phase header refreshing
        0.75 fired header user
        """),
    DefectCase(
      name: "F7 stale-target", breaks: ["inset-restored"], contract: jk,
      script: pull + """
        0.5 lift 350
        0.516667 offset -130 glide
        0.516667 phase header settling
        0.516667 inset 100,0,49,0
        0.516667 setInset 134,0,49,0 .5 header
        1.033333 phase header refreshing
        1.033333 fired header user
        4 end header
        4 phase header ending
        4 setInset 64,0,49,0 .5 header
        4.5 phase header idle
        """),
    DefectCase(
      name: "F10 end-before-begin", breaks: ["ends-cleanly", "phases-in-order"], contract: jk,
      script: pull + """
        0.5 lift 350
        0.516667 offset -130 glide
        0.516667 phase header settling
        0.516667 end header
        0.516667 phase header ending
        0.516667 setInset -6,0,49,0 .5 header
        0.533333 setInset 134,0,49,0 .5 header
        1.016667 phase header idle
        1.033333 fired header user
        """),
    DefectCase(
      name: "F11 cancel-fires", breaks: ["only-meant-pull-fires"], contract: jk,
      script: pull + """
        0.5 cancel
        0.516667 offset -130 glide
        0.516667 phase header settling
        1.033333 phase header refreshing
        1.033333 fired header user
        """),
    DefectCase(
      name: "F12 stale-end-completion", breaks: ["phases-in-order"], contract: jk,
      script: pull + fire + """
        4 end header
        4 phase header ending
        4 setInset 64,0,49,0 .5 header
        4.1 begin header
        4.35 phase header settling
        4.35 setInset 134,0,49,0 .5 header
        4.5 phase header idle
        4.85 fired header code
        """),
    DefectCase(
      name: "F15 begin-under-finger", breaks: ["no-move-under-finger"], contract: jk,
      script: """
        0 touch 200
        0.1 move 250
        0.1 offset -84 drag
        0.3 begin header
        0.3 setOffset -134 .25 header
        0.3 offset -134 scroll
        1 lift 250
        """),
    DefectCase(
      name: "F16 no-gate", breaks: ["only-meant-pull-fires"], contract: jk,
      script: "0 enable header false\n" + pull + fire),
  ]
}
