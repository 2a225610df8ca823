import Exploration
import GestureTrace
import Replay
import Testing

@Suite("drift-free")
struct DriftFreeTests {
  private let rule = "drift-free"

  @Test(
    "Room that each round takes or leaves is told",
    arguments: [
      ("hw-refresh:detach-keeps-inset", "detach-while-refreshing", "196", "108"),
      ("jk-refresh-control:double-end-subtracts", "two-ends", "-146", "-6"),
    ])
  func drift(id: String, name: String, there: String, here: String) throws {
    let verdict = try control(id).verdict(of: rule, on: recording(name))
    #expect(verdict.kind == .violated)
    #expect(
      verdict.says.hasPrefix(
        "after 3 rounds of the same (3-rounds) the list rested with a top inset of \(there) at "))
    #expect(verdict.says.hasSuffix(" s, otherwise \(here): expected the same"))
    let repaired = try control(String(id.prefix { $0 != ":" })).verdict(
      of: rule, on: recording(name))
    #expect(repaired.kind == .holds && repaired.says == "1 changed trace came out the same")
  }

  @Test("Each round begins in the scene of the first, with usable controls, and gets its answers")
  func rounds() throws {
    let loads = #""loads":{"header":[{"after":0.5,"adds":100},{"after":0.2,"result":"noMore"}]}"#
    let rows =
      Gestures.pull + Gestures.pull(at: 3) + [
        "6,\"resize\",320,480", "6,\"inset\",[10,0,0,0]", "6,\"safeArea\",[5,0,0,0]", "6,\"leave\"",
        "6,\"hide\",\"header\",true", "6,\"enable\",\"footer\",false", "6,\"detach\",\"header\"",
      ]
    let trace = try Trace(rows: rows, header: loads)
    let outcome = try control("hw-refresh").outcome(of: rule, on: trace)
    #expect(outcome.verdict.kind == .holds, "\(outcome.verdict.says)")
    let made = try #require(outcome.derivations.first).trace
    #expect(made.header.loads.header?.count == 6)
    let between = made.rows.filter { $0.time > Tick(seconds: 6) && $0.time < Tick(seconds: 12) }
    #expect(
      between.map(\.text) == [
        #"[7,"return"]"#, #"[7,"attach","header"]"#, #"[7,"hide","header",false]"#,
        #"[7,"enable","footer",true]"#, #"[7,"reset"]"#, #"[10,"resize",375,667]"#,
        #"[10,"safeArea",[0,0,0,0]]"#, #"[10,"inset",[64,0,49,0]]"#, #"[10,"content",1200]"#,
        #"[10,"scrollTo",-64,false]"#,
      ])
    let history = try Replayer.replay(made, subject: try control("hw-refresh"))
    #expect(history.firedHeader == 6)
  }

  @Test("A load that the app never ends is ended before the next round, but not after the last")
  func open() throws {
    let trace = try Trace(rows: Gestures.pull, header: #""loads":{"header":[{"after":"never"}]}"#)
    #expect(try control("hw-refresh").verdict(of: rule, on: trace).kind == .holds)
    // A point that each end leaves behind shows all the same.
    let verdict = try PlainControls.recipe(.header(), .leavesAPoint).verdict(of: rule, on: trace)
    #expect(verdict.kind == .violated, "\(verdict.says)")
  }

  @Test("An app that writes over the insets, and a list that is left sideways, are no rounds")
  func excluded() throws {
    let assigned = try control("hw-refresh").verdict(
      of: rule, on: recording("inset-assigned-during-a-refresh"))
    #expect(assigned.kind == .notApplicable && assigned.says.hasPrefix("the app writes over"))
    let wide = #""scene":{"contentWidth":900}"#
    let swipe = [
      "0.1,\"touch\",300,300", "0.2,\"move\",300,200", "0.3,\"move\",300,100",
      "0.6,\"lift\",300,100",
      "1,\"begin\",\"header\"",
    ]
    let sideways = try control("hw-refresh").verdict(
      of: rule, on: try Trace(rows: swipe, header: wide))
    #expect(sideways.kind == .notApplicable && sideways.says.hasPrefix("the list is left aside"))
    let late = try control("hw-refresh").verdict(
      of: rule, on: try Trace("400000000,\"begin\",\"header\""))
    #expect(late.kind == .notApplicable && late.says.hasPrefix("it lasts too long"))
  }

  @Test("Where nothing was called back and the app called no control the occasion never came")
  func vacuous() throws {
    let verdict = try control("hw-refresh").verdict(of: rule, on: recording("cancel-while-armed"))
    #expect(verdict.kind == .vacuous)
    #expect(verdict.says == "nothing was called back and the app called no control")
  }
}
