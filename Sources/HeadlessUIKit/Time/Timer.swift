/// A timer on the virtual clock.
public final class Timer: NSObject {
  private weak var simulation: Simulation?
  private var token: Int?
  private let block: (Timer) -> Void
  private var isCommon = false
  /// Seconds between two firings, at least 0.1 ms as on iOS.
  public let timeInterval: TimeInterval
  private let repeats: Bool
  /// Whether it will fire (again).
  public private(set) var isValid = true

  /// A timer that waits to be added to a run loop.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    timeInterval = max(interval, 0.0001)
    self.repeats = repeats
    self.block = block
    simulation = Simulation.current
  }

  /// A timer that is in the run loop's default mode already.
  ///
  /// It does not run while a finger is down or a motion lasts.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// Stops it for good.
  public func invalidate() {
    isValid = false
    if let token { simulation?.agenda.timers.remove(token) }
  }

  /// Waits from now in a mode of the run loop.
  func schedule(isCommon: Bool) {
    guard let simulation, isValid else { return }
    self.isCommon = isCommon
    if let token { simulation.agenda.timers.remove(token) }
    token = simulation.agenda.timers.add(
      Work(tag: simulation.tag) { self.fire() }, due: simulation.now.advanced(by: timeInterval),
      isCommon: isCommon)
  }

  private func fire() {
    token = nil
    if repeats { schedule(isCommon: isCommon) } else { isValid = false }
    block(self)
  }
}
