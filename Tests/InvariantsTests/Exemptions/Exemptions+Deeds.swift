import GestureTrace
import Invariants

private let opened = Histories.pull + Histories.fire + Histories.open
/// A finger pulls the list and lets go; it bounces back.
private let bouncing =
  Histories.pull + "0.5 lift 300\n0.51 offset -117 glide\n0.52 offset -105 glide\n"
/// The list glides at 10 pt/s, at which momentum ends.
private let slow = """
  0 touch 500
  0.1 move 400
  0.1 offset 36 drag
  0.11 lift 400
  0.12 offset 46 glide
  0.13 offset 46.1 glide

  """

extension Exemption {
  /// What an end, a begin, inserted rows or a finger leave behind.
  static let ofDeeds: [Exemption] = [
    Exemption(
      .edgeMet, shown: "where it stops", scene: .short(675),
      needs: KeepsInertiaTests.fling + "0.135 end header\n0.14 offset 57 rest",
      caught: KeepsInertiaTests.fling + "0.135 end header\n0.14 offset 53 rest"),
    Exemption(
      .placeBecameIllegal,
      needs: KeepsInertiaTests.fling + "0.135 content 600\n0.135 end header\n"
        + "0.135 setOffset -18 .25 header\n0.135 offset -18 scroll",
      caught: KeepsInertiaTests.fling + "0.135 content 1000\n0.135 end header\n"
        + "0.135 setOffset -18 .25 header\n0.135 offset -18 scroll"),
    Exemption(
      .tooSlow,
      needs: slow + "0.135 end header\n0.14 offset 46.1 rest",
      caught: KeepsInertiaTests.fling + "0.135 end header\n0.14 offset 52.1 rest"),
    Exemption(
      .appOrFingerStops, shown: "a finger comes down",
      needs: KeepsInertiaTests.fling + "0.135 end header\n0.14 touch 300",
      caught: KeepsInertiaTests.fling + "0.135 end header\n0.14 note x"),
    Exemption(
      .appOrFingerStops, shown: "the app scrolls",
      needs: KeepsInertiaTests.fling
        + "0.135 end header\n0.135 scrollTo 0 false\n0.135 offset 0 scroll",
      caught: KeepsInertiaTests.fling
        + "0.135 end header\n0.135 setOffset 0 0\n0.135 offset 0 scroll"),
    Exemption(
      .wayIntoRange,
      needs: opened + "1 prepend 30\n1 offset -78 scroll\n1.5 end header\n1.5 phase header idle\n"
        + "1.5 setInset 64,0,49,0 .25 header\n1.5 offset -64 scroll\n1.5 setOffset -64 0 header",
      caught: opened + "1 prepend 50\n1 offset -58 scroll\n1.5 end header\n1.5 phase header idle\n"
        + "1.5 setInset 64,0,49,0 .25 header\n1.5 setOffset -64 0 header\n1.5 offset -64 scroll"),
    Exemption(
      rule: "anchor-kept", excuse: "what a control did before the content came in",
      needs: opened + "1 end header\n1 setInset 64,0,49,0 .25 header\n1 offset -64 scroll\n"
        + "1 prepend 300\n1 offset 236 scroll",
      caught: opened + "1 prepend 300\n1 offset 192 scroll\n1 end header\n"
        + "1 setOffset 236 .25 header\n1 offset 236 scroll"),
    Exemption(
      .reasonToMove, shown: "a begin",
      needs: "1 prepend 300\n1 offset 236 scroll\n1.5 begin header\n1.5 setOffset -108 0 header",
      caught: "1 prepend 300\n1 offset 236 scroll\n1.5 setOffset -108 0 header"),
    Exemption(
      .appScrolledPastLine, shown: "the list",
      needs: opened + "1 touch 300\n1.1 lift 300\n" + Histories.close
        + "2.5 scrollTo -200 false\n2.5 offset -200 scroll",
      caught: opened + "1 touch 300\n1.1 lift 300\n" + Histories.close
        + "2.5 setOffset -200 0 header\n2.5 offset -200 scroll"),
    Exemption(
      .appScrolledPastLine, shown: "the edge",
      needs: opened + "1 touch 300\n1.1 lift 300\n" + Histories.close
        + "2.5 scrollTo -200 false\n2.5 offset -200 scroll\n2.5 phase header armed",
      caught: opened + "1 touch 300\n1.1 lift 300\n" + Histories.close
        + "2.5 scrollTo 200 false\n2.5 offset 200 scroll\n2.5 phase header armed"),
    Exemption(
      .detachedLeavesNothing, contract: .both(),
      needs: opened + "1 touch 300\n1.1 lift 300\n1.2 detach header",
      caught: opened + "1 touch 300\n1.1 lift 300\n1.2 end header\n1.2 detach footer"),
    Exemption(
      rule: "regrab-safe", excuse: "insets that are not told apart",
      needs: opened + "1 touch 300\n1.1 lift 300\n1.2 assignInset 90,0,49,0\n1.5 end header\n"
        + "1.5 phase header idle\n1.5 setInset 70,0,49,0 0 header\n1.5 offset -64 scroll",
      caught: opened + "1 touch 300\n1.1 lift 300\n1.2 assignInset 64,0,49,0\n1.5 end header\n"
        + "1.5 phase header idle\n1.5 setInset 70,0,49,0 0 header\n1.5 offset -64 scroll"),
    Exemption(
      .shiftedBounce, shown: "into the range",
      needs: bouncing + "0.525 prepend 300\n0.525 offset 195 scroll\n0.53 offset 202 glide\n"
        + "0.54 offset 212 glide\n0.545 end header\n0.55 offset 214 rest",
      caught: KeepsInertiaTests.fling + "0.135 prepend 300\n0.135 offset 352 scroll\n"
        + "0.135 end header\n0.14 offset 353 rest"),
    Exemption(
      .edgeMet, shown: "between two samples",
      scene: .short(675),
      needs: KeepsInertiaTests.fling + "0.139 content 1200\n0.14 offset 55 rest",
      caught: KeepsInertiaTests.fling + "0.131 content 1200\n0.14 offset 53 rest"),
    Exemption(
      .shiftedBounce, shown: "it meets its own edge",
      scene: .short(676),
      needs: KeepsInertiaTests.fling + "0.135 prepend 300\n0.135 offset 352 scroll\n"
        + "0.14 offset 357 glide\n0.15 offset 360 glide\n0.16 offset 359 glide",
      caught: KeepsInertiaTests.fling + "0.135 prepend 300\n0.135 offset 352 scroll\n"
        + "0.14 offset 353 glide\n0.15 offset 354 glide\n0.16 offset 355 glide"),
    Exemption(
      .reasonToMove, shown: "a scroll of the app that goes on",
      needs: "0.5 scrollTo 300 true\n0.516667 offset -60 scroll\n0.52 prepend 300\n"
        + "0.52 offset 240 scroll\n0.52 offset 250 scroll\n0.533333 offset 280 scroll",
      caught: "0.52 prepend 300\n0.52 offset 236 scroll\n0.52 offset 250 scroll"),
    Exemption(
      .reasonToMove, shown: "a refresh that starts",
      needs: Histories.pull + "0.5 lift 300\n0.51 prepend 100\n0.51 offset -24 scroll\n"
        + "0.51 phase header refreshing\n0.51 setOffset -108 .25 header\n0.51 offset -108 scroll",
      caught: Histories.pull + "0.5 lift 300\n0.51 prepend 100\n0.51 offset -24 scroll\n"
        + "0.51 phase header idle\n0.51 setOffset -108 .25 header\n0.51 offset -108 scroll"),
    Exemption(
      .wayToHold,
      needs: "0 begin header\n0 phase header settling\n0 setOffset -108 .25 header\n"
        + "0 offset -108 scroll\n0.1 prepend 30\n0.1 offset -78 scroll\n"
        + "0.25 setInset 108,0,49,0 .25 header\n0.25 setOffset -108 .25 header",
      caught: "0 begin header\n0 phase header settling\n0 setOffset -108 .25 header\n"
        + "0 offset -108 scroll\n0.1 prepend 60\n0.1 offset -48 scroll\n"
        + "0.25 setInset 108,0,49,0 .25 header\n0.25 setOffset -108 .25 header"),
  ]
}

extension Scene {
  /// Under bars, with content of so many points.
  fileprivate static func short(_ content: Double) -> Scene {
    var scene = Scene.bars
    scene.content = content
    return scene
  }
}
