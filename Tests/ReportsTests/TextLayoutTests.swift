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

  @Test("Lines break at spaces, within the width, and a longer word in itself")
  func wrapping() {
    #expect("a bb ccc dddd".wrapped(to: 6) == ["a bb", "ccc", "dddd"])
    #expect("a bb ccc".wrapped(to: 8, first: "- ", rest: "    ") == ["- a bb", "    ccc"])
    #expect("abcdefghij k".wrapped(to: 4) == ["abcd", "efgh", "ij k"])
    #expect("on Recordings/a-name.jsonl".wrapped(to: 12) == ["on", "Recordings/", "a-name.jsonl"])
    #expect("释放即可".wrapped(to: 5, first: "- ", rest: "  ") == ["- 释", "  放", "  即", "  可"])
    #expect("释".wrapped(to: 1) == ["释"])
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

  @Test("A row is broken behind commas, with all its spaces")
  func breaking() {
    let row = #"[0.1,"note","a  b,c"]"#
    let lines = row.broken(to: 12, first: "h1  ", rest: "    ")
    #expect(lines == [#"h1  [0.1,"#, #"    "note","#, #"    "a  b,"#, #"    c"]"#])
    #expect(row.broken(to: 80, first: "> ", rest: "") == ["> " + row])
    for width in 1...30 {
      let lines = row.broken(to: width, first: "", rest: "")
      #expect(lines.joined() == row && lines.allSatisfy { $0.columns <= width })
    }
  }

  @Test(
    "A name is shortened in its middle",
    arguments: [
      ("abcdefghij", 10, "abcdefghij"), ("abcdefghij", 9, "abcd…ghij"), ("abcdefghij", 4, "ab…j"),
      ("abcdefghij", 1, "…"), ("abcdefghij", 0, ""), ("释放即可刷新", 7, "释…新"), ("", 0, ""),
    ])
  func shortening(name: String, width: Int, shown: String) {
    #expect(name.shortened(to: width) == shown)
  }

  @Test("Names stand beside what they stand for, or above it on a narrow page")
  func definitions() {
    let entries = [(name: "a", words: "one two three"), (name: "long-name", words: "four")]
    let wide = Definitions(entries, indent: 2).lines(TextStyle(width: 40))
    #expect(wide == ["  a          one two three", "  long-name  four"])
    let narrow = Definitions(entries, indent: 2).lines(TextStyle(width: 20))
    #expect(narrow == ["  a", "    one two three", "  long-name", "    four"])
  }

  @Test("A table that is wider than the page is told in words")
  func wideTable() {
    var table = TextTable()
    table.rows = [[.init("measurement"), .init(""), .init("what was measured")]]
    #expect(table.linesOrWords(TextStyle(width: 40)) == table.lines(TextStyle()))
    #expect(
      table.linesOrWords(TextStyle(width: 20)) == ["measurement what was", "  measured"])
  }

  @Test("A page is at least 20 columns wide", arguments: [(0, 20), (-3, 20), (41, 41)])
  func width(asked: Int, given: Int) {
    #expect(TextStyle(width: asked).width == given)
  }
}
