import GestureTrace
import Testing

@Suite("short-content-as-declared")
struct ShortContentAsDeclaredTests {
  let id = "short-content-as-declared"
  /// The content rests at -64; a pull up of 44 pt loads.
  static let scene: Scene = {
    var scene = Scene.bars
    scene.content = 100
    return scene
  }()
  static let pull = "0 touch 400\n0.1 move 300\n0.1 offset -10 drag\n"
  static let release = "0.2 lift 300\n0.216667 offset -15 glide\n"
  static let load = "0.216667 phase footer refreshing\n0.216667 fired footer user\n"
  static let fill = "0 phase footer refreshing\n0 fired footer user\n"
  static let end = "0.5 end footer\n0.5 phase footer idle\n"

  private func trial(
    _ script: String, _ short: FooterContract.Short, ending: RunEnding = .settled,
    _ change: (inout FooterContract) -> Void = { _ in }
  ) throws -> Verdict {
    let contract = Contract.footer {
      $0.short = short
      change(&$0)
    }
    return try Trial(
      script, contract: contract, scene: Self.scene, ending: ending,
      after: ending == .settled ? 5 : 0)[id]
  }

  @Test("Off: a pull must not load; a begin and a declared tap may")
  func off() throws {
    let loads = Self.pull + Self.release + Self.load
    let verdict = try trial(loads, .off)
    #expect(
      verdict.says
        == "the footer fired at 0.217 s, but the content fits the view and it declares not "
        + "to load there: expected no callback")
    #expect(verdict.row == 4)
    #expect(try trial(Self.pull + Self.release, .off).kind == .holds)
    #expect(try trial("1 begin footer\n1 fired footer code", .off).kind == .vacuous)
    let tap = "1 tap footer\n1 fired footer user"
    #expect(try trial(tap, .off) { $0.tap = true }.kind == .vacuous)
    #expect(try trial(tap, .off).kind == .violated)
  }

  @Test("Off: content that fitted from the first did not come to fit with a new inset")
  func fittedFromTheFirst() throws {
    let late = Self.pull + Self.release + "0.22 inset 64,0,49,0\n0.23 fired footer user\n"
    #expect(try trial(late, .off) { $0.delay = 0.25 }.kind == .violated)
  }

  @Test("Pull: the pull is measured by shortTrigger, up, and let go")
  func pullTooShort() throws {
    #expect(try trial(Self.pull + Self.release + Self.load, .pull).kind == .holds)
    let near = Self.pull.replacing("-10", with: "-33") + Self.release + Self.load
    #expect(
      try trial(near, .pull).says == "the footer fired at 0.217 s, but the content fits the view "
        + "and the touch came 13 pt short of the 44 pt past the list's end that are declared: expected one load for each pull, as declared"
    )
    #expect(try trial(near, .pull) { $0.declaredShortTrigger = 20 }.kind == .holds)
    let down = "0 touch 200\n0.1 move 300\n0.1 offset -134 drag\n" + Self.release + Self.load
    #expect(try trial(down, .pull).kind == .violated)
  }

  @Test("Pull: under the finger only where shortFires says so")
  func underTheFinger() throws {
    let crossing = Self.pull + "0.1 phase footer refreshing\n0.1 fired footer user"
    #expect(try trial(crossing, .pull).says.contains("the finger that came down at 0 s"))
    #expect(try trial(crossing, .pull) { $0.shortFires = .crossing }.kind == .holds)
    let cancelled = Self.pull + "0.2 cancel\n" + Self.load
    #expect(try trial(cancelled, .pull).says.contains("the touch was cancelled at 0.2 s (line 4)"))
  }

  @Test("Pull: once for each, and never by itself")
  func once() throws {
    let twice =
      Self.pull + Self.release + Self.load + "0.22 end footer\n0.22 phase footer idle\n"
      + "0.233333 offset -20 glide\n0.233333 phase footer refreshing\n0.233333 fired footer user"
    #expect(
      try trial(twice, .pull).says.contains(
        "the touch that came down at 0 s (line 2) had loaded at 0.217 s"))
    #expect(try trial(Self.fill, .pull).says.contains("no pull of a finger is behind it"))
  }

  @Test("What was decided while the content was longer is not judged by what fits now")
  func decidedBefore() throws {
    let script =
      "0 touch 600\n0.1 move 50\n0.1 offset 550 drag\n0.15 content 100\n"
      + "0.3 phase footer refreshing\n0.3 fired footer user"
    let contract = Contract.footer {
      $0.short = .off
      $0.delay = 0.25
    }
    #expect(try Trial(script, contract: contract)[id].kind == .vacuous)
    let late = script.replacing("0.15 content 100\n", with: "").replacing(
      "0 touch", with: "0 content 100\n0 touch")
    #expect(try Trial(late, contract: contract)[id].kind == .violated)
  }

  @Test("Fill: a footer that leaves the view half empty is told so")
  func unfilled() throws {
    let verdict = try trial("1 note x", .fill)
    #expect(
      verdict.says == "the content fits the view, and the footer, idle from 0 s, had not fired by "
        + "0.033 s: expected it to fill the view")
    #expect(verdict.deadline == Tick(microseconds: 33_335))
    #expect(try trial(Self.fill + "0.5 content 200\n" + Self.end, .fill).kind == .violated)
    #expect(try trial(Self.fill + Self.end + "0.6 reset", .fill).kind == .violated)
    #expect(
      try trial(Self.fill + Self.end + "1 detach footer\n2 attach footer", .fill).kind == .violated)
    #expect(try trial(Self.fill + Self.end + "2 attach footer", .fill).kind == .holds)
    #expect(try trial(Self.fill + Self.end, .fill).kind == .holds)
    #expect(try trial(Self.fill + "0.5 content 1200\n" + Self.end, .fill).kind == .holds)
  }

  @Test("Fill: what is not filled is told once, however the content grows meanwhile")
  func unfilledOnce() throws {
    let says = try trial("1 content 120\n2 content 140\n3 reset", .fill).says
    #expect(says.hasSuffix("had not fired by 0.033 s: expected it to fill the view"))
  }

  @Test("Fill: again after growth only")
  func refilled() throws {
    let again = "0.5 phase footer refreshing\n0.5 fired footer user\n"
    let grown = Self.fill + "0.5 content 200\n" + Self.end + again
    #expect(
      try trial(grown + "1 content 900\n1 end footer\n1 phase footer idle", .fill).kind == .holds)
    #expect(
      try trial(Self.fill + Self.end + again, .fill).says == "the footer fired at 0.5 s, but the "
        + "content fits the view and has not grown by its last load, which ended at 0.5 s (line 2): "
        + "expected no load before it grows, as declared")
  }

  @Test(
    "Fill: it may wait",
    arguments: [
      "0 noMore", "0 hide footer true", "0 leave", "0 content 0", "0 resize 375 0",
      "0 touch 300", "0 phase footer pulling", "0 end footer noMore",
    ])
  func waits(row: String) throws {
    #expect(try trial(row, .fill, ending: .stopped).kind != .violated)
    #expect(try trial(row + "\n5 note x", .fill, ending: .stopped).kind == .vacuous)
  }

  @Test("Fill: it may wait for the header's refresh")
  func waitsForTheHeader() throws {
    let contract = Contract.both { $0.footer?.short = .fill }
    let refresh = "0 begin header\n0 phase header refreshing\n0 fired header code\n"
    func kind(_ script: String) throws -> Verdict.Kind {
      try Trial(script, contract: contract, scene: Self.scene, ending: .stopped, after: 1)[id].kind
    }
    #expect(try kind(refresh) == .vacuous)
    #expect(try kind(refresh + "1 end header\n1 phase header idle") == .violated)
  }

  @Test("A run that ends before the footer had to fill is inconclusive")
  func inconclusive() throws {
    let verdict = try trial("0 note x", .fill, ending: .stopped)
    #expect(verdict.kind == .inconclusive)
    #expect(
      verdict.says
        == "the run ended before the footer, idle from 0 s (line 2), had to fill the view")
  }

  @Test("Content that does not fit is none of this rule's, nor is a list without a footer")
  func vacuous() throws {
    let verdict = try Trial(Histories.pull, contract: .footer())[id]
    #expect(verdict.kind == .vacuous)
    #expect(
      verdict.says == "no content that fits the view was moved or loaded")
    #expect(try Trial(Histories.pull)[id].kind == .notApplicable)
  }
}
