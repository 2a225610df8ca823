import Invariants

/// The rules as the command line names them.
enum RuleList {
  /// The rules of these ids, without repeats.
  static func ids(of names: [String]) throws(UsageError) -> Set<String> {
    var ids: Set<String> = []
    for name in names { ids.insert(try rule(name).id) }
    return ids
  }

  /// The rule of this id.
  static func rule(_ name: String) throws(UsageError) -> RuleDescription {
    if let rule = Catalogue.rule(name) { return rule }
    let nearest = NearestName.of(name, among: Catalogue.all.map(\.id))
    throw .unknown(noun: "invariant", name: name, nearest: nearest)
  }
}
