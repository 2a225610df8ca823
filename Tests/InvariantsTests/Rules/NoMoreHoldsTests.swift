import GestureTrace
import Testing

@Suite("no-more-holds")
struct NoMoreHoldsTests {
  let id = "no-more-holds"
  /// A load under the finger, from 1 s on.
  static let drag = """
    1 touch 600
    1.1 move 50
    1.1 offset 550 drag

    """
  static let load = "1.1 phase footer refreshing\n1.1 fired footer user\n"

  private func kind(_ script: String, _ contract: Contract = .both()) throws -> Verdict.Kind {
    try Trial(script, contract: contract)[id].kind
  }

  @Test("A footer that forgets no-more in the end that follows is told when it loads")
  func forgotten() throws {
    let script = """
      0 begin footer
      0 phase footer refreshing
      0 fired footer code
      0.5 noMore
      0.5 end footer
      0.5 phase footer idle

      """
    let verdict = try Trial(script + Self.drag + Self.load, contract: .footer())[id]
    #expect(
      verdict.says == "the footer fired at 1.1 s, but had been told at 0.5 s (line 3) that there "
        + "is no more: expected no callback before a reset")
    #expect(verdict.row == 3)
    #expect(verdict.rows == [5, 12])
    let both = try Trial(script + Self.drag + Self.load, contract: .both())[id]
    #expect(both.says.hasSuffix("before a reset or a refresh"))
    #expect(
      try kind(
        script.replacing("0.5 end footer\n0.5 phase", with: "0.5 phase")
          .replacing("0.5 noMore\n", with: "0.5 end footer noMore\n") + Self.drag + Self.load)
        == .violated)
  }

  @Test("Neither a begin nor a tap gets round it", arguments: ["begin", "tap"])
  func asked(verb: String) throws {
    let contract = Contract.footer { $0.tap = true }
    let script = "0 noMore\n0 phase footer noMore\n1.1 \(verb) footer\n"
    #expect(try kind(script + Self.load, contract) == .violated)
    #expect(try kind(script, contract) == .holds)
  }

  @Test("A drag that loads nothing holds; after a reset it may load")
  func holds() throws {
    let told = "0 noMore\n0 phase footer noMore\n"
    #expect(try kind(told + Self.drag + "2 lift 50") == .holds)
    let reset = told + "0.5 reset\n0.5 phase footer idle\n" + Self.drag + Self.load
    #expect(try kind(reset) == .vacuous)
  }

  @Test(
    "A refresh clears it where that is declared, if it begins after it", arguments: [true, false])
  func cleared(clears: Bool) throws {
    let contract = Contract.both { $0.header?.clearsNoMore = clears }
    let refresh = "0.2 begin header\n0.2 phase header refreshing\n0.2 fired header code\n"
    let end = "0.8 end header\n0.8 phase header idle\n"
    let after = "0.1 noMore\n" + refresh + end + Self.drag + Self.load
    #expect(try kind(after, contract) == (clears ? .vacuous : .violated))
    let during = refresh + "0.5 noMore\n" + end + Self.drag + Self.load
    #expect(try kind(during, contract) == .violated)
    let answered = refresh + "0.8 end header noMore\n0.8 phase header idle\n" + Self.drag
    #expect(try kind("0.1 noMore\n" + answered + Self.load, contract) == .violated)
  }

  @Test("What was decided before it was told may still load")
  func decided() throws {
    let contract = Contract.footer { $0.delay = 0.25 }
    let fires = "1.3 phase footer refreshing\n1.3 fired footer user"
    let told = "1.2 noMore\n"
    #expect(
      try kind(Self.drag + "1.1 phase footer settling\n" + told + fires, contract) == .vacuous)
    #expect(try kind(Self.drag + told + fires, contract) == .vacuous)
    #expect(try kind("1.15 begin footer\n" + told + fires, contract) == .vacuous)
    #expect(try kind(told + "1.25 begin footer\n" + fires, contract) == .violated)
    let loaded =
      Self.drag + Self.load + "1.15 end footer\n1.15 phase footer idle\n" + told + fires
    #expect(try kind(loaded, contract) == .violated)
  }

  @Test("Filling stops with it")
  func fill() throws {
    var scene = Scene.bars
    scene.content = 100
    let fill = "0 phase footer refreshing\n0 fired footer user\n"
    let end = "0.5 content 200\n0.5 end footer noMore\n0.5 phase footer noMore\n"
    let contract = Contract.footer { $0.short = .fill }
    #expect(try Trial(fill + end, contract: contract, scene: scene)[id].kind == .holds)
    let again = "0.5 phase footer idle\n0.6 phase footer refreshing\n0.6 fired footer user"
    #expect(
      try Trial(fill + end + again, contract: contract, scene: scene)[id].kind == .violated)
  }

  @Test("Where nobody told or nobody tried there is nothing to judge")
  func vacuous() throws {
    let verdict = try Trial(Self.drag + Self.load, contract: .footer())[id]
    #expect(verdict.kind == .vacuous)
    #expect(
      verdict.says == "nobody told that there is no more, or nobody tried to load then")
    #expect(try kind("1 noMore") == .vacuous)
    #expect(try Trial("1 noMore")[id].kind == .notApplicable)
  }
}
