public import GestureTrace
import HeadlessUIKit
import Replay

/// A trace that a rule across runs makes of another one, to see whether the same comes of it.
public struct Derivation: Hashable, Sendable {
  /// What was changed, for a file's name: `delay-0.05`.
  public let name: String
  /// The same at the beginning of a sentence: `with each answer after 0.05 s`.
  public let change: String
  /// What is replayed: a recording by itself, whose title says what was changed.
  public let trace: Trace

  init(_ name: String, _ change: String, _ trace: Trace, setting: PolicySetting? = nil) {
    var trace = trace
    trace.header.title = ([change] + [trace.header.title].compactMap(\.self))
      .joined(separator: ": ")
    if let setting { trace.header.scene.policies[setting.name] = .string(setting.value) }
    self.name = name
    self.change = change
    self.trace = trace
  }
}

extension ComparedRun {
  /// The same trace with a policy of the scroll model set to this value; `nil` where it is so already.
  func setting(_ name: String, to value: String, _ change: String? = nil) -> Derivation? {
    var changed = policies
    guard changed.set(name, to: value), changed != policies else { return nil }
    return Derivation(
      "\(name)-\(value)", change ?? "with \(name)=\(value)", trace,
      setting: PolicySetting(name: name, value: value))
  }
}
