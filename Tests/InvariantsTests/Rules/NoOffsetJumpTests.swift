import GestureTrace
import Testing

@Suite("no-offset-jump")
struct NoOffsetJumpTests {
  let id = "no-offset-jump"

  @Test("A write without animation that moves what is seen is told")
  func jump() throws {
    let script =
      Histories.pull + Histories.fire + """
        0.516667 setInset 108,0,49,0 0 header
        0.516667 offset -108 scroll
        """
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says
        == "the header's write at 0.517 s moved what is seen by 9 pt at once, without animation: "
        + "expected the list not to hop")
    #expect(verdict.margin == 8.5)
  }

  @Test("An animated opening and closing hold")
  func holds() throws {
    #expect(try Trial(Histories.refresh)[id].kind == .holds)
  }

  @Test("Overscroll that grows again after a held release is told")
  func tremble() throws {
    let script =
      Histories.pull + Histories.fire + """
        0.516667 setInset 108,0,49,0 .25 header
        0.516667 offset -108 scroll
        0.533333 offset -112 glide
        0.55 offset -108 rest
        """
    let verdict = try Trial(script)[id]
    #expect(
      verdict.says
        == "the list, let go past its top at 0.5 s (line 5), came back to 0 pt beyond its "
        + "resting offset of -108 pt and went out again to 4 pt beyond it at 0.533 s: expected it only to come back"
    )
    #expect(verdict.row == 5)
  }

  @Test(
    "A list that goes out in the turn of an animated inset is told, from its new resting place",
    arguments: [
      // It is seen to leap as the animation begins; …
      """
      0.516667 setInset 108,0,49,0 .25 header
      0.516667 setOffset -158 .25 header
      0.516667 offset -158 scroll
      0.516667 shown -167
      """,
      // … it is animated anew in each frame, and each takes it a little further; …
      """
      0.516667 setInset 74,0,49,0 .25 header
      0.516667 shown -117
      0.533333 setInset 76,0,49,0 .25 header
      0.533333 shown -128
      0.55 setInset 78,0,49,0 .25 header
      0.55 shown -139
      0.566667 setInset 108,0,49,0 .25 header
      0.566667 shown -167
      """,
      // … it has come in further than the control will hold it, and goes past that.
      """
      0.533333 offset -100 glide
      0.55 setInset 108,0,49,0 .25 header
      0.55 setOffset -167 .25 header
      0.55 offset -167 scroll
      0.55 shown -167
      """,
    ])
  func outwardWithInset(rest: String) throws {
    let verdict = try Trial(Histories.pull + Histories.fire + rest)[id]
    #expect(verdict.kind == .violated)
    #expect(verdict.says.hasPrefix("the list, let go past its top at 0.5 s (line 5), "))
    #expect(verdict.row == 5)
  }

  @Test("The sentence counts from the resting place of the new inset")
  func outwardWords() throws {
    let script =
      Histories.pull + Histories.fire + """
        0.516667 setInset 108,0,49,0 .25 header
        0.516667 setOffset -158 .25 header
        0.516667 offset -158 scroll
        0.516667 shown -167
        """
    #expect(
      try Trial(script)[id].says
        == "the list, let go past its top at 0.5 s (line 5), was 16 pt beyond its resting offset of "
        + "-108 pt and went out to 59 pt beyond it at 0.517 s: expected it only to come back")
  }

  @Test(
    "An animated inset under which the list only comes in, or opens outward to it, holds",
    arguments: [
      // As far as the pull in each frame, which is how some headers close without a bounce; …
      """
      0.516667 setInset 107,0,49,0 .1 header
      0.516667 shown -117
      0.533333 setInset 100,0,49,0 .1 header
      0.533333 shown -112
      0.55 setInset 64,0,49,0 .1 header
      0.55 shown -100
      ~ 0.566667 0.8 shown -98 -64
      """,
      // … or a hold that lies further out than where the list has come in.
      """
      0.533333 offset -90 glide
      0.55 setInset 108,0,49,0 .25 header
      0.55 offset -108 scroll
      ~ 0.55 0.8 shown -90 -108
      """,
      // A spring may swing through the hold; what closes later starts from there.
      """
      0.516667 setInset 108,0,49,0 .5 header
      0.516667 offset -108 scroll
      ~ 0.516667 0.75 shown -117 -105
      ~ 0.766667 0.966667 shown -106 -108
      2 end header
      2 phase header idle
      2 setInset 64,0,49,0 .25 header
      2 offset -64 scroll
      ~ 2 2.25 shown -108 -64
      """,
    ])
  func inwardWithInset(rest: String) throws {
    #expect(try Trial(Histories.pull + Histories.fire + rest)[id].kind == .holds)
  }

  @Test("A fast release may go out further before it comes back")
  func fast() throws {
    let script = """
      0 touch 200
      0.1 move 260
      0.1 offset -90 drag
      0.11 lift 260
      0.116667 offset -100 glide
      0.133333 offset -104 glide
      ~ 0.15 0.6 glide -100 -64
      """
    #expect(try Trial(script)[id].kind == .vacuous)
  }

  @Test("A touch that freezes an animation is no jump")
  func freeze() throws {
    let script =
      Histories.pull + Histories.fire + """
        0.516667 setInset 108,0,49,0 .25 header
        0.516667 offset -108 scroll
        0.516667 shown -117
        0.6 touch 300
        0.6 offset -112 drag
        1 lift 300
        """
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("With imposed offsets it is not applicable")
  func imposed() throws {
    #expect(try Trial("0 drag -90", drive: .offset)[id].kind == .notApplicable)
  }

  @Test("A finger that lies still for one sample after a fast move was not held")
  func notHeld() throws {
    let script = """
      0 touch 200
      0.1 move 300
      0.1 offset -90 drag
      0.2 move 300
      0.21 lift 300
      0.216667 offset -84 glide
      0.233333 offset -95 glide
      ~ 0.25 0.7 glide -95 -64
      """
    #expect(try Trial(script)[id].kind == .vacuous)
  }

  @Test("A lift after a hold that moves on its way up counts from where it leaves")
  func liftMoves() throws {
    let script = """
      0 touch 200
      0.1 move 260
      0.1 offset -90 drag
      0.5 lift 262
      0.5 offset -91 drag
      ~ 0.516667 1 glide -90 -64
      """
    #expect(try Trial(script)[id].kind == .holds)
  }

  /// A header closes; at 2.083333 s the list is seen at -94 on its way from -108 to -64.
  static let closing =
    Histories.pull + Histories.fire + Histories.open + """
      2 end header
      2 phase header idle
      2 setInset 64,0,49,0 .25 header
      2 offset -64 scroll
      2 shown -108
      2.016667 shown -107.6
      2.033333 shown -106
      2.05 shown -102
      2.066667 shown -98
      2.083333 shown -94

      """

  @Test("A write that cuts a running animation short is a hop")
  func cut() throws {
    let verdict = try Trial(Self.closing + "2.1 setOffset -64 0 header\n2.1 shown -64")[id]
    #expect(
      verdict.says
        == "the header's write at 2.1 s moved what is seen by 30 pt at once, without animation: "
        + "expected the list not to hop")
    #expect(((verdict.margin ?? 0) - 17.5).magnitude < 0.01)
  }

  @Test(
    "A write that leaves the animation on its way, or comes as it ends, is no hop",
    arguments: [
      "2.1 setOffset -64 0 header\n2.1 shown -90", "2.1 setInset 64,0,49,0 0 header\n2.1 shown -88",
      "~ 2.1 2.233333 shown -89 -65\n2.25 setOffset -64 0 header\n2.25 shown -64",
    ])
  func notCut(rest: String) throws {
    #expect(try Trial(Self.closing + rest)[id].kind == .holds)
  }

  @Test("What the app moves beside a control's write under an animation is the app's")
  func appBeside() throws {
    let script =
      Self.closing + "2.1 scrollTo -64 false\n2.1 setOffset -64 0 header\n2.1 shown -64"
    #expect(try Trial(script)[id].kind == .holds)
  }

  @Test("A lift that moves on its way up may have a speed; it may go out once before it comes back")
  func liftWithSpeed() throws {
    let start = """
      0 touch 200
      0.033 move 260
      0.033 offset -90 drag
      0.233 lift 265
      0.233 offset -92 drag
      0.25 offset -97 glide
      0.266667 offset -99 glide
      0.283333 offset -95 glide

      """
    #expect(try Trial(start + "~ 0.3 0.6 glide -90 -64")[id].kind == .holds)
    #expect(try Trial(start + "0.3 offset -97 glide")[id].kind == .violated)
  }

  @Test("It may do so where the lift's move is too small for the content, and no other lift may")
  func liftWithSpeedOnPixels() throws {
    func script(_ lift: String) -> String {
      """
      0 touch 200
      0.033 move 260
      0.033 offset -90 drag
      0.233 lift \(lift)
      0.25 offset -97 glide
      0.266667 offset -99 glide
      ~ 0.283333 0.6 glide -95 -64
      """
    }
    #expect(try Trial(script("261"))[id].kind == .holds)
    #expect(try Trial(script("260"))[id].kind == .violated)
  }

  @Test("With two fingers down each is compared with where it was itself")
  func twoFingers() throws {
    let script = """
      0 touch 200 100 0
      0 touch 300 100 1
      0.033 move 260 100 0
      0.033 offset -90 drag
      0.133 lift 300 100 1
      0.333 lift 260 100 0
      0.35 offset -97 glide
      ~ 0.366667 0.6 glide -95 -64
      """
    #expect(try Trial(script)[id].kind == .violated)
  }
}
