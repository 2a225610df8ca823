extension Exemplar {
  /// The mutants that show single field reports, in the order of the reports.
  static let reportedSwitches: [DefectSwitch] = [
    DefectSwitch(
      "R009", "writes-adjusted-inset",
      "writes the system's part of the inset into the app's at each end",
      by: "a refresh under a safe area", on: "r009-three-refreshes-under-a-safe-area",
      breaks: "inset-restored"),
    DefectSwitch(
      "R011", "footer-ends-at-zero",
      "scrolls few rows to zero when its footer closes, whatever the inset",
      by: "a load under one row and a bar", on: "r011-load-under-one-row",
      breaks: "rest-in-range"),
    DefectSwitch(
      "R015", "end-takes-offset-back",
      "moves the list back by the footer's room when that closes",
      by: "a load that brings rows", on: "r015-load-at-the-end",
      breaks: "rest-in-range"),
    DefectSwitch(
      "R020", "shows-at-zero-only",
      "shows a refresh that the app begins only where the list rests at zero",
      by: "a begin under a bar", on: "r020-begin-under-a-bar",
      breaks: "shows-what-it-does"),
    DefectSwitch(
      "R023", "measures-old-content",
      "measures the content as it was at its last load, and takes new rows for a wish",
      by: "a page that comes while the list glides", on: "r023-page-two-in-the-swipe",
      breaks: "no-double-load"),
    DefectSwitch(
      "R031", "counts-travel",
      "counts a pull from where the finger came down, wherever the list is",
      by: "a drag in the middle of the list", on: "r031-drag-down-in-the-middle",
      breaks: "only-meant-pull-fires"),
    DefectSwitch(
      "R034", "never-disarms",
      "stays armed where the finger has gone back",
      by: "a pull that is taken back", on: "r034-pulled-and-taken-back",
      breaks: "only-meant-pull-fires", "phase-matches-offset"),
    DefectSwitch(
      "R039", "opens-late",
      "opens its room a turn later, also for a load that has ended by then",
      by: "a begin and an end in one turn", on: "r039-ends-that-overtake-the-look",
      breaks: "ends-cleanly"),
    DefectSwitch(
      "R044", "refresh-keeps-no-more",
      "lets no-more stand through a refresh that should clear it",
      by: "no-more, a refresh, the end of the list", on: "r044-refresh-after-no-more",
      breaks: "meant-approach-loads"),
    DefectSwitch(
      "R045", "refresh-clears-no-more",
      "clears no-more by a refresh that should leave it",
      by: "no-more, a refresh, the end of the list", on: "r045-refresh-that-keeps-no-more",
      breaks: "no-more-holds"),
    DefectSwitch(
      "R046", "deaf-in-idle",
      "does not hear of no-more while nothing is loaded",
      by: "no-more in idle, the end of the list", on: "r046-no-more-in-idle",
      breaks: "no-more-holds"),
    DefectSwitch(
      "R060", "needs-overscroll",
      "asks to be passed where to be reached is enough",
      by: "a drag to the end of a list that does not bounce", on: "r060-end-without-bouncing",
      breaks: "meant-approach-loads"),
    DefectSwitch(
      "R062", "begin-in-closing-shows",
      "shows a refresh and calls nobody at a begin right after an end",
      by: "an end and a begin in one turn", on: "r062-end-and-begin-in-one-turn",
      breaks: "settles"),
    DefectSwitch(
      "R065", "end-out-of-window-is-lost",
      "does not hear an end while it is out of the window",
      by: "a load that ends while its page is away", on: "r065-load-ends-out-of-the-window",
      breaks: "ends-cleanly"),
    DefectSwitch(
      "R067", "needs-tall-content",
      "does nothing where all rows are in sight at once",
      by: "a pull up, a pull down, filling", on: "r067-pull-up-of-few-rows",
      breaks: "meant-approach-loads", "meant-pull-fires", "short-content-as-declared"),
    DefectSwitch(
      "R073", "fills-for-ever",
      "fills the view by itself without end",
      by: "filling without rows", on: "r073-filling-without-rows",
      breaks: "no-load-loop"),
    DefectSwitch(
      "R078", "busy-late",
      "calls back again for each sample past the line after the lift",
      by: "a quick pull with many samples", on: "r078-many-samples-past-the-line",
      breaks: "no-callback-while-refreshing"),
    DefectSwitch(
      "R090", "end-between-pixels",
      "compares with an end that lies between two pixels",
      by: "a list of a broken height that does not bounce", on: "r090-end-between-two-pixels",
      breaks: "meant-approach-loads"),
    DefectSwitch(
      "X02", "hides-twice",
      "takes its room away twice when it is hidden",
      by: "a footer that keeps its room, hidden", on: "x02-hidden-before-it-is-attached",
      breaks: "inset-restored"),
    DefectSwitch(
      "X04", "keeps-room-without-rows",
      "leaves its room open after a load without rows",
      by: "a load without rows", on: "x04-load-without-rows",
      breaks: "ends-cleanly"),
    DefectSwitch(
      "X05", "blind-to-assign",
      "takes its room away also where the app has assigned the inset",
      by: "an inset assigned during a refresh", on: "x05-container-takes-the-inset",
      breaks: "inset-restored"),
    DefectSwitch(
      "X09", "reload-shows",
      "shows itself when rows come, hidden by the app or not",
      by: "the footer hidden, rows, the end of the list", on: "x09-hidden-footer-and-a-reload",
      breaks: "only-meant-pull-fires"),
    DefectSwitch(
      "X15", "lets-go-early",
      "lets go two points before the line that it shows",
      by: "a pull a point short", on: "x15-let-go-a-point-short",
      breaks: "only-meant-pull-fires"),
    DefectSwitch(
      "X21", "begins-once",
      "calls back for the app's first begin only",
      by: "two begins", on: "x21-two-begins-in-turn",
      breaks: "meant-pull-fires"),
    DefectSwitch(
      "X23", "stays-open-when-back",
      "leaves its room open when the list is back after an end out of the window",
      by: "an end while the list is away", on: "x23-end-in-a-short-absence",
      breaks: "ends-cleanly"),
    DefectSwitch(
      "X24", "leave-loses-callback",
      "never calls back if its time comes out of the window",
      by: "a page left in the opening", on: "x24-away-in-the-opening",
      breaks: "settles"),
    DefectSwitch(
      "X27", "loads-without-rows",
      "loads by itself where there are no rows",
      by: "an empty list", on: "x27-no-items",
      breaks: "no-unprompted-fire"),
    DefectSwitch(
      "X32", "text-stays",
      "says what it said while pulled when the finger has gone back",
      by: "a pull pushed back to the top", on: "x32-pushed-back-slowly",
      breaks: "shows-what-it-does"),
    DefectSwitch(
      "X37", "ignores-overlap",
      "loads at both ends at once where one at a time is promised",
      by: "a tap during a refresh", on: "x37-tap-during-a-refresh",
      breaks: "overlap-as-declared"),
    DefectSwitch(
      "X38", "first-lift-counts",
      "takes the first finger that leaves for the last",
      by: "two fingers, one of which leaves", on: "x38-second-finger",
      breaks: "only-meant-pull-fires"),
  ]
}
