import Exploration
import GestureTrace
import Replay
import Testing

@Suite("attach-order-independent")
struct AttachOrderIndependentTests {
  private let rule = "attach-order-independent"

  @Test("A control that reads the insets when it is attached is told")
  func insets() throws {
    let trace = try recording("pull-of-60")
    let verdict = try control("hw-refresh:stale-inset").verdict(of: rule, on: trace)
    #expect(verdict.kind == .violated)
    #expect(
      verdict.says.hasPrefix(
        "with the insets set after the controls are attached (inset-last) the list rested with a top "
          + "inset of 0 at "))
    #expect(verdict.says.hasSuffix(" s, otherwise 64: expected the same"))
    let repaired = try control("hw-refresh").verdict(of: rule, on: trace)
    #expect(repaired.kind == .holds && repaired.says == "2 changed traces came out the same")
  }

  @Test("Of two controls only the last one is heard: that is told")
  func last() throws {
    let contract = Contract.both(.header(), .footer())
    let trace = try Trace(rows: Gestures.pull)
    let verdict = try PlainControls.recipe(contract, .hearsTheLastOnly).verdict(of: rule, on: trace)
    #expect(
      verdict.says
        == "with the footer attached before the header (footer-first) the header fired once, at 0.4 s, "
        + "otherwise not at all: expected the same")
    #expect(verdict.kind == .violated && verdict.began == Tick(seconds: 0.4))
    #expect(try PlainControls.recipe(contract).verdict(of: rule, on: trace).kind == .holds)
  }

  @Test("The insets that come last bring the list to where it began, also sideways")
  func sideways() throws {
    let scene = #""scene":{"inset":[100,10,30,10],"safeArea":[20,0,0,0],"offset":-60}"#
    let trace = try Trace(
      "0.1,\"touch\",200", "0.2,\"move\",205", "0.4,\"lift\",205", header: scene)
    let outcome = try control("jk-refresh-control").outcome(of: rule, on: trace)
    #expect(outcome.verdict.kind == .holds, "\(outcome.verdict.says)")
    let made = try #require(outcome.derivations.first).trace
    #expect(made.header.scene.inset.values == [0, 10, 0, 10])
    #expect(
      made.rows.prefix(2).map(\.text)
        == [#"[0,"inset",[100,10,30,10]]"#, #"[0,"scrollTo",-60,false]"#])
  }

  @Test("One control on a list without insets has no order")
  func vacuous() throws {
    let trace = try Trace(rows: Gestures.pull, header: #""scene":{"inset":[0,9,0,0]}"#)
    let verdict = try control("jk-refresh-control").verdict(of: rule, on: trace)
    #expect(verdict.kind == .vacuous)
    #expect(verdict.says == "there are no two controls, and no insets at the top or the bottom")
  }
}
