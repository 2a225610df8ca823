/// A fling in the range: the speed falls by a constant part each millisecond.
///
/// Closed forms of the time since it began, in seconds; offsets in points, velocities in pt/s of
/// offset. Constants as measured on iOS (scroll-semantics.md §2.1).
package struct Momentum: Sendable {
  package let start: Double
  package let velocity: Double
  /// Per second, below 0: 1000·ln of the deceleration rate.
  private let k: Double

  /// The speed in pt/s at which the motion ends.
  package static let restingSpeed = 10.0

  package init(start: Double, velocity: Double, decelerationRate: Double) {
    self.start = start
    self.velocity = velocity
    k = 1000 * Exact.log(decelerationRate)
  }

  /// The momentum that ends at `destination`: as fast as it takes to get there.
  init(start: Double, destination: Double, decelerationRate: Double) {
    let k = 1000 * Exact.log(decelerationRate)
    let distance = destination - start
    let resting = distance < 0 ? -Self.restingSpeed : Self.restingSpeed
    self.init(start: start, velocity: resting - k * distance, k: k)
  }

  private init(start: Double, velocity: Double, k: Double) {
    self.start = start
    self.velocity = velocity
    self.k = k
  }

  /// The same along content that is shifted.
  func shifted(by distance: Double) -> Momentum {
    Momentum(start: start + distance, velocity: velocity, k: k)
  }

  package func offset(at t: Double) -> Double { start + velocity * (Exact.exp(k * t) - 1) / k }

  package func velocity(at t: Double) -> Double { velocity * Exact.exp(k * t) }

  /// How long it lasts: until the speed is down to 10 pt/s; 0 where it never was above.
  package var duration: Double {
    let speed = velocity.magnitude
    return speed > Self.restingSpeed ? Exact.log(speed / Self.restingSpeed) / -k : 0
  }

  /// Where it ends if nothing stops it.
  package var destination: Double { offset(at: duration) }

  /// When it is at `place`; `nil` where it never comes there.
  package func time(to place: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let remaining = 1 + k * (place - start) / velocity
    guard remaining > 0, remaining <= 1 else { return nil }
    return Exact.log(remaining) / k
  }
}
