import GestureTrace
import Invariants

private let fill = "0 phase footer refreshing\n0 fired footer user\n"
private let glided =
  "0 release -64 0\n0 offset -64 drag\n1 glide -124\n1 offset -124 glide\n"
  + "1 phase header armed\n"
private let far = "0.1 move 300\n0.1 offset -124 drag\n1 cancel"
private let displaced = """
  0 begin footer
  0 phase footer refreshing
  0 fired footer code
  1 touch 200
  1.1 move 330
  1.1 offset -124 drag
  1.2 lift 330
  1.2 offset -120 glide
  1.2 phase header refreshing
  1.2 phase footer idle
  1.2 fired header user

  """
private let interrupted =
  Histories.pull + Histories.fire + """
    2 hide header true
    2 phase header disabled
    3 hide header false

    """

extension Exemption {
  /// Phases that seem not to fit.
  static let ofPhases: [Exemption] = [
    Exemption(
      .beginWaited,
      needs: "1 leave\n1 begin header\n3 return\n3 phase header refreshing",
      caught: "1 leave\n1 begin header\n3 note x\n3 phase header refreshing"),
    Exemption(
      rule: "phases-in-order", excuse: "the other edge starts where overlap cancels",
      contract: .both { $0.overlap = .cancels }, otherwise: .both(), needs: displaced,
      caught: displaced),
    Exemption(
      .takenUpAgain, needs: interrupted + "3 phase header refreshing",
      caught: interrupted + "3 end header\n3 phase header refreshing"),
    Exemption(
      rule: "phases-in-order", excuse: "short content that fills by itself",
      contract: .footer { $0.short = .fill }, otherwise: .footer(),
      scene: {
        var scene = Scene.bars
        scene.content = 100
        return scene
      }(),
      needs: fill, caught: fill),
    Exemption(
      .geometryAfterOffset,
      needs: Histories.pull + "0.2 inset 100,0,49,0\n1 cancel\n1 phase header idle",
      caught: Histories.pull
        + "0.2 inset 100,0,49,0\n0.3 move 301\n0.3 offset -125 drag\n1 cancel\n"
        + "1 phase header idle"),
    Exemption(
      .sawRefresh,
      needs: "0 touch 200\n0 begin header\n0 phase header refreshing\n0 fired header code\n"
        + "0.05 end header\n0.05 phase header idle\n" + far,
      caught: "0 touch 200\n" + far),
    Exemption(
      .loadStillOpen,
      needs: "0 touch 200\n0.05 fired header code\n" + far, caught: "0 touch 200\n" + far),
    Exemption(
      rule: "phase-matches-offset", excuse: "a touch that may not fire by startAtTop",
      contract: .header { $0.startAtTop = true },
      needs: "0 scrollTo 0 false\n0 offset 0 scroll\n0 touch 200\n" + far,
      caught: "0 touch 200\n" + far),
    Exemption(
      rule: "phase-matches-offset", excuse: "an edge that may not start by overlap",
      contract: .both { $0.overlap = .ignored }, otherwise: .both(),
      needs: "0 phase footer refreshing\n0 touch 200\n" + far,
      caught: "0 phase footer refreshing\n0 touch 200\n" + far),
    Exemption(
      .fingerLeaves,
      needs: Histories.pull + "0.5 lift 250\n0.5 offset -98 drag\n0.6 phase header idle",
      caught: Histories.pull + "0.5 move 250\n0.5 offset -98 drag\n0.6 lift 250\n"
        + "0.6 phase header idle"),
    Exemption(
      .frozenBeforeMoving,
      needs: "1 touch 300\n1 offset -112 drag\n1.5 lift 300\n~ 1.516667 2 glide -110 -64",
      caught: "1 touch 300\n1 offset -112 drag\n1.2 move 301\n1.2 offset -113 drag\n1.5 lift 301\n"
        + "~ 1.516667 2 glide -110 -64"),
    Exemption(
      .restsByApp,
      needs: "1 scrollTo -124 false\n1 offset -124 scroll\n1 phase header armed",
      caught: "1 setOffset -124 0 header\n1 offset -124 scroll\n1 phase header armed"),
    Exemption(
      .restsUntilSample,
      drive: .offset,
      needs: glided + "3 glide -64\n3 offset -64 rest\n3 phase header idle",
      caught: glided + "3 glide -64\n3 offset -64 rest\n5 note x"),
    Exemption(
      .restsUntilDue,
      contract: .header { $0.delay = 5 }, otherwise: .header(), ending: .stopped,
      needs: Histories.pull
        + "0.5 lift 300\n~ 0.516667 1 glide -117 -64\n4 phase header refreshing",
      caught: Histories.pull
        + "0.5 lift 300\n~ 0.516667 1 glide -117 -64\n4 phase header refreshing"),
  ]
}
