import GestureTrace

/// Where a recording comes from, in the words of the app that makes it: the header's `recorded`.
public struct RecordingOrigin: Hashable, Sendable {
  /// What wrote it, such as the app and its version.
  public var by: String
  /// What the finger touched, such as the device and its system.
  public var input: String
  /// When, as ISO 8601; `nil` leaves it out, since a recorder reads no calendar.
  public var at: String?
  /// The control on the list, if it has a name.
  public var subject: String?
  /// Points within which the screen places a finger; `nil` where that is not known.
  public var quantum: Double?

  public init(
    by: String = "ScrollRecorder", input: String = "UIScrollView", at: String? = nil,
    subject: String? = nil, quantum: Double? = nil
  ) {
    self.by = by
    self.input = input
    self.at = at
    self.subject = subject
    self.quantum = quantum
  }

  var json: JSONObject {
    var object = JSONObject()
    object["at"] = at.map { .string($0) }
    object["by"] = .string(by)
    object["subject"] = subject.map { .string($0) }
    object["input"] = .string(input)
    object["quantum"] = quantum.map { .number($0) }
    return object
  }
}
