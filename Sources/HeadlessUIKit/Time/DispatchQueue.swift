/// The main queue on the virtual clock; there is no other queue in a simulation.
public final class DispatchQueue: Sendable {
  /// The main queue of the current simulation.
  public static let main = DispatchQueue()

  private init() {}

  /// Runs `work` with the next drain of the main queue, behind what already waits: in this turn if that
  /// is still to come, as it is in a timer, a touch or a display frame, else in the next.
  public func async(execute work: @escaping () -> Void) {
    Simulation.current.enqueue(work)
  }

  /// Runs `work` in the first turn at `deadline` or later, with the main queue.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    Simulation.current.enqueue(due: deadline.instant, work)
  }
}

/// A time on the virtual clock, as `asyncAfter(deadline:)` takes it.
public struct DispatchTime: Hashable, Sendable {
  let instant: Instant

  /// The current simulation's time.
  public static func now() -> DispatchTime {
    DispatchTime(instant: Simulation.current.now)
  }

  /// So many seconds later, to the microsecond; negative spans count as 0.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(instant: time.instant.advanced(by: seconds))
  }

  /// So much later, to the microsecond; negative spans count as 0.
  public static func + (time: DispatchTime, span: DispatchTimeInterval) -> DispatchTime {
    switch span {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1000
    case .microseconds(let count): time + Double(count) / 1_000_000
    case .nanoseconds(let count): time + Double(count) / 1_000_000_000
    case .never: DispatchTime(instant: .never)
    @unknown default: DispatchTime(instant: .never)
    }
  }
}

extension Simulation {
  /// Puts `block` on the main queue, under the tag of whoever posts it.
  package func enqueue(_ block: @escaping () -> Void) {
    agenda.mainQueue.append(Work(tag: tag, block: block))
  }

  /// The same, not before `due`.
  package func enqueue(due: Instant, _ block: @escaping () -> Void) {
    _ = agenda.delayed.add(Work(tag: tag, block: block), due: due)
  }
}
