import GestureTrace
import Invariants

private let short: Scene = {
  var scene = Scene.bars
  scene.content = 100
  return scene
}()

private let fill = "0 content 120\n0 phase footer refreshing\n0 fired footer user\n"
/// A finger drags into the footer's zone; the load ends without growth at 0.5 s.
private let load = """
  0 touch 600
  0.1 move 50
  0.1 offset 550 drag
  0.1 phase footer refreshing
  0.1 fired footer user
  0.5 end footer
  0.5 phase footer idle

  """
private let again = "1 phase footer refreshing\n1 fired footer user\n"
private let drag = "0.6 touch 600\n0.7 move 50\n0.7 offset 550 drag\n"
private let told = "0.5 noMore\n0.5 phase footer noMore\n"
private let overscroll = Contract.footer {
  $0.measure = .overscroll
  $0.trigger = .points(44)
  $0.fires = .release
}
private let held = """
  0 touch 600
  0.1 move 50
  0.1 offset 640 drag
  0.1 begin footer
  0.1 phase footer refreshing
  0.1 fired footer code
  0.5 end footer
  0.5 phase footer idle

  """

extension Exemption {
  /// Callbacks that come unasked, once more or after no-more.
  static let ofUnaskedCallbacks: [Exemption] = [
    Exemption(
      rule: "no-unprompted-fire", excuse: "short content that fills by itself",
      contract: .footer { $0.short = .fill }, otherwise: .footer(), scene: short, needs: fill,
      caught: fill),
    Exemption(
      .beginHadToWait,
      needs: "1 leave\n2 begin header\n9 return\n9 fired header code",
      caught: "1 leave\n2 end header\n9 return\n9 fired header code"),
    Exemption(
      .detachedFiresUnprompted,
      needs: "1 detach header\n2 fired header user", caught: "2 fired header user"),
    Exemption(
      .approachAsksAgain, contract: .footer(),
      needs: load + "0.7 move 150\n0.7 offset 450 drag\n0.9 move 50\n0.9 offset 550 drag\n" + again,
      caught: load + "0.7 move 60\n0.7 offset 545 drag\n0.9 move 50\n0.9 offset 550 drag\n" + again),
    Exemption(
      .releaseAsksAgain, contract: overscroll,
      needs: held + "0.98 lift 50\n0.99 offset 639 glide\n" + again,
      caught: held + "0.98 cancel\n0.99 offset 639 glide\n" + again),
    Exemption(
      rule: "no-load-loop", excuse: "a reset", contract: .footer(),
      needs: load + "0.9 reset\n" + again, caught: load + "0.9 noMore\n" + again),
    Exemption(
      .newControl, contract: .footer(),
      needs: load + "0.9 detach footer\n0.9 attach footer\n" + again,
      caught: load + "0.9 attach footer\n" + again),
    Exemption(
      .decidedBeforeNoMore,
      contract: .footer { $0.delay = 0.5 },
      needs: drag + "0.8 noMore\n" + again, caught: "0.5 noMore\n" + drag + again),
    Exemption(
      rule: "no-more-holds", excuse: "a refresh that clears it", contract: .both(),
      otherwise: .both { $0.header?.clearsNoMore = false },
      needs: told + "0.6 phase header refreshing\n" + drag + again,
      caught: told + "0.6 phase header refreshing\n" + drag + again),
    Exemption(
      .idleEnd, contract: .footer(),
      needs: "0.5 end footer noMore\n" + drag + again,
      caught: "0.5 fired footer code\n0.5 end footer noMore\n" + drag + again),
    Exemption(
      .detachedFooter, contract: .footer(),
      needs: told + "0.6 detach footer\n" + again, caught: told + again),
    Exemption(
      rule: "short-content-as-declared", excuse: "a begin",
      contract: .footer { $0.short = .off }, scene: short,
      needs: "1 begin footer\n1 fired footer code", caught: "1 begin footer\n1 fired footer user"),
    Exemption(
      rule: "short-content-as-declared", excuse: "a tap where taps load",
      contract: .footer { $0.tap = true }, otherwise: .footer(), scene: short,
      needs: "1 tap footer\n1 fired footer user", caught: "1 tap footer\n1 fired footer user"),
    Exemption(
      .decidedBeforeFit,
      contract: .footer {
        $0.short = .off
        $0.delay = 0.5
      },
      needs: drag + "0.9 content 100\n" + again, caught: "0 content 100\n" + drag + again),
    Exemption(
      .fillingWaits, shown: "for a refresh",
      contract: .both { $0.footer?.short = .fill }, scene: short, ending: .stopped,
      needs: "0 phase header refreshing", caught: "0 phase header armed"),
    Exemption(
      .fillingWaits, shown: "while the content moves",
      contract: .footer { $0.short = .fill }, scene: short, ending: .stopped,
      needs: "0 touch 300", caught: "0 note x"),
    Exemption(
      .emptyUnfilled,
      contract: .footer { $0.short = .fill }, scene: short, ending: .stopped,
      needs: "0 content 0", caught: "0 content 10"),
    Exemption(
      .detachedShort, contract: .footer(),
      scene: short, needs: "0.6 detach footer\n" + again, caught: again),
  ]
}
