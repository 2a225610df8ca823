public import GestureTrace
package import HeadlessUIKit

/// Why a trace cannot be replayed although its file is sound.
public enum ReplayError: Error, Hashable, Sendable {
  /// The scene, or who asks for the replay, names a policy that the scroll model does not have.
  case unknownPolicy(name: String)
  /// A value that this policy does not take; `found` as JSON writes it.
  case policyValue(name: String, found: String)

  /// The field of the trace's header that is at fault.
  public var path: [FieldFault.Step] {
    switch self {
    case .unknownPolicy(let name), .policyValue(let name, _):
      [.key("scene"), .key("policies"), .key(name)]
    }
  }
}

extension ReplayError: CustomStringConvertible {
  /// What was found and what was expected, without the place.
  public var description: String {
    switch self {
    case .unknownPolicy(let name):
      "found \(name) in scene.policies, expected one of "
        + ScrollPolicies.catalogue.map(\.name).joined(separator: ", ")
    case .policyValue(let name, let found):
      "found \(found) as scene.policies.\(name), expected "
        + (ScrollPolicies.catalogue.first { $0.name == name }?.expectation ?? "another value")
    }
  }
}

extension PolicyDescription {
  /// What its values are, in words.
  package var expectation: String {
    takesNumbers ? "a number of 0 or more" : values.map(\.text).joined(separator: " or ")
  }
}
