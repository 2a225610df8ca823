/// A timer of the run loop's default mode: it does not run while a finger is down or a motion lasts.
public final class Timer: NSObject {
  private weak var simulation: Simulation?
  private var token = 0
  private let interval: TimeInterval
  private let repeats: Bool
  private let block: (Timer) -> Void
  /// Whether it will fire (again).
  public private(set) var isValid = true

  private init(interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.interval = max(interval, 0.0001)
    self.repeats = repeats
    self.block = block
    simulation = Simulation.current
  }

  /// A timer that is already scheduled; `interval` is in seconds, at least 0.1 ms as on iOS.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Stops it for good.
  public func invalidate() {
    isValid = false
    simulation?.agenda.timers.remove(token)
  }

  private func schedule() {
    guard let simulation else { return }
    token = simulation.agenda.timers.add(
      Work(tag: simulation.tag) { self.fire() }, due: simulation.now.advanced(by: interval))
  }

  private func fire() {
    if repeats { schedule() } else { isValid = false }
    block(self)
  }
}
