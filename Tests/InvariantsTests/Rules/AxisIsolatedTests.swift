import GestureTrace
import Testing

@Suite("axis-isolated")
struct AxisIsolatedTests {
  let id = "axis-isolated"

  static let wide = Scene.sideways(100)

  /// A finger goes across the list, and hardly along it.
  private static let swipe = """
    0 touch 200 300 0
    0.1 move 202 200 0
    0.1 offsetX 190
    0.2 move 205 150 0
    0.2 offsetX 240

    """

  @Test("A write of the offset that puts the list back to its left is told, with both values")
  func write() throws {
    let script =
      Histories.pull + Histories.fire + """
        0.516667 setInset 108,0,49,0 .25 header
        0.516667 offset -108 scroll
        0.516667 setOffset -108 .25 header
        0.516667 offsetX 0
        """
    let verdict = try Trial(script, scene: Self.wide)[id]
    #expect(
      verdict.says == "the header's write at 0.517 s moved the list sideways, from 100 to 0 pt: "
        + "expected its x untouched")
    #expect(verdict.margin == 99.5)
    #expect(verdict.rows == [14, 15])
    #expect(verdict.row == 5)
  }

  @Test("So is one that moves it along as well, and one that has frames")
  func moving() throws {
    let along = "1 setOffset 300 0 header\n1 offset 300 scroll\n1 offsetX 0"
    #expect(try Trial(along, scene: Self.wide)[id].kind == .violated)
    let frames = """
      1 setOffset 300 .3 header
      1.1 offset 100 scroll
      1.1 offsetX 60
      """
    #expect(
      try Trial(frames, scene: Self.wide)[id].says
        == "the header's write at 1 s moved the list sideways, from 100 to 60 pt: expected its x "
        + "untouched")
  }

  @Test("A write that leaves the side as it is holds")
  func holds() throws {
    let verdict = try Trial(Histories.refresh, scene: Self.wide)[id]
    #expect(verdict.kind == .holds)
    #expect(verdict.margin == 0.5)
  }

  @Test(
    "What a finger, its momentum or a new size moves sideways is no control's",
    arguments: [
      "1 setOffset -64 0 header\n1.1 touch 300 200 0\n1.1 move 300 150 0\n1.1 offsetX 140",
      "1 setOffset -64 0 header\n1.1 offset -60 glide\n1.1 offsetX 140",
      "1 setOffset -64 0 header\n1 resize 667 375\n1 offsetX 133",
    ])
  func others(script: String) throws {
    #expect(try Trial(script, scene: Self.wide)[id].kind == .holds)
  }

  @Test("A swipe across that refreshes is told with both distances")
  func swiped() throws {
    let script =
      Self.swipe + """
        0.3 lift 205 150 0
        0.3 phase header refreshing
        0.3 fired header user
        """
    let verdict = try Trial(script, scene: Self.wide)[id]
    #expect(
      verdict.says
        == "the header fired at 0.3 s for a touch that came down at 0 s (line 2) and went "
        + "150 pt across the list and 5 pt along it: expected no callback")
    #expect(verdict.margin == 145)
    #expect(verdict.row == 5)
  }

  @Test("So is one that loads while the finger is still down")
  func swipedUnderTheFinger() throws {
    let script = Self.swipe + "0.2 phase footer refreshing\n0.2 fired footer user"
    #expect(try Trial(script, contract: .footer(), scene: Self.wide)[id].kind == .violated)
  }

  @Test(
    "A swipe across that fires nothing holds, and so does a slanted one that meets the contract")
  func meant() throws {
    #expect(try Trial(Self.swipe + "0.3 lift 205 150 0", scene: Self.wide)[id].kind == .holds)
    let slanted = """
      0 touch 200 300 0
      0.1 move 300 100 0
      0.1 offset -124 drag
      0.1 offsetX 290
      0.1 phase header armed
      0.3 lift 300 100 0

      """
      + "0.316667 offset -117 glide\n0.316667 phase header refreshing\n0.316667 fired header user"
    #expect(try Trial(slanted, scene: Self.wide)[id].kind == .holds)
  }

  @Test("A tap on a footer that loads by taps may tremble")
  func tapped() throws {
    let script = """
      0 touch 600 100 0
      0.05 move 601 115 0
      0.1 lift 601 115 0
      0.1 tap footer
      0.1 phase footer refreshing
      0.1 fired footer user
      """
    #expect(try Trial(script, contract: .footer { $0.tap = true })[id].kind == .holds)
    #expect(try Trial(script, contract: .footer())[id].kind == .violated)
  }

  @Test("A pull straight down of a list that cannot go sideways is no occasion")
  func vacuous() throws {
    let verdict = try Trial(Histories.refresh)[id]
    #expect(verdict.kind == .vacuous)
    #expect(
      verdict.says == "no finger went across the list, and no control wrote the offset of a list "
        + "that stood sideways")
  }
}

extension Scene {
  /// Under bars, with content of 800 pt across, scrolled to this x.
  static func sideways(_ x: Double) -> Scene {
    var scene = Scene.bars
    scene.contentWidth = 800
    scene.offsetX = x
    return scene
  }
}
