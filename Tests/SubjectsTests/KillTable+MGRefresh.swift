/// mg-refresh-control's cells.
extension KillTable {
  static let mgRefresh = kills(
    of: "mg-refresh-control",
    [
      ("C1", "tip-not-turned-back", "deep-pull", "shows-what-it-does"),
      (
        "C2", "sync-end-turns-again", "deep-pull-answered-under-the-finger",
        "shows-what-it-does"
      ),
      (
        "C2", "sync-end-turns-again", "deep-pull-answered-under-the-finger", "ends-cleanly"
      ),
      (
        "C2", "sync-end-turns-again", "end-in-the-middle-of-a-pull", "begin-end-idempotent"
      ),
      ("C3", "no-spinner-at-zero", "begin-at-rest", "shows-what-it-does"),
      ("C4", "observes-frame", "pull-where-the-frame-is-not-told", "shows-what-it-does"),
      ("C5", "no-hysteresis", "a-pixel-up-and-down-at-50", "shows-what-it-does"),
      (
        "C7", "zero-skips-untip", "past-the-line-and-back-in-one-move", "shows-what-it-does"
      ),
      ("C8", "needs-nib", "deep-pull", "no-fault"),
    ])
}
