/// Every rule that is judged, in the order of reports.
public enum Catalogue {
  /// What each rule promises; verdicts come in this order.
  public static let rules: [RuleDescription] = Rules.descriptions

  /// The rule of this id; `nil` where there is none.
  public static func rule(_ id: String) -> RuleDescription? {
    rules.first { $0.id == id }
  }
}
