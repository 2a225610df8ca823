import GestureTrace
import Invariants

/// Content that fits the view, which rests at -64; a pull up of 44 pt loads.
private let short: Scene = {
  var scene = Scene.bars
  scene.content = 100
  return scene
}()

/// Content that is 30 pt taller than fits: the zone begins 10 pt above its resting place of -64.
private let little: Scene = {
  var scene = Scene.bars
  scene.content = 584
  return scene
}()

private let pull = "0 touch 400\n0.1 move 100\n0.1 offset -10 drag\n1 lift 100\n"
/// A finger drags into the footer's zone of 40 pt before the app's end at 582 pt.
private let approach = "0 touch 600\n0.1 move 50\n0.1 offset 550 drag\n"
private let late = "2 touch 600\n2.1 move 50\n2.1 offset 550 drag\n"
private let slow = Contract.footer { $0.delay = 0.25 }
private let load = "phase footer refreshing\n0 fired footer code\n"
/// The footer has loaded once, without growth.
private let loaded =
  "0 begin footer\n0 \(load)0.1 end footer\n0.1 phase footer idle\n1 touch 600\n"
  + "1.1 move 50\n1.1 offset 550 drag\n2 lift 50\n"
/// No-more is told, then the header refreshes; the footer has not learned of it.
private let refreshed =
  "0 noMore\n0 phase footer noMore\n0.1 begin header\n0.1 phase header refreshing\n"
  + "0.1 fired header code\n"
/// A finger that comes down while a load without growth is open, or after its end.
private let fingerAtEnd =
  "0 begin footer\n0 \(load)0.5 touch 600\n0.6 end footer\n0.6 phase footer idle\n"
  + "1.1 move 50\n1.1 offset 550 drag\n2 lift 50\n"
private let overscroll = Contract.footer {
  $0.measure = .overscroll
  $0.trigger = .points(44)
  $0.fires = .release
}

extension Exemption {
  /// Callbacks that an approach does not get.
  static let ofOwedLoads: [Exemption] = [
    Exemption(
      rule: "meant-approach-loads", excuse: "short content that never loads",
      contract: .footer { $0.short = .off }, otherwise: .footer(), scene: short, needs: pull,
      caught: pull),
    Exemption(
      rule: "meant-approach-loads", excuse: "short content that fills by itself",
      contract: .footer { $0.short = .fill }, otherwise: .footer(), scene: short, needs: pull,
      caught: pull),
    Exemption(
      .momentumOfShortContent,
      contract: .footer { $0.shortFires = .crossing }, scene: short,
      needs:
        "0 touch 400\n0.05 move 395\n0.1 lift 395\n0.15 offset -30 glide\n0.2 offset -10 glide",
      caught: pull + "1.1 offset -40 glide"),
    Exemption(
      .barrenUnlimited,
      contract: .footer { $0.repeat = .unlimited }, otherwise: .footer(), needs: loaded,
      caught: loaded),
    Exemption(
      .barrenUnderFinger,
      contract: .footer { $0.repeat = .oncePerDrag }, needs: fingerAtEnd, caught: loaded),
    Exemption(
      .fitsAnew, contract: slow,
      needs: approach + "0.2 content 300", caught: approach + "0.2 content 1100"),
    Exemption(
      .heightGone, contract: slow, needs: approach + "0.2 resize 375 0",
      caught: approach + "0.2 resize 375 600"),
    Exemption(
      .noMoreInTheBalance, shown: "by a refresh",
      contract: .both(), needs: refreshed + late,
      caught: refreshed + "0.2 end header\n0.2 phase header idle\n" + late),
    Exemption(
      .loadUnderFinger,
      contract: overscroll,
      needs: "0 touch 600\n0 begin footer\n0 \(load)0.05 end footer\n0.05 phase footer idle\n"
        + "0.1 move 50\n0.1 offset 640 drag\n1 lift 50",
      caught: "0 touch 600\n0.1 move 50\n0.1 offset 640 drag\n1 lift 50"),
    Exemption(
      .backFromTop,
      contract: .footer(), scene: little,
      needs: "0 touch 200\n0.1 move 230\n0.1 offset -80 drag\n0.2 move 220\n"
        + "0.2 offset -70 drag\n1 cancel",
      caught: "0 touch 200\n0.1 move 230\n0.1 offset -80 drag\n0.2 move 180\n"
        + "0.2 offset -60 drag\n1 cancel"),
    Exemption(
      .emptyList, contract: .footer(), scene: short,
      needs: "0 content 0\n" + pull, caught: "0 content 10\n" + pull),
    Exemption(
      .noMoreInTheBalance, shown: "by an end in idle",
      contract: .footer(), needs: "0 end footer noMore\n0 phase footer noMore\n" + approach,
      caught: "0 end footer\n0 phase footer noMore\n" + approach),
    Exemption(
      rule: "meant-approach-loads", excuse: "a refresh under way where overlap is not allowed",
      contract: .both { $0.overlap = .cancels }, otherwise: .both(),
      needs: "0 begin header\n0 phase header refreshing\n0 fired header code\n" + approach,
      caught: "0 begin header\n0 phase header refreshing\n0 fired header code\n" + approach),
    Exemption(
      rule: "meant-approach-loads", excuse: "the header fires first where overlap cancels",
      contract: .both {
        $0.overlap = .cancels
        $0.footer?.delay = 0.25
      },
      otherwise: .both { $0.footer?.delay = 0.25 },
      needs: approach + "0.2 begin header\n0.2 fired header code",
      caught: approach + "0.2 begin header\n0.2 fired header code"),
  ]
}
