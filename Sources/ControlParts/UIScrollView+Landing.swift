package import UIKit

extension UIScrollView {
  /// Where what bounces now belongs once the insets have changed by `top` and `bottom` points.
  ///
  /// `nil` where nothing is to be done: a list at rest follows its insets by itself, a finger has it,
  /// or its momentum is in range and goes on. A bounce would be put into the new range and go on from
  /// where it was at the next frame; whoever changes the insets writes this offset with them, which
  /// ends the bounce.
  package func landing(addingToTop top: CGFloat = 0, bottom: CGFloat = 0) -> CGFloat? {
    guard !isTracking, isDecelerating else { return nil }
    let ends = ends(addingToTop: top, bottom: bottom)
    if contentOffset.y < ends.first { return ends.first }
    return contentOffset.y > ends.last ? ends.last : nil
  }

  /// Whether the list stays where it is when its insets change by `top` and `bottom` points: a finger
  /// has it, or its place is a legal one then.
  package func stays(addingToTop top: CGFloat = 0, bottom: CGFloat = 0) -> Bool {
    let ends = ends(addingToTop: top, bottom: bottom)
    return isTracking
      || !(ends.first - contentOffset.y).isPast(0) && !(contentOffset.y - ends.last).isPast(0)
  }

  /// The list's ends once its insets have changed so: as if a control held so much less.
  private func ends(addingToTop top: CGFloat, bottom: CGFloat) -> ListEnds {
    ListEnds(of: self, heldTop: -top, heldBottom: -bottom)
  }

  /// The offset at which the list stands when it is sent to `y`: on a whole pixel of its display.
  ///
  /// Edges that lie between two pixels are compared after that, or a list at its rest would seem to be
  /// pulled. Where the display is not specified `y` stays as it is.
  package func onPixel(_ y: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? (y * scale).rounded() / scale : y
  }

  /// Whether a drag of the list is under way: a finger that only rests on it is none.
  package var isPanned: Bool {
    switch panGestureRecognizer.state {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }
}

extension CGFloat {
  /// Half a millionth of a point: sums and differences of offsets are no more exact than that.
  private static let noise: CGFloat = 0.5e-6

  /// Whether a pull of so many points is longer than `line`, more than by what binary fractions of
  /// pixels leave over.
  package func isPast(_ line: CGFloat) -> Bool { self - line > Self.noise }

  /// Whether a pull of so many points is as long as `line` or longer, binary fractions apart.
  package func reaches(_ line: CGFloat) -> Bool { !line.isPast(self) }

  /// Whether two lengths are one, but for what binary fractions leave over.
  package func isSame(as other: CGFloat) -> Bool { (self - other).magnitude < Self.noise }
}
