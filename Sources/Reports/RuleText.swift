public import GestureTrace
public import Invariants

extension [RuleDescription] {
  /// The rules as a list for people: each id with its promise.
  public func text(_ style: TextStyle) -> String {
    let lines = Definitions(map { (name: $0.id, words: $0.promise) }).lines(style)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The rules as the object that `invariants --format json` prints.
  public var json: JSONValue {
    var object = JSONObject(report: "invariants")
    object["invariants"] = .array(map(\.json))
    return .object(object)
  }
}

extension RuleDescription {
  /// One rule explained, with an example of a finding.
  public func text(_ style: TextStyle) -> String {
    var lines = [style.paint(id, .strong)]
    for section in sections {
      lines += ["", section.title]
      lines += section.words.wrapped(to: style.width, first: "  ", rest: "  ")
      for item in section.items {
        lines += item.wrapped(to: style.width, first: "  - ", rest: "    ")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["id"] = .string(id)
    object["promise"] = .string(promise)
    object["matters"] = .string(matters)
    object["reported"] = .string(reported)
    object["judged"] = .string(judged)
    object["excuses"] = .array(excuses.map(\.json))
    object["vacuous"] = .string(vacuous)
    object["settings"] = .string(settings)
    object["unit"] = unit.map { .string($0) } ?? .null
    object["example"] = .string(example)
    return .object(object)
  }
}

extension Excuse {
  /// Without a proof, which is a liberty of other controls, the rest is `null`.
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["excuse"] = .string(words)
    object["recording"] = proof.map { .string($0.recording) } ?? .null
    object["subject"] = proof.map { .string($0.subject) } ?? .null
    object["caught"] = proof.map { .string($0.caught) } ?? .null
    object["caughtOn"] = proof.map { .string($0.caughtOn) } ?? .null
    return .object(object)
  }
}
