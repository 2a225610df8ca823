import GestureTrace
import Testing

@Suite("no-load-loop")
struct NoLoadLoopTests {
  let id = "no-load-loop"
  /// A finger drags into the zone of 40 pt before the app's end at 582 pt; the load ends without growth.
  static let load = """
    0 touch 600
    0.1 move 50
    0.1 offset 550 drag
    0.1 phase footer refreshing
    0.1 fired footer user
    0.3 lift 50
    0.5 answer footer 1
    0.5 end footer failure
    0.5 phase footer idle

    """
  static let again = "1 phase footer refreshing\n1 fired footer user\n"

  private func kind(_ script: String, _ contract: Contract = .footer()) throws -> Verdict.Kind {
    try Trial(script, contract: contract)[id].kind
  }

  @Test("A failed load that is repeated by itself is told, once for all that follow")
  func loop() throws {
    let script =
      Self.load + Self.again
      + "1.5 end footer failure\n1.5 phase footer idle\n2 phase footer refreshing\n"
      + "2 fired footer user"
    let verdict = try Trial(script, contract: .footer())[id]
    #expect(
      verdict.says
        == "the footer fired again at 1 s, though the load that the app had ended at 0.5 s had "
        + "brought nothing, and no touch, tap or begin had come since: expected no callback; "
        + "1 more breach followed, at 2 s")
    #expect(verdict.rows == [9, 12])
    #expect(verdict.margin == 1)
  }

  @Test("A load that brought something is none of this rule's, be it before or after the end")
  func growth() throws {
    let grows = Self.load.replacing("0.5 end", with: "0.5 content 1800\n0.5 end")
    #expect(try kind(grows + Self.again) == .vacuous)
    let endFirst = Self.load.replacing("failure\n", with: "failure\n0.5 content 1800\n")
    #expect(try kind(endFirst + Self.again) == .vacuous)
    #expect(try kind(Self.load + "0.8 content 1210\n" + Self.again) == .holds)
    let refilled = Self.load.replacing("0.5 end", with: "0.5 content 0\n0.5 content 1200\n0.5 end")
    #expect(try kind(refilled + Self.again) == .violated)
    #expect(try kind(Self.load + "0.8 content 900\n" + Self.again) == .violated)
  }

  @Test(
    "Who asks again gets another",
    arguments: ["touch 300", "tap footer", "begin footer", "reset", "detach footer"])
  func asked(row: String) throws {
    #expect(try kind(Self.load + "0.9 \(row)\n" + Self.again) == .holds)
    #expect(
      try kind(
        "0.05 \(row)\n" + Self.load.replacing("0 touch", with: "0.06 touch")
          + Self.again) == .violated)
  }

  @Test("A new approach of the touch that was there asks again, its next samples do not")
  func approach() throws {
    let held = Self.load.replacing("0.3 lift 50\n", with: "")
    #expect(try kind(held + "1 move 40\n1 offset 560 drag\n" + Self.again) == .violated)
    let back = "0.7 move 150\n0.7 offset 450 drag\n1 move 50\n1 offset 550 drag\n"
    #expect(try kind(held + back + Self.again) == .holds)
  }

  @Test("A release after the end that meets the contract asks again")
  func release() throws {
    let contract = Contract.footer {
      $0.measure = .overscroll
      $0.trigger = .points(44)
      $0.fires = .release
    }
    let script = """
      0 touch 600
      0.1 move 50
      0.1 offset 640 drag
      0.1 begin footer
      0.1 phase footer refreshing
      0.1 fired footer code
      0.5 end footer
      0.5 phase footer idle

      """
    let fires = "0.9 offset 639 glide\n0.9 phase footer refreshing\n0.9 fired footer user"
    #expect(try kind(script + "0.89 lift 50\n" + fires, contract) == .holds)
    #expect(try kind(script + "0.89 cancel\n" + fires, contract) == .violated)
  }

  @Test("Filling stops where the content does not grow")
  func fill() throws {
    var scene = Scene.bars
    scene.content = 100
    let fill = "0 phase footer refreshing\n0 fired footer user\n0.5 end footer\n"
    let idle = "0.5 phase footer idle\n"
    let contract = Contract.footer { $0.short = .fill }
    #expect(
      try Trial(fill + idle + Self.again, contract: contract, scene: scene)[id].kind == .violated)
    let grown = fill.replacing("0.5 end", with: "0.5 content 200\n0.5 end") + idle + Self.again
    #expect(try Trial(grown, contract: contract, scene: scene)[id].kind == .vacuous)
  }

  @Test("A load without growth and nothing after it holds")
  func holds() throws {
    let verdict = try Trial(Self.load, contract: .footer())[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 1)
    #expect(verdict.says == "1 load without growth, none of them repeated by itself")
  }

  @Test("Without a load that brought nothing there is nothing to judge")
  func vacuous() throws {
    let verdict = try Trial("1 end footer", contract: .footer())[id]
    #expect(verdict.kind == .vacuous)
    #expect(verdict.says == "no load of the footer ended without growth")
    #expect(try Trial("1 end header")[id].kind == .notApplicable)
  }
}
