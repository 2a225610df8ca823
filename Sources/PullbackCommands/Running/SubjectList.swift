import Replay
import Subjects

/// The subjects as the command line names them.
enum SubjectList {
  /// The subjects of these ids, every repaired one where none is named.
  static func recipes(of names: [String]) throws(UsageError) -> [SubjectRecipe] {
    guard !names.isEmpty else { return Subjects.Catalogue.systems.map(\.recipe) }
    var recipes: [SubjectRecipe] = []
    for name in names where !recipes.contains(where: { $0.id == name }) {
      recipes.append(try recipe(name))
    }
    return recipes
  }

  /// The subject that a flag must name.
  static func recipe(
    namedBy flag: Flag, in arguments: Arguments
  ) throws(UsageError) -> SubjectRecipe {
    guard let id = arguments.value(of: flag) else { throw .missingOperand("--\(flag.name) ID") }
    return try recipe(id)
  }

  /// The subjects that a flag must name: one, or up to `most`.
  static func recipes(
    namedBy flag: Flag, in arguments: Arguments, atMost most: Int
  ) throws(UsageError) -> [SubjectRecipe] {
    let names = arguments.values(of: flag)
    guard !names.isEmpty else { throw .missingOperand("--\(flag.name) ID") }
    guard names.count <= most else { throw .givenTwice(flag: "--\(flag.name)") }
    var recipes: [SubjectRecipe] = []
    for name in names { recipes.append(try recipe(name)) }
    return recipes
  }

  /// The subject of this id.
  static func recipe(_ id: String) throws(UsageError) -> SubjectRecipe {
    guard let recipe = Subjects.Catalogue.recipe(id) else {
      let nearest = NearestName.of(id, among: Subjects.Catalogue.ids)
      throw .unknown(noun: "subject", name: id, nearest: nearest)
    }
    return recipe
  }
}
