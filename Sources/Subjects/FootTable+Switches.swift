extension FootTable {
  /// The published form's defects; the names are `FootViewDefect`'s.
  static let switches: [DefectSwitch] = [
    DefectSwitch(
      "E1", "never-disarms", "stays armed until it loads, also where the finger has gone back",
      by: "past the end by more than 70, back to the top, up", on: "past-the-end-and-back",
      breaks: "phase-matches-offset", "only-meant-pull-fires"),
    DefectSwitch(
      "E2", "inertia-arms", "is armed by momentum, and loads at the end of any drag",
      by: "a fling 80 points past the end, then a drag of 5 points in the list, up",
      on: "fling-past-the-end-then-a-small-drag",
      breaks: "only-meant-pull-fires"),
    DefectSwitch(
      "E3", "short-arms",
      "counts from an end above the rest where the content fits, so that any drag is past it",
      by: "content that fits, a pull down of 1 point", on: "pull-down-of-short-content",
      breaks: "one-direction-one-control", "phase-matches-offset"),
    DefectSwitch(
      "E4", "clobbers-insets", "writes its own insets over the app's at both ends of a load",
      by: "a load under a bar of 64", on: "slow-pull-past-the-end", breaks: "inset-restored",
      "other-insets-untouched"),
    DefectSwitch(
      "E5", "ignores-bottom-inset", "does not know the bottom inset",
      by: "a bottom inset of 49, a drag 21.5 points past the end, up",
      on: "small-pull-past-the-end",
      breaks: "phase-matches-offset"),
    DefectSwitch(
      "E6", "self-observer", "observes its own rows and never stops",
      by: "any run, when the controller is freed", on: "slow-pull-past-the-end",
      breaks: "detach-is-clean"),
    DefectSwitch(
      "E7", "fixed-rows", "is 320 points wide, 50 points for each row below the top",
      by: "a list with a header view, or of another width"),
    DefectSwitch(
      "E8", "tap-ends",
      "ends by a tap on a row, which in any state adds one and takes the foot's room away",
      by: "an end while idle", on: "end-while-idle-scrolled-away", breaks: "begin-end-idempotent",
      "inset-restored"),
    DefectSwitch(
      "E9", "end-not-animated", "takes its room away in one step",
      by: "a load at the end of the list, an end", on: "slow-pull-past-the-end",
      breaks: "no-offset-jump"),
    DefectSwitch(
      "E10", "idle-text-changes", "says something else at rest after a load than at first",
      by: "a load, an end", on: "slow-pull-past-the-end", breaks: "shows-what-it-does"),
    DefectSwitch(
      "E11", "cancel-fires", "takes a cancelled gesture for a release",
      by: "a cancel while armed", on: "cancel-past-the-end", breaks: "only-meant-pull-fires"),
    DefectSwitch(
      "E12", "inset-without-offset", "makes room and leaves the bounce alive",
      by: "a slow pull 90 points past the end, up", on: "slow-pull-past-the-end",
      breaks: "no-offset-jump"),
    DefectSwitch(
      "E13", "no-gate", "loads also when it is hidden or disabled",
      by: "hidden while armed, up", on: "hide-past-the-end", breaks: "only-meant-pull-fires"),
  ]
}
