public import Replay

/// The systems that the project implements, and how to get one by its id.
public enum Catalogue {
  /// In the order in which they are listed.
  public static let systems: [System] = [
    HWRefresh.system, BSTopics.system, MGRefresh.system, CustomRefresh.system, FootTable.system,
    JKRefresh.system, MJRefresh.system, MJRefresh.backSystem, Exemplar.system,
  ]

  /// The system of this id, without a form behind it; `nil` where there is none.
  public static func system(_ id: String) -> System? { systems.first { $0.id == id } }

  /// The subject that an id names; `nil` where there is no such system, form or defect.
  ///
  /// `ID` is the repaired control, `ID:published` the control with every defect that it was published
  /// with, `ID:NAME` the repaired control with that one defect. Our own was not published: it has no form
  /// with all of its mutants.
  public static func recipe(_ id: String) -> SubjectRecipe? {
    let parts = id.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let system = system(String(parts[0])) else { return nil }
    return parts.count == 1 ? system.recipe : system.recipe(form: String(parts[1]))
  }

  /// Every id that `recipe` knows, in order: of each system the repaired form, the published one if
  /// there is one, and one for each defect.
  public static var ids: [String] {
    systems.flatMap { system in [system.id] + system.forms.map { "\(system.id):\($0)" } }
  }
}
