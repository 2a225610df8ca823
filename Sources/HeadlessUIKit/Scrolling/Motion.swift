/// What moves the content without a finger on it.
enum Motion {
  /// After a release, by both axes' flights, which began at `start`.
  case flight(x: Flight, y: Flight, start: Instant)
  /// By `setContentOffset(_:animated:)`.
  case scroll(from: CGPoint, to: CGPoint, start: Instant)
  /// By imposed samples, until the last of them.
  case imposed

  /// Seconds of an animated scroll, and its curve is ease-in-out (scroll-semantics.md §3.2, row 14).
  static let scrollDuration = 0.3

  /// Whether a finger set it off.
  var isOfFinger: Bool {
    switch self {
    case .flight, .imposed: true
    case .scroll: false
    }
  }

  /// Whether offsets are imposed from outside.
  var isImposed: Bool { if case .imposed = self { true } else { false } }

  /// Whether a spring has the content at `now`.
  func isBouncing(at now: Instant) -> Bool {
    switch self {
    case .flight(let x, let y, let start):
      let t = now.seconds(since: start)
      return y.isBouncing(at: t) || x.isBouncing(at: t)
    case .scroll, .imposed: return false
    }
  }

  /// Pt/s of offset that the content glides at, no spring having it; zero otherwise.
  func momentum(at now: Instant) -> CGPoint {
    guard case .flight(let x, let y, let start) = self, !isBouncing(at: now) else { return .zero }
    let t = now.seconds(since: start)
    return CGPoint(x: x.state(at: t).velocity, y: y.state(at: t).velocity)
  }

  /// The content's place at `now`, and whether the motion is over.
  func place(at now: Instant, standing: CGPoint) -> (offset: CGPoint, isOver: Bool) {
    switch self {
    case .flight(let x, let y, let start):
      let t = now.seconds(since: start)
      return (
        CGPoint(x: x.state(at: t).offset, y: y.state(at: t).offset),
        t >= x.duration && t >= y.duration
      )
    case .scroll(let from, let to, let start):
      let t = now.seconds(since: start) / Self.scrollDuration
      let p = TimingCurve.easeInOut.progress(at: t)
      let place = CGPoint(x: from.x + (to.x - from.x) * p, y: from.y + (to.y - from.y) * p)
      return (t >= 1 ? to : place, t >= 1)
    case .imposed: return (standing, false)
    }
  }

  /// Moves all of it along with content that is shifted down by `distance`.
  mutating func shift(by distance: Double) {
    switch self {
    case .flight(let x, var y, let start):
      y.shift(by: distance)
      self = .flight(x: x, y: y, start: start)
    case .scroll(var from, var to, let start):
      from.y += distance
      to.y += distance
      self = .scroll(from: from, to: to, start: start)
    case .imposed: break
    }
  }
}
