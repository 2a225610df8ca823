import TerminalScreens
import Testing

@Suite("A grid of cells")
struct GridTests {
  private func row(_ write: (inout Grid) -> Void) -> String {
    var grid = Grid(Extent(6, 1))
    write(&grid)
    return grid.text
  }

  @Test("No wide letter is ever cut in half")
  func wide() {
    #expect(row { $0.write("刷新", 0, 0) } == "刷新")
    #expect(row { $0.write("刷新", 3, 0) } == "   刷", "the second one does not fit")
    #expect(
      row {
        $0.write("刷新", 0, 0)
        $0.put("x", 1, 0)
      } == " x新", "of what is hit nothing is left")
    #expect(
      row {
        $0.write("刷新", 0, 0)
        $0.put(Glyph("中"), 1, 0)
      } == " 中")
    #expect(row { $0.put(Glyph("中"), 5, 0) } == "")
  }

  @Test("What is off the screen is left out")
  func outside() {
    #expect(row { $0.put("x", -1, 0) } == "")
    #expect(row { $0.put("x", 0, 1) } == "")
    #expect(row { $0.write("1234567", 3, 0) } == "   123")
    #expect(row { $0.write("1234567", 0, 0, end: 4) } == "1234")
    #expect(row { $0.paint(Area(-2, -2, 20, 20), Color(1, 2, 3)) } == "")
  }

  @Test("A style without a background keeps the one that is there")
  func background() {
    var grid = Grid(Extent(2, 1))
    grid.paint(grid.area, Color(1, 2, 3))
    grid.put("x", 0, 0, Style(Color(9, 9, 9), on: nil))
    #expect(grid[0, 0].style.background == Color(1, 2, 3))
    #expect(grid[0, 0].style.foreground == Color(9, 9, 9))
  }

  @Test("A screen is laid over a part of another, wide letters whole")
  func drawing() {
    var inner = Grid(Extent(3, 1))
    inner.write("a中", 0, 0)
    #expect(row { $0.draw(inner, 2, 0) } == "  a中")
    #expect(row { $0.draw(inner, 4, 0) } == "    a")
  }

  @Test("As lines it has colours where there are any, and nothing but text elsewhere")
  func lines() {
    var grid = Grid(Extent(8, 1))
    grid.write("ab", 0, 0, Style(Color(255, 0, 0), on: nil, .bold))
    grid.write("刷", 3, 0)
    grid.write("━", 5, 0)
    let plain = Capabilities(colors: .none, isUTF8: true, movesCursor: false)
    #expect(grid.lines(plain) == "ab 刷━\n")
    let ascii = Capabilities(colors: .none, isUTF8: false, movesCursor: false)
    #expect(grid.lines(ascii) == "ab ??-\n")
    let all = Capabilities(colors: .all, isUTF8: true, movesCursor: false)
    #expect(grid.lines(all) == "\u{1b}[1;38;2;255;0;0mab\u{1b}[0m 刷━\n")
    let indexed = Capabilities(colors: .indexed, isUTF8: true, movesCursor: false)
    #expect(grid.lines(indexed) == "\u{1b}[1;38;5;196mab\u{1b}[0m 刷━\n")
  }
}
