import GestureTrace
import Testing

@Suite("no-unprompted-fire")
struct NoUnpromptedFireTests {
  let id = "no-unprompted-fire"
  static let fires = "phase footer refreshing\n2 fired footer user"

  private func kind(_ script: String, _ contract: Contract = .both()) throws -> Verdict.Kind {
    try Trial(script, contract: contract)[id].kind
  }

  @Test("A list that asks for more when its first rows come is told so")
  func firstRows() throws {
    var scene = Scene.bars
    scene.content = 0
    let script = "2 content 1200\n2 phase footer refreshing\n2 fired footer user"
    let verdict = try Trial(script, contract: .footer(), scene: scene)[id]
    #expect(
      verdict.says == "the footer fired at 2 s with no finger on the list, none of its momentum "
        + "left, and no tap or begin; before that came new measures at 2 s (line 2): expected no callback"
    )
    #expect(verdict.row == 2)
    #expect(verdict.rows == [2, 4])
  }

  @Test(
    "No layout, attach, scroll or return makes a control fire by itself",
    arguments: [
      "resize 375 300", "inset 90,0,0,0", "attach footer", "scrollTo 582 false", "return",
      "hide footer false", "reset", "prepend 100", "end footer", "note nothing",
    ])
  func rows(row: String) throws {
    let phase = "2 \(Self.fires)"
    #expect(try kind("2 \(row)\n" + phase) == .violated)
    let quiet: Verdict.Kind = row.hasPrefix("note") ? .vacuous : .holds
    #expect(try kind("2 \(row)") == quiet)
  }

  @Test("A callback by code needs a begin, however long that had to wait")
  func begin() throws {
    let fires = "phase header refreshing\n9 fired header code"
    #expect(try kind("9 return\n9 \(fires)") == .violated)
    #expect(try kind("1 leave\n2 begin header\n9 return\n9 \(fires)") == .holds)
    let ended = "1 leave\n2 begin header\n3 end header\n9 return\n9 \(fires)"
    #expect(try kind(ended) == .violated)
    let answered =
      Histories.refresh + "3 begin header\n3 phase header refreshing\n3 fired header code\n"
      + "4 end header\n4 phase header idle\n9 return\n9 \(fires)"
    #expect(try kind(answered) == .violated)
  }

  @Test("A begin that comes before the end of the former refresh has come home is one")
  func beginInTheRetract() throws {
    let script =
      Histories.pull + Histories.fire
      + "2 end header\n2 phase header ending\n2 begin header\n2.4 phase header idle\n"
      + "2.5 phase header refreshing\n2.5 fired header code"
    #expect(try kind(script) == .holds)
  }

  @Test("A finger or its momentum is behind a callback, whether it meets the contract or not")
  func finger() throws {
    let touch = "0 touch 300\n1 move 290\n1 offset 500 drag\n"
    let fires = "phase footer refreshing\n"
    #expect(try kind(touch + "2 \(fires)2 fired footer user") == .holds)
    let lifted = touch + "1.1 lift 290\n1.116667 offset 510 glide\n1.133333 offset 515 rest\n"
    #expect(try kind(lifted + "1.14 \(fires)1.14 fired footer user") == .holds)
    #expect(try kind(lifted + "1.5 \(fires)1.5 fired footer user") == .violated)
    let settled = lifted + "1.14 phase footer settling\n1.5 \(fires)1.5 fired footer user"
    #expect(try kind(settled) == .holds)
  }

  @Test("Between imposed samples the list is still in the momentum that was recorded")
  func imposed() throws {
    let script =
      "0 drag 400\n0 offset 400 drag\n0.1 release 420 500\n0.1 offset 420 drag\n"
      + "0.2 glide 500\n0.2 offset 500 glide\n0.5 phase footer refreshing\n0.5 fired footer user"
    #expect(try Trial(script, contract: .footer(), drive: .offset)[id].kind == .holds)
    let rests = script.replacing("500 glide", with: "500 rest")
    #expect(try Trial(rests, contract: .footer(), drive: .offset)[id].kind == .violated)
  }

  @Test("A tap counts for the delay", arguments: [0.02, 0.5])
  func tap(after seconds: Double) throws {
    let script = "2 tap footer\n\(2 + seconds) fired footer user"
    #expect(try kind(script) == (seconds < 0.1 ? .holds : .violated))
  }

  @Test("Short content fills by itself where that is declared", arguments: [true, false])
  func fill(declared: Bool) throws {
    var scene = Scene.bars
    scene.content = 100
    let script = "1 content 150\n1 phase footer refreshing\n1 fired footer user"
    let contract = Contract.footer { $0.short = declared ? .fill : .pull }
    let verdict = try Trial(script, contract: contract, scene: scene)[id]
    #expect(verdict.kind == (declared ? .holds : .violated))
    let grown = "1 content 1200\n1.5 phase footer refreshing\n1.5 fired footer user"
    #expect(try Trial(grown, contract: contract, scene: scene)[id].kind == .violated)
  }

  @Test("Without a callback, or an app that does something by itself, nothing is judged")
  func vacuous() throws {
    let verdict = try Trial("0 touch 300\n1 lift 300\n2 noMore", contract: .both())[id]
    #expect(verdict.kind == .vacuous)
    #expect(
      verdict.says == "nothing was called back, and the app did nothing by itself")
  }
}
