/// Every rule that is judged, in the order of reports.
public enum Catalogue {
  /// What each rule of one run promises; verdicts come in this order.
  public static let rules: [RuleDescription] = Rules.descriptions

  /// What each rule across runs promises: they compare what comes of a recording with what comes of
  /// others that are made from it.
  public static let acrossRuns: [RuleDescription] = AcrossRuns.descriptions

  /// Those of one run, then those across runs.
  public static var all: [RuleDescription] { rules + acrossRuns }

  /// The rule of this id; `nil` where there is none.
  public static func rule(_ id: String) -> RuleDescription? { all.first { $0.id == id } }
}
