import GestureTrace
import Invariants

private let opened = Histories.pull + Histories.fire + Histories.open
private let write = "1 setInset 64,0,49,0 0 header\n1 offset -64 scroll\n"
private let endInOpening = """
  1 begin header
  1 phase header settling
  1 end header
  1.1 setInset 108,0,49,0 .5 header
  1.1 setOffset -108 .5 header
  1.1 offset -108 scroll
  """
/// A header opens, by writes of which it is not told whose they are.
private let unnamed = """
  1 setInset 108,0,49,0 .25
  1 setOffset -108 .25
  1 offset -108 scroll
  ~ 1 1.25 shown -64 -108
  """

extension Exemption {
  /// Content that moves, or rests, otherwise.
  static let ofMotion: [Exemption] = [
    Exemption(
      .touchFreezes,
      needs: opened + "1 touch 300\n" + write + "1 lift 300", caught: opened + write),
    Exemption(
      .controlGoes,
      needs: opened + "1 detach header\n" + write, caught: opened + write),
    Exemption(
      .movedUnderAnimation, shown: "the app scrolls",
      needs: NoOffsetJumpTests.closing
        + "2.1 scrollTo -64 false\n2.1 setOffset -64 0 header\n2.1 shown -64",
      caught: NoOffsetJumpTests.closing + "2.1 setOffset -64 0 header\n2.1 shown -64"),
    Exemption(
      .movedUnderAnimation, shown: "an animated scroll goes on",
      needs: NoOffsetJumpTests.closing + """
        2.09 scrollTo 100 true
        2.1 offset -60 scroll
        2.1 setInset 64,0,49,0 0 header
        2.1 shown -60
        """,
      caught: NoOffsetJumpTests.closing + "2.1 setInset 64,0,49,0 0 header\n2.1 shown -64"),
    Exemption(
      .lastMoveGoesOut,
      needs: "0 touch 200\n0.1 move 260\n0.1 offset -90 drag\n0.5 lift 265\n0.5 offset -92 drag\n"
        + "0.516667 offset -95 glide\n~ 0.533333 1 glide -93 -64",
      caught: "0 touch 200\n0.1 move 260\n0.1 offset -90 drag\n0.5 lift 260\n"
        + "0.516667 offset -95 glide\n~ 0.533333 1 glide -93 -64"),
    Exemption(
      .opensOutward, contract: .header { $0.hold = 70 },
      needs: Histories.pull + Histories.fire + """
        0.516667 setInset 134,0,49,0 .25 header
        0.516667 offset -134 scroll
        ~ 0.516667 0.7 shown -117 -138
        ~ 0.716667 0.766667 shown -137 -134
        """,
      caught: Histories.pull + Histories.fire
        + "0.533333 offset -112 glide\n0.55 offset -134 glide\n~ 0.566667 1 glide -130 -64"),
    Exemption(
      .appMovesUnderFinger,
      needs: Histories.pull
        + "0.3 inset 70,0,49,0\n0.3 setOffset -130 0 header\n0.3 offset -130 drag",
      caught: Histories.pull + "0.3 setOffset -130 0 header\n0.3 offset -130 drag"),
    Exemption(
      rule: "no-move-under-finger",
      excuse: "a frame of the app's scroll after a write of the inset",
      needs: Histories.pull + """
        0.3 scrollTo 300 true
        0.316667 offset -100 scroll
        0.333333 setInset 108,0,49,0 0 header
        0.333333 offset -60 scroll
        """,
      caught: Histories.pull + """
        0.3 scrollTo 300 true
        0.316667 offset -120 scroll
        0.333333 setInset 108,0,49,0 0 header
        0.333333 offset -108 scroll
        """),
    Exemption(
      .appPutOutOfRange, needs: "1 scrollTo -200 false\n1 offset -200 scroll",
      caught: "1 begin header\n1 setOffset -200 0 header\n1 offset -200 scroll"),
    Exemption(
      .noHeight,
      needs: "0 resize 375 0\n1 begin header\n1 setOffset -108 0 header\n1 offset -108 scroll",
      caught: "1 begin header\n1 setOffset -108 0 header\n1 offset -108 scroll"),
    Exemption(
      .deferredEnd, contract: .header { $0.endInSettling = .deferred }, otherwise: .header(),
      needs: endInOpening, caught: endInOpening),
    Exemption(
      .otherBegun, contract: .both(),
      needs: "1 begin header\n1 phase header settling\n1 end footer\n" + unnamed,
      caught: "0 begin header\n0 phase header settling\n1 end footer\n" + unnamed),
    Exemption(
      rule: "rest-in-range", excuse: "between imposed samples", drive: .offset,
      needs: "0 release -90 0\n0 offset -90 drag\n2 glide -64\n2 offset -64 glide",
      caught: "0 release -90 0\n0 offset -90 drag\n2 setOffset -100 0 header\n"
        + "2 offset -100 scroll"),
    Exemption(
      .sidewaysIntoRange, scene: .sideways(-30),
      needs: "1 setOffset -64 0 header\n1 offsetX 0",
      caught: "1 setOffset -64 0 header\n1 offsetX 20"),
    Exemption(
      rule: "settles", excuse: "a refresh that is never answered",
      contract: .header { $0.begin = .silent }, otherwise: .header(), ending: .stopped, after: 10,
      needs: "1 begin header\n1 phase header refreshing",
      caught: "1 begin header\n1 phase header refreshing"),
  ]
}
