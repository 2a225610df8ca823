import GestureTrace
import Invariants

private let missed = "0.5 lift 300\n~ 0.516667 1 glide -117 -64\n1 phase header idle\n"
private let bounce = "\n~ 0.6 1 glide -117 -64\n1 phase header idle\n"
private let loading = "0 begin footer\n0 phase footer refreshing\n0 fired footer code\n"

/// A pull under which a refresh comes and goes.
private let interrupted =
  Histories.pull + """
    0.3 begin header
    0.3 phase header refreshing
    0.3 fired header code
    0.4 end header
    0.4 phase header idle

    """ + missed

extension Exemption {
  /// Callbacks that a pull or a begin does not get.
  static let ofOwedCallbacks: [Exemption] = [
    Exemption(
      rule: "meant-pull-fires", excuse: "the footer loads where overlap is ignored",
      contract: .both { $0.overlap = .ignored }, otherwise: .both(),
      needs: loading + Histories.pull + missed, caught: loading + Histories.pull + missed),
    Exemption(
      rule: "meant-pull-fires", excuse: "the footer fires first where overlap cancels",
      contract: .both {
        $0.overlap = .cancels
        $0.header?.delay = 0.25
      },
      otherwise: .both { $0.header?.delay = 0.25 },
      needs: Histories.pull + "0.5 lift 300\n0.516667 offset -117 glide\n0.6 fired footer code\n"
        + "1 phase header idle",
      caught: Histories.pull + "0.5 lift 300\n0.516667 offset -117 glide\n0.6 fired footer code\n"
        + "1 phase header idle"),
    Exemption(
      rule: "meant-pull-fires", excuse: "a touch that did not begin at the top",
      contract: .header { $0.startAtTop = true },
      needs: "0 scrollTo 0 false\n0 offset 0 scroll\n" + Histories.pull + missed,
      caught: Histories.pull + missed),
    Exemption(
      .refreshUnderFinger,
      otherwise: .header { $0.lateRelease = .fires }, needs: interrupted, caught: interrupted),
    Exemption(
      .touchBeforeNotice,
      needs: Histories.pull + "0.5 lift 300\n0.51 touch 300" + bounce,
      caught: Histories.pull
        + "0.5 lift 300\n0.516667 offset -117 glide\n0.52 touch 300\n0.59 lift 300" + bounce),
    Exemption(
      .goneBeforeCallback, shown: "hidden",
      needs: Histories.pull + "0.5 lift 300\n0.51 hide header true" + bounce,
      caught: Histories.pull + "0.5 lift 300\n0.51 hide header false" + bounce),
    Exemption(
      .goneBeforeCallback, shown: "out of the window",
      needs: Histories.pull + "0.5 lift 300\n0.51 leave" + bounce,
      caught: Histories.pull + "0.5 lift 300\n0.51 return" + bounce),
    Exemption(
      .goneBeforeCallback, shown: "detached", contract: .both(),
      needs: Histories.pull + "0.5 lift 300\n0.51 detach header" + bounce,
      caught: Histories.pull + "0.5 lift 300\n0.51 detach footer" + bounce),
    Exemption(
      .endBeforeCallback,
      otherwise: .header { $0.endInSettling = .deferred },
      needs: Histories.pull + "0.5 lift 300\n0.51 end header" + bounce,
      caught: Histories.pull + "0.5 lift 300\n0.51 end header" + bounce),
    Exemption(
      .silentBeginBeforeCallback,
      contract: .header { $0.begin = .silent }, otherwise: .header(),
      needs: Histories.pull + "0.5 lift 300\n0.51 begin header" + bounce,
      caught: Histories.pull + "0.5 lift 300\n0.51 begin header" + bounce),
    Exemption(
      .cancelBeforeCallback,
      contract: .header {
        $0.fires = .crossing
        $0.delay = 0.25
      },
      needs: Histories.pull + "0.3 cancel" + bounce,
      caught: Histories.pull + "0.3 lift 300" + bounce),
    Exemption(
      .unseen, shown: "out of the window",
      needs: "1 leave\n2 begin header\n3 note x", caught: "2 begin header\n3 note x"),
    Exemption(
      .unseen, shown: "without a height",
      needs: "1 resize 375 0\n2 begin header\n3 note x",
      caught: "1 resize 375 500\n2 begin header\n3 note x"),
  ]
}
