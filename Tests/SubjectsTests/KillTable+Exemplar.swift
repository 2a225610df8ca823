/// The mutants of our own control, by the rows of the field reports or their classes.
///
/// Each cell has the promise that the report saw broken, on the recording that shows it, which need not be the
/// report's own sequence.
extension KillTable {
  static let exemplar = kills(
    of: "exemplar",
    [
      ("R001", "restores-old-inset", "inset-raised-during-a-refresh", "inset-restored"),
      ("R002", "surplus-end-shrinks", "end-while-idle-scrolled-away", "begin-end-idempotent"),
      ("R002", "surplus-end-shrinks", "end-while-idle-scrolled-away", "inset-restored"),
      ("R003", "forgets-room", "end-and-begin-in-one-turn", "inset-restored"),
      ("R003", "forgets-room", "end-and-begin-in-one-turn", "drift-free"),
      ("R007", "drops-other-insets", "slow-pull-past-the-line", "other-insets-untouched"),
      ("R007", "drops-other-insets", "inset-assigned-during-a-refresh", "other-insets-untouched"),
      ("R009", "ignores-safe-area", "small-pull-under-a-safe-area", "phase-matches-offset"),
      ("R009", "leaves-a-fraction", "slow-pull-past-the-line", "drift-free"),
      ("R010", "bounce-goes-on", "slow-pull-past-the-line", "no-offset-jump"),
      ("R013", "rows-after-end-unseen", "filling-a-short-list", "order-independent"),
      ("R017", "end-scrolls-to-top", "end-while-scrolled-away", "rest-in-range"),
      ("R019", "insets-at-attach", "slow-pull-short-of-the-lines", "attach-order-independent"),
      ("R035", "opens-under-finger", "begin-under-a-finger", "no-move-under-finger"),
      ("R036", "cancel-fires", "cancel-while-armed", "only-meant-pull-fires"),
      ("R037", "end-in-callback-lost", "answer-inside-the-callback", "ends-cleanly"),
      ("R043", "closing-clears-no-more", "no-more", "no-more-holds"),
      (
        "R050", "any-way-approaches", "content-little-taller-than-the-view",
        "one-direction-one-control"
      ),
      ("R057", "jitter-disarms", "a-pixel-back-as-it-lifts", "meant-pull-fires"),
      ("R060", "waits-for-dragging", "flings-to-the-bottom", "release-flag-independent"),
      ("R061", "short-tap-dead", "tap-on-the-footer-of-a-short-list", "meant-approach-loads"),
      ("R063", "opens-once", "load-more-near-the-end", "inset-held"),
      ("R064", "forgets-off-window", "answer-out-of-the-window", "inset-restored"),
      ("R064", "forgets-off-window", "answer-out-of-the-window", "safe-to-leave"),
      ("R072", "failure-retries", "a-load-that-fails", "no-load-loop"),
      ("R075", "loads-when-laid-out", "content-little-taller-than-the-view", "no-unprompted-fire"),
      ("R077", "end-in-opening-lost", "slow-pull-past-the-line", "delay-independent"),
      ("R077", "end-in-opening-lost", "r039-ends-that-overtake-the-look", "ends-cleanly"),
      ("R079", "fires-when-deeper", "fires-at-the-line-and-deeper", "one-callback-per-pull"),
      ("R085", "end-shows-last-row", "rows-inserted-inside-the-callback", "anchor-kept"),
      ("R088", "touch-blocks-end", "end-under-a-finger", "settles"),
      ("R092", "keeps-observers", "both-detached-while-refreshing", "detach-is-clean"),
      ("R092", "removes-observer-twice", "detach-while-refreshing", "no-fault"),
      ("R093", "calls-before-state", "begin-at-rest", "phases-in-order"),
      ("R098", "end-stops-glide", "end-in-momentum", "keeps-inertia"),
      ("R099", "answer-ends-both", "header-and-footer-at-once", "overlap-as-declared"),
      ("X08", "closes-at-once", "slow-pull-past-the-line", "no-offset-jump"),
      ("X11", "rearms-at-end", "answers-without-growth", "no-double-load"),
      ("X11", "rearms-at-end", "a-load-that-brings-little", "no-double-load"),
      ("X15", "armed-too-soon", "pull-of-60", "phase-matches-offset"),
      ("X16", "spins-on", "slow-pull-past-the-line", "shows-what-it-does"),
      ("X20", "remembers-end", "rows-taken-away", "stays-alive"),
      ("X30", "begin-restarts", "begin-while-refreshing", "no-callback-while-refreshing"),
      ("X30", "begin-shows-again", "begin-in-a-refresh-scrolled-away", "begin-end-idempotent"),
      ("X31", "counts-sideways", "swipe-across-a-wide-list", "axis-isolated"),
      ("X33", "caught-closing-stays", "pull-held-over-the-closing", "regrab-safe"),
      ("X36", "ends-by-itself", "pull-while-the-answer-is-late", "phases-in-order"),
      ("AXIS", "zeroes-x", "pull-of-a-list-scrolled-sideways", "axis-isolated"),
      ("LOAD_LOOP", "keeps-tap", "tap-just-before-the-end", "no-load-loop"),
      ("MISSED_PULL", "needs-two-samples", "one-sample-past-the-line", "rate-independent"),
      ("OFFSCREEN", "return-shows-top", "back-to-a-list-scrolled-away", "safe-to-leave"),
      ("REGRAB", "pull-stays", "small-pull-in-the-closing", "regrab-safe"),
      (
        "SHORT_CONTENT", "short-asks-like-long", "small-pull-of-short-content",
        "short-content-as-declared"
      ),
    ])
}
