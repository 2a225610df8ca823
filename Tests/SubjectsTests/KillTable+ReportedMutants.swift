/// The mutants of our own control that were planted for single field reports.
extension KillTable {
  static let reportedMutants = kills(
    of: "exemplar",
    [
      ("R009", "writes-adjusted-inset", "r009-three-refreshes-under-a-safe-area", "inset-restored"),
      ("R011", "footer-ends-at-zero", "r011-load-under-one-row", "rest-in-range"),
      ("R015", "end-takes-offset-back", "r015-load-at-the-end", "rest-in-range"),
      ("R020", "shows-at-zero-only", "r020-begin-under-a-bar", "shows-what-it-does"),
      ("R023", "measures-old-content", "r023-page-two-in-the-swipe", "no-double-load"),
      ("R031", "counts-travel", "r031-drag-down-in-the-middle", "only-meant-pull-fires"),
      ("R034", "never-disarms", "r034-pulled-and-taken-back", "only-meant-pull-fires"),
      ("R034", "never-disarms", "r034-pulled-and-taken-back", "phase-matches-offset"),
      ("R039", "opens-late", "r039-ends-that-overtake-the-look", "ends-cleanly"),
      ("R044", "refresh-keeps-no-more", "r044-refresh-after-no-more", "meant-approach-loads"),
      ("R045", "refresh-clears-no-more", "r045-refresh-that-keeps-no-more", "no-more-holds"),
      ("R046", "deaf-in-idle", "r046-no-more-in-idle", "no-more-holds"),
      ("R060", "needs-overscroll", "r060-end-without-bouncing", "meant-approach-loads"),
      ("R062", "begin-in-closing-shows", "r062-end-and-begin-in-one-turn", "settles"),
      ("R065", "end-out-of-window-is-lost", "r065-load-ends-out-of-the-window", "ends-cleanly"),
      ("R067", "needs-tall-content", "r067-pull-up-of-few-rows", "meant-approach-loads"),
      ("R067", "needs-tall-content", "r070-refresh-of-few-rows", "meant-pull-fires"),
      (
        "R067", "needs-tall-content", "r068-few-rows-and-a-taller-window",
        "short-content-as-declared"
      ),
      ("R073", "fills-for-ever", "r073-filling-without-rows", "no-load-loop"),
      ("R078", "busy-late", "r078-many-samples-past-the-line", "no-callback-while-refreshing"),
      ("R090", "end-between-pixels", "r090-end-between-two-pixels", "meant-approach-loads"),
      ("X02", "hides-twice", "x02-hidden-before-it-is-attached", "inset-restored"),
      ("X04", "keeps-room-without-rows", "x04-load-without-rows", "ends-cleanly"),
      ("X05", "blind-to-assign", "x05-container-takes-the-inset", "inset-restored"),
      ("X09", "reload-shows", "x09-hidden-footer-and-a-reload", "only-meant-pull-fires"),
      ("X15", "lets-go-early", "x15-let-go-a-point-short", "only-meant-pull-fires"),
      ("X21", "begins-once", "x21-two-begins-in-turn", "meant-pull-fires"),
      ("X23", "stays-open-when-back", "x23-end-in-a-short-absence", "ends-cleanly"),
      ("X24", "leave-loses-callback", "x24-away-in-the-opening", "settles"),
      ("X27", "loads-without-rows", "x27-no-items", "no-unprompted-fire"),
      ("X32", "text-stays", "x32-pushed-back-slowly", "shows-what-it-does"),
      ("X37", "ignores-overlap", "x37-tap-during-a-refresh", "overlap-as-declared"),
      ("X38", "first-lift-counts", "x38-second-finger", "only-meant-pull-fires"),
    ])
}
