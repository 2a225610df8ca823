import Exploration
import GestureTrace
import Replay
import Testing

@Suite("stays-alive")
struct StaysAliveTests {
  private let rule = "stays-alive"
  private let exhausted = ["0.5,\"noMore\""]

  @Test("A footer that never loads again after no-more is told, with the probe and its time")
  func dead() throws {
    let trace = try Trace(rows: exhausted)
    let broken = PlainControls.recipe(.footer(), .staysExhausted)
    let verdict = try broken.verdict(of: rule, on: trace)
    #expect(verdict.kind == .violated)
    #expect(
      verdict.says
        == "after the recording, when all is at rest, an approach (then-footer) past the trigger of "
        + "the footer at 7 s got no callback: expected one")
    #expect(verdict.began == Tick(seconds: 7))
    let plain = try PlainControls.recipe(.footer()).verdict(of: rule, on: trace)
    #expect(plain.kind == .holds && plain.says == "1 changed trace came out the same")
  }

  @Test("Two callbacks are one too many")
  func twice() throws {
    let trace = try Trace("0.1,\"leave\"", "0.5,\"return\"")
    let verdict = try PlainControls.recipe(.header(), .firesTwiceAfterReturning).verdict(
      of: rule, on: trace)
    #expect(verdict.kind == .violated && verdict.says.contains(" got 2 callbacks: expected one"))
  }

  @Test(
    "A picture that is missing is seen by the pull that needs it", arguments: ["", ":needs-images"])
  func pictures(form: String) throws {
    let verdict = try control("hw-refresh" + form).verdict(
      of: rule, on: recording("cancel-while-armed"))
    #expect(verdict.kind == (form.isEmpty ? .holds : .violated))
  }

  /// What an app leaves behind, each time undone before the probe.
  static let left = [
    ["0.1,\"leave\""], ["0.1,\"hide\",\"header\",true", "0.1,\"hide\",\"footer\",true"],
    ["0.1,\"enable\",\"header\",false", "0.1,\"enable\",\"footer\",false"],
    ["0.1,\"detach\",\"footer\"", "0.2,\"detach\",\"header\""],
    ["0.1,\"end\",\"footer\",\"noMore\""], ["0.1,\"end\",\"header\",\"noMore\""],
    ["0.1,\"hide\",\"footer\",true", "0.2,\"end\",\"header\",\"noMore\""],
    ["0.1,\"scrollTo\",500,true"], ["0.1,\"resize\",320,480", "0.2,\"content\",3000"],
    ["0.1,\"inset\",[10,0,0,0]", "0.2,\"safeArea\",[20,0,30,0]"], ["0.1,\"content\",0"],
    ["0.1,\"begin\",\"header\"", "1,\"assignInset\",[0,0,0,0]", "1,\"end\",\"header\""],
  ]

  @Test("Whatever the app leaves behind, a control that is in order answers once", arguments: left)
  func undone(rows: [String]) throws {
    for id in ["hw-refresh", "jk-refresh-control"] {
      let verdict = try control(id).verdict(of: rule, on: try Trace(rows: rows))
      #expect(verdict.kind == .holds, "\(id): \(verdict.says)")
    }
  }

  @Test(
    "A control that keeps its room is counted without it while it is out of sight",
    arguments: ["0.1,\"hide\",\"footer\",true", "0.1,\"detach\",\"footer\""])
  func room(row: String) throws {
    let verdict = try control("mj-refresh").verdict(of: rule, on: try Trace(rows: [row]))
    #expect(verdict.kind == .holds, "\(verdict.says)")
  }

  @Test("A load that is never answered is ended before the probe, and its room counted out")
  func open() throws {
    let never = #""loads":{"header":[{"after":"never"},{"after":1}]}"#
    var contract = Contract.header { $0.begin = .silent }
    contract.footer = Contract.footer().footer
    for subject in [PlainControls.recipe(contract), try control("hw-refresh")] {
      let trace = try Trace(rows: Gestures.pull, header: never)
      let verdict = try subject.verdict(of: rule, on: trace)
      #expect(verdict.kind == .holds, "\(verdict.says)")
    }
  }

  @Test("The pan slop of the run is the probe's", arguments: ["0", "40", "150"])
  func slop(points: String) throws {
    let outcome = try control("jk-refresh-control").outcome(
      of: rule, on: try Trace(rows: Gestures.pull),
      settings: [PolicySetting(name: "panSlop", value: points)])
    #expect(outcome.verdict.kind == .holds, "\(outcome.verdict.says)")
  }

  @Test("Where nothing can be pulled the occasion never came")
  func vacuous() throws {
    for scene in [
      #"{"height":0}"#, #"{"bounces":false}"#, #"{"content":100,"alwaysBounce":false}"#,
    ] {
      let trace = try Trace(rows: [], header: #""scene":\#(scene)"#)
      let verdict = try control("jk-refresh-control").verdict(of: rule, on: trace)
      #expect(verdict.kind == .vacuous, "\(scene): \(verdict.says)")
    }
  }

  @Test("A footer before the end needs no bounce")
  func withoutBounce() throws {
    let trace = try Trace(rows: [], header: #""scene":{"bounces":false}"#)
    let verdict = try PlainControls.recipe(.nearEnd()).verdict(of: rule, on: trace)
    #expect(verdict.kind == .holds && verdict.says.hasPrefix("1 "))
  }

  @Test("A trace that ends where no row can stand any more is not probed")
  func late() throws {
    let verdict = try control("hw-refresh").verdict(
      of: rule, on: try Trace("999999990,\"note\",\"late\""))
    #expect(verdict.kind == .notApplicable && verdict.says.hasPrefix("it lasts too long"))
  }
}
