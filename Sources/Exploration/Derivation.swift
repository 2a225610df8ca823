public import GestureTrace
public import Replay

/// A trace that a rule across runs makes of another one, to see whether the same comes of it.
public struct Derivation: Hashable, Sendable {
  /// What was changed, for a file's name: `delay-0.05`.
  public let name: String
  /// The same at the beginning of a sentence: `with each answer after 0.05 s`.
  public let change: String
  /// What is replayed.
  public let trace: Trace
  /// Policies of the scroll model that are set besides.
  public let settings: [PolicySetting]

  init(_ name: String, _ change: String, _ trace: Trace, settings: [PolicySetting] = []) {
    self.name = name
    self.change = change
    self.trace = trace
    self.settings = settings
  }
}

extension Derivation {
  /// A recording that can be replayed by itself: its title says what was changed, its scene has the
  /// policies.
  public var recording: Trace {
    var recording = trace
    recording.header.title = ([change] + [trace.header.title].compactMap(\.self))
      .joined(separator: ": ")
    for setting in settings {
      recording.header.scene.policies[setting.name] = .string(setting.value)
    }
    return recording
  }
}

/// What a rule across runs makes of a trace.
enum Derivations {
  /// The contract, the drive or the run excludes the rule, for this reason.
  case excluded(String)
  /// The run ended too soon to be compared, for this reason.
  case open(String)
  /// These traces; none where the occasion never came.
  case some([Derivation])
}
