/// How an animation's progress follows its time.
enum TimingCurve: Sendable {
  /// A cubic Bézier curve from (0, 0) to (1, 1).
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A spring of this damping ratio (above 0) that starts at `velocity` (the whole way a duration) and
  /// has come within a thousandth at the end, UIKit's own law being unpublished.
  case spring(damping: Double, velocity: Double)

  /// UIKit's default (scroll-semantics.md §4.1).
  static let easeInOut = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let easeIn = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let linear = TimingCurve.bezier(x1: 0, y1: 0, x2: 1, y2: 1)

  /// The progress at the part `time` of the duration: 0 before it, 1 after it; a spring's may pass 1.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .bezier(let x1, let y1, let x2, let y2): return Self.eased(time, x1, y1, x2, y2)
    case .spring(let damping, let velocity): return Self.sprung(time, damping, velocity)
    }
  }

  private static func eased(
    _ time: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    // x(u) grows with u: halving finds u to the last bit, with the same steps on every machine.
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return bezier((low + high) / 2, y1, y2)
  }

  private static func bezier(_ u: Double, _ a: Double, _ b: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
  }

  private static func sprung(_ time: Double, _ damping: Double, _ velocity: Double) -> Double {
    let ratio = min(max(damping, 0.01), 1)
    // The envelope e^(−ζωt) is a thousandth at t = 1.
    let decay = 6.907755278982137
    let omega = decay / ratio
    guard ratio < 1 else {
      return 1 - (1 + (omega - velocity) * time) * Exact.exp(-omega * time)
    }
    let damped = omega * (1 - ratio * ratio).squareRoot()
    let (sine, cosine) = Exact.sinCos(damped * time)
    return 1 - Exact.exp(-decay * time) * (cosine + (decay - velocity) / damped * sine)
  }
}
