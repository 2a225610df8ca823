import GestureTrace
import Testing

@Suite("rest-in-range")
struct RestInRangeTests {
  let id = "rest-in-range"

  @Test("A list that rests out of range is told with its range")
  func out() throws {
    let script = "1 begin header\n1 setOffset -108 0 header\n1 offset -108 scroll"
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says == "at rest from 1 s the list stands at -108 pt, 44 pt out of its range: "
        + "expected it between -64 and 582 pt")
    #expect(verdict.margin == 43.5)
  }

  @Test("A list of content that fits rests in one place")
  func short() throws {
    var scene = Scene.bars
    scene.content = 100
    let script = "1 begin header\n1 setOffset -108 0 header\n1 offset -108 scroll"
    #expect(try Trial(script, scene: scene)[id].says.hasSuffix(": expected it at -64 pt"))
  }

  @Test("An end that scrolls a list that was scrolled away is told")
  func scrolled() throws {
    let script =
      Histories.pull + Histories.fire + Histories.open + """
        1 scrollTo 400 false
        1 offset 400 scroll
        2 end header
        2 phase header idle
        2 setInset 64,0,49,0 .5 header
        2 setOffset -64 .5 header
        2 offset -64 scroll
        """
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says
        == "the app's end at 2 s (line 7) found the list not pulled, at an offset of 400 "
        + "pt, but the header moved it to -64 pt at 2 s: expected the list to stay")
    #expect(verdict.row == 7)
  }

  @Test("An end that waits behind the opening leaves it to scroll the list to its hold")
  func deferred() throws {
    let script = """
      1 begin header
      1 phase header settling
      1 end header
      1.1 setInset 108,0,49,0 .5 header
      1.1 setOffset -108 .5 header
      1.1 offset -108 scroll
      """
    let verdict = try Trial(script, contract: .header { $0.endInSettling = .deferred })[id]
    #expect(verdict.kind == .holds, "\(verdict.says)")
    #expect(try Trial(script)[id].kind == .violated, "an end that cancels leaves nothing to open")
  }

  @Test(
    "What a begin of the other edge in the same instant scrolls is not the end's",
    arguments: ["header", ""])
  func otherBegin(writer: String) throws {
    let script = """
      1 begin header
      1 phase header settling
      1 end footer
      1 setInset 108,0,49,0 .25 \(writer)
      1 setOffset -108 .25 \(writer)
      1 offset -108 scroll
      ~ 1 1.25 shown -64 -108
      """
    #expect(try Trial(script, contract: .both())[id].kind == .holds)
    let alone = script.replacing("1 begin header", with: "0 begin header")
      .replacing("1 phase", with: "0 phase")
    let isNamed = !writer.isEmpty
    #expect(try Trial(alone, contract: .both())[id].kind == (isNamed ? .holds : .violated))
  }

  @Test("A whole refresh holds")
  func holds() throws {
    let verdict = try Trial(Histories.refresh)[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 0.5)
  }

  @Test(
    "What the app puts out of range is not the control's",
    arguments: [
      "1 scrollTo -200 false\n1 offset -200 scroll", "1 assignInset 0,0,49,0", "1 resize 375 1300",
    ])
  func app(row: String) throws {
    #expect(try Trial(row)[id].kind == .vacuous)
  }

  @Test("A bounce that is under way, or about to begin, is not at rest")
  func bounce() throws {
    let script = Histories.pull + "0.5 lift 300\n0.51 note x\n~ 0.516667 1 glide -117 -64"
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("Between imposed samples nothing is judged; after the last one a violation is")
  func imposed() throws {
    let drag = "0 drag -90\n0 offset -90 drag\n0.2 release -90 0\n"
    let between = drag + "2 glide -64\n2 offset -64 glide"
    #expect(try Trial(between, drive: .offset)[id].kind == .notApplicable)
    let stuck = drag + "2 setOffset -100 0 header\n2 offset -100 scroll"
    #expect(try Trial(stuck, drive: .offset)[id].kind == .violated)
    let again = drag + "2 glide -90"
    #expect(try Trial(again, drive: .offset)[id].kind == .violated)
  }

  @Test("If nothing moves there is nothing to judge")
  func vacuous() throws {
    #expect(try Trial("")[id].kind == .vacuous)
  }
}
