import GestureTrace
import Invariants

/// A header that shows the pull of `Histories.pull`, in words and as a progress.
private let shown =
  "0 text header Pull\n0 progress header 0\n" + Histories.pull
  + "0.2 text header Let go\n0.2 progress header 1\n"
private let texts = PhaseTexts(idle: ["Pull"], armed: ["Let go"])
private let late =
  "0 scrollTo 0 false\n0 offset 0 scroll\n0 progress header 0\n0 touch 200\n"
  + "0.1 move 400\n0.1 offset -140 drag\n0.1 phase header pulling\n0.2 lift 400"
private let glided =
  "0 text header Pull\n0 release -64 0\n0 offset -64 drag\n1 glide -124\n1 offset -124 glide\n"
  + "1 text header Let go\n1 phase header armed\n"
private let near = """
  0 progress footer 0.5
  1 begin footer
  1 phase footer refreshing
  1 progress footer 1
  2 end footer
  2 phase footer idle
  2 progress footer 0.5
  3 touch 300
  3.1 lift 300
  """
private let settling = "0 spinner header false\n1 begin header\n1 phase header settling\n"
private let begun =
  "1 setOffset -108 .25 header\n1 offset -108 scroll\n1.5 phase header refreshing\n"
  + "1.5 fired header code\n1.5 spinner header true\n3 end header\n3 phase header idle\n"
  + "3 spinner header false\n"
/// A refresh of which the header shows what is left in sight.
private let sliding =
  Histories.refresh.replacing("0.2 phase", with: "0.2 progress header 1\n0.2 phase")

extension Exemption {
  /// What is shown, and does not seem to be what is done.
  static let ofLooks: [Exemption] = [
    Exemption(
      .restsByApp, by: "shows-what-it-does",
      contract: .header { $0.texts = texts },
      needs: "0 text header Pull\n1 scrollTo -200 false\n1 offset -200 scroll\n"
        + "1 text header Let go\n1 phase header armed",
      caught: shown + "0.5 lift 300\n~ 0.516667 1 glide -117 -64"),
    Exemption(
      .restsUntilSample, by: "shows-what-it-does",
      contract: .header { $0.texts = texts }, drive: .offset,
      needs: glided + "3 glide -64\n3 offset -64 rest\n3 text header Pull\n3 phase header idle",
      caught: glided + "3 glide -64\n3 offset -64 rest\n5 note x"),
    Exemption(
      .restsUntilDue, by: "shows-what-it-does",
      contract: .header {
        $0.texts = texts
        $0.delay = 3
      },
      otherwise: .header { $0.texts = texts }, ending: .stopped, after: 1,
      needs: shown + "0.5 lift 300\n0.516667 offset -117 glide",
      caught: shown + "0.5 lift 300\n0.516667 offset -117 glide"),
    Exemption(
      .untoldGeometry,
      needs: shown + "0.3 inset 130,0,49,0\n0.3 text header Pull\n0.3 phase header idle\n"
        + "0.4 lift 300",
      caught: shown + "0.3 move 200\n0.3 offset -64 drag\n0.3 text header Pull\n"
        + "0.3 phase header idle\n0.4 lift 200"),
    Exemption(
      .pullWithoutCount,
      contract: .header { $0.startAtTop = true }, otherwise: .header(), needs: late, caught: late),
    Exemption(
      .beforeTheEnd,
      contract: .footer(),
      otherwise: .footer {
        $0.measure = .overscroll
        $0.fires = .release
      },
      needs: near, caught: near),
    Exemption(
      .settlesInLook, needs: settling + "1 spinner header true\n" + begun,
      caught: settling + "1 spinner header true\n" + begun + "3.1 spinner header true"),
    Exemption(
      .slidesBack, needs: sliding + "2.25 progress header 0", caught: sliding),
  ]
}
