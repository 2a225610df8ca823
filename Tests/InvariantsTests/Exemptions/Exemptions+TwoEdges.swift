import GestureTrace
import Invariants

private let short: Scene = {
  var scene = Scene.bars
  scene.content = 100
  return scene
}()

private let pull = "0 touch 200\n0.1 move 300\n0.1 offset -90 drag\n"
private let fires = "0.2 phase footer refreshing\n0.2 fired footer user"
private let late = "2 phase footer refreshing\n2 fired footer user"
private let loading = "0 begin footer\n0 phase footer refreshing\n0 fired footer code\n"
private let refreshing = "0.5 begin header\n0.5 phase header refreshing\n0.5 fired header code\n"
private let both = loading + refreshing
private let ends = "2 end footer\n2 phase footer idle\n"

extension Exemption {
  /// What one edge seems to do to the other.
  static let ofTwoEdges: [Exemption] = [
    Exemption(
      rule: "one-direction-one-control", excuse: "a tap where taps load",
      contract: .footer { $0.tap = true }, otherwise: .footer(), scene: short,
      needs: pull + "0.2 tap footer\n" + fires, caught: pull + "0.2 tap footer\n" + fires),
    Exemption(
      rule: "one-direction-one-control", excuse: "short content that fills by itself",
      contract: .footer { $0.short = .fill }, otherwise: .footer(), scene: short,
      needs: pull + fires, caught: pull + fires),
    Exemption(
      .ofEarlierTouch,
      contract: .footer(), scene: short,
      needs: pull + "0.2 lift 300\n1 touch 300\n1.1 move 200\n1.1 offset -60 drag\n" + late,
      caught: pull + "0.2 lift 300\n" + late),
    Exemption(
      .detachedDirection, contract: .footer(),
      scene: short, needs: pull + "0.15 detach footer\n" + fires, caught: pull + fires),
    Exemption(
      .leftOtherwise,
      contract: .both(), needs: both + ends + "2 hide header true\n2 phase header disabled",
      caught: both + ends + "2 note x\n2 phase header disabled"),
    Exemption(
      rule: "overlap-as-declared", excuse: "later than two frames after the end",
      contract: .both(), needs: both + ends + "2.1 phase header idle",
      caught: both + ends + "2.03 phase header idle"),
    Exemption(
      .begunAnew,
      contract: .both { $0.overlap = .cancels },
      needs: both + "1 begin footer", caught: both + "1 note x"),
    Exemption(
      .takenAwayWhileOpen,
      contract: .both { $0.overlap = .ignored },
      needs: loading + "0.4 detach footer\n" + refreshing, caught: both),
  ]
}
