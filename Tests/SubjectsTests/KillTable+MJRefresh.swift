/// The cells of MJRefresh, with its auto footer and with its back footer.
extension KillTable {
  static let mjRefresh = mjKills(of: "mj-refresh") + mjKills(of: "mj-refresh-back")

  private static func mjKills(of system: String) -> [Kill] {
    kills(
      of: system,
      [
        ("G1", "skips-disarm", "past-the-line-and-back-in-one-move", "phase-matches-offset"),
        ("G1", "skips-disarm", "past-the-line-and-back-in-one-move", "only-meant-pull-fires"),
        ("G2", "callback-after-end", "begin-and-end-in-one-turn", "phases-in-order"),
        ("G2", "callback-after-end", "begin-and-end-in-one-turn", "ends-cleanly"),
      ])
  }
}
