extension KillTable {
  static let bsTopics = kills(
    of: "bs-topics",
    [
      ("B1", "timer-ends", "pull-while-the-answer-is-late", "no-callback-while-refreshing"),
      ("B1", "timer-ends", "pull-while-the-answer-is-late", "shows-what-it-does"),
      ("B2", "loading-ends-at-once", "slow-pull-past-the-end", "no-callback-while-refreshing"),
      ("B2", "loading-ends-at-once", "slow-pull-past-the-end", "no-double-load"),
      ("B3", "short-loads", "pull-down-of-short-content", "one-direction-one-control"),
      ("B3", "short-loads", "pull-down-of-short-content", "short-content-as-declared"),
      ("B5", "fixed-nav-height", "small-pull-under-a-tall-bar", "phase-matches-offset"),
      ("B6", "inertia-arms", "fling-caught-past-the-line-and-let-go", "only-meant-pull-fires"),
      ("B7", "inset-without-offset", "slow-pull-past-the-line", "no-offset-jump"),
      ("B8", "both-at-once", "reach-the-end-during-a-refresh", "overlap-as-declared"),
      ("B9", "ignores-finished", "catch-in-the-opening", "phases-in-order"),
      ("B10", "cancel-fires", "cancel-while-armed", "only-meant-pull-fires"),
      ("B11", "alpha-over-one", "slow-pull-past-the-line", "shows-what-it-does"),
      ("B12", "alpha-drops", "pull-held-over-the-closing", "shows-what-it-does"),
      ("B12", "alpha-drops", "pull-held-over-the-closing", "phase-matches-offset"),
      ("B13", "idle-text-changes", "slow-pull-past-the-line", "shows-what-it-does"),
      ("B15", "no-gate", "disable-while-armed", "only-meant-pull-fires"),
    ])
}
