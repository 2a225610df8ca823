public import GestureTrace
package import HeadlessUIKit

/// Why a trace cannot be replayed although its file is sound.
public enum ReplayError: Error, Hashable, Sendable {
  /// The scene, or who asks for the replay, names a policy that the scroll model does not have.
  case unknownPolicy(name: String)
  /// A value that this policy does not take; `found` as JSON writes it.
  case policyValue(name: String, found: String)
  /// A length of the scene, by its name there, that no list can have.
  case sceneLength(name: String, found: Double)
  /// Frames a second, fewer or more than are of any use.
  case rate(found: Double)
  /// Seconds to an answer, more than anybody waits; `index` from 0.
  case delay(Edge, index: Int, found: Double)
  /// A setting of another kind than the contract has there; `path` begins in the header.
  case setting(FieldFault, found: String)

  /// The field of the trace's header that is at fault.
  public var path: [FieldFault.Step] {
    switch self {
    case .unknownPolicy(let name), .policyValue(let name, _):
      [.key("scene"), .key("policies"), .key(name)]
    case .sceneLength(let name, _): [.key("scene"), .key(name)]
    case .rate: [.key("rate")]
    case .delay(let edge, let index, _):
      [.key("loads"), .key(edge.rawValue), .element(index), .key("after")]
    case .setting(let fault, _): fault.path
    }
  }

  /// The fault of a contract that was asked for by `settings`.
  static func setting(_ fault: FieldFault, in settings: JSONObject) -> ReplayError {
    let found = fault.path.reduce(JSONValue.object(settings) as JSONValue?) { value, step in
      if case .key(let key) = step { value?.object?[key] } else { nil }
    }
    let fault = FieldFault(path: [.key("settings")] + fault.path, expected: fault.expected)
    return .setting(fault, found: found?.text ?? "nothing")
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
    case .sceneLength(let name, let found):
      "found \(NumberText.of(found)) as scene.\(name), expected points below "
        + NumberText.of(Double(UIScrollView.absurdLength))
    case .rate(let found):
      "found \(NumberText.of(found)) as rate, expected frames a second, from "
        + "\(NumberText.of(TraceHeader.rates.lowerBound)) to "
        + NumberText.of(TraceHeader.rates.upperBound)
    case .delay(_, _, let found):
      "found \(NumberText.of(found)) as \(FieldFault(path: path, expected: .delay).name), expected "
        + "at most \(NumberText.of(TraceHeader.longestDelay)) seconds, or \"never\""
    case .setting(let fault, let found):
      "found \(found) as \(fault.name), expected \(fault.expected.words)"
    }
  }
}

extension PolicyDescription {
  /// What its values are, in words.
  package var expectation: String {
    takesNumbers ? "a number of 0 or more" : values.map(\.text).joined(separator: " or ")
  }
}
