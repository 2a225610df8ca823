import GestureTrace
import Testing

@Suite("Printable text")
struct PrintableTextTests {
  @Test(
    "What could steer a terminal, end a line or turn the direction of writing is shown",
    arguments: [
      ("a\u{1b}[31mb\u{7}", #"a\u{1b}[31mb\u{7}"#), ("a\nb\r\nc", #"a\u{a}b\u{d}\u{a}c"#),
      ("\u{9b}2J", #"\u{9b}2J"#), ("a\u{202e}b\u{2028}", #"a\u{202e}b\u{2028}"#),
      ("plain 释 e\u{301}", "plain 释 e\u{301}"), ("", ""),
    ])
  func text(raw: String, shown: String) {
    #expect(raw.printable == shown)
  }

  @Test(
    "Bytes that are no UTF-8 are shown one by one",
    arguments: [
      ([0x62, 0xff, 0x2e], #"b\xff."#), ([0xe9, 0x87, 0x8a], "释"), ([0xe9, 0x87], #"\xe9\x87"#),
      ([0x0a, 0xc0, 0x80], #"\u{a}\xc0\x80"#), ([], ""),
    ] as [([UInt8], String)])
  func bytes(raw: [UInt8], shown: String) {
    #expect(String(printable: raw) == shown)
  }
}
