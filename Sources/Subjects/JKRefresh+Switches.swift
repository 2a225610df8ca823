import ControlParts

extension JKRefresh {
  /// The published form's defects; the names are `JKRefreshDefect`'s.
  static let switches: [DefectSwitch] = [
    DefectSwitch(
      "F1", "double-end-subtracts", "takes the hold away once more at a second end",
      by: "a pull, an end, an end", on: "two-ends",
      breaks: "ends-cleanly", "inset-restored", "begin-end-idempotent"),
    DefectSwitch(
      "F2", "idle-end-moves",
      "takes a hold away that is not there at an end while idle, and scrolls",
      by: "an end in the middle of the list", on: "end-while-idle-scrolled-away",
      breaks: "begin-end-idempotent", "inset-restored", "rest-in-range"),
    DefectSwitch(
      "F3", "end-scrolls-to-top",
      "writes the offset at every end: scrolled away, in momentum, under a finger",
      by: "a pull, a scroll to 900, an end", on: "end-while-scrolled-away",
      breaks: "rest-in-range", "no-move-under-finger", "keeps-inertia"),
    DefectSwitch(
      "F4", "begin-not-guarded", "begins again a refresh that a pull began",
      by: "a pull, a begin, an end", on: "begin-while-refreshing",
      breaks: "begin-end-idempotent", "no-callback-while-refreshing", "inset-restored"),
    DefectSwitch(
      "F5", "ignores-safe-area", "reads the content inset where the adjusted one counts",
      by: "a pull of half a point under a safe area of 88, up", on: "small-pull-under-a-safe-area",
      breaks: "phase-matches-offset", "only-meant-pull-fires"),
    DefectSwitch(
      "F6", "zeroes-x", "makes the offset's x 0 whenever it writes the offset",
      by: "a pull of a list scrolled sideways", on: "pull-of-a-list-scrolled-sideways",
      breaks: "axis-isolated"),
    DefectSwitch(
      "F7", "stale-target", "writes an inset computed before the hop to the main queue",
      by: "the inset changed in the turn of the first bounce frame",
      on: "inset-changed-in-the-first-bounce-frame", breaks: "inset-restored"),
    DefectSwitch(
      "F8", "no-initial-layout", "is placed only when the list's frame changes",
      by: "a control added to a list of fixed frame"),
    DefectSwitch(
      "F9", "retain-cycle", "owns the list that owns it: neither is ever freed",
      by: "any run, when its owner is freed", on: "slow-pull-past-the-line",
      breaks: "detach-is-clean"),
    DefectSwitch(
      "F10", "end-before-begin", "opens and calls back after an end that came before",
      by: "a pull, an end before the callback", on: "end-before-the-callback",
      breaks: "ends-cleanly", "phases-in-order"),
    DefectSwitch(
      "F11", "cancel-fires", "takes a cancelled gesture for a release",
      by: "a cancel while armed", on: "cancel-while-armed", breaks: "only-meant-pull-fires"),
    DefectSwitch(
      "F12", "stale-end-completion",
      "becomes idle when a closing animation is over, whatever has begun since",
      by: "a pull, an end, a begin .1 s later", on: "begin-in-the-retract",
      breaks: "phases-in-order", "shows-what-it-does"),
    DefectSwitch(
      "F13", "keeps-observers", "goes on watching a list that it has left, and fires",
      by: "a detach, a pull; attached twice", on: "detach-and-pull", breaks: "detach-is-clean"),
    DefectSwitch(
      "F14", "needs-superview", "traps at a begin, an end or its own end without a list",
      by: "a detach, then an end", on: "detach-while-refreshing", breaks: "no-fault"),
    DefectSwitch(
      "F15", "begin-under-finger", "writes the offset at a begin whatever the finger does",
      by: "a begin under a finger", on: "begin-under-a-finger", breaks: "no-move-under-finger"),
    DefectSwitch(
      "F16", "no-gate", "fires also when it is hidden or disabled",
      by: "disabled while armed, up", on: "disable-while-armed", breaks: "only-meant-pull-fires"),
  ]
}
