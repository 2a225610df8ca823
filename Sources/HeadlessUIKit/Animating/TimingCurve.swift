/// How an animation's progress follows its time: a cubic Bézier curve from (0, 0) to (1, 1).
struct TimingCurve: Sendable {
  let x1, y1, x2, y2: Double

  /// UIKit's default (scroll-semantics.md §4.1).
  static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)

  /// The progress, 0…1, at the part `time` of the duration; outside 0…1 it stands still.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // x(u) grows with u: halving finds u to the last bit, with the same steps on every machine.
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.bezier(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return Self.bezier((low + high) / 2, y1, y2)
  }

  private static func bezier(_ u: Double, _ a: Double, _ b: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
  }
}
