/// custom-refresh-view's cells.
extension KillTable {
  static let customRefresh = kills(
    of: "custom-refresh-view",
    [
      ("D1", "clobbers-insets", "begin-at-rest", "inset-restored"),
      ("D1", "clobbers-insets", "begin-at-rest", "other-insets-untouched"),
      (
        "D2", "drag-clears-state", "deep-pull-during-a-refresh", "no-callback-while-refreshing"
      ),
      ("D2", "drag-clears-state", "deep-pull-during-a-refresh", "phases-in-order"),
      ("D3", "no-latch", "pull-of-110-held", "meant-pull-fires"),
      ("D3", "no-latch", "pull-of-110-held", "shows-what-it-does"),
      ("D3", "no-latch", "pull-of-110-held", "rate-independent"),
      ("D4", "inertia-fires", "flings-to-the-top", "only-meant-pull-fires"),
      ("D5", "default-mode-action", "begin-under-a-finger", "meant-pull-fires"),
      ("D6", "end-always-writes", "end-while-idle-scrolled-away", "begin-end-idempotent"),
      ("D6", "end-always-writes", "end-while-idle-scrolled-away", "inset-restored"),
      ("D7", "begin-without-reveal", "begin-at-rest", "shows-what-it-does"),
      ("D8", "raw-offset", "slow-pull-short-of-the-lines", "phase-matches-offset"),
      (
        "D10", "state-after-effects", "deep-pull-where-insets-shift-the-list",
        "no-callback-while-refreshing"
      ),
      ("D9", "retain-cycle", "deep-pull", "detach-is-clean"),
      ("D11", "observes-twice", "detach-and-pull", "detach-is-clean"),
      ("D12", "wrong-removal-context", "detach-and-pull", "detach-is-clean"),
      ("D12", "wrong-removal-context", "detach-and-pull", "no-fault"),
      ("D13", "fires-after-detach", "deep-pull-without-the-header", "detach-is-clean"),
      ("D14", "action-after-end", "begin-and-end-in-one-turn", "phases-in-order"),
      ("D14", "action-after-end", "begin-and-end-in-one-turn", "ends-cleanly"),
      (
        "D14", "action-after-end", "r003-ends-and-begins-in-one-turn",
        "no-callback-while-refreshing"
      ),
      ("D15", "cancel-fires", "deep-pull-cancelled", "only-meant-pull-fires"),
      ("D16", "inset-without-offset", "deep-pull", "no-offset-jump"),
      ("D17", "no-gate", "deep-pull-disabled", "only-meant-pull-fires"),
    ])
}
