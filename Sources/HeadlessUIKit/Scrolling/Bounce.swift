/// The way back from past an edge: a spring.
///
/// Closed forms of the time since it began, in seconds; distances in points from the edge, signed as
/// the offset is; velocities in pt/s of offset.
package struct Bounce: Sendable {
  package let edge: Double
  package let distance: Double
  package let velocity: Double
  private let spring: Spring

  /// Critically damped at `beta` per second, or overdamped with two roots per second below 0.
  package enum Spring: Hashable, Sendable {
    case critical(beta: Double)
    case overdamped(fast: Double, slow: Double)
  }

  package init(edge: Double, distance: Double, velocity: Double, spring: Spring) {
    self.edge = edge
    self.distance = distance
    self.velocity = velocity
    self.spring = spring
  }

  /// The same along content that is shifted.
  func shifted(by distance: Double) -> Bounce {
    Bounce(edge: edge + distance, distance: self.distance, velocity: velocity, spring: spring)
  }

  package func offset(at t: Double) -> Double {
    switch spring {
    case .critical(let beta):
      return edge + (distance + (velocity + beta * distance) * t) * Exact.exp(-beta * t)
    case .overdamped(let fast, let slow):
      let (a, b) = amplitudes(fast, slow)
      return edge + a * Exact.exp(fast * t) + b * Exact.exp(slow * t)
    }
  }

  package func velocity(at t: Double) -> Double {
    switch spring {
    case .critical(let beta):
      return (velocity - beta * (velocity + beta * distance) * t) * Exact.exp(-beta * t)
    case .overdamped(let fast, let slow):
      let (a, b) = amplitudes(fast, slow)
      return a * fast * Exact.exp(fast * t) + b * slow * Exact.exp(slow * t)
    }
  }

  /// A bound on how long it takes until it stays within `threshold` points of the edge, seconds ≥ 0.
  package func duration(threshold: Double) -> Double {
    switch spring {
    case .critical(let beta):
      let lead = distance == 0 ? 0 : Exact.log(2 * distance.magnitude / threshold) / beta
      let push = (velocity + beta * distance).magnitude
      let tail =
        push == 0
        ? 0 : 2 / beta * Exact.log(4 * push / (2.718281828459045 * beta * threshold))
      return max(0, lead, tail)
    case .overdamped(let fast, let slow):
      let (a, b) = amplitudes(fast, slow)
      let sum = a.magnitude + b.magnitude
      return sum <= threshold ? 0 : Exact.log(threshold / sum) / slow
    }
  }

  /// When it crosses the edge into the content, if its speed carries it there.
  ///
  /// A spring that is at least critically damped crosses at most once.
  package var crossing: Double? {
    guard distance != 0 else { return nil }
    switch spring {
    case .critical(let beta):
      let t = -distance / (velocity + beta * distance)
      return t > 0 && t.isFinite ? t : nil
    case .overdamped(let fast, let slow):
      let (a, b) = amplitudes(fast, slow)
      let ratio = -b / a
      guard ratio > 0, ratio.isFinite else { return nil }
      let t = Exact.log(ratio) / (fast - slow)
      return t > 0 ? t : nil
    }
  }

  private func amplitudes(_ fast: Double, _ slow: Double) -> (Double, Double) {
    let b = (velocity - fast * distance) / (slow - fast)
    return (distance - b, b)
  }
}
