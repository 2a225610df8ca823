import GestureTrace
import Replay
import Reports
import Subjects

/// What there is to say about a subject.
struct SubjectPage {
  private let recipe: SubjectRecipe
  private let system: Subjects.System
  /// The faults of the system that this id is about: all of them, or the one that it names.
  private let faults: [DefectSwitch]

  /// A system, all its forms included.
  init(_ system: Subjects.System) {
    recipe = system.recipe
    self.system = system
    faults = system.switches
  }

  /// The subject of this id.
  init(_ id: String) throws(UsageError) {
    recipe = try SubjectList.recipe(id)
    let parts = id.split(separator: ":", maxSplits: 1).map(String.init)
    guard let system = Subjects.Catalogue.system(parts[0]) else {
      preconditionFailure("the subject \(id) without a system")
    }
    self.system = system
    let named = system.switches.filter { parts.count > 1 && $0.name == parts[1] }
    faults = named.isEmpty ? system.switches : named
  }

  /// What it promises in a scene where all is at its default.
  private var contract: Contract { recipe.contract(Scene()) }

  /// Two or three lines for the list.
  func entry(_ style: TextStyle) -> [String] {
    let origin = system.article.map { " (article \($0))" } ?? ""
    let count = system.switches.count
    let forms =
      system.article == nil
      ? "; \(count) faults planted, one in each \(system.id):NAME"
      : "; \(count) faults in \(system.id):published"
    let about = "\(system.title)\(origin): \(system.summary)\(forms)"
    return recipe.id.broken(to: style.width, first: "", rest: "  ").map { style.paint($0, .strong) }
      + about.wrapped(to: style.width, first: "  ", rest: "  ")
  }

  /// The same with the names of its faults.
  func listing(_ style: TextStyle) -> [String] {
    guard !faults.isEmpty else { return entry(style) }
    let names = "NAME: " + faults.map(\.name).joined(separator: ", ")
    return entry(style) + names.wrapped(to: style.width, first: "  ", rest: "    ")
  }

  /// A page of its own.
  func lines(_ style: TextStyle) -> [String] {
    var lines = entry(style)
    lines += [""] + "Contract, as far as it differs from the defaults".wrapped(to: style.width)
    lines += contract.json.members.flatMap { member in
      "\(member.key): \(member.value.text)"
        .broken(to: style.width, first: "  ", rest: "    ")
    }
    if !faults.isEmpty {
      let planted = system.article == nil ? " planted after reports (row or class)" : ""
      let heading = (faults.count == 1 ? "Fault" : "Faults") + planted
      lines += [""] + heading.wrapped(to: style.width)
    }
    for fault in faults {
      let heading = "\(system.id):\(fault.name) (\(fault.row))"
      lines += heading.wrapped(to: style.width, first: "  ", rest: "    ")
        .map { style.paint($0, .strong) }
      let breaks = fault.breaks.isEmpty ? "" : "; breaks \(fault.breaks.joined(separator: ", "))"
      let recording = fault.recording.map { " (\($0).jsonl)" } ?? ""
      for words in [fault.does, "shown by \(fault.shownBy)\(recording)\(breaks)"] {
        lines += words.wrapped(to: style.width, first: "    ", rest: "    ")
      }
    }
    return lines
  }

  /// The same for programs.
  var json: JSONValue {
    var object = JSONObject()
    object["id"] = .string(recipe.id)
    object["title"] = .string(system.title)
    object["article"] = system.article.map { .string($0) } ?? .null
    object["summary"] = .string(system.summary)
    object["contract"] = contract.json
    object["faults"] = .array(faults.map { $0.json(of: system) })
    return .object(object)
  }
}

extension DefectSwitch {
  fileprivate func json(of system: Subjects.System) -> JSONValue {
    var object = JSONObject()
    object["id"] = .string("\(system.id):\(name)")
    object["row"] = .string(row)
    object["does"] = .string(does)
    object["shownBy"] = .string(shownBy)
    object["recording"] = recording.map { .string($0) } ?? .null
    object["breaks"] = .array(breaks.map { .string($0) })
    return .object(object)
  }
}

extension JSONValue {
  /// The members of an object, none for another kind.
  fileprivate var members: [JSONObject.Member] { object?.members ?? [] }
}
