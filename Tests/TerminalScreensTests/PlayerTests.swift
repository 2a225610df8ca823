import GestureTrace
import Replay
import TerminalScreens
import Testing

@Suite("The player")
struct PlayerTests {
  private static let large = Extent(120, 40)

  private func player(
    _ ids: [String] = ["hw-refresh"], _ trace: Trace = Runs.pull, isColored: Bool = true
  ) throws -> Player {
    let runs = try ids.map { try WatchedRun(trace, subject: Runs.recipe($0)) }
    let player = Player(runs, named: "pull", speed: .normal, isColored: isColored)
    player.advance(to: .zero)
    return player
  }

  private func press(_ keys: [Key], on player: Player) {
    for key in keys { player.handle(.key(key), at: .zero, on: Self.large) }
  }

  @Test(
    "The screen at an instant, in three sizes",
    arguments: [Extent(80, 24), Extent(120, 40), Extent(40, 12)])
  func screens(extent: Extent) throws {
    let player = try player()
    press([.character("c"), .right, .right], on: player)
    try Golden.expect(player.grid(extent), "player-\(extent.columns)x\(extent.rows)")
  }

  @Test("The screen where there are no colours")
  func plain() throws {
    let player = try player(isColored: false)
    press([.character("c"), .right, .right], on: player)
    let grid = player.grid(Extent(80, 24))
    try Golden.expect(grid, "player-plain")
    let ascii = Capabilities(colors: .none, isUTF8: false, movesCursor: true)
    #expect(grid.lines(ascii).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(
    "Each control in the middle of its load",
    arguments: [
      "hw-refresh", "bs-topics", "mg-refresh-control", "custom-refresh-view", "jk-refresh-control",
      "mj-refresh", "mj-refresh-back", "exemplar",
    ])
  func systems(id: String) throws {
    let player = try player([id], Runs.deepPull)
    press([.character("c")] + Array(repeating: .right, count: 30), on: player)
    try Golden.expect(player.grid(Extent(80, 24)), "loading-\(id)")
  }

  @Test("Two controls side by side, with the first difference marked")
  func two() throws {
    let player = try player(["mj-refresh", "bs-topics"])
    press([.character("d")], on: player)
    #expect(player.position == Tick(microseconds: 600_000))
    try Golden.expect(player.grid(Self.large), "player-two")
  }

  @Test("A finding is shown with its sentence, and jumped to")
  func finding() throws {
    let player = try player(["hw-refresh:cancel-fires"], Runs.cancelled)
    #expect(!player.grid(Self.large).text.contains("✗ only-meant-pull-fires"))
    press([.character("f")], on: player)
    let text = player.grid(Self.large).text
    #expect(text.contains("✗ only-meant-pull-fires: the header fired at 0.517 s"))
    #expect(text.contains("1 broken"))
  }

  @Test("It plays at its speed, stops at the end, and begins again")
  func playing() throws {
    let player = try player()
    player.advance(to: Tick(seconds: 0.5))
    #expect(player.position == Tick(seconds: 0.5))
    press([.up], on: player)
    player.advance(to: Tick(seconds: 0.6))
    #expect(player.position == Tick(seconds: 0.7))
    #expect(player.nextFrame != nil)
    player.advance(to: Tick(seconds: 10))
    #expect(player.position.seconds > 1.8 && !player.isPlaying)
    #expect(player.nextFrame == nil, "a pause costs no wake-ups")
    press([.character(" ")], on: player)
    #expect(player.position == .zero && player.isPlaying)
  }

  @Test(
    "Keys go to instants, both ways",
    arguments: [
      ([.character("c")], 0.616667), ([.end, .character("C")], 0.616667),
      ([.character("p")], 0.3), ([.character("p"), .character("p")], 0.616667),
      ([.character(".")], 0.1), ([.character("."), .character(".")], 0.2),
      ([.character("."), .character("."), .character(",")], 0.1), ([.right], 0.016667),
      ([.right, .right, .left], 0.016667), ([.left], 0), ([.end, .home], 0),
      ([.character("f")], 0), ([.character("d")], 0),
    ] as [([Key], Double)])
  func keys(keys: [Key], seconds: Double) throws {
    let player = try player()
    press(keys, on: player)
    #expect(player.position == Tick(seconds: seconds))
  }

  @Test("Going back shows what going forward has shown")
  func back() throws {
    let player = try player(["jk-refresh-control"])
    var seen: [Grid] = []
    for _ in 0..<40 {
      press([.right], on: player)
      seen.append(player.grid(Self.large))
    }
    for grid in seen.reversed() {
      #expect(player.grid(Self.large) == grid)
      press([.left], on: player)
    }
  }

  @Test("A span is played over and over")
  func loop() throws {
    let player = try player()
    press([.character("."), .character("["), .character("."), .character("]")], on: player)
    #expect(player.grid(Self.large).text.contains("loop 0.100–0.200"))
    press([.character(" ")], on: player)
    for step in 1...40 {
      player.advance(to: Tick(microseconds: Int64(step) * 16_667))
      #expect((0.1...0.2).contains(player.position.seconds))
    }
    press([.character("l")], on: player)
    #expect(!player.grid(Self.large).text.contains("loop 0.1"))
  }

  @Test("The mouse scrubs on the plot, and nowhere else")
  func scrub() throws {
    let player = try player()
    player.handle(.mouse(Mouse(.press, x: 90, y: 8)), at: .zero, on: Self.large)
    let first = player.position
    #expect(first > .zero && !player.isPlaying)
    player.handle(.mouse(Mouse(.drag, x: 100, y: 8)), at: .zero, on: Self.large)
    #expect(player.position > first)
    let second = player.position
    player.handle(.mouse(Mouse(.press, x: 5, y: 8)), at: .zero, on: Self.large)
    #expect(player.position == second)
  }

  @Test("Each key of the help is explained, and any key goes back")
  func help() throws {
    let player = try player()
    press([.character("?")], on: player)
    let page = player.grid(Extent(40, 12)).text
    for word in ["space", "callbacks", "phases", "findings", "a loop", "quit"] {
      #expect(page.contains(word), "\(word) in \(page)")
    }
    press([.character("q")], on: player)
    #expect(!player.isOver)
    press([.character("q")], on: player)
    #expect(player.isOver)
  }

  @Test("What keys do fits the smallest screen, in two columns of ten lines")
  func shortWords() {
    #expect(Player.keyTable.lines.allSatisfy { $0.short.columns <= 12 && $0.name.columns <= 6 })
    #expect(Recorder.keyTable.lines.allSatisfy { $0.short.columns <= 12 && $0.name.columns <= 6 })
    #expect(max(Player.keyTable.lines.count, Recorder.keyTable.lines.count) <= 20)
  }

  @Test("A screen that is too small says so")
  func small() throws {
    let text = try ScreenLoop.screen(player(), Extent(30, 10)).text
    #expect(text.hasPrefix("Too small: 30 × 10."))
    let two = try ScreenLoop.screen(player(["mj-refresh", "bs-topics"]), Extent(79, 24)).text
    #expect(two.hasPrefix("Too small: 79 × 24. Please make the window at least 80 × 12"))
    _ = try ScreenLoop.screen(player(), Extent(1, 1))
    _ = try ScreenLoop.screen(player(), Extent(0, 0))
  }

  @Test(
    "Speeds are powers of two from a sixteenth to sixteen",
    arguments: [
      ("1/16", "1/16×"), ("0.25", "1/4×"), ("1", "1×"), ("16", "16×"), ("3", nil), ("1/32", nil),
      ("", nil), ("nan", nil),
    ] as [(String, String?)])
  func speeds(text: String, name: String?) {
    #expect(Speed(text)?.description == name)
  }
}
