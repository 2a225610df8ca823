import ScreenReading
import TerminalScreens
import Testing

@Suite("What is written to a terminal")
struct ScreenWriterTests {
  private static let full = Capabilities(colors: .all, isUTF8: true, movesCursor: true)

  /// A screen that a seed makes: letters of all widths in many looks.
  private func grid(_ seed: UInt64, over old: Grid? = nil) -> Grid {
    var random = seed
    let next = { (bound: Int) -> Int in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(bound))
    }
    var grid = old ?? Grid(Extent(12, 5))
    let letters: [Character] = ["a", "b", " ", "刷", "⣿", "é", "中", "─"]
    for _ in 0..<(old == nil ? 60 : 6) {
      let style = Style(
        next(2) == 0 ? nil : Color(UInt8(next(3)), 0, 0),
        on: next(3) == 0 ? Color(0, UInt8(next(2)), 9) : nil,
        Style.Attributes(rawValue: UInt8(next(16))))
      grid.put(Glyph(letters[next(letters.count)]), next(12), next(5), style)
    }
    return grid
  }

  @Test("Whatever the changes, the terminal shows the screen", arguments: 0..<200 as Range<UInt64>)
  func shows(seed: UInt64) {
    var writer = ScreenWriter(Self.full)
    var screen = Screen(columns: 12, rows: 5)
    var fresh = Screen(columns: 12, rows: 5)
    var grid = grid(seed)
    screen.read(writer.update(to: grid))
    for step in 1...5 as ClosedRange<UInt64> {
      grid = self.grid(seed &* 31 &+ step, over: grid)
      screen.read(writer.update(to: grid))
      #expect(screen.text == grid.text)
    }
    var other = ScreenWriter(Self.full)
    fresh.read(other.update(to: grid))
    #expect(fresh.text == screen.text)
  }

  @Test("Only what differs is written, and nothing where nothing does")
  func smallest() {
    var writer = ScreenWriter(Self.full)
    var grid = Grid(Extent(80, 24))
    grid.write("offset -64", 3, 4)
    _ = writer.update(to: grid)
    #expect(writer.update(to: grid).isEmpty)
    grid.put("7", 11, 4)
    let bytes = String(decoding: writer.update(to: grid), as: UTF8.self)
    #expect(bytes == "\u{1b}[?2026h\u{1b}[5;12H7\u{1b}[?2026l")
    grid.put("x", 3, 4)
    grid.put("y", 6, 4)
    let two = String(decoding: writer.update(to: grid), as: UTF8.self)
    #expect(
      two == "\u{1b}[?2026h\u{1b}[5;4Hxffy\u{1b}[?2026l", "what lies between is written again")
  }

  @Test("Behind a wide letter the cursor is placed again, since terminals may disagree")
  func certain() {
    var writer = ScreenWriter(Self.full)
    var grid = Grid(Extent(10, 1))
    _ = writer.update(to: grid)
    grid.write("刷a", 0, 0)
    let bytes = String(decoding: writer.update(to: grid), as: UTF8.self)
    #expect(bytes.contains("刷\u{1b}[1;3Ha"))
  }

  @Test("A terminal of another size is written anew")
  func resized() {
    var writer = ScreenWriter(Self.full)
    _ = writer.update(to: Grid(Extent(10, 2)))
    let bytes = String(decoding: writer.update(to: Grid(Extent(11, 2))), as: UTF8.self)
    #expect(bytes.contains("\u{1b}[2J"))
    writer.forget()
    #expect(!writer.update(to: Grid(Extent(11, 2))).isEmpty)
  }

  @Test(
    "An environment tells what can be shown",
    arguments: [
      (["TERM": "xterm", "LANG": "C.UTF-8"], .indexed, true, true),
      (["TERM": "xterm", "COLORTERM": "truecolor", "LC_ALL": "de_DE.utf8"], .all, true, true),
      (["TERM": "dumb", "LANG": "C.UTF-8"], .none, true, false),
      (["TERM": "xterm", "NO_COLOR": "1", "LANG": "C"], .none, false, true),
      (["LC_ALL": "C", "LANG": "C.UTF-8"], .none, false, false),
      (["TERM": "vt100"], .none, false, true),
    ] as [([String: String], Capabilities.Colors, Bool, Bool)])
  func environment(
    variables: [String: String], colors: Capabilities.Colors, isUTF8: Bool, movesCursor: Bool
  ) {
    let found = Capabilities { variables[$0] }
    #expect(found == Capabilities(colors: colors, isUTF8: isUTF8, movesCursor: movesCursor))
  }
}
