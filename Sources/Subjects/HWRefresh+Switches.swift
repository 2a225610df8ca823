import ControlParts

extension HWRefresh {
  /// The published form's defects; the names are `HWRefreshDefect`'s.
  static let switches: [DefectSwitch] = [
    DefectSwitch(
      "A1", "callback-before-state",
      "stores the state after the callback, so that an end inside it is overwritten",
      by: "a pull whose answer comes inside the callback", on: "answer-inside-the-callback",
      breaks: "ends-cleanly", "phases-in-order", "shows-what-it-does", "no-fault"),
    DefectSwitch(
      "A2", "skips-disarm", "passes over offsets at rest or below, also those that would disarm",
      by: "past the line, back into the list in one move, up, a fling to the top",
      on: "past-the-line-and-back-in-one-move",
      breaks: "phase-matches-offset", "only-meant-pull-fires"),
    DefectSwitch(
      "A3", "stale-inset", "reads the insets once, when it is attached",
      by: "the top inset raised by 64, a pull of 2 points, an end",
      on: "inset-raised-before-a-pull",
      breaks: "phase-matches-offset", "inset-restored"),
    DefectSwitch(
      "A4", "ignores-safe-area", "reads the content inset where the adjusted one counts",
      by: "a pull of 1 point under a safe area of 88", on: "small-pull-under-a-safe-area",
      breaks: "phase-matches-offset"),
    DefectSwitch(
      "A5", "needs-images",
      "puts the spinner's pictures into an array unchecked: one that is missing throws",
      by: "a pull without the pictures", on: "slow-pull-past-the-line", breaks: "no-fault"),
    DefectSwitch(
      "A6", "late-image-clear",
      "takes the spinner's pictures away a turn late, from the next refresh",
      by: "an end and a begin in one turn", on: "end-and-begin-in-one-turn",
      breaks: "shows-what-it-does"),
    DefectSwitch(
      "A7", "dangling-association",
      "associates header and footer unretained: the view tree owns them",
      by: "a detach, then an end", on: "detach-while-refreshing", breaks: "detach-is-clean",
      "no-fault"),
    DefectSwitch(
      "A8", "cancel-fires", "takes a cancelled gesture for a release",
      by: "a cancel while armed", on: "cancel-while-armed", breaks: "only-meant-pull-fires"),
    DefectSwitch(
      "A9", "reply-ends-both", "ends header and footer with each answer",
      by:
        "the footer at 0, the header at .5: at 2.0 the header is ended with its request in flight",
      on: "header-and-footer-at-once",
      breaks: "overlap-as-declared"),
    DefectSwitch(
      "A10", "offset-by-property", "writes the offset by its property, which leaves a bounce alive",
      by: "a slow pull, let go", on: "slow-pull-past-the-line", breaks: "no-offset-jump"),
    DefectSwitch(
      "A11", "page-read-late", "takes an answer for the page number that stands when it lands",
      by: "the header at 0, the footer at .5: the first page is appended instead of put in place"),
    DefectSwitch(
      "A12", "hidden-keeps-armed", "stays armed when it is hidden or disabled",
      by: "hidden while armed, let go, shown again, an overscroll without a finger",
      on: "hide-while-armed",
      breaks: "only-meant-pull-fires", "safe-to-leave"),
    DefectSwitch(
      "A13", "detach-keeps-inset", "leaves its part of the inset behind when it is removed",
      by: "a detach while refreshing", on: "detach-while-refreshing", breaks: "inset-restored",
      "detach-is-clean"),
    DefectSwitch(
      "A14", "begin-under-finger", "writes the offset at a begin whatever the finger does",
      by: "a begin under a finger", on: "begin-under-a-finger", breaks: "no-move-under-finger"),
    DefectSwitch(
      "A15", "layout-once", "centres image and label when it is attached and never again",
      by: "a rotation"),
    DefectSwitch(
      "A16", "near-bottom-any-way",
      "begins the footer near the bottom whichever way the list moves",
      by: "content 30 points taller than the view, a pull down of 5",
      on: "content-little-taller-than-the-view",
      breaks: "one-direction-one-control"),
    DefectSwitch(
      "A17", "near-bottom-repeats", "begins the footer at every scroll event near the bottom",
      by: "an answer without growth, and on with the finger", on: "answers-without-growth",
      breaks: "no-double-load", "no-load-loop"),
    DefectSwitch(
      "A18", "text-setter-shows", "shows a new pull text at once, whatever the state",
      by: "the text set in the callback"),
  ]
}
