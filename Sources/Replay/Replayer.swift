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
    var trace = trace
    for setting in settings {
      trace.header.scene.policies[setting.name] = .string(setting.value)
    }
    let policies = try ScrollPolicies(of: trace.header.scene)
    let contract = try subject.contract(on: trace.header)
    let simulation = Simulation(frameRate: trace.header.rate, policies: policies)
    let drive = drive ?? trace.drive
    let recovery = recovery(of: trace, drive: drive, slop: policies.panSlop)
    return simulation.run {
      run(
        trace, drive: drive, recovery: recovery, subject: subject, promising: contract,
        in: simulation)
    }
  }

  private static func run(
    _ trace: Trace, drive: TraceHeader.Drive, recovery: FingerRecovery?, subject: SubjectRecipe,
    promising contract: Contract, in simulation: Simulation
  ) -> History {
    var driver: Driver? = Driver(
      trace, drive: drive, recovery: recovery, subject: subject, promising: contract,
      in: simulation)
    guard let (ending, end, state) = driver?.run(), let recorder = driver?.recorder else {
      preconditionFailure("a driver that was just made is gone")
    }
    let deviation = driver?.deviation
    let survivors = driver?.survivors
    // Everything that owns the views lets go: the app, the subject, whatever still waits. The recorder
    // first, so that nothing that they do in going counts.
    withExtendedLifetime(driver) { recorder.letGo() }
    driver = nil
    simulation.discardPending()
    simulation.witness = nil
    let names = survivors?.names ?? []
    if !names.isEmpty, simulation.fault == nil {
      recorder.fault(
        "still alive after their owner and the scroll view were freed: "
          + names.joined(separator: ", "))
    }
    return History(
      traceHeader: trace.header, subject: subject.id, contract: contract,
      isAsAsked: subject.takesSettings || trace.header.settings.isEmpty, drive: drive,
      rows: recorder.rows, ending: ending, endTime: Tick(microseconds: end.microseconds),
      endState: state, firedHeader: recorder.fired.header,
      firedFooter: recorder.fired.footer, deviation: deviation)
  }

  /// The finger behind the offsets of a trace that has none, where a finger is to drive it.
  private static func recovery(
    of trace: Trace, drive: TraceHeader.Drive, slop: Double
  ) -> FingerRecovery? {
    guard drive == .finger, trace.drive == .offset, !trace.rows.contains(where: \.isTouch) else {
      return nil
    }
    return FingerRecovery(scene: trace.header.scene, slop: slop)
  }
}

extension Row {
  fileprivate var isTouch: Bool {
    if case .world(.touch) = event { true } else { false }
  }
}
