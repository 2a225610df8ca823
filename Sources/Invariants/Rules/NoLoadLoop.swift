internal import GestureTrace

/// After an end without growth the footer does not load again until a touch, a tap or a begin after it.
///
/// The load has brought nothing if the content is no taller when its end has come than at its callback, and
/// has not grown since; rows that come after the end in the same instant count. As asking for another counts
/// also what a touch does that came before the end: a new approach, or a release that meets the contract;
/// whether `repeat` allows it is for `no-double-load`. A reset by the app and a new control begin anew.
extension Invariant {
  static let noLoadLoop = Invariant(
    RuleDescription(
      id: "no-load-loop",
      promise: "A load that brought nothing is not repeated by itself.",
      matters: """
        The server fails or has nothing more, and the list asks it again and again, as fast as it \
        answers: the page hangs, the battery drains, the server is flooded.
        """,
      reported: """
        A failed load at the bottom is sent again and again and hangs the page (ElemeFE/vue-\
        infinite-scroll#99); an empty list keeps loading (youzan/vant#2954).
        """,
      judged: """
        At each footer callback, by user or code, after an end without growth, a failure too: a touch has \
        begun, approached anew or let go past the trigger, or a tap, a begin or a reset has come since \
        that end. Content that fills the view by itself does so only while it grows.
        """,
      vacuous: "No load of the footer ended without growth.",
      settings: "`short`: where it is `fill`, loads go on while content grows.",
      unit: "callbacks",
      example: """
        the footer fired again at 0.7 s, though the load that the app had ended at 0.5 s (line 6) had brought \
        nothing, and no touch, tap or begin had come since: expected no callback
        """),
    excluded: needs(.footer),
    kept: {
      "\(Words.count($1.tested, "load", "loads")) without growth, none of them repeated by itself"
    }
  ) {
    Clause.once(per: { $0.footerLoads.end?.place }) { here in
      here.footerLoads.hasGrown ? .passed : .kept(margin: 1)
    }
    Clause.each(.fired(.footer)) { here in
      guard let barren = here.footerLoads.barren?.place else { return .passed }
      return here.broken(
        "the footer fired again at \(here.place), though the load that the app had ended at \(barren) had "
          + "brought nothing, and no touch, tap or begin had come since",
        expected: "no callback", margin: 1)
    }
  }
}
