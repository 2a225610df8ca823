import ControlParts

extension MGRefresh {
  /// The published form's defects; the names are `MGRefreshDefect`'s.
  static let switches: [DefectSwitch] = [
    DefectSwitch(
      "C1", "tip-not-turned-back", "forgets at an end that the arrow is turned, and leaves it so",
      by: "a pull that fires, an end, a pull", on: "deep-pull", breaks: "shows-what-it-does"),
    DefectSwitch(
      "C2", "sync-end-turns-again",
      "forgets it at an end under the finger, too, and turns the arrow once more",
      by: "a pull that fires, an end inside the callback, a move",
      on: "deep-pull-answered-under-the-finger",
      breaks: "shows-what-it-does", "ends-cleanly", "begin-end-idempotent"),
    DefectSwitch(
      "C3", "no-spinner-at-zero", "starts the wheel with the next movement of the list",
      by: "a begin at the top", on: "begin-at-rest", breaks: "shows-what-it-does"),
    DefectSwitch(
      "C4", "observes-frame", "turns the arrow where it is told of the control's frame",
      by: "a pull where the control is moved by its center", on: "pull-where-the-frame-is-not-told",
      breaks: "shows-what-it-does"),
    DefectSwitch(
      "C5", "no-hysteresis", "turns the arrow to and fro at one line, however small the step",
      by: "pulls of 49.9 and 50.1 in turn", on: "a-pixel-up-and-down-at-50",
      breaks: "shows-what-it-does"),
    DefectSwitch(
      "C6", "layout-once", "centres arrow and wheel once, on the screen", by: "a rotation"),
    DefectSwitch(
      "C7", "zero-skips-untip", "passes over a list at its rest, also where the arrow is turned",
      by: "a pull of 60, back to the rest in one move, a pull of 20",
      on: "past-the-line-and-back-in-one-move",
      breaks: "shows-what-it-does"),
    DefectSwitch(
      "C8", "needs-nib", "takes its nib for granted", by: "any run without it", on: "deep-pull",
      breaks: "no-fault"),
  ]
}
