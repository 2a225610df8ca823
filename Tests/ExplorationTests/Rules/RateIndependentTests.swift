import Exploration
import GestureTrace
import Replay
import Testing

@Suite("rate-independent")
struct RateIndependentTests {
  private let rule = "rate-independent"

  @Test("A decision that is left to the first frame of the bounce is told")
  func firstFrame() throws {
    let trace = try recording("pull-of-110-held")
    let verdict = try control("custom-refresh-view:no-latch").verdict(of: rule, on: trace)
    #expect(verdict.kind == .violated)
    #expect(
      verdict.says
        == "sampled and shown 90 times a second (rate-90) the header fired once, at 0.511111 s, "
        + "otherwise not at all: expected the same; 1 more of 6 changes did so, too")
    #expect(verdict.began == Tick(seconds: 0.511111))
    let repaired = try control("custom-refresh-view").verdict(of: rule, on: trace)
    #expect(repaired.kind == .holds && repaired.says == "6 changed traces came out the same")
  }

  @Test("A footer that loads at every scroll event loads as often as there are events")
  func everyEvent() throws {
    let verdict = try control("hw-refresh:near-bottom-repeats").verdict(
      of: rule, on: recording("answers-without-growth"))
    #expect(verdict.kind == .violated)
    #expect(verdict.says.contains(" the footer fired 5 times, last at "))
    #expect(verdict.says.contains(" s, otherwise 4 times, last at "))
  }

  /// A finger that brings the list over the line at 522, 60 points before the end, in steps of 25 points
  /// of which one ends 18 points past it.
  private func approach() throws -> Trace {
    let moves = (1...7).map {
      "\(Tick(seconds: 0.1 + 0.05 * Double($0))),\"move\",\(600 - 25 * $0)"
    }
    return try Trace(
      rows: ["0.1,\"touch\",600"] + moves + ["1,\"lift\",425"],
      header: #""scene":{"inset":[64,0,49,0],"offset":400}"#)
  }

  @Test("A line that counts only where a sample falls upon it is told, one that is crossed is not")
  func jumps() throws {
    let trace = try approach()
    let verdict = try PlainControls.recipe(.nearEnd(), .missesJumps).verdict(of: rule, on: trace)
    #expect(verdict.kind == .violated, "\(verdict.says)")
    let plain = try PlainControls.recipe(.nearEnd()).verdict(of: rule, on: trace)
    #expect(plain.kind == .holds && plain.says == "6 changed traces came out the same")
  }

  @Test("A line that is crossed and left again between two samples is excused")
  func between() throws {
    let trace = try Trace(
      "0.1,\"touch\",600", "0.2,\"move\",200", "0.206,\"move\",170", "0.212,\"move\",200",
      "1,\"lift\",200",
      header: #""scene":{"inset":[64,0,49,0],"offset":100}"#)
    let outcome = try PlainControls.recipe(.nearEnd { $0.trigger = .points(75) }).outcome(
      of: rule, on: trace)
    #expect(outcome.verdict.kind == .holds)
    #expect(
      outcome.verdict.says.hasSuffix(" of 6 changed traces came out the same, the rest was excused")
    )
  }

  @Test(
    "A throw to the one or the other side of a line is excused, a crossing that is missed is not")
  func thrown() throws {
    let trace = try recording("flings-to-the-bottom")
    let repaired = try control("bs-topics").verdict(of: rule, on: trace)
    #expect(repaired.kind == .holds, "\(repaired.says)")
    let verdict = try control("hw-refresh:near-bottom-any-way").verdict(
      of: rule, on: recording("content-little-taller-than-the-view"))
    #expect(verdict.kind == .violated, "\(verdict.says)")
  }

  @Test("A touch that begins in a refresh may move after it, or before it is over")
  func inRefresh() throws {
    let rows =
      Gestures.pull + [
        "1.3,\"touch\",200", "1.5,\"move\",200.4", "1.6,\"move\",330", "2,\"lift\",330",
      ]
    let trace = try Trace(rows: rows)
    let verdict = try control("hw-refresh").verdict(of: rule, on: trace)
    #expect(verdict.kind == .holds || verdict.kind == .vacuous, "\(verdict.says)")
  }

  @Test("What the app does meets a control in the state that it is in: nothing counts after that")
  func appCalls() throws {
    // The finger reaches the line between two samples, and then there is more to load.
    let rows = [
      "0,\"noMore\"", "0.1,\"touch\",600", "0.2,\"move\",600", "0.206,\"reset\"",
      "0.212,\"move\",100",
      "1,\"lift\",100",
    ]
    let trace = try Trace(rows: rows, header: #""scene":{"inset":[64,0,49,0],"offset":100}"#)
    let verdict = try control("hw-refresh").verdict(of: rule, on: trace)
    #expect(verdict.kind != .violated, "\(verdict.says)")
  }

  @Test("A finger that is never done is waited for, a control that is never done is compared")
  func unsettled() throws {
    let held = try Trace(rows: Array(Gestures.pull.dropLast()))
    #expect(try control("hw-refresh").verdict(of: rule, on: held).kind == .inconclusive)
    let stuck = try control("custom-refresh-view:no-latch")
    let history = try Replayer.replay(recording("pull-of-110-held"), subject: stuck)
    #expect(history.ending == .limit)
    for other in AcrossRuns.ids where other != rule {
      let verdict = try stuck.verdict(of: other, on: recording("pull-of-110-held"))
      #expect(verdict.kind == .inconclusive, "\(other)")
    }
  }

  @Test("Without a finger there is nothing to sample; hours of one are too many samples")
  func others() throws {
    let still = try control("hw-refresh").verdict(of: rule, on: recording("begin-at-rest"))
    #expect(still.kind == .vacuous && still.says == "no finger moved the list")
    let hours = try Trace("0,\"touch\",100", "100000,\"move\",120", "100001,\"lift\",120")
    let long = try control("hw-refresh").verdict(of: rule, on: hours)
    #expect(long.kind == .notApplicable && long.says.hasPrefix("its fingers are down too long"))
  }
}
