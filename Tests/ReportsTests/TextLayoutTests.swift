import Reports
import Testing

@Suite("Text layout")
struct TextLayoutTests {
  @Test(
    "Columns are counted as a terminal counts them",
    arguments: [
      ("", 0), ("abc", 3), ("释放即可刷新", 12), ("e\u{301}", 1), ("×…", 2), ("ㄅ", 2), ("\u{200d}", 0),
    ])
  func columns(text: String, count: Int) {
    #expect(text.columns == count)
  }

  @Test("Lines break at spaces, within the width, and a longer word stays whole")
  func wrapping() {
    #expect("a bb ccc dddd".wrapped(to: 6) == ["a bb", "ccc", "dddd"])
    #expect("a bb ccc".wrapped(to: 8, first: "- ", rest: "    ") == ["- a bb", "    ccc"])
    #expect("abcdefghij k".wrapped(to: 4) == ["abcdefghij", "k"])
    #expect("".wrapped(to: 10, first: "- ") == ["- "])
    #expect("释放 即可".wrapped(to: 8) == ["释放", "即可"])
  }

  @Test("A table's columns are as wide as their widest cell, and lines end without spaces")
  func table() {
    var table = TextTable()
    table.rows = [[.init("a"), .init("bbb"), .init("c")], [.init("释"), .init(""), .init("")]]
    #expect(table.lines(TextStyle()) == ["a   bbb  c", "释"])
    #expect(table.width() == 10)
  }

  @Test("Colours appear where there are colours, and change no width")
  func colours() {
    var table = TextTable()
    table.rows = [[.init("ok", .good), .init("x")]]
    #expect(table.lines(TextStyle(isColoured: true)) == ["\u{1b}[32mok\u{1b}[0m  x"])
    #expect(table.lines(TextStyle()) == ["ok  x"])
  }

  @Test("A page is at least 40 columns wide", arguments: [(0, 40), (-3, 40), (41, 41)])
  func width(asked: Int, given: Int) {
    #expect(TextStyle(width: asked).width == given)
  }
}
