/// The exponential, the logarithm and the functions of angles, the same bits on every machine.
///
/// The C library chooses between versions by the processor, and their last bits differ; histories
/// must not. These use nothing but correctly rounded operations (add, multiply, divide).
package enum Exact {
  /// e to the power of `x`, within 2 units in the last place.
  package static func exp(_ x: Double) -> Double {
    guard x > -745 else { return 0 }
    guard x < 710 else { return .infinity }
    // x = n·ln 2 + r with |r| ≤ ln 2 / 2; ln 2 in two parts, so that r loses nothing.
    let n = (x * 1.4426950408889634).rounded()
    let r = (x - n * 6.93147180369123816490e-01) - n * 1.90821492927058770002e-10
    // The Taylor series: the fourteenth term is below 2⁻⁵³ of the sum.
    var sum = 1.0
    for term in stride(from: 14.0, through: 1.0, by: -1.0) { sum = 1 + r / term * sum }
    return sum * Double(sign: .plus, exponent: max(Int(n), -1022), significand: 1)
      * (n < -1022 ? Double(sign: .plus, exponent: Int(n) + 1022, significand: 1) : 1)
  }

  /// The natural logarithm of `x`, which is above 0, within 2 units in the last place.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x.isNaN || x < 0 ? .nan : x }
    // x = 2ᵉ·m with m in [√½, √2); ln m = 2·artanh(s), s = (m−1)/(m+1), |s| < 0.172.
    var m = x.significand
    var e = Double(x.exponent)
    if m > 1.4142135623730951 {
      m /= 2
      e += 1
    }
    let s = (m - 1) / (m + 1)
    let square = s * s
    var sum = 0.0
    for power in stride(from: 23.0, through: 3.0, by: -2.0) { sum = (sum + 1 / power) * square }
    return e * 6.93147180369123816490e-01 + (2 * (s + s * sum) + e * 1.90821492927058770002e-10)
  }

  /// Sine and cosine of `x` radians, within 10⁻¹² for |x| ≤ 1,000; not a number beyond 10¹⁵.
  package static func sinCos(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.magnitude <= 1e15 else { return (.nan, .nan) }
    let quarters = (x / (Double.pi / 2)).rounded()
    // π/2 in two parts, so that the rest loses nothing.
    let r = (x - quarters * 1.5707963267948966) - quarters * 6.123233995736766e-17
    var sine = 0.0
    var cosine = 0.0
    for n in stride(from: 10.0, through: 1.0, by: -1.0) {
      sine = (sine + 1) * -r * r / (2 * n * (2 * n + 1))
      cosine = (cosine + 1) * -r * r / (2 * n * (2 * n - 1))
    }
    (sine, cosine) = (r * (1 + sine), 1 + cosine)
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The angle of the point (`x`, `y`), −π…π, within 10⁻¹⁵; 0 for the origin.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    let (near, far) = (min(x.magnitude, y.magnitude), max(x.magnitude, y.magnitude))
    guard far > 0 else { return 0 }
    // Halved twice, the tangent is at most tan π/16; the fourteenth term is below 2⁻⁵³.
    var tangent = near / far
    for _ in 0..<2 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    let square = tangent * tangent
    var sum = 0.0
    for power in stride(from: 27.0, through: 3.0, by: -2.0) {
      sum = (1 / power - sum) * square
    }
    var angle = 4 * tangent * (1 - sum)
    if y.magnitude > x.magnitude { angle = Double.pi / 2 - angle }
    if x < 0 { angle = Double.pi - angle }
    return y < 0 ? -angle : angle
  }
}
