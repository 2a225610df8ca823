import GestureTrace
import Replay

/// A length at which a control begins to answer, found by halving.
struct Threshold {
  let points: Double
  /// Whether exactly so many are enough.
  let isInclusive: Bool

  /// How near halving comes, and the smallest difference that a control is asked to see.
  private static let resolution = 1e-4
  private static let grain = 1e-5
  /// Lengths are declared in whole thousandths of a point, if not rounder.
  private static let declared = 1000.0

  /// Between a length at which nothing is answered and one at which something is; `nil` where the second
  /// is not answered either, or the first one is.
  static func between(
    _ quiet: Double, _ loud: Double, answers: (Double) throws(ReplayError) -> Bool
  ) throws(ReplayError) -> Threshold? {
    guard try answers(loud), try !answers(quiet) else { return nil }
    var (low, high) = (quiet, loud)
    while high - low > resolution {
      let middle = (low + high) / 2
      if try answers(middle) { high = middle } else { low = middle }
    }
    // The declared length lies between the two, or is one of them.
    let length = ((low + high) / 2 * declared).rounded() / declared
    if try answers(length) {
      let isExact = try !answers(length - grain)
      return Threshold(points: isExact ? length : high, isInclusive: isExact)
    }
    let isExact = try answers(length + grain)
    return Threshold(points: isExact ? length : high, isInclusive: !isExact)
  }
}

extension Double {
  /// The number of fewest decimals above `low` and up to `high`.
  static func roundest(above low: Double, upTo high: Double) -> Double {
    if low < 0, high >= 0 { return 0 }
    for decimals in 0...6 {
      let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
      let candidate = (high * scale).rounded(.down) / scale
      if candidate > low { return candidate }
    }
    return high
  }
}
