/// A message at every display frame, behind the frame's own scrolling.
public final class CADisplayLink: NSObject {
  // The link keeps its target, as UIKit's does: a control that forgets to invalidate leaks.
  private let target: NSObject
  private let selector: Selector
  private let simulation: Simulation
  private let tag: WorkTag
  /// Whether frames pass without a message.
  public var isPaused = false
  /// When the last frame was shown, in seconds of the virtual clock.
  public private(set) var timestamp: TimeInterval = 0
  /// When the next will be.
  public var targetTimestamp: TimeInterval { timestamp + duration }
  /// Seconds between two frames.
  public var duration: TimeInterval { 1 / simulation.frames.rate }

  /// A link that begins when it is added to a run loop.
  public init(target: NSObject, selector: Selector) {
    self.target = target
    self.selector = selector
    simulation = Simulation.current
    tag = simulation.tag
  }

  /// Begins; display links run in every mode of the model's run loop.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !simulation.agenda.displayLinks.contains(where: { $0 === self }) else { return }
    simulation.agenda.displayLinks.append(self)
  }

  /// Ends for good, and lets the target go.
  public func invalidate() {
    simulation.agenda.displayLinks.removeAll { $0 === self }
  }

  func show(frame now: Instant) {
    timestamp = now.seconds(since: .zero)
    simulation.perform(as: tag) { selector.send(to: target, self) }
  }
}
