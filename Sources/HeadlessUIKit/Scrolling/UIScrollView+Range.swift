extension UIScrollView {
  /// The offsets at which content may rest, vertically (scroll-semantics.md §1.1); on pixels.
  package var verticalRange: ClosedRange<Double> {
    let low = snapped(0 - adjustedContentInset.top)
    return low...max(low, verticalEnd)
  }

  /// The offset at which the content's end, with its inset, meets the view's; on a pixel.
  var verticalEnd: Double {
    snapped(contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  /// The same horizontally.
  package var horizontalRange: ClosedRange<Double> {
    let inset = adjustedContentInset
    let low = snapped(0 - inset.left)
    return low...max(low, snapped(contentSize.width + inset.right - bounds.width))
  }

  /// Whether all of these are lengths that a list can have; otherwise it raises, as Core Animation
  /// does for a geometry that is no number.
  func isSound(_ property: String, _ lengths: CGFloat...) -> Bool {
    guard let length = lengths.first(where: { !($0.magnitude < Self.absurdLength) }) else {
      return true
    }
    simulation.raise("\(type(of: self)).\(property) was set to \(length), which is no length")
    return false
  }

  /// Points from which sums and differences of lengths would lose all their digits.
  package static let absurdLength: CGFloat = 1e15

  /// Whether a vertical pan moves anything.
  var pansVertically: Bool {
    let range = verticalRange
    return isScrollEnabled && bounds.height > 0
      && (range.lowerBound < range.upperBound || bounces && alwaysBounceVertical)
  }

  /// Whether a horizontal pan moves anything.
  var pansHorizontally: Bool {
    let range = horizontalRange
    return isScrollEnabled && bounds.width > 0
      && (range.lowerBound < range.upperBound || bounces && alwaysBounceHorizontal)
  }

  /// The nearest pixel, halves away from zero; as it is where there is no scale.
  func snapped(_ length: Double) -> Double {
    snapScale > 0 && simulation.policies.pixelSnapping == .scale
      ? (length * snapScale).rounded() / snapScale : length
  }

  func snapped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: snapped(offset.x), y: snapped(offset.y))
  }

  /// Does what a change of insets or content asks for (scroll-semantics.md §3.3).
  ///
  /// Under a finger the content stays and the finger goes on from there; otherwise an offset outside
  /// is moved in at once, and what moves aims at the new edges.
  func rangeChanged() {
    guard !isTracking else {
      reanchor()
      return
    }
    clamp()
    retarget()
  }

  /// Moves an offset outside the range to its edge.
  func clamp() {
    let (vertical, horizontal) = (verticalRange, horizontalRange)
    move(
      to: CGPoint(
        x: min(max(contentOffset.x, horizontal.lowerBound), horizontal.upperBound),
        y: min(max(contentOffset.y, vertical.lowerBound), vertical.upperBound)), kind: .scroll)
  }

  /// Makes what is displayed now the point from which the fingers go on.
  func reanchor() {
    anchor(&pan.y, at: contentOffset.y, in: verticalRange, dimension: bounds.height)
    anchor(&pan.x, at: contentOffset.x, in: horizontalRange, dimension: bounds.width)
  }

  private func anchor(
    _ travel: inout Pan.Travel, at offset: Double, in range: ClosedRange<Double>,
    dimension: Double
  ) {
    let raw = unbanded(offset, in: range, dimension: dimension)
    travel.anchor = raw + travel.translation
    let beyond = offset - banded(raw, in: range, dimension: dimension)
    // Less is the rounding of the two maps.
    travel.excess = beyond.magnitude > 1e-6 ? beyond : 0
  }

  /// Where content is displayed that would be at `raw` without resistance.
  func banded(_ raw: Double, in range: ClosedRange<Double>, dimension: Double) -> Double {
    bounces
      ? RubberBand.band(raw, in: range, dimension: dimension)
      : min(max(raw, range.lowerBound), range.upperBound)
  }

  private func unbanded(_ offset: Double, in range: ClosedRange<Double>, dimension: Double)
    -> Double
  {
    bounces ? RubberBand.unband(offset, in: range, dimension: dimension) : offset
  }
}
