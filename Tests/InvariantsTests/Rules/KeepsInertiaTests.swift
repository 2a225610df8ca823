import GestureTrace
import Testing

@Suite("keeps-inertia")
struct KeepsInertiaTests {
  let id = "keeps-inertia"

  /// The list glides at 600 pt/s, then for ever slower, as after a fling.
  static let fling = """
    0 touch 500
    0.1 move 400
    0.1 offset 36 drag
    0.11 lift 400
    0.12 offset 46 glide
    0.13 offset 52 glide

    """
  private static let goesOn =
    "0.14 offset 57.9 glide\n0.15 offset 63.6 glide\n0.17 offset 75 glide\n"

  @Test("A list that stops at an end in idle is told, with the write that stopped it")
  func stopped() throws {
    let script = Self.fling + "0.135 end header\n0.135 setOffset 52 0 header"
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says == "the app's end of the header at 0.135 s (line 5) found the list gliding at "
        + "600 pt/s, but it stopped at 52 pt, where a control wrote the offset at 0.135 s: "
        + "expected it to glide on as before")
    #expect(verdict.row == 5)
    #expect(verdict.rows == [8, 9])
    #expect(verdict.began == Tick(seconds: 0.135))
    #expect(verdict.deadline.map { $0 > Tick(seconds: 0.2) && $0 < Tick(seconds: 0.21) } == true)
  }

  @Test("A list that is thrown to the top by the end is told at once")
  func thrown() throws {
    let script =
      Self.fling
      + "0.135 end header\n0.135 setOffset -64 .5 header\n0.135 offset -64 scroll\n0.3 offset -64 rest"
    #expect(
      try Trial(script)[id].says == "the app's end of the header at 0.135 s (line 5) found the "
        + "list gliding at 600 pt/s, but the header moved it by -116 pt: expected it to glide on as before"
    )
  }

  @Test(
    "A list that glides on holds, whichever deed came",
    arguments: [
      "0.135 end header", "0.135 begin header", "0.135 content 2400", "0.135 content 1190",
      "0.135 end header\n0.135 setInset 64,0,49,0 .25 header",
      "0.135 answer header 1\n0.135 content 1500\n0.135 end header",
    ])
  func holds(deed: String) throws {
    let verdict = try Trial(Self.fling + deed + "\n" + Self.goesOn)[id]
    #expect(verdict.kind == .holds, "\(verdict.says)")
    #expect((verdict.margin ?? -1) > 0)
  }

  @Test(
    "A list that goes on slower, faster or backwards is told with the speed",
    arguments: [
      ("0.14 offset 55 glide\n0.15 offset 57.5 glide", "250"),
      ("0.14 offset 62 glide\n0.15 offset 74 glide", "1200"),
      ("0.14 offset 46 glide\n0.15 offset 40 glide", "-600"),
    ])
  func otherwise(rest: String, speed: String) throws {
    let verdict = try Trial(Self.fling + "0.135 content 2400\n" + rest)[id]
    #expect(
      verdict.says == "the new content at 0.135 s (line 5) found the list gliding at 600 pt/s, "
        + "but it went on at \(speed) pt/s: expected it to glide on as before")
  }

  @Test(
    "Momentum that has met an edge since its last sample has ended there", arguments: [53, 57.0])
  func metTheEdge(end: Double) throws {
    var scene = Scene.bars
    scene.content = end + 667 - 49
    let stops = Self.fling + "0.135 content 2400\n0.14 offset 55 rest"
    #expect(try Trial(stops, scene: scene)[id].kind == (end == 53 ? .vacuous : .violated))
  }

  @Test("Momentum that goes on as fast as ever, or dies fast, is momentum", arguments: [6, 5])
  func deceleration(step: Double) throws {
    let rest = "0.14 offset \(52 + step) glide\n0.15 offset \(52 + 2 * step) glide"
    #expect(try Trial(Self.fling + "0.135 content 2400\n" + rest)[id].kind == .holds)
  }

  @Test("Rows that come in above shift the samples, not the speed")
  func prepend() throws {
    let script =
      Self.fling + "0.135 prepend 300\n0.135 offset 352 scroll\n"
      + "0.14 offset 357.9 glide\n0.15 offset 363.6 glide"
    #expect(try Trial(script)[id].kind == .holds)
    let stops = Self.fling + "0.135 prepend 300\n0.135 offset 352 scroll"
    #expect(
      try Trial(stops)[id].says.hasPrefix(
        "the content inserted above at 0.135 s (line 5) found the list gliding at 600 pt/s, but "
          + "it stopped at 352 pt"))
  }

  @Test("A bounce that rows above have shifted into the list is no momentum")
  func shiftedBounce() throws {
    let script = """
      0 touch 200
      0.1 move 300
      0.1 offset -100 drag
      0.2 lift 300
      0.21 prepend 50
      0.21 offset -50 scroll
      0.22 offset -45 glide
      0.23 offset -40 glide
      0.235 content 2400
      0.24 offset -35 rest
      """
    #expect(try Trial(script)[id].kind == .vacuous)
  }

  @Test("A spring that rows coming in above have carried into the list is no momentum")
  func spring() throws {
    let pull = "0 touch 200\n0.1 move 300\n0.1 offset -114 drag\n0.3 lift 300\n"
    let shifted = "0.31 prepend 300\n0.31 offset 196 scroll\n0.32 offset 203 glide\n"
    let stops = "0.33 offset 210 glide\n0.335 end header\n0.34 offset 210 rest"
    #expect(
      try Trial(pull + "0.305 offset -104 glide\n" + shifted + stops)[id].kind == .vacuous)
    let moved = "0.31 offset 196 scroll\n0.32 offset 203 glide\n"
    #expect(try Trial(Self.fling + moved + stops)[id].kind == .violated)
  }

  @Test(
    "A place that an end makes illegal is one of a bounce, also if content comes in the same turn",
    arguments: [(49, true), (60, false)])
  func endAndGrowth(bottom: Int, isIllegal: Bool) throws {
    var scene = Scene.bars
    scene.content = 54 + 667 - 49
    let script = """
      0 begin footer
      0 phase footer refreshing
      0 fired footer code
      0 setInset 64,0,93,0 0 footer
      \(Self.fling)
      0.135 end footer
      0.135 phase footer idle
      0.135 setInset 64,0,\(bottom),0 .25 footer
      0.135 content 2400
      0.14 offset 55 rest
      """
    let verdict = try Trial(script, contract: .footer(), scene: scene)[id]
    #expect(verdict.kind == (isIllegal ? .vacuous : .violated), "\(verdict.says)")
  }

  @Test("A screen of pixels blurs the speed")
  func pixels() throws {
    var scene = Scene.bars
    scene.scale = 2
    let rest = "0.135 end header\n0.14 offset 58.5 glide\n0.15 offset 65 glide"
    #expect(try Trial(Self.fling + rest, scene: scene)[id].kind == .holds)
    #expect(try Trial(Self.fling + rest)[id].kind == .violated)
    let stops = Self.fling + "0.135 end header\n0.14 offset 53 rest"
    #expect(try Trial(stops, scene: scene)[id].kind == .violated)
  }

  @Test(
    "Without momentum in range there is no occasion",
    arguments: [
      "1 end header\n1 setOffset 52 0 header", Histories.refresh,
      // It had already stopped.
      fling + "0.14 offset 53 rest\n0.15 end header",
      // A bounce is none.
      Histories.pull + "0.5 lift 300\n0.516667 offset -117 glide\n0.533333 offset -110 glide\n"
        + "0.54 end header\n~ 0.55 1 glide -100 -64",
    ])
  func vacuous(script: String) throws {
    let verdict = try Trial(script)[id]
    #expect(verdict.kind == .vacuous)
    #expect(
      verdict.says
        == "no begin, end or change of content came while the list was gliding inside its range")
  }

  @Test("A run that ends before the list can go on is inconclusive")
  func inconclusive() throws {
    let verdict = try Trial(Self.fling + "0.135 end header", ending: .stopped, after: 0)[id]
    #expect(verdict.kind == .inconclusive)
    #expect(
      verdict.says
        == "the run ended at 0.135 s, before the list could glide on after the app's end of the "
        + "header at 0.135 s (line 5)")
    #expect(try Trial(Self.fling + "0.135 end header", after: 0)[id].kind == .violated)
  }

  @Test("With imposed offsets it is not applicable")
  func imposed() throws {
    #expect(try Trial("0 glide 10", drive: .offset)[id].kind == .notApplicable)
  }
}
