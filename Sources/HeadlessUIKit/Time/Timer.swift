/// A timer on the virtual clock.
public final class Timer: NSObject {
  private weak var simulation: Simulation?
  private var token: Int?
  private var block: ((Timer) -> Void)?
  private var isCommon = false
  /// Seconds between two firings, at least 0.1 ms as on iOS.
  public let timeInterval: TimeInterval
  private let repeats: Bool
  /// Whether it will fire (again).
  public private(set) var isValid = true
  /// What it was made with, for whoever it tells.
  public let userInfo: Any?

  /// A timer that waits to be added to a run loop.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    timeInterval = max(interval, 0.0001)
    self.repeats = repeats
    self.block = block
    userInfo = nil
    simulation = Simulation.current
  }

  /// A timer that waits to be added to a run loop and sends `aSelector`, itself being the argument, to
  /// `aTarget`, which it keeps until it is over.
  public init(
    timeInterval interval: TimeInterval, target aTarget: NSObject, selector aSelector: Selector,
    userInfo: Any?, repeats: Bool
  ) {
    timeInterval = max(interval, 0.0001)
    self.repeats = repeats
    block = { aSelector.send(to: aTarget, $0) }
    self.userInfo = userInfo
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

  /// The same for a target and a selector.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target aTarget: NSObject, selector aSelector: Selector,
    userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// Fires now, too; one that does not repeat is over then.
  public func fire() {
    guard isValid else { return }
    let block = block
    if !repeats { invalidate() }
    block?(self)
  }

  /// Stops it for good, and lets its target go.
  public func invalidate() {
    isValid = false
    block = nil
    if let token { simulation?.agenda.timers.remove(token) }
  }

  /// Waits from now in a mode of the run loop.
  func schedule(isCommon: Bool) {
    guard let simulation, isValid else { return }
    self.isCommon = isCommon
    if let token { simulation.agenda.timers.remove(token) }
    token = simulation.agenda.timers.add(
      Work(tag: simulation.tag) { self.come() }, due: simulation.now.advanced(by: timeInterval),
      isCommon: isCommon)
  }

  /// Its time has come.
  private func come() {
    token = nil
    let block = block
    if repeats {
      schedule(isCommon: isCommon)
    } else {
      isValid = false
      self.block = nil
    }
    block?(self)
  }
}
