extension KillTable {
  static let footView = kills(
    of: "foot-view",
    [
      ("E1", "never-disarms", "past-the-end-and-back", "phase-matches-offset"),
      ("E1", "never-disarms", "past-the-end-and-back", "only-meant-pull-fires"),
      ("E2", "inertia-arms", "fling-past-the-end-then-a-small-drag", "only-meant-pull-fires"),
      ("E3", "short-arms", "pull-down-of-short-content", "phase-matches-offset"),
      ("E3", "short-arms", "pull-down-of-short-content", "one-direction-one-control"),
      ("E4", "clobbers-insets", "slow-pull-past-the-end", "inset-restored"),
      ("E4", "clobbers-insets", "slow-pull-past-the-end", "other-insets-untouched"),
      ("E5", "ignores-bottom-inset", "small-pull-past-the-end", "phase-matches-offset"),
      ("E6", "self-observer", "slow-pull-past-the-end", "detach-is-clean"),
      ("E8", "tap-ends", "end-while-idle-scrolled-away", "begin-end-idempotent"),
      ("E8", "tap-ends", "end-while-idle-scrolled-away", "inset-restored"),
      ("E9", "end-not-animated", "slow-pull-past-the-end", "no-offset-jump"),
      ("E10", "idle-text-changes", "slow-pull-past-the-end", "shows-what-it-does"),
      ("E11", "cancel-fires", "cancel-past-the-end", "only-meant-pull-fires"),
      ("E12", "inset-without-offset", "slow-pull-past-the-end", "no-offset-jump"),
      ("E13", "no-gate", "hide-past-the-end", "only-meant-pull-fires"),
    ])
}
