public import GestureTrace
import HeadlessUIKit

/// A policy of the scroll model and the value that it is to have.
public struct PolicySetting: Hashable, Sendable {
  /// As `ScrollPolicies.catalogue` names it.
  public var name: String
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension PolicySetting: CustomStringConvertible {
  /// As the command line takes it: `panSlop=8`.
  public var description: String { "\(name)=\(value)" }
}

/// Drives a subject with a trace.
public enum Replayer {
  /// Replays `trace` on a new subject and returns what happened; equal input gives equal rows.
  ///
  /// `drive` overrides which rows move the content: an offset trace that is to be driven by a finger
  /// has its finger recovered by the inverse rubber band of the recorded scene. `settings` of the scroll
  /// model's policies come on top of the scene's, and the history's scene has them.
  public static func replay(
    _ trace: Trace, subject: SubjectRecipe, drive: TraceHeader.Drive? = nil,
    settings: [PolicySetting] = []
  ) throws(ReplayError) -> History {
    try ReplaySession(trace, subject: subject, drive: drive, settings: settings).finish()
  }
}
