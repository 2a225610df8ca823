import TerminalScreens
import Testing

@Suite("What a terminal sends")
struct InputParserTests {
  static let sequences: [(String, [Input])] = [
    ("a", [.key(.character("a"))]), ("刷", [.key(.character("刷"))]),
    ("\r", [.key(.enter)]), ("\u{3}", [.key(.control("c"))]), ("\u{1a}", [.key(.control("z"))]),
    ("\u{7f}", [.key(.backspace)]), ("\t", [.key(.tab)]),
    ("\u{1b}[A", [.key(.up)]), ("\u{1b}OB", [.key(.down)]), ("\u{1b}[1;2C", [.key(.shiftRight)]),
    ("\u{1b}[H", [.key(.home)]), ("\u{1b}[4~", [.key(.end)]), ("\u{1b}[6~", [.key(.pageDown)]),
    ("\u{1b}[<0;5;7M", [.mouse(Mouse(.press, x: 4, y: 6))]),
    ("\u{1b}[<32;5;8M", [.mouse(Mouse(.drag, x: 4, y: 7))]),
    ("\u{1b}[<0;5;8m", [.mouse(Mouse(.release, x: 4, y: 7))]),
    ("\u{1b}[<64;1;1M", [.mouse(Mouse(.wheelUp, x: 0, y: 0))]),
    ("\u{1b}[<2;1;1M", [.mouse(Mouse(.other, x: 0, y: 0))]),
    ("\u{1b}[?1016;2$y", [.mode(1016, state: 2)]),
    ("\u{1b}[?62;1;4c", []), ("\u{1b}[I", []), ("\u{1b}x", [.key(.character("x"))]),
    ("\u{1b}[200~q\u{1b}[A刷\n\u{1b}[201~q", [.paste("q\u{1b}[A刷\n"), .key(.character("q"))]),
    ("\u{1b}[200~\u{1b}[201~", [.paste("")]),
    // The end of it is lost.
    ("\u{1b}[200~ab\u{3}q", [.key(.control("c")), .key(.character("q"))]),
    ("q\u{1b}[Bq", [.key(.character("q")), .key(.down), .key(.character("q"))]),
  ]

  @Test("Each sequence is read", arguments: sequences)
  func whole(text: String, inputs: [Input]) {
    var parser = InputParser()
    #expect(parser.read(text.utf8) == inputs)
    #expect(!parser.isOpen)
  }

  @Test("A sequence that comes in pieces is the same, wherever it is cut", arguments: sequences)
  func pieces(text: String, inputs: [Input]) {
    let bytes = Array(text.utf8)
    for cut in 1..<max(2, bytes.count) {
      var parser = InputParser()
      let found = parser.read(bytes[..<cut]) + parser.read(bytes[cut...])
      #expect(found == inputs, "cut after \(cut) bytes")
    }
    var parser = InputParser()
    #expect(bytes.flatMap { parser.read([$0]) } == inputs)
  }

  @Test("An escape that nothing follows is the key")
  func escape() {
    var parser = InputParser()
    #expect(parser.read([0x1B]) == [])
    #expect(parser.isOpen)
    #expect(parser.flush() == [.key(.escape)])
    #expect(!parser.isOpen)
    #expect(parser.flush() == [])
  }

  @Test("Noise is passed over and leaves nothing behind")
  func noise() {
    var parser = InputParser()
    #expect(parser.read([0xFF, 0x80, 0xC3, 0x28]) == [.key(.character("("))])
    let endless = [0x1B, UInt8(ascii: "[")] + Array(repeating: UInt8(ascii: "1"), count: 500)
    #expect(parser.read(endless) == [])
    #expect(!parser.isOpen)
    #expect(parser.read("q".utf8) == [.key(.character("q"))])
    #expect(parser.read("\u{1b}[<9999999999999999;1;1M".utf8) == [])
    let long = String(repeating: "刷", count: 9_000)
    let pasted = parser.read("\u{1b}[200~\(long)end\u{1b}[201~".utf8)
    guard case .paste(let text) = pasted.first else {
      Issue.record("a paste without end is none: \(pasted.count)")
      return
    }
    #expect(text.hasSuffix("刷end") && text.utf8.count < 5_000)
    var seed: UInt64 = 7
    for _ in 0..<2_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1
      _ = parser.read([UInt8(truncatingIfNeeded: seed >> 33)])
    }
  }
}
