extension Exemplar {
  /// The mutants; the names are `ExemplarDefect`'s, the rows are those of the field reports, or their
  /// classes.
  static let switches: [DefectSwitch] = classSwitches + reportedSwitches

  /// At least one for each rule.
  private static let classSwitches: [DefectSwitch] = [
    DefectSwitch(
      "R001", "restores-old-inset",
      "writes the inset that it remembers and the room, whatever the app has made of it",
      by: "the top inset raised during a refresh", on: "inset-raised-during-a-refresh",
      breaks: "inset-restored"),
    DefectSwitch(
      "R002", "surplus-end-shrinks", "takes its room away at each end, whether there is any or not",
      by: "an end in idle", on: "end-while-idle-scrolled-away", breaks: "begin-end-idempotent",
      "inset-restored"),
    DefectSwitch(
      "R003", "forgets-room", "adds its room once more where a load begins while it still stands",
      by: "an end and a begin in one turn", on: "end-and-begin-in-one-turn",
      breaks: "inset-restored", "drift-free"),
    DefectSwitch(
      "R007", "drops-other-insets", "writes its own inset and 0 for the bottom's",
      by: "a pull over a bottom inset", on: "slow-pull-past-the-line",
      breaks: "other-insets-untouched"),
    DefectSwitch(
      "R009", "ignores-safe-area", "reads the content inset where the adjusted one counts",
      by: "a pull of 1 point under a safe area of 88", on: "small-pull-under-a-safe-area",
      breaks: "phase-matches-offset"),
    DefectSwitch(
      "R009", "leaves-a-fraction", "leaves 0.4 points of its room in the inset each time it closes",
      by: "three rounds of a pull", on: "slow-pull-past-the-line", breaks: "drift-free"),
    DefectSwitch(
      "R010", "bounce-goes-on", "writes the inset alone and leaves the bounce alive",
      by: "a slow pull, let go", on: "slow-pull-past-the-line", breaks: "no-offset-jump"),
    DefectSwitch(
      "R013", "rows-after-end-unseen", "does not notice the rows that come after an end",
      by: "filling a short list, the rows after the end", on: "filling-a-short-list",
      breaks: "order-independent"),
    DefectSwitch(
      "R017", "end-scrolls-to-top", "scrolls to the top at each end, wherever people are reading",
      by: "an end while the list is scrolled away", on: "end-while-scrolled-away",
      breaks: "rest-in-range"),
    DefectSwitch(
      "R019", "insets-at-attach", "reads the insets once, when it is attached",
      by: "the insets set afterwards, a pull short of the line", on: "slow-pull-short-of-the-lines",
      breaks: "attach-order-independent"),
    DefectSwitch(
      "R035", "opens-under-finger",
      "opens the header under a finger, and takes the content from it",
      by: "a begin under a finger", on: "begin-under-a-finger", breaks: "no-move-under-finger"),
    DefectSwitch(
      "R036", "cancel-fires", "takes a cancelled gesture for a release", by: "a cancel while armed",
      on: "cancel-while-armed",
      breaks: "only-meant-pull-fires"),
    DefectSwitch(
      "R037", "end-in-callback-lost",
      "sets its state when the callback has returned, over an end inside it",
      by: "a pull whose answer comes inside the callback", on: "answer-inside-the-callback",
      breaks: "ends-cleanly"),
    DefectSwitch(
      "R043", "closing-clears-no-more", "forgets that there is no more once its room has closed",
      by: "a last page, and on with the finger", on: "no-more", breaks: "no-more-holds"),
    DefectSwitch(
      "R050", "any-way-approaches", "asks for more whichever way the list moves near its end",
      by: "content 30 points taller than the view, a pull down of 5",
      on: "content-little-taller-than-the-view",
      breaks: "one-direction-one-control"),
    DefectSwitch(
      "R057", "jitter-disarms", "takes a pull back for a pixel back as the finger lifts",
      by: "a pull of 90 points, let go at 89", on: "a-pixel-back-as-it-lifts",
      breaks: "meant-pull-fires"),
    DefectSwitch(
      "R060", "waits-for-dragging",
      "loads by momentum only while the list says that it is being dragged",
      by: "a fling to the end, that flag cleared at its release", on: "flings-to-the-bottom",
      breaks: "release-flag-independent"
    ),
    DefectSwitch(
      "R061", "short-tap-dead", "does nothing for a tap where all rows are in sight",
      by: "a tap on the footer of a short list", on: "tap-on-the-footer-of-a-short-list",
      breaks: "meant-approach-loads"),
    DefectSwitch(
      "R063", "opens-once", "opens its room for the first load only", by: "two loads of more",
      on: "load-more-near-the-end",
      breaks: "inset-held"),
    DefectSwitch(
      "R064", "forgets-off-window", "leaves its room behind where the end comes out of the window",
      by: "a leave, an answer, a return", on: "answer-out-of-the-window", breaks: "inset-restored",
      "safe-to-leave"),
    DefectSwitch(
      "R072", "failure-retries", "tries a load that failed again by itself",
      by: "a load near the end that fails, the finger gone", on: "a-load-that-fails",
      breaks: "no-load-loop"),
    DefectSwitch(
      "R075", "loads-when-laid-out", "loads when it is laid out near the list's end, untouched",
      by: "content 30 points taller than the view", on: "content-little-taller-than-the-view",
      breaks: "no-unprompted-fire"),
    DefectSwitch(
      "R077", "end-in-opening-lost", "loses an end that comes while its room opens",
      by: "an answer after 0.1 s", on: "slow-pull-past-the-line", breaks: "delay-independent",
      "ends-cleanly"),
    DefectSwitch(
      "R079", "fires-when-deeper", "fires again when the finger that fired it pulls on deeper",
      by: "a pull that fires at the line, an end, and on with the finger",
      on: "fires-at-the-line-and-deeper",
      breaks: "one-callback-per-pull"),
    DefectSwitch(
      "R085", "end-shows-last-row",
      "brings the list to its last row at the end of a load with rows", by: "rows inserted above",
      on: "rows-inserted-inside-the-callback",
      breaks: "anchor-kept"),
    DefectSwitch(
      "R088", "touch-blocks-end", "loses an end that comes under a finger",
      by: "a pull during a refresh, the answer under it", on: "end-under-a-finger",
      breaks: "settles"),
    DefectSwitch(
      "R092", "keeps-observers", "goes on watching its list when it is removed",
      by: "both controls detached", on: "both-detached-while-refreshing", breaks: "detach-is-clean"),
    DefectSwitch(
      "R092", "removes-observer-twice",
      "takes back an observer that is not there when it is removed", by: "a detach",
      on: "detach-while-refreshing",
      breaks: "no-fault"),
    DefectSwitch(
      "R093", "calls-before-state", "calls back before it is in the state that it calls for",
      by: "a begin at rest", on: "begin-at-rest", breaks: "phases-in-order"),
    DefectSwitch(
      "R098", "end-stops-glide", "stops what glides at each end", by: "an end in momentum",
      on: "end-in-momentum",
      breaks: "keeps-inertia"),
    DefectSwitch(
      "R099", "answer-ends-both", "ends header and footer with each answer",
      by:
        "the footer at 0, the header at .5: at 2.0 the header is ended with its request in flight",
      on: "header-and-footer-at-once",
      breaks: "overlap-as-declared"),
    DefectSwitch(
      "X08", "closes-at-once", "closes its room without animation", by: "a pull and its answer",
      on: "slow-pull-past-the-line",
      breaks: "no-offset-jump"),
    DefectSwitch(
      "X11", "rearms-at-end", "takes the first sample after an end for another approach",
      by: "an answer without growth, and on with the finger", on: "answers-without-growth",
      breaks: "no-double-load"),
    DefectSwitch(
      "X15", "armed-too-soon", "says let go 5 points before letting go would refresh",
      by: "a pull of 60 points, exactly on the line", on: "pull-of-60",
      breaks: "phase-matches-offset"),
    DefectSwitch(
      "X16", "spins-on", "lets its spinner turn when the load has closed", by: "a load, and a look",
      on: "slow-pull-past-the-line",
      breaks: "shows-what-it-does"),
    DefectSwitch(
      "X20", "remembers-end", "looks for the list's end where it was at its latest load",
      by: "rows taken away", on: "rows-taken-away", breaks: "stays-alive"),
    DefectSwitch(
      "X30", "begin-restarts", "begins another load for a begin during one",
      by: "a begin while refreshing", on: "begin-while-refreshing",
      breaks: "no-callback-while-refreshing"),
    DefectSwitch(
      "X30", "begin-shows-again", "brings the list to the header at each begin during a refresh",
      by: "a begin during a refresh, the list scrolled away",
      on: "begin-in-a-refresh-scrolled-away", breaks: "begin-end-idempotent"),
    DefectSwitch(
      "X31", "counts-sideways", "counts a pull to the right as a pull down",
      by: "a swipe across a wide list", on: "swipe-across-a-wide-list", breaks: "axis-isolated"),
    DefectSwitch(
      "X33", "caught-closing-stays", "never gets closed where a touch catches the closing",
      by: "a finger that cuts the closing short", on: "pull-held-over-the-closing",
      breaks: "regrab-safe"),
    DefectSwitch(
      "X36", "ends-by-itself", "is over as soon as it has asked, whatever there is still to answer",
      by: "a pull whose answer is late", on: "pull-while-the-answer-is-late",
      breaks: "phases-in-order"),
    DefectSwitch(
      "AXIS", "zeroes-x", "makes the offset's x 0 with every write",
      by: "a pull of a list that is scrolled sideways", on: "pull-of-a-list-scrolled-sideways",
      breaks: "axis-isolated"),
    DefectSwitch(
      "LOAD_LOOP", "keeps-tap", "keeps a tap that comes while it loads, and asks again at the end",
      by: "a tap just before the end of a load that brings nothing", on: "tap-just-before-the-end",
      breaks: "no-load-loop"),
    DefectSwitch(
      "MISSED_PULL", "needs-two-samples",
      "counts a pull only from its second sample past the line on",
      by: "a pull with one sample past the line", on: "one-sample-past-the-line",
      breaks: "rate-independent"),
    DefectSwitch(
      "OFFSCREEN", "return-shows-top",
      "brings a list that comes back into its window to the header, wherever people are reading",
      by: "a refresh, the list scrolled down, the page left and back",
      on: "back-to-a-list-scrolled-away", breaks: "safe-to-leave"),
    DefectSwitch(
      "REGRAB", "pull-stays", "shows a pull that has caught the closing when its finger has left",
      by: "a small pull in the closing, and a touch later", on: "small-pull-in-the-closing",
      breaks: "regrab-safe"),
    DefectSwitch(
      "SHORT_CONTENT", "short-asks-like-long",
      "asks for no more of a pull where all rows are in sight than where they are not",
      by: "a pull up of 20 points on a short list", on: "small-pull-of-short-content",
      breaks: "short-content-as-declared"),
  ]
}
