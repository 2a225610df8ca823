import ControlParts

extension MJRefresh {
  /// The published form's defects; the names are `MJRefreshDefect`'s.
  static let switches: [DefectSwitch] = [
    DefectSwitch(
      "G1", "skips-disarm", "passes over offsets inside its rest, also those that would disarm",
      by: "past the line, back into the list in one move, up, a fling to the top",
      on: "past-the-line-and-back-in-one-move", breaks: "phase-matches-offset",
      "only-meant-pull-fires"),
    DefectSwitch(
      "G2", "callback-after-end", "opens and calls back after an end that came before",
      by: "a begin and an end in one turn", on: "begin-and-end-in-one-turn",
      breaks: "phases-in-order", "ends-cleanly"),
  ]
}
