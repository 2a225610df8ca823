import HeadlessUIKit
import Replay

/// What the scroll model is set to in a run.
struct PolicyVariant: Hashable, Sendable {
  /// In the order in which they were asked for; the last one of a name counts.
  let settings: [PolicySetting]

  private init(settings: [PolicySetting]) {
    self.settings = settings
  }

  /// The settings that the command line asks for, each as `NAME=VALUE`.
  init(_ texts: [String]) throws(UsageError) {
    var settings: [PolicySetting] = []
    for text in texts { settings.append(try Self.setting(text)) }
    self.settings = settings
  }

  /// These settings alone, and with each plausible value of each policy that is not its default, one at
  /// a time.
  var withEachPlausibleValue: [PolicyVariant] {
    let others = ScrollPolicies.catalogue.flatMap { policy in
      policy.alternatives.map { value in
        PolicyVariant(settings: settings + [PolicySetting(name: policy.name, value: value.text)])
      }
    }
    return [self] + others
  }

  private static func setting(_ text: String) throws(UsageError) -> PolicySetting {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw .badValue(flag: "--policy", found: text, expected: "NAME=VALUE")
    }
    let setting = PolicySetting(name: String(parts[0]), value: String(parts[1]))
    let policy = try policy(setting.name)
    var policies = ScrollPolicies()
    guard policies.set(setting.name, to: setting.value) else {
      throw .badValue(
        flag: "--policy \(setting.name)", found: setting.value, expected: policy.expectation)
    }
    return setting
  }

  /// The policy of this name.
  static func policy(_ name: String) throws(UsageError) -> PolicyDescription {
    if let policy = ScrollPolicies.catalogue.first(where: { $0.name == name }) { return policy }
    let nearest = NearestName.of(name, among: ScrollPolicies.catalogue.map(\.name))
    throw .unknown(noun: "policy", name: name, nearest: nearest)
  }
}
