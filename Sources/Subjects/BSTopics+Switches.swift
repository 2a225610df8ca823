extension BSTopics {
  /// The published form's defects; the names are `BSTopicsDefect`'s.
  static let switches: [DefectSwitch] = [
    DefectSwitch(
      "B1", "timer-ends",
      "ends two seconds after its start by a timer, and says done after one, whatever came or comes",
      by: "a pull answered after 3 s, and another at 2.1: two are in flight",
      on: "pull-while-the-answer-is-late",
      breaks: "no-callback-while-refreshing", "shows-what-it-does"),
    DefectSwitch(
      "B2", "loading-ends-at-once",
      "ends the load of more as soon as it is sent, and sends another at each scroll event",
      by: "a drag past the end, up", on: "slow-pull-past-the-end",
      breaks: "no-callback-while-refreshing", "no-double-load"),
    DefectSwitch(
      "B3", "short-loads",
      "counts from an end above the rest where the content fits, so that any drag loads more",
      by: "content that fits, a pull down", on: "pull-down-of-short-content",
      breaks: "one-direction-one-control", "short-content-as-declared"),
    DefectSwitch(
      "B4", "stale-maxtime", "asks for the page after the first one again and again",
      by: "two loads of more"),
    DefectSwitch(
      "B5", "fixed-nav-height", "takes the bar above the list to be 64 points high",
      by: "a bar of 124, a pull of 1 point, up", on: "small-pull-under-a-tall-bar",
      breaks: "phase-matches-offset"),
    DefectSwitch(
      "B6", "inertia-arms", "is armed by momentum, and loads at the end of any touch",
      by: "a fling 60 points past the top, caught and let go",
      on: "fling-caught-past-the-line-and-let-go", breaks: "only-meant-pull-fires"),
    DefectSwitch(
      "B7", "inset-without-offset", "makes room and leaves the bounce alive",
      by: "a slow pull, let go", on: "slow-pull-past-the-line", breaks: "no-offset-jump"),
    DefectSwitch(
      "B8", "both-at-once", "lets the footer load while the header does, and the other way round",
      by: "a refresh, then the list's end", on: "reach-the-end-during-a-refresh",
      breaks: "overlap-as-declared"),
    DefectSwitch(
      "B9", "ignores-finished",
      "takes an opening that is cut short for one that is over, and the refresh with it",
      by: "a touch .3 s after the start", on: "catch-in-the-opening", breaks: "phases-in-order"),
    DefectSwitch(
      "B10", "cancel-fires", "takes a cancelled gesture for a release",
      by: "a cancel while armed", on: "cancel-while-armed", breaks: "only-meant-pull-fires"),
    DefectSwitch(
      "B11", "alpha-over-one", "lets its opacity go on beyond 1",
      by: "a pull of twice its height", on: "slow-pull-past-the-line", breaks: "shows-what-it-does"),
    DefectSwitch(
      "B12", "alpha-drops",
      "is transparent and not armed a second after an end, whatever the finger holds",
      by: "a pull that is held over that moment", on: "pull-held-over-the-closing",
      breaks: "shows-what-it-does", "phase-matches-offset"),
    DefectSwitch(
      "B13", "idle-text-changes", "says something else at rest after a load than at first",
      by: "a load, and a look", on: "slow-pull-past-the-line", breaks: "shows-what-it-does"),
    DefectSwitch(
      "B14", "layout-once", "keeps the width that the list had when it was made", by: "a rotation"),
    DefectSwitch(
      "B15", "no-gate", "loads also when it is hidden or disabled",
      by: "disabled while armed, up", on: "disable-while-armed", breaks: "only-meant-pull-fires"),
  ]
}
