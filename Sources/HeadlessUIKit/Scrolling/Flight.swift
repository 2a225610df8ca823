/// What the content does on its own along one axis after a finger has left: momentum, bounce, or both.
///
/// Made once, for the range as it is then, and a function of the time since: any frame rate samples
/// the same curve.
package struct Flight: Sendable {
  /// By what it moves.
  package struct Laws: Sendable {
    package var decelerationRate: Double
    package var spring: Bounce.Spring
    package var bounces: Bool
    /// Points from the edge within which a bounce is over.
    package var threshold: Double

    package init(
      decelerationRate: Double, spring: Bounce.Spring, bounces: Bool, threshold: Double
    ) {
      self.decelerationRate = decelerationRate
      self.spring = spring
      self.bounces = bounces
      self.threshold = threshold
    }
  }

  private enum Law {
    case momentum(Momentum)
    case bounce(Bounce)
    case slide(Slide)

    func shifted(by distance: Double) -> Law {
      switch self {
      case .momentum(let momentum): .momentum(momentum.shifted(by: distance))
      case .bounce(let bounce): .bounce(bounce.shifted(by: distance))
      case .slide(let slide): .slide(slide.shifted(by: distance))
      }
    }
  }

  /// A part of the flight under one law.
  private struct Leg {
    let law: Law
    /// Seconds after the flight began.
    let begin, end: Double

    func state(at seconds: Double) -> (offset: Double, velocity: Double) {
      let t = seconds - begin
      return switch law {
      case .momentum(let momentum): (momentum.offset(at: t), momentum.velocity(at: t))
      case .bounce(let bounce): (bounce.offset(at: t), bounce.velocity(at: t))
      case .slide(let slide): (slide.offset(at: t), slide.velocity(at: t))
      }
    }
  }

  private var legs: [Leg] = []
  /// Where it comes to rest.
  package private(set) var destination: Double

  /// Whether a spring that its speed carries across the edge lets it go on from there as momentum, as
  /// a flick back into the content does; otherwise the spring keeps it.
  package let crosses: Bool
  /// Whether the app has sent it to its destination.
  package let isSteered: Bool

  /// The flight from `offset` at `velocity` (pt/s of offset).
  ///
  /// Out of range the spring takes it to the edge, or across it; in range momentum takes it to rest or
  /// to an edge; past an edge the spring takes it back.
  package init(
    from offset: Double, velocity: Double, range: ClosedRange<Double>, crosses: Bool = true,
    laws: Laws
  ) {
    self.crosses = crosses
    isSteered = false
    destination = offset
    var velocity = velocity
    let nearest = min(max(offset, range.lowerBound), range.upperBound)
    if nearest != offset {
      destination = nearest
      guard laws.bounces else { return }
      let bounce = Bounce(
        edge: nearest, distance: offset - nearest, velocity: velocity, spring: laws.spring)
      let duration = bounce.duration(threshold: laws.threshold)
      guard crosses, let crossing = bounce.crossing, crossing < duration else {
        append(.bounce(bounce), lasting: duration)
        return
      }
      append(.bounce(bounce), lasting: crossing)
      velocity = bounce.velocity(at: crossing)
    }
    let momentum = Momentum(
      start: destination, velocity: velocity, decelerationRate: laws.decelerationRate)
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let overshoots =
      velocity < 0 ? momentum.destination < edge : momentum.destination > edge
    guard overshoots, let arrival = momentum.time(to: edge) else {
      append(.momentum(momentum), lasting: momentum.duration)
      destination = momentum.destination
      return
    }
    append(.momentum(momentum), lasting: arrival)
    destination = edge
    guard laws.bounces else { return }
    let overshoot = Bounce(
      edge: edge, distance: 0, velocity: momentum.velocity(at: arrival), spring: laws.spring)
    append(.bounce(overshoot), lasting: overshoot.duration(threshold: laws.threshold))
  }

  /// The flight from `offset` at `velocity` that the app sends to `target`, which counts as far as it lies
  /// in the range: momentum of another speed where that leads there, otherwise a slide.
  package init(
    from offset: Double, velocity: Double, to target: Double, range: ClosedRange<Double>,
    laws: Laws
  ) {
    crosses = false
    isSteered = true
    destination = min(max(target, range.lowerBound), range.upperBound)
    guard destination != offset else { return }
    if range.contains(offset), (destination - offset) * velocity > 0 {
      let momentum = Momentum(
        start: offset, destination: destination, decelerationRate: laws.decelerationRate)
      append(.momentum(momentum), lasting: momentum.duration)
    } else {
      append(.slide(Slide(start: offset, destination: destination)), lasting: Slide.duration)
    }
  }

  private mutating func append(_ law: Law, lasting duration: Double) {
    guard duration > 0 else { return }
    legs.append(Leg(law: law, begin: self.duration, end: self.duration + duration))
  }

  /// Seconds until it rests; 0 where it does not move.
  package var duration: Double { legs.last?.end ?? 0 }

  /// Offset and velocity, `seconds` (≥ 0) after the flight began; at rest from its end on.
  package func state(at seconds: Double) -> (offset: Double, velocity: Double) {
    leg(at: seconds)?.state(at: seconds) ?? (destination, 0)
  }

  /// Whether the spring has it, `seconds` after the flight began; at its end, whether it had.
  package func isBouncing(at seconds: Double) -> Bool {
    if case .bounce = (leg(at: seconds) ?? legs.last)?.law { true } else { false }
  }

  private func leg(at seconds: Double) -> Leg? { legs.first { seconds < $0.end } }

  /// Moves the whole flight along with content that is shifted.
  package mutating func shift(by distance: Double) {
    destination += distance
    legs = legs.map { Leg(law: $0.law.shifted(by: distance), begin: $0.begin, end: $0.end) }
  }
}
