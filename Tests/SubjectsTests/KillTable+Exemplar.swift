/// The mutants of our own control, by the rows of the field reports or their classes.
extension KillTable {
  static let exemplar = kills(
    of: "exemplar",
    [
      ("R017", "end-scrolls-to-top", "end-while-scrolled-away", "rest-in-range"),
      ("R035", "opens-under-finger", "begin-under-a-finger", "no-move-under-finger"),
      ("R036", "cancel-fires", "cancel-while-armed", "only-meant-pull-fires"),
    ])
}
