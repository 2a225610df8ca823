/// What each defect is expected to break: the entries come from the lists of defects and, for the mutants of
/// our own control, from the field reports; nothing rewrites them from what a run found.
enum KillTable {
  /// One cell: with this defect alone, on this recording, this rule is violated.
  struct Kill: Hashable, CustomStringConvertible {
    var row: String
    var subject: String
    var recording: String
    var rule: String

    var description: String { "\(row) \(subject) on \(recording): \(rule)" }
  }

  static let kills: [Kill] =
    hwRefresh + bsTopics + mgRefresh + customRefresh + footView + jkRefreshControl
    + mjRefresh + exemplar + reportedMutants

  private static let hwRefresh = kills(
    of: "hw-refresh",
    [
      ("A1", "callback-before-state", "answer-inside-the-callback", "ends-cleanly"),
      ("A1", "callback-before-state", "answer-inside-the-callback", "phases-in-order"),
      ("A1", "callback-before-state", "answer-inside-the-callback", "shows-what-it-does"),
      ("A1", "callback-before-state", "rows-inserted-inside-the-callback", "no-fault"),
      ("A2", "skips-disarm", "past-the-line-and-back-in-one-move", "phase-matches-offset"),
      ("A2", "skips-disarm", "past-the-line-and-back-in-one-move", "only-meant-pull-fires"),
      ("A3", "stale-inset", "inset-raised-before-a-pull", "phase-matches-offset"),
      ("A3", "stale-inset", "inset-raised-before-a-pull", "inset-restored"),
      ("A4", "ignores-safe-area", "small-pull-under-a-safe-area", "phase-matches-offset"),
      ("A5", "needs-images", "slow-pull-past-the-line", "no-fault"),
      ("A6", "late-image-clear", "end-and-begin-in-one-turn", "shows-what-it-does"),
      ("A7", "dangling-association", "detach-while-refreshing", "no-fault"),
      ("A7", "dangling-association", "detach-while-refreshing", "detach-is-clean"),
      ("A8", "cancel-fires", "cancel-while-armed", "only-meant-pull-fires"),
      ("A9", "reply-ends-both", "header-and-footer-at-once", "overlap-as-declared"),
      ("A10", "offset-by-property", "slow-pull-past-the-line", "no-offset-jump"),
      ("A12", "hidden-keeps-armed", "hide-while-armed", "only-meant-pull-fires"),
      ("A12", "hidden-keeps-armed", "hide-while-armed", "safe-to-leave"),
      ("A13", "detach-keeps-inset", "detach-while-refreshing", "inset-restored"),
      ("A13", "detach-keeps-inset", "detach-while-refreshing", "detach-is-clean"),
      ("A14", "begin-under-finger", "begin-under-a-finger", "no-move-under-finger"),
      (
        "A16", "near-bottom-any-way", "content-little-taller-than-the-view",
        "one-direction-one-control"
      ),
      ("A17", "near-bottom-repeats", "answers-without-growth", "no-double-load"),
      ("A17", "near-bottom-repeats", "answers-without-growth", "no-load-loop"),
    ])

  private static let jkRefreshControl = kills(
    of: "jk-refresh-control",
    [
      ("F1", "double-end-subtracts", "two-ends", "ends-cleanly"),
      ("F1", "double-end-subtracts", "two-ends", "inset-restored"),
      ("F1", "double-end-subtracts", "two-ends", "begin-end-idempotent"),
      ("F2", "idle-end-moves", "end-while-idle-scrolled-away", "begin-end-idempotent"),
      ("F2", "idle-end-moves", "end-while-idle-scrolled-away", "inset-restored"),
      ("F2", "idle-end-moves", "end-while-idle-scrolled-away", "rest-in-range"),
      ("F3", "end-scrolls-to-top", "end-while-scrolled-away", "rest-in-range"),
      ("F3", "end-scrolls-to-top", "end-under-a-finger", "no-move-under-finger"),
      ("F3", "end-scrolls-to-top", "end-in-momentum", "keeps-inertia"),
      ("F4", "begin-not-guarded", "begin-while-refreshing", "begin-end-idempotent"),
      ("F4", "begin-not-guarded", "begin-while-refreshing", "no-callback-while-refreshing"),
      ("F4", "begin-not-guarded", "begin-while-refreshing", "inset-restored"),
      ("F5", "ignores-safe-area", "small-pull-under-a-safe-area", "phase-matches-offset"),
      ("F5", "ignores-safe-area", "small-pull-under-a-safe-area", "only-meant-pull-fires"),
      ("F6", "zeroes-x", "pull-of-a-list-scrolled-sideways", "axis-isolated"),
      ("F7", "stale-target", "inset-changed-in-the-first-bounce-frame", "inset-restored"),
      ("F9", "retain-cycle", "slow-pull-past-the-line", "detach-is-clean"),
      ("F10", "end-before-begin", "end-before-the-callback", "ends-cleanly"),
      ("F10", "end-before-begin", "end-before-the-callback", "phases-in-order"),
      ("F11", "cancel-fires", "cancel-while-armed", "only-meant-pull-fires"),
      ("F12", "stale-end-completion", "begin-in-the-retract", "phases-in-order"),
      ("F12", "stale-end-completion", "begin-in-the-retract", "shows-what-it-does"),
      ("F13", "keeps-observers", "detach-and-pull", "detach-is-clean"),
      ("F14", "needs-superview", "detach-while-refreshing", "no-fault"),
      ("F15", "begin-under-finger", "begin-under-a-finger", "no-move-under-finger"),
      ("F16", "no-gate", "disable-while-armed", "only-meant-pull-fires"),
    ])

  /// Defects that break no rule: a test of the control's own shows each.
  static let shownByTheirOwnTest = [
    "hw-refresh:page-read-late", "hw-refresh:layout-once", "hw-refresh:text-setter-shows",
    "bs-topics:stale-maxtime", "bs-topics:layout-once", "mg-refresh-control:layout-once",
    "foot-view:fixed-rows", "jk-refresh-control:no-initial-layout",
  ]

  /// Rules that no fault here breaks without breaking another one.
  static let neverAlone = ["no-unprompted-fire", "rate-independent"]

  static func kills(
    of system: String, _ cells: [(row: String, name: String, recording: String, rule: String)]
  ) -> [Kill] {
    cells.map {
      Kill(row: $0.row, subject: "\(system):\($0.name)", recording: $0.recording, rule: $0.rule)
    }
  }
}
