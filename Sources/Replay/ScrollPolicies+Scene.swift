package import GestureTrace
package import HeadlessUIKit

extension ScrollPolicies {
  /// What a scene sets the scroll model to, defaults apart.
  /// - Throws: the first policy that the model lacks, or whose value is none of its values.
  package init(of scene: Scene) throws(ReplayError) {
    self.init()
    for member in scene.policies.members {
      guard let word = member.value.word, set(member.key, to: word) else {
        let isKnown = Self.catalogue.contains { $0.name == member.key }
        let found = member.value.text
        throw isKnown
          ? .policyValue(name: member.key, found: found) : .unknownPolicy(name: member.key)
      }
    }
  }
}

extension JSONValue {
  /// A string, or a number as its text; `nil` for anything else.
  fileprivate var word: String? {
    switch self {
    case .string(let word): word
    case .number(let number): NumberText.of(number)
    case .null, .bool, .array, .object: nil
    }
  }
}
