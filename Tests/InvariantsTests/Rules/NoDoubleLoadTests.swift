import Foundation
import GestureTrace
import Testing

@Suite("no-double-load")
struct NoDoubleLoadTests {
  let id = "no-double-load"
  /// A finger drags into the zone of 40 pt before the app's end at 582 pt, and the footer loads.
  static let load = """
    0 touch 600
    0.1 move 50
    0.1 offset 550 drag
    0.1 phase footer refreshing
    0.1 fired footer user
    0.5 answer footer 1
    0.5 end footer
    0.5 phase footer idle

    """
  static let again = "0.7 phase footer refreshing\n0.7 fired footer user\n"

  @Test("Without a touch nobody says that it was one")
  func noTouch() throws {
    let script = "0.4 fired footer user\n0.417 fired footer user"
    #expect(
      try Trial(script, contract: .footer())[id].says
        == "the footer loaded at 0.4 s and again at 0.417 s, with no new touch between: expected one "
        + "load until the list has left its zone and come back, or a new finger comes down")
  }

  @Test("A second load at the next sample under the same finger is told")
  func secondSample() throws {
    let script = Self.load + "0.6 move 45\n0.6 offset 555 drag\n" + Self.again
    let verdict = try Trial(script, contract: .footer())[id]
    #expect(
      verdict.says
        == "the footer loaded at 0.1 s and again at 0.7 s for one touch, which came down "
        + "at 0 s (line 2): expected one load until the list has left its zone and come back, or a new finger comes down"
    )
  }

  @Test("Leaving the zone and coming back is an approach, but not a new drag")
  func approach() throws {
    let script =
      Self.load + """
        0.6 move 150
        0.6 offset 450 drag
        0.7 move 50
        0.7 offset 550 drag

        """ + Self.again
    #expect(try Trial(script, contract: .footer())[id].kind == .holds)
    let verdict = try Trial(script, contract: .footer { $0.repeat = .oncePerDrag })[id]
    #expect(verdict.says.hasSuffix("expected one load until a new finger comes down"))
  }

  @Test("A new finger may load again")
  func newFinger() throws {
    let script =
      Self.load + """
        0.55 lift 50
        0.6 touch 600
        0.7 move 590
        0.7 offset 560 drag

        """ + Self.again
    #expect(try Trial(script, contract: .footer { $0.repeat = .oncePerDrag })[id].kind == .holds)
  }

  @Test("It is charged to the finger that moves, not to momentum in the zone just before it")
  func newFingerInMotion() throws {
    let script = """
      0 touch 600
      0.05 move 400
      0.05 offset 300 drag
      0.1 begin footer
      0.1 phase footer refreshing
      0.1 fired footer code
      0.12 lift 400
      0.5 end footer
      0.5 phase footer idle
      0.683333 offset 560 glide
      0.69 touch 600
      0.7 move 590
      0.7 offset 570 drag

      """ + Self.again
    #expect(try Trial(script, contract: .footer { $0.repeat = .oncePerDrag })[id].kind == .holds)
  }

  @Test("Unlimited loads need an end and growth, nothing more", arguments: [true, false])
  func unlimited(grows: Bool) throws {
    let script =
      Self.load + (grows ? "0.6 content 1230\n" : "") + "0.7 move 40\n0.7 offset 575 drag\n"
      + Self.again
    let contract = Contract.footer { $0.repeat = .unlimited }
    let verdict = try Trial(script, contract: contract)[id]
    #expect(verdict.kind == (grows ? .holds : .violated))
  }

  @Test("Unlimited loads need no growth for a new finger, only the end", arguments: [true, false])
  func unlimitedForANewFinger(ends: Bool) throws {
    let load = ends ? Self.load : Self.load.components(separatedBy: "0.5 answer")[0]
    let script =
      load + "0.55 lift 50\n0.6 touch 600\n0.7 move 590\n0.7 offset 560 drag\n" + Self.again
    let contract = Contract.footer { $0.repeat = .unlimited }
    #expect(try Trial(script, contract: contract)[id].kind == (ends ? .holds : .violated))
  }

  @Test("A tap after the end may always load")
  func tap() throws {
    let script = Self.load + "0.7 tap footer\n" + Self.again
    #expect(try Trial(script, contract: .footer { $0.tap = true })[id].kind == .holds)
  }

  @Test("Content that fills the view by itself is not judged here")
  func fill() throws {
    var scene = Scene.bars
    scene.content = 100
    let script = "0 fired footer user\n0.5 end footer\n0.5 content 200\n0.6 fired footer user"
    let trial = try Trial(script, contract: .footer { $0.short = .fill }, scene: scene)
    #expect(trial[id].kind == .vacuous)
  }

  @Test("Without a load by drag there is nothing to judge")
  func vacuous() throws {
    #expect(
      try Trial("1 begin footer\n1 fired footer code", contract: .footer())[id].kind == .vacuous)
    #expect(try Trial("1 begin header")[id].kind == .notApplicable)
  }

  /// A begin or a tap loads; the load ends at 0.3 s.
  static func loadOtherwise(_ cause: String, _ origin: String) -> String {
    """
    0.1 \(cause) footer
    0.1 phase footer refreshing
    0.1 fired footer \(origin)
    0.3 end footer
    0.3 phase footer idle

    """
  }
  static let drag = "0.7 move 50\n0.7 offset 550 drag\n"

  @Test("A load by begin or tap under the finger is one of its touch", arguments: ["begin", "tap"])
  func former(cause: String) throws {
    let origin = cause == "tap" ? "user" : "code"
    let load = Self.loadOtherwise(cause, origin)
    func kind(_ script: String, _ rule: FooterContract.Repeat) throws -> Verdict.Kind {
      let contract = Contract.footer {
        $0.repeat = rule
        $0.tap = true
      }
      return try Trial(script, contract: contract)[id].kind
    }
    let same = "0 touch 600\n" + load + Self.drag + Self.again
    #expect(try kind(same, .oncePerDrag) == .violated)
    #expect(try kind(same, .oncePerApproach) == .holds)
    #expect(try kind(same, .unlimited) == .violated)
    let next = load + "0.6 touch 600\n" + Self.drag + Self.again
    #expect(try kind(next, .oncePerDrag) == .holds)
  }

  @Test("An approach is a movement towards the end, also of a touch that begins in the zone")
  func approachInTheZone() throws {
    let script = """
      0 scrollTo 560 false
      0 offset 560 scroll
      0.05 touch 300
      0.1 move 305
      0.1 offset 555 drag
      0.1 begin footer
      0.1 phase footer refreshing
      0.1 fired footer code
      0.3 end footer
      0.3 phase footer idle
      0.7 move 300
      0.7 offset 560 drag

      """ + Self.again
    #expect(try Trial(script, contract: .footer())[id].kind == .holds)
    let more = "0.8 end footer\n0.8 phase footer idle\n0.9 move 295\n0.9 offset 565 drag\n"
    let twice = script + more + "0.9 phase footer refreshing\n0.9 fired footer user"
    #expect(try Trial(twice, contract: .footer())[id].kind == .violated)
  }

  @Test("A load is the drag's that has just approached, not one's before it that moved away")
  func freshApproach() throws {
    let script = """
      0 scrollTo 570 false
      0 offset 570 scroll
      1 touch 300
      1.05 move 310
      1.05 offset 560 drag
      1.06 lift 310
      1.07 touch 300
      1.08 move 295
      1.08 offset 565 drag
      1.08 phase footer refreshing
      1.08 fired footer user
      1.09 end footer
      1.09 phase footer idle
      1.095 move 294
      1.095 offset 566 drag
      1.095 phase footer refreshing
      1.095 fired footer user
      """
    #expect(try Trial(script, contract: .footer())[id].kind == .violated)
  }

  @Test("A load before the line takes the approach that follows")
  func tooSoon() throws {
    let script = """
      0 touch 600
      0.1 move 100
      0.1 offset 500 drag
      0.1 phase footer refreshing
      0.1 fired footer user
      0.5 end footer
      0.5 phase footer idle
      0.7 move 50
      0.7 offset 550 drag

      """ + Self.again
    #expect(try Trial(script, contract: .footer())[id].kind == .violated)
  }

  @Test(
    "A load by begin takes its touch's approach; at the next touch's own it is that one's",
    arguments: [("570", Verdict.Kind.holds), ("555", .violated)])
  func taken(offset: String, kind: Verdict.Kind) throws {
    let script = """
      0 touch 600
      0.1 move 300
      0.1 offset 560 drag
      0.1 begin footer
      0.1 phase footer refreshing
      0.1 fired footer code
      0.2 end footer
      0.2 phase footer idle
      0.3 move 299
      0.3 offset 561 drag
      0.305 lift 299
      0.31 touch 300
      0.32 move 290
      0.32 offset \(offset) drag
      0.32 phase footer refreshing
      0.32 fired footer user
      """
    #expect(try Trial(script, contract: .footer())[id].kind == kind)
  }
}
