import Exploration
import GestureTrace
import Replay
import Testing

@Suite("safe-to-leave")
struct SafeToLeaveTests {
  private let rule = "safe-to-leave"

  /// A pull past the line, under which something goes.
  private func pull(_ rows: String...) throws -> Trace {
    try Trace(rows: Array(Gestures.pull.dropLast()) + rows)
  }

  @Test(
    "A control that stays armed though it is hidden, or has no gate, is told",
    arguments: [
      ("hw-refresh:hidden-keeps-armed", "hide-while-armed", "hidden", "0.566667"),
      ("jk-refresh-control:no-gate", "disable-while-armed", "disabled", "1.016667"),
    ])
  func armed(id: String, name: String, what: String, time: String) throws {
    let verdict = try control(id).verdict(of: rule, on: recording(name))
    #expect(
      verdict.says
        == "with a cancel where it has its header \(what) at 0.4 s (cancel-6) the header fired not "
        + "at all, otherwise once, at \(time) s: expected the same")
    #expect(verdict.kind == .violated && verdict.began?.description == time)
    let system = String(id.prefix { $0 != ":" })
    #expect(try control(system).verdict(of: rule, on: recording(name)).kind == .holds)
  }

  @Test("A load that is left and loses its room twice is told")
  func left() throws {
    let trace = try Trace(rows: Gestures.pull + ["0.8,\"leave\"", "1,\"return\""])
    let verdict = try PlainControls.recipe(.header(), .givesBackWhenLeaving).verdict(
      of: rule, on: trace)
    #expect(verdict.kind == .violated)
    #expect(
      verdict.says.hasPrefix(
        "as the list was when it leaves the window at 0.8 s (stay-6) the list rested with a top inset "
          + "of 64 at "))
    #expect(verdict.says.hasSuffix(" s, otherwise 14: expected the same"))
    #expect(try PlainControls.recipe(.header()).verdict(of: rule, on: trace).kind == .holds)
  }

  @Test("What is left in a pull is as if the system had taken the gesture")
  func window() throws {
    let outcome = try control("hw-refresh").outcome(
      of: rule, on: recording("leave-while-armed"))
    #expect(outcome.verdict.kind == .holds)
    let rows = try #require(outcome.derivations.first).trace.rows.map(\.text)
    #expect(rows[4...6] == [#"[0.5,"cancel"]"#, #"[0.5,"leave"]"#, #"[1.5,"return"]"#])
  }

  @Test("The rows of a touch that goes on are left out up to its lift, and the next touch is whole")
  func owned() throws {
    let trace = try pull(
      "0.3,\"touch\",100,50,1", "0.4,\"leave\"", "0.5,\"move\",200", "0.5,\"move\",90,50,1",
      "0.6,\"lift\",200", "0.7,\"return\"", "0.8,\"lift\",90,50,1", "2,\"touch\",300",
      "2.1,\"move\",280",
      "2.2,\"lift\",280")
    let outcome = try control("hw-refresh").outcome(of: rule, on: trace)
    let rows = try #require(outcome.derivations.first).trace.rows.map(\.text)
    #expect(
      rows[4...] == [
        #"[0.4,"cancel"]"#, #"[0.4,"leave"]"#, #"[0.7,"return"]"#, #"[2,"touch",300]"#,
        #"[2.1,"move",280]"#, #"[2.2,"lift",280]"#,
      ])
    #expect(outcome.verdict.kind == .holds)
  }

  @Test("Imposed offsets are a touch, too")
  func imposed() throws {
    let trace = try Trace(
      "0.1,\"drag\",-100", "0.2,\"drag\",-144", "0.4,\"enable\",\"header\",false",
      "0.6,\"release\",-144,0")
    let verdict = try control("jk-refresh-control:no-gate").verdict(of: rule, on: trace)
    #expect(verdict.kind == .violated, "\(verdict.says)")
  }

  @Test("A control that is there again before the finger has gone may be pulled anew")
  func shownAgain() throws {
    let trace = try pull(
      "0.4,\"hide\",\"header\",true", "0.5,\"hide\",\"header\",false", "0.6,\"move\",330",
      "0.8,\"lift\",330")
    #expect(try control("hw-refresh").verdict(of: rule, on: trace).kind == .vacuous)
    // The defect is seen where the finger goes first.
    let gone = try pull(
      "0.4,\"hide\",\"header\",true", "0.5,\"lift\",329.87", "0.56,\"hide\",\"header\",false")
    let broken = try control("hw-refresh:hidden-keeps-armed").verdict(of: rule, on: gone)
    #expect(broken.kind == .violated)
  }

  @Test("A finger that goes on may pull the other edge, and take the list elsewhere")
  func otherEdge() throws {
    let trace = try Trace(
      "0,\"touch\",400", "0.1,\"move\",200", "0.3,\"hide\",\"footer\",true", "0.5,\"move\",420",
      "0.7,\"move\",640", "1,\"lift\",640", header: #""scene":{"content":300,"inset":[64,0,49,0]}"#)
    let verdict = try control("hw-refresh").verdict(of: rule, on: trace)
    #expect(verdict.kind == .holds, "\(verdict.says)")
  }

  @Test("What is done while the list is on its way back ends the comparison")
  func onItsWay() throws {
    let late = try pull(
      "0.4,\"enable\",\"header\",false", "0.5,\"lift\",329.87", "0.55,\"safeArea\",[88,0,0,0]")
    let verdict = try control("hw-refresh").verdict(of: rule, on: late)
    #expect(verdict.kind == .vacuous && verdict.says == "the changed trace was excused")
    // At rest it goes on.
    let calm = try pull(
      "0.4,\"enable\",\"header\",false", "0.5,\"lift\",329.87", "2,\"safeArea\",[88,0,0,0]")
    #expect(try control("hw-refresh").verdict(of: rule, on: calm).kind == .holds)
  }

  @Test("Where nothing goes, or a finger comes before it is back, the occasion never came")
  func vacuous() throws {
    for rows in [
      Gestures.pull, ["0.1,\"leave\"", "0.5,\"return\""], Gestures.pull + ["0.8,\"leave\""],
      Gestures.pull + ["0.8,\"leave\"", "0.9,\"touch\",9", "1,\"lift\",9", "1.1,\"return\""],
    ] {
      let verdict = try control("hw-refresh").verdict(of: rule, on: try Trace(rows: rows))
      #expect(verdict.kind == .vacuous)
      #expect(verdict.says.hasPrefix("nothing left, was hidden or was disabled"), "\(rows)")
    }
  }
}
