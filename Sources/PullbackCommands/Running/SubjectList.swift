import Replay
import Subjects

/// The subjects as the command line names them; the one place that knows their catalogue.
enum SubjectList {
  /// The subjects of these ids, every repaired one where none is named.
  static func recipes(of names: [String]) throws(UsageError) -> [SubjectRecipe] {
    var recipes: [SubjectRecipe] = []
    let ids = names.isEmpty ? Subjects.Catalogue.systems.map(\.id) : names
    for id in ids where !recipes.contains(where: { $0.id == id }) {
      recipes.append(try recipe(id))
    }
    return recipes
  }

  /// The subject of this id.
  static func recipe(_ id: String) throws(UsageError) -> SubjectRecipe {
    guard let recipe = Subjects.Catalogue.recipe(id) else {
      throw .unknown(noun: "subject", name: id, nearest: NearestName.of(id, among: ids))
    }
    return recipe
  }

  /// Every id that there is: each system, its published form, and each of its defects alone.
  private static var ids: [String] {
    Subjects.Catalogue.systems.flatMap { system in
      [system.id, "\(system.id):published"] + system.switches.map { "\(system.id):\($0.name)" }
    }
  }
}
