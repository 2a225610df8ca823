import Foundation
import ScreenReading
import TerminalScreens
import Testing

/// Each key that the help pages name, pressed on a terminal.
@Suite("Keys on a terminal", .serialized)
struct KeyTests {
  /// A recording in which a rule is broken, beside a control that keeps it.
  static let player = KeyScript([
    .hides(.character(" "), "▶"), .says(.end, "‖ 1.667 / 1.667"),
    .says(.character("0"), "‖ 0.000"), .says(.right, "‖ 0.017"), .says(.left, "‖ 0.000"),
    .says(.character("."), "‖ 0.200"), .says(.character(","), "‖ 0.000"),
    .says(.shiftRight, "‖ 0.200"), .says(.shiftLeft, "‖ 0.000"),
    .says(.character("."), "‖ 0.200"), .says(.home, "‖ 0.000"),
    .says(.character("p"), "‖ 0.200"), .says(.character("P"), "no phase before this"),
    .says(.character("c"), "‖ 0.417"), .says(.character("C"), "no callback before this"),
    .says(.character("0"), "‖ 0.000"), .says(.character("f"), "✗ only-meant-pull-fires"),
    .says(.character("F"), "no finding before this"),
    .says(.character("0"), "‖ 0.000"), .says(.character("d"), "‖ 0.400"),
    .says(.up, "s  1/8×"), .says(.character("+"), "s  1/4×"), .says(.character("-"), "s  1/8×"),
    .says(.down, "s  1/16×"),
    .says(.character("["), "loop 0.400–…"), .says(.character("]"), "a loop ends after it begins"),
    .says(.right, "‖ 0.417"), .says(.character("]"), "loop 0.400–0.417"),
    .hides(.character("l"), "loop 0.400"),
    .says(.character("?"), "the next change of a phase"), .hides(.escape, "the next change"),
    .says(.character("h"), "the next change of a phase"), .hides(.character("q"), "the next"),
    .ends(.character("q")), .ends(.escape), .ends(.control("c")),
  ])

  @Test("Each key of the player does what the help says")
  func playerKeys() throws {
    let keys = Player.keyTable.keys
    #expect(Self.player.keys == keys, "a key without a test, or a test without a key")
    let folder = try Folder()
    try folder.write(Recordings.cancelled, to: "cancelled.jsonl")
    let terminal = try Self.player.press {
      let terminal = try PseudoTerminal([
        "replay", folder.path("cancelled.jsonl"), "-s", "hw-refresh:cancel-fires", "-s",
        "hw-refresh", "--watch", "--speed", "1/16",
      ])
      try terminal.expect("? help")
      return terminal
    }
    terminal.send(" ")
    try terminal.expect("‖")
    // The mouse, the only line without a key: a press on the plot, the wheel.
    terminal.send("\u{1b}[<0;45;10M")
    try terminal.wait("it is scrubbed") { !terminal.screen.text.contains("‖ 0.0") }
    terminal.send("0\u{1b}[<65;45;10M")
    try terminal.expect("‖ 0.017")
    terminal.send("\u{1b}[<64;45;10M")
    try terminal.expect("‖ 0.000")
  }

  /// The keys that make something happen to a list, and what the saved recording has of each.
  static let recorded = KeyScript([
    .says(.character("r"), "● REC"),
    .says(.character("b"), "begin header"), .says(.character("e"), "end header"),
    .says(.character("B"), "begin footer"), .says(.character("x"), "end footer failure"),
    .says(.character("m"), "noMore"), .says(.character("M"), "reset"),
    .says(.character("t"), "tap footer"),
    .says(.character("i"), "insets: top bottom"), .typed("\u{15}70 50\r", "inset [70 0 50 0]"),
    .says(.character("c"), "content: height"), .typed("\u{15}1300\r", "content 1300"),
    .says(.character("p"), "pull: points"), .touches("\u{15}90 0.1 30\r"),
    .lifts(.character("z")),
    .says(.character("g"), "fling: points"), .touches("\u{15}-90 0.1 30\r"),
    .lifts(.character("z")),
    .says(.character("a"), "approach: points"), .touches("\u{15}-90 0.1 30\r"),
    .says(.character("o"), "resize 667 375"),
    .says(.character("u"), "u again discards"), .says(.character("r"), "title ▸"),
    .hides(.escape, "title ▸"), .says(.character("s"), "title ▸"),
    .typed("all keys\r", "it replays to what was seen"),
  ])

  static let others = KeyScript([
    .says(.character("+"), "live  8 points a row"), .says(.character("-"), "live  4 points a row"),
    .says(.tab, "hw-refresh, answers come after 1 s"), .says(.character("d"), "after 3 s"),
    .says(.character("t"), "tap footer"), .hides(.character("n"), "tap footer"),
    .says(.character("r"), "● REC"), .says(.character("q"), "control-C leaves it"),
    .says(.character("u"), "u again discards"), .says(.character("u"), "discarded"),
    .says(.character("?"), "the app says that there is no more"), .hides(.escape, "the app says"),
    .says(.character("h"), "the app says that there is no more"),
    .hides(.character("q"), "the app says"),
    .ends(.character("q")), .ends(.escape), .ends(.control("c")),
    .says(.character("r"), "● REC"), .ends(.control("c")),
  ])

  @Test("Each key of the recorder does what the help says")
  func recorderKeys() throws {
    let pressed = Self.recorded.keys.union(Self.others.keys)
    #expect(pressed == Recorder.keyTable.keys, "a key without a test, or a test without a key")
    let folder = try Folder()
    let start = {
      let terminal = try PseudoTerminal(
        ["record", "-s", "exemplar", "-o", folder.path("made.jsonl")], rows: 40)
      try terminal.expect("r record")
      return terminal
    }
    try Self.recorded.press(starting: start).send("q")
    let saved = try folder.text(of: "made.jsonl")
    for row in [
      #""begin","header""#, #""end","header""#, #""begin","footer""#, #""end","footer","failure""#,
      #""noMore""#, #""reset""#, #""tap","footer""#, #""inset",[70,0,50,0]"#, #""content",1300"#,
      #""cancel""#, #""resize",667,375"#, #""title":"all keys""#,
    ] { #expect(saved.contains(row), "\(row)") }
    #expect(saved.matches(of: /"touch"/).count == 3, "a pull, a fling and an approach")
    try Self.others.press(starting: start)
  }
}
