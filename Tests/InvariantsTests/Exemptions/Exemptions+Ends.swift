import GestureTrace
import Invariants

private let opened = Histories.pull + Histories.fire + Histories.open
private let stuck = opened + "2 end header\n"
private let late =
  opened + """
    1 touch 200
    1.1 move 300
    1.1 offset -124 drag
    2 end header
    2 phase header idle

    """
private let emptied = "0 noMore\n0 phase footer noMore\n"
private let room = "1 setInset 90,0,49,0 0 header\n"

extension Exemption {
  /// Ends and begins that seem to change too much or too little.
  static let ofEnds: [Exemption] = [
    Exemption(
      .goneBeforeClosed, shown: "hidden",
      needs: stuck + "2.1 hide header true",
      caught: stuck + "2.1 hide header false"),
    Exemption(
      .goneBeforeClosed, shown: "detached", contract: .both(),
      needs: stuck + "2.1 detach header", caught: stuck + "2.1 detach footer"),
    Exemption(
      .renewed, shown: "a begin", ending: .stopped,
      needs: stuck + "2 phase header idle\n2.1 begin header\n2.1 phase header refreshing",
      caught: stuck + "2 phase header idle\n2.1 phase header refreshing"),
    Exemption(
      .renewed, shown: "a late release", ending: .stopped,
      needs: late + "2.5 lift 300\n2.516667 offset -123 glide\n2.516667 phase header refreshing",
      caught: late + "2.5 cancel\n2.516667 offset -123 glide\n2.516667 phase header refreshing"),
    Exemption(
      .geometryWithEnd,
      needs: "1 inset 80,0,49,0\n1 end header\n" + room, caught: "1 end header\n" + room),
    Exemption(
      .rowMovesContent,
      needs: "1 end header\n1 scrollTo 300 false\n" + room,
      caught: "1 end header\n1 tap footer\n" + room),
    Exemption(
      .meantMeanwhile,
      contract: .footer(),
      needs: """
        0 touch 600
        0.1 move 300
        0.1 offset 400 drag
        0.12 lift 300
        0.3 end footer
        0.4 offset 560 glide
        0.4 phase footer refreshing
        0.4 fired footer user
        0.4 setInset 64,0,93,0 .25 footer
        """,
      caught: """
        0 touch 600
        0.1 move 300
        0.1 offset 400 drag
        0.12 lift 300
        0.3 end footer
        0.4 offset 500 glide
        0.4 phase footer refreshing
        0.4 fired footer user
        0.4 setInset 64,0,93,0 .25 footer
        """),
    Exemption(
      .noMoreTold, shown: "told", contract: .footer(),
      needs: "1 end footer noMore\n1 phase footer noMore",
      caught: "1 end footer\n1 phase footer noMore"),
    Exemption(
      .noMoreTold, shown: "cleared",
      contract: .both(),
      needs: emptied + Histories.pull + """
        0.5 lift 300
        0.516667 end footer
        0.516667 offset -117 glide
        0.516667 phase header refreshing
        0.516667 fired header user
        0.516667 phase footer idle
        """,
      caught: emptied + "1 end footer\n1 phase footer idle"),
    Exemption(
      .callbackStillOwed,
      contract: .header { $0.delay = 0.25 },
      needs: "1 begin header\n1.1 end header\n1.2 fired header code",
      caught: "1.1 end header\n1.2 fired header code"),
    Exemption(
      rule: "begin-end-idempotent", excuse: "the refresh's own opening in settling",
      contract: .header { $0.delay = 0.25 },
      needs: "1 begin header\n1 phase header settling\n1.1 begin header\n"
        + "1.1 setInset 108,0,49,0 0 header\n1.1 setOffset -108 .25 header",
      caught: "1 begin header\n1 phase header settling\n1.1 begin header\n"
        + "1.1 setInset 152,0,49,0 0 header\n1.1 setOffset -152 .25 header"),
    Exemption(
      .reasonToScroll,
      needs: opened + "1 begin header\n1.1 inset 80,0,49,0\n1.2 setOffset -124 .25 header",
      caught: opened + "1 begin header\n1.1 note x\n1.2 setOffset -124 .25 header"),
    Exemption(
      .farewell, needs: opened + "1 detach header\n1 setInset 64,0,49,0 .25 header",
      caught: opened + "1 detach header\n1 setInset 64,0,49,0 .25 header\n"
        + "1.1 setInset 64,0,49,0 .25 header"),
    Exemption(
      rule: "detach-is-clean",
      excuse: "a number of observers that was never seen with the same edges",
      contract: .both(), needs: "0 observers 3\n1 detach header\n1 observers 2",
      caught: "0 observers 3\n1 detach header\n1 observers 2\n2 attach header\n2 observers 3\n"
        + "3 detach header\n3 observers 1"),
  ]
}
