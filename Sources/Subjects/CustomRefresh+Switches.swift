import ControlParts

extension CustomRefresh {
  /// The published form's defects; the names are `CustomRefreshDefect`'s.
  static let switches: [DefectSwitch] = [
    DefectSwitch(
      "D1", "clobbers-insets", "writes the insets over: (50, 0, 0, 0), and zeros at the end",
      by: "insets of 64 and 49, a begin, an end", on: "begin-at-rest",
      breaks: "inset-restored", "other-insets-untouched"),
    DefectSwitch(
      "D2", "drag-clears-state", "takes a drag during a refresh for a new pull",
      by: "a pull, let go, and another during the refresh", on: "deep-pull-during-a-refresh",
      breaks: "no-callback-while-refreshing", "phases-in-order"),
    DefectSwitch(
      "D3", "no-latch",
      "refreshes where the first bounce frame is past the line, whatever the lift was",
      by: "a pull of 105, held, let go at 60 and at 120 frames a second", on: "pull-of-110-held",
      breaks: "rate-independent", "meant-pull-fires", "shows-what-it-does"),
    DefectSwitch(
      "D4", "inertia-fires", "refreshes where momentum alone carries the list past the line",
      by: "a fling that arrives at the top with 3200 points a second", on: "flings-to-the-top",
      breaks: "only-meant-pull-fires"),
    DefectSwitch(
      "D5", "default-mode-action",
      "sends the action when no finger is down any more and nothing moves",
      by: "a begin under a finger", on: "begin-under-a-finger", breaks: "meant-pull-fires"),
    DefectSwitch(
      "D6", "end-always-writes", "makes the insets zero at an end without a refresh",
      by: "an end in the middle of the list", on: "end-while-idle-scrolled-away",
      breaks: "begin-end-idempotent", "inset-restored"),
    DefectSwitch(
      "D7", "begin-without-reveal", "leaves the view out of sight when the app begins at the top",
      by: "a begin at the top", on: "begin-at-rest", breaks: "shows-what-it-does"),
    DefectSwitch(
      "D8", "raw-offset", "takes the offset for the pull, as if the list had no insets",
      by: "a top inset of 64, a pull of 36.5", on: "slow-pull-short-of-the-lines",
      breaks: "phase-matches-offset"),
    DefectSwitch(
      "D9", "retain-cycle", "owns the list that owns it: neither is ever freed",
      by: "any run, when its owner is freed", on: "deep-pull", breaks: "detach-is-clean"),
    DefectSwitch(
      "D10", "state-after-effects",
      "stores the status after all that a refresh sets off, an offset past the line included",
      by: "a pull where a growing inset moves the list along",
      on: "deep-pull-where-insets-shift-the-list",
      breaks: "no-callback-while-refreshing"),
    DefectSwitch(
      "D11", "observes-twice", "watches the list once more each time it is added",
      by: "attached twice", on: "detach-and-pull", breaks: "detach-is-clean"),
    DefectSwitch(
      "D12", "wrong-removal-context", "leaves the list by another context than it watches with",
      by: "a detach, or the list being freed", on: "detach-and-pull", breaks: "detach-is-clean",
      "no-fault"),
    DefectSwitch(
      "D13", "fires-after-detach", "goes on watching a list that it has left, and fires",
      by: "a detach, a pull", on: "deep-pull-without-the-header", breaks: "detach-is-clean"),
    DefectSwitch(
      "D14", "action-after-end", "sends the action also after an end that came before",
      by: "a begin and an end in one turn", on: "begin-and-end-in-one-turn",
      breaks: "phases-in-order", "ends-cleanly", "no-callback-while-refreshing"),
    DefectSwitch(
      "D15", "cancel-fires", "takes a cancelled gesture for a release",
      by: "a cancel while armed", on: "deep-pull-cancelled", breaks: "only-meant-pull-fires"),
    DefectSwitch(
      "D16", "inset-without-offset", "writes the inset alone in a bounce, which goes on",
      by: "a slow pull, let go", on: "deep-pull", breaks: "no-offset-jump"),
    DefectSwitch(
      "D17", "no-gate", "fires also when it is hidden or disabled",
      by: "disabled while armed, up", on: "deep-pull-disabled", breaks: "only-meant-pull-fires"),
  ]
}
