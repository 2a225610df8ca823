import GestureTrace
import Testing

@Suite("no-move-under-finger")
struct NoMoveUnderFingerTests {
  let id = "no-move-under-finger"
  static let begin = Histories.pull + "0.3 begin header\n0.3 phase header refreshing\n"

  @Test("A begin that tears the content from the finger is told")
  func begin() throws {
    let script = Self.begin + "0.3 setOffset -108 .25 header\n0.3 offset -108 scroll"
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says
        == "the header moved the content by 16 pt at 0.3 s, under the finger that had come "
        + "down at 0 s (line 2): expected it to stay under the finger")
    #expect(verdict.margin == 15.5)
  }

  @Test("An inset that leaves the content where it is holds")
  func inset() throws {
    let script = Self.begin + "0.3 setInset 108,0,49,0 .25 header\n0.3 fired header code"
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("What moves in the turn of a change by the app is the app's")
  func app() throws {
    let script =
      Histories.pull + """
        0.3 content 300
        0.3 setOffset -64 0 header
        0.3 offset -64 scroll
        """
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("The finger's own moves after a write are the finger's")
  func finger() throws {
    let script =
      Self.begin + """
        0.3 setInset 108,0,49,0 0 header
        0.3 move 320
        0.3 offset -130 drag
        0.4 lift 320
        """
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("Without a finger there is nothing to judge")
  func vacuous() throws {
    #expect(
      try Trial("1 begin header\n1 setOffset -108 0 header\n1 offset -108 scroll")[id].kind
        == .vacuous)
  }

  @Test("A list that has left the window has no finger on it")
  func left() throws {
    let script =
      Histories.pull + """
        0.3 leave
        0.4 end header
        0.4 setInset 60,0,49,0 0 header
        0.4 offset -60 scroll
        0.6 lift 300
        """
    #expect(try Trial(script)[id].kind != .violated)
  }
}
