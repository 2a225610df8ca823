import Exploration
import GestureTrace
import Replay
import Testing

@Suite("delay-independent")
struct DelayIndependentTests {
  private let rule = "delay-independent"

  @Test("A rule that one delay breaks is told with the delay and the rule's own words")
  func inside() throws {
    let trace = try recording("answer-in-the-next-turn")
    let verdict = try control("hw-refresh:callback-before-state").verdict(of: rule, on: trace)
    #expect(verdict.kind == .violated)
    #expect(
      verdict.says.hasPrefix(
        "with each answer inside the callback (delay-0) phases-in-order is broken: the header called "
          + "back at 0.517 s in phase armed, for the touch that was let go at 0.5 s (line 6): expected settling or refreshing first"
      ))
    #expect(verdict.says.hasSuffix(" of 62 changes did so, too"))
    #expect(verdict.began == Tick(seconds: 0.516667))
    let repaired = try control("hw-refresh").verdict(of: rule, on: trace)
    #expect(repaired.kind == .holds)
    #expect(
      repaired.says
        == "with 62 other delays every rule was kept and the same came out"
    )
  }

  @Test("A load that is made again when its answer is quick is told")
  func quick() throws {
    let trace = try Trace(rows: Gestures.pull)
    let verdict = try PlainControls.recipe(.header(), .retriesQuickAnswers).verdict(
      of: rule, on: trace)
    #expect(verdict.kind == .violated && verdict.says.hasPrefix("with each answer inside"))
    #expect(try PlainControls.recipe(.header()).verdict(of: rule, on: trace).kind == .holds)
  }

  @Test("Another resting state is told, where every rule is kept")
  func elsewhere() throws {
    // The load that came in the closing of another is one that no rule of one run misses.
    let verdict = try control("jk-refresh-control:begin-not-guarded").verdict(
      of: rule, on: recording("begin-while-refreshing"))
    #expect(
      verdict.says.hasPrefix(
        "with each answer inside the callback (delay-0) the list rested with a top inset of 64 at ")
    )
    #expect(verdict.says.contains(", otherwise 134: expected the same; 61 more of 62 changes"))
  }

  @Test(
    "The frames are those of the display, up to a second",
    arguments: [(60, 60), (90, 90), (30, 30), (240, 120)])
  func frames(rate: Int, count: Int) throws {
    let trace = try Trace(rows: Gestures.pull, header: #""rate":\#(rate)"#)
    let outcome = try PlainControls.recipe(.header()).outcome(of: rule, on: trace)
    #expect(outcome.derivations.count == count + 2)
    #expect(outcome.derivations.last?.change == "with each answer after 1 s")
  }

  /// Gestures of which what comes depends on when the answer does, for a reason that is excused, and
  /// a pull besides, of which it must not.
  static let excused: [(why: String, rows: [String], header: String)] = [
    (
      "a touch in the closing",
      Gestures.pull + Gestures.pull(at: 1.3), #""loads":{"header":[{"after":0.1}]}"#
    ),
    (
      "two begins in one instant",
      Gestures.pull + ["3,\"begin\",\"header\"", "3,\"begin\",\"header\""],
      #""loads":{"header":[{"after":0}]}"#
    ),
    ("a begin in the load", Gestures.pull + ["1,\"begin\",\"header\""], ""),
    (
      "no more, and more again", Gestures.pull + ["1,\"reset\""],
      #""loads":{"header":[{"after":0.2,"result":"noMore"}]}"#
    ),
    ("rows above", Gestures.pull, #""loads":{"header":[{"after":0.2,"prepends":300}]}"#),
    (
      "rows under a list that glides",
      [
        "0.1,\"touch\",600", "0.2,\"move\",400", "0.25,\"move\",250", "0.3,\"move\",100",
        "0.3,\"lift\",100",
      ],
      #""scene":{"inset":[64,0,49,0],"offset":100},"loads":{"footer":[{"after":0.1}]}"#
    ),
    (
      "a scroll of the app", Gestures.pull + ["0.43,\"scrollTo\",300,true"],
      #""loads":{"header":[{"after":0.3}]}"#
    ),
    ("a begin away from the top", ["0.1,\"begin\",\"header\""], #""scene":{"offset":400}"#),
    (
      "a throw off the edge",
      [
        "0.1,\"touch\",100", "0.2,\"move\",300", "0.3,\"move\",560", "0.33,\"move\",520",
        "0.36,\"move\",460", "0.36,\"lift\",460",
      ], ""
    ),
  ]

  @Test("What depends on the moment for a reason is excused", arguments: excused.indices)
  func excuse(index: Int) throws {
    let (why, rows, header) = Self.excused[index]
    let trace = try Trace(rows: rows, header: header)
    for id in ["hw-refresh", "jk-refresh-control", "bs-topics", "custom-refresh-view"] {
      let verdict = try control(id).verdict(of: rule, on: trace)
      #expect(verdict.kind == .holds || verdict.kind == .vacuous, "\(why), \(id): \(verdict.says)")
    }
  }

  @Test("A fault is told under each excuse", arguments: excused.indices)
  func stillCaught(index: Int) throws {
    let (why, rows, header) = Self.excused[index]
    let trace = try Trace(rows: rows, header: header)
    let contract = Contract.both(.header(), .nearEnd())
    let verdict = try PlainControls.recipe(contract, .leavesAPoint).verdict(of: rule, on: trace)
    #expect(verdict.kind == .violated, "\(why): \(verdict.says)")
  }

  @Test("Without a callback that is answered the occasion never came")
  func vacuous() throws {
    let never = #""loads":{"header":[{"after":"never"}]}"#
    for trace in [
      try Trace("0.1,\"note\",\"still\""),
      try Trace(rows: Gestures.pull + ["2,\"end\",\"header\""], header: never),
    ] {
      let verdict = try control("hw-refresh").verdict(of: rule, on: trace)
      #expect(
        verdict.kind == .vacuous && verdict.says == "nothing was called back that is answered")
    }
  }
}
