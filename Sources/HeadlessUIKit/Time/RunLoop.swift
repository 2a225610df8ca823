/// The run loop of the current simulation.
public final class RunLoop: Sendable {
  /// The simulation's only run loop.
  public static let main = RunLoop()
  /// The same: there is one run loop in a simulation.
  public static var current: RunLoop { main }

  private init() {}

  /// When what was added may run.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// How it is written.
    public let rawValue: String

    /// The value that is written so.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// While no finger is down and nothing moves.
    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    /// Always.
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
    /// While a finger is down or something moves; the model lets it run always.
    public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
  }

  /// Starts `timer` in `mode`; its first interval begins now.
  public func add(_ timer: Timer, forMode mode: Mode) {
    timer.schedule(isCommon: mode != .default)
  }

  /// Runs `block` once, in the next turn in which the run loop is in one of `modes`.
  ///
  /// In the default mode alone it waits until no finger is down and nothing moves.
  public func perform(inModes modes: [Mode], block: @escaping () -> Void) {
    let simulation = Simulation.current
    _ = simulation.agenda.timers.add(
      Work(tag: simulation.tag, block: block), due: simulation.now,
      isCommon: modes.contains { $0 != .default })
  }
}
