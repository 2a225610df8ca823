/// What shows that an excuse is needed, and that it hides no fault.
public struct ExcuseProof: Hashable, Sendable {
  /// The recording on which a control that is right would be blamed without the excuse.
  public let recording: String
  /// That control.
  public let subject: String
  /// A control with a fault that the rule still catches.
  public let caught: String
  /// The recording on which it does.
  public let on: String

  /// Without `on` the fault is caught on the recording that needs the excuse.
  init(_ recording: String, _ subject: String, caught: String, on: String? = nil) {
    self.recording = recording
    self.subject = subject
    self.caught = caught
    self.on = on ?? recording
  }
}

extension Excuse {
  public var proof: ExcuseProof { ExcuseProof("", "", caught: "") }
}
