extension Exemplar {
  /// The mutants; the names are `ExemplarDefect`'s, the rows are those of the field reports, or their
  /// classes.
  static let switches: [DefectSwitch] = [
    DefectSwitch(
      "R017", "end-scrolls-to-top", "scrolls to the top at each end, wherever people are reading",
      by: "an end while the list is scrolled away", breaks: "rest-in-range"),
    DefectSwitch(
      "R035", "opens-under-finger",
      "opens the header under a finger, and takes the content from it",
      by: "a begin under a finger", breaks: "no-move-under-finger"),
    DefectSwitch(
      "R036", "cancel-fires", "takes a cancelled gesture for a release",
      by: "a cancel while armed", breaks: "only-meant-pull-fires"),
  ]
}
