/// How content follows a finger past its edge.
///
/// `x` is how far it would be past the edge without resistance, `d` the view's length in that
/// direction. The constant was measured on iOS over 29 pairs (scroll-semantics.md §1.2).
package enum RubberBand {
  /// The slope at the edge.
  package static let coefficient = 0.55

  /// The displayed overscroll, points ≥ 0, for a raw one of `x` ≥ 0 in a view of length `d` > 0.
  package static func displayed(_ x: Double, dimension d: Double) -> Double {
    x * d * coefficient / (d + coefficient * x)
  }

  /// The raw overscroll that is displayed as `y`, 0 ≤ y < d; at `d` and beyond it stops just short.
  package static func raw(_ y: Double, dimension d: Double) -> Double {
    let reachable = min(y, d * 0.999_999)
    return reachable * d / (coefficient * (d - reachable))
  }

  /// The whole map: `offset` as it is inside `range`, resisted outside.
  package static func band(_ offset: Double, in range: ClosedRange<Double>, dimension d: Double)
    -> Double
  {
    guard d > 0 else { return min(max(offset, range.lowerBound), range.upperBound) }
    if offset < range.lowerBound {
      return range.lowerBound - displayed(range.lowerBound - offset, dimension: d)
    }
    if offset > range.upperBound {
      return range.upperBound + displayed(offset - range.upperBound, dimension: d)
    }
    return offset
  }

  /// The inverse of `band`.
  package static func unband(_ offset: Double, in range: ClosedRange<Double>, dimension d: Double)
    -> Double
  {
    guard d > 0 else { return offset }
    if offset < range.lowerBound {
      return range.lowerBound - raw(range.lowerBound - offset, dimension: d)
    }
    if offset > range.upperBound {
      return range.upperBound + raw(offset - range.upperBound, dimension: d)
    }
    return offset
  }
}
