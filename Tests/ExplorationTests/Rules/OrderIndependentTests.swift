import Exploration
import GestureTrace
import Replay
import Testing

@Suite("order-independent")
struct OrderIndependentTests {
  private let rule = "order-independent"

  @Test("A footer that loads again in the instant of its end, before the rows are there, is told")
  func atOnce() throws {
    let trace = try recording("load-more-near-the-end")
    let verdict = try control("hw-refresh:near-bottom-repeats").verdict(of: rule, on: trace)
    #expect(
      verdict.says
        == "with content and end in the other order (order-flipped) the footer fired twice, last at "
        + "4.2 s, otherwise once, at 3.2 s: expected the same")
    #expect(verdict.kind == .violated && verdict.began == Tick(seconds: 4.2))
    #expect(try control("hw-refresh").verdict(of: rule, on: trace).kind == .holds)
  }

  /// A load of a footer by a pull past the end, with rows or without.
  private func pullUp(_ loads: String) throws -> Trace {
    try Trace(
      "0.1,\"touch\",600", "0.3,\"move\",100", "0.5,\"move\",40", "0.9,\"lift\",40",
      header: #""scene":{"inset":[64,0,49,0],"offset":500},"loads":{"footer":[\#(loads)]}"#)
  }

  @Test("A footer that keeps its room until rows have come in is told, whichever order came first")
  func room() throws {
    for (order, here, there) in [("contentFirst", "99", "49"), ("endFirst", "49", "99")] {
      let trace = try pullUp(#"{"after":0.5,"order":"\#(order)"}"#)
      let verdict = try PlainControls.recipe(.footer(), .staysIfNothingCame).verdict(
        of: rule, on: trace)
      #expect(verdict.kind == .violated, "\(verdict.says)")
      #expect(verdict.says.contains("the list rested with a bottom inset of \(here) at "))
      #expect(verdict.says.hasSuffix(" s, otherwise \(there): expected the same"))
      #expect(try PlainControls.recipe(.footer()).verdict(of: rule, on: trace).kind == .holds)
    }
  }

  @Test("Blocks that must run in their order are told")
  func blocks() throws {
    let trace = try Trace(rows: Gestures.pull)
    let verdict = try PlainControls.recipe(.header(), .endsInTwoBlocks).verdict(of: rule, on: trace)
    #expect(verdict.kind == .violated)
    #expect(
      verdict.says.hasPrefix("with posted work in the other order (mainQueue-reversed) the list "))
  }

  @Test("What is made says what was changed, and only where it changes something")
  func made() throws {
    let subject = PlainControls.recipe(.both(.header(), .footer()))
    func names(_ trace: Trace, _ settings: [PolicySetting] = []) throws -> [String] {
      try subject.outcome(of: rule, on: trace, settings: settings).derivations.map(\.name)
    }
    let queue = "mainQueue-reversed"
    #expect(try names(try Trace(rows: Gestures.pull)) == [queue])
    #expect(try names(pullUp("{}")) == ["order-flipped", queue])
    #expect(try names(pullUp(#"{"adds":0}"#)) == [queue])
    #expect(try names(pullUp(#"{"adds":0,"prepends":10}"#)) == ["order-flipped", queue])
    let reversed = [PolicySetting(name: "mainQueue", value: "reversed")]
    #expect(try names(try Trace(rows: Gestures.pull), reversed) == ["mainQueue-snapshot"])
  }

  @Test("Rows of the app's own change places, too")
  func rows() throws {
    let never = #""loads":{"header":[{"after":"never"}]}"#
    let trace = try Trace(
      rows: Gestures.pull + [
        "2,\"content\",1300", "2,\"end\",\"header\"", "3,\"end\",\"header\"",
        "3.1,\"content\",1400",
      ], header: never)
    let outcome = try control("hw-refresh").outcome(of: rule, on: trace)
    #expect(outcome.verdict.kind == .holds)
    let flipped = try #require(outcome.derivations.first)
    #expect(flipped.name == "order-flipped")
    #expect(
      flipped.trace.rows.suffix(4).map(\.text) == [
        #"[2,"end","header"]"#, #"[2,"content",1300]"#, #"[3,"end","header"]"#,
        #"[3.1,"content",1400]"#,
      ])
  }

  @Test("A list that lies in its footer's room stays there or is brought back: that is excused")
  func inTheRoom() throws {
    let trace = try Trace(
      "0.1,\"touch\",600", "0.3,\"move\",450", "0.7,\"lift\",450",
      header: #""scene":{"inset":[64,0,49,0],"content":300}"#)
    let subject = try control("hw-refresh")
    let outcome = try subject.outcome(of: rule, on: trace)
    #expect(outcome.verdict.kind == .holds, "\(outcome.verdict.says)")
    let flipped = try #require(outcome.derivations.first)
    let ends = try [trace, flipped.trace].map { try Replayer.replay($0, subject: subject).endState }
    #expect(ends[0].offset - ends[1].offset == 44)
    // The room itself is not.
    let broken = PlainControls.recipe(.footer(), .staysIfNothingCame)
    let verdict = try broken.verdict(of: rule, on: trace)
    #expect(verdict.kind == .violated)
  }

  @Test("Where nothing is answered or ended the occasion never came")
  func vacuous() throws {
    let verdict = try control("hw-refresh").verdict(of: rule, on: recording("cancel-while-armed"))
    #expect(verdict.kind == .vacuous && verdict.says == "nothing was answered or ended")
  }
}
