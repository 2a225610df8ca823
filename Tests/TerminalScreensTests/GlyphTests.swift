import TerminalScreens
import Testing

@Suite("Glyphs")
struct GlyphTests {
  @Test(
    "A glyph fills the cells that every terminal gives it",
    arguments: [
      ("a", "a", 1), ("é", "é", 1), ("刷", "刷", 2), ("⣿", "⣿", 1), ("▀", "▀", 1), ("，", "，", 2),
      ("한", "한", 2), ("😀", "😀", 2), ("👨‍👩‍👧", "👨", 2), ("❤️", "❤", 1), ("\u{7}", "·", 1),
      ("\u{200B}", "·", 1), ("\u{301}", "·", 1), ("\u{1b}", "·", 1), ("\u{202E}", "·", 1),
    ] as [(Character, Character, Int)])
  func columns(character: Character, shown: Character, columns: Int) {
    let glyph = Glyph(character)
    #expect(glyph.character == shown)
    #expect(glyph.columns == columns)
  }

  @Test("Every sign of our screens has an ASCII character that stands for it")
  func standIns() throws {
    let ascii = Capabilities(colors: .none, isUTF8: false, movesCursor: true)
    let signs = try Golden.characters.filter { !$0.isASCII && !$0.isLetter && !$0.isPunctuation }
    #expect(signs.count > 30)
    for sign in signs.union(["‖", "▶", "●", "■", "✗", "▸", "↑", "↓", "←", "→", "×", "–"]) {
      var grid = Grid(Extent(1, 1))
      grid.put(Glyph(sign), 0, 0)
      #expect(!grid.lines(ascii).contains("?"), "\(sign)")
    }
  }

  @Test("A text that is too long ends in an ellipsis, and no wide letter is cut")
  func fitting() {
    #expect("下拉即可刷新".columns == 12)
    #expect("下拉即可刷新".fitting(12) == "下拉即可刷新")
    #expect("下拉即可刷新".fitting(8) == "下拉即…")
    #expect("下拉即可刷新".fitting(7) == "下拉即…")
    #expect("pull".fitting(0) == "" && "pull".fitting(1) == "…")
  }
}
