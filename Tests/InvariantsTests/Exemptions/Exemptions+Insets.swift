import GestureTrace
import Invariants

private let opened = Histories.pull + Histories.fire + Histories.open
private let closed = "2 end header\n2 phase header idle\n2 setInset 64,0,49,0 .25 header\n"

/// 54 pt shorter than the legal view.
private let short: Scene = {
  var scene = Scene.bars
  scene.content = 500
  return scene
}()
private let begin = "0 begin footer\n0 phase footer refreshing\n0 fired footer code\n"

extension Exemption {
  /// Insets that stand otherwise.
  static let ofInsets: [Exemption] = [
    Exemption(
      .keptGivenUp, contract: .footer { $0.keeps = 44 },
      needs: "0 setInset 64,0,93,0 0 footer\n1 hide footer true\n1 setInset 64,0,49,0 0 footer",
      caught: "0 setInset 64,0,93,0 0 footer\n1 setInset 64,0,49,0 0 footer"),
    Exemption(
      rule: "inset-restored", excuse: "an inset assigned over an own part, until the next idle",
      needs: opened + "1 assignInset 90,0,49,0\n4 note x\n8 end header\n8 phase header idle",
      caught: opened + "1 assignInset 90,0,49,0\n8 end header\n8 phase header idle\n"
        + "9 setInset 134,0,49,0 0 header"),
    Exemption(
      rule: "inset-held", excuse: "a header may shrink while scrolled away, where declared",
      otherwise: .header { $0.scrollsAway = false },
      needs: opened + "1 scrollTo 300 false\n1 offset 300 scroll\n"
        + "1 setInset 64,0,49,0 0 header\n1.5 note x\n" + closed,
      caught: opened + "1 scrollTo 300 false\n1 offset 300 scroll\n"
        + "1 setInset 64,0,49,0 0 header\n1.5 note x\n" + closed),
    Exemption(
      .deficitBetween, contract: .footer(), scene: short,
      needs: begin + "0 setInset 64,0,147,0 0 footer\n1 content 600\n2 note x",
      caught: begin + "0 setInset 64,0,147,0 0 footer\n1 content 600\n"
        + "1 setInset 64,0,69,0 0 footer\n2 note x"),
    Exemption(
      .assignedInset,
      needs: opened + "1 assignInset 64,0,49,0\n1.5 note x\n2 end header\n2 phase header idle",
      caught: opened + "1 setInset 64,0,49,0 0 header\n1.5 note x\n2 end header\n"
        + "2 phase header idle"),
    Exemption(
      rule: "inset-held", excuse: "a detach ends the promise", contract: .both(),
      needs: opened + "1 detach header\n1 setInset 64,0,49,0 0 header\n1.5 note x\n",
      caught: opened + "1 detach footer\n1 setInset 64,0,49,0 0 header\n1.5 note x\n"),
    Exemption(
      .unknownWriter, contract: .both(), needs: "1 setInset 64,0,93,0 0",
      caught: "1 setInset 64,0,93,0 0 header"),
  ]
}
