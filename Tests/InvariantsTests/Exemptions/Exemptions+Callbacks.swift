import GestureTrace
import Invariants

/// Content that fits the view.
private let short: Scene = {
  var scene = Scene.bars
  scene.content = 100
  return scene
}()

private let tap = "1 tap footer\n1 phase footer refreshing\n1 fired footer user\n"
private let fill = "0 phase footer refreshing\n0 fired footer user\n"

/// A finger drags into the footer's zone of 40 pt before the app's end at 582 pt; the load ends at 0.5 s.
private let load = """
  0 touch 600
  0.1 move 50
  0.1 offset 550 drag
  0.1 phase footer refreshing
  0.1 fired footer user
  0.5 end footer
  0.5 phase footer idle

  """
private let byCode = """
  0.1 phase footer refreshing
  0.1 fired footer code
  0.5 end footer
  0.5 phase footer idle

  """
private let again = "0.7 phase footer refreshing\n0.7 fired footer user\n"

extension Exemption {
  /// Callbacks that come without a pull, or one too many.
  static let ofCallbacks: [Exemption] = [
    Exemption(
      rule: "only-meant-pull-fires", excuse: "a tap where taps load",
      contract: .footer { $0.tap = true }, otherwise: .footer(), needs: tap, caught: tap),
    Exemption(
      rule: "only-meant-pull-fires", excuse: "short content that fills by itself",
      contract: .footer { $0.short = .fill }, otherwise: .footer { $0.short = .pull }, scene: short,
      needs: fill, caught: fill),
    Exemption(
      .detachedFires,
      needs: "1 detach header\n2 fired header user", caught: "2 fired header user"),
    Exemption(
      .chargedToNone,
      otherwise: .header { $0.delay = 8 }, needs: Histories.refresh + "7 fired header user",
      caught: Histories.refresh + "7 fired header user"),
    Exemption(
      .beginWaitsForClosing,
      needs: Histories.refresh + """
        3 phase header refreshing
        3.1 end header
        3.2 begin header
        3.5 phase header idle
        3.6 fired header code
        """,
      caught: Histories.refresh + """
        3 phase header refreshing
        3.2 begin header
        3.6 fired header code
        """),
    Exemption(
      .detachClosesLoad,
      needs: Histories.pull + Histories.fire
        + "1 detach header\n1.1 attach header\n1.2 fired header code",
      caught: Histories.pull + Histories.fire + "1.1 attach header\n1.2 fired header code"),
    Exemption(
      rule: "no-callback-while-refreshing", excuse: "overlap cancels",
      contract: .both { $0.overlap = .cancels }, otherwise: .both(),
      needs: Histories.pull + Histories.fire + "1 fired footer code\n1.2 fired header code",
      caught: Histories.pull + Histories.fire + "1 fired footer code\n1.2 fired header code"),
    Exemption(
      rule: "no-double-load", excuse: "a tap after the end", contract: .footer { $0.tap = true },
      needs: load + "0.69 tap footer\n" + again,
      caught: load + "0.6 move 45\n0.6 offset 555 drag\n" + again),
    Exemption(
      rule: "no-double-load", excuse: "short content that fills by itself",
      contract: .footer { $0.short = .fill }, otherwise: .footer(), scene: short,
      needs: fill + "0.5 end footer\n0.5 content 200\n0.6 fired footer user",
      caught: fill + "0.5 end footer\n0.5 content 200\n0.6 fired footer user"),
    Exemption(
      .callbackAtTouchDown,
      contract: .footer { $0.repeat = .oncePerDrag },
      needs: "0 begin footer\n0.1 touch 600\n" + byCode + "0.6 move 50\n0.6 offset 550 drag\n"
        + again,
      caught: "0 begin footer\n0.09 touch 600\n" + byCode + "0.6 move 50\n0.6 offset 550 drag\n"
        + again),
    Exemption(
      rule: "no-double-load", excuse: "momentum approaches if its finger did not",
      contract: .footer(),
      needs: """
        0 touch 600
        0.1 begin footer
        0.1 phase footer refreshing
        0.1 fired footer code
        0.3 end footer
        0.3 phase footer idle
        0.4 move 300
        0.4 offset 400 drag
        0.5 lift 300
        0.7 offset 560 glide

        """ + again,
      caught: load + "0.6 move 200\n0.6 offset 400 drag\n0.65 lift 200\n0.7 offset 560 glide\n"
        + again),
  ]
}
