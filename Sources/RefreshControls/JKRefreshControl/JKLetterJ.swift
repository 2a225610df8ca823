package import UIKit

/// The drawing: a grey letter J, a dark one that grows over it, and the ring that it becomes.
///
/// Lengths are points in the control's 45 × 45; y points down, angles go from the right (0) over the
/// bottom (π/2).
package final class JKLetterJ {
  /// The letter's ground.
  package let ground = CAShapeLayer()
  /// The curve of the J; in a refresh the ring.
  package let arc = CAShapeLayer()
  /// The stem of the J.
  package let stem = CAShapeLayer()
  /// Whether the ring turns also where it is not wanted any more by the time it is closed.
  var spinsAnyway = false
  /// Whether the ring is drawn.
  package private(set) var isSpinning = false

  private static let center = CGPoint(x: 22.5, y: 22.5)
  private static let grey = UIColor(red: 222 / 255, green: 226 / 255, blue: 229 / 255, alpha: 1)
  private static let dark = UIColor(red: 59 / 255, green: 84 / 255, blue: 106 / 255, alpha: 1)
  private static let lineWidth: CGFloat = 5
  /// Below this part nothing is drawn.
  private static let leastScale: CGFloat = 0.016
  /// Radius of the line's middle; the stem's x, and its length.
  private static let radius: CGFloat = 10.5
  private static let stemX: CGFloat = 33
  private static let stemLength: CGFloat = 16
  /// Seconds until the ring is closed, and for a turn of it.
  private static let closing: TimeInterval = 0.15
  private static let turn: TimeInterval = 0.5
  /// The key of the ring's turning.
  package static let turning = "runaroundAnim"

  /// How often the ring was asked for, so that a late turn knows whether its ring is still there.
  private var ring = 0

  init() {
    ground.fillColor = Self.grey
    ground.strokeColor = Self.grey
    for layer in [ground, arc, stem] {
      // The ring turns about the middle of its layer.
      layer.frame = CGRect(x: 0, y: 0, width: 45, height: 45)
    }
    for layer in [arc, stem] {
      layer.fillColor = nil
      layer.strokeColor = Self.dark
      layer.lineWidth = Self.lineWidth
    }
  }

  func add(to layer: CALayer) {
    for part in [ground, arc, stem] { layer.addSublayer(part) }
  }

  // MARK: The pull

  /// Draws what a pull of `scale` (0…1) shows: the curve with the first half, the stem with the rest.
  func draw(scale: CGFloat) {
    guard scale >= Self.leastScale else {
      ground.path = nil
      arc.path = nil
      stem.path = nil
      return
    }
    ground.path = Self.letter
    arc.path = Self.arc(from: .pi / 2, sweep: -.pi / 2 * min(2 * scale, 1))
    stem.path = scale > 0.5 ? Self.stem(scale) : nil
  }

  private static let letter = LetterPath.make(center: center, height: stemLength)

  private static func arc(from start: CGFloat, sweep: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.addArc(
      withCenter: center, radius: radius, startAngle: start, endAngle: start + sweep,
      clockwise: sweep > 0)
    return path
  }

  /// The stem up to `scale`, which counts from a half on.
  private static func stem(_ scale: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: stemX, y: center.y))
    path.addLine(to: CGPoint(x: stemX, y: center.y - max(0, 2 * scale - 1) * stemLength))
    return path
  }

  // MARK: The ring

  /// Turns the J of `scale` into a ring that spins; once for each refresh.
  func startRing(from scale: CGFloat) {
    guard !isSpinning else { return }
    isSpinning = true
    ring += 1
    let mine = ring
    ground.path = nil
    arc.path = Self.arc(from: 0, sweep: 2 * .pi - 0.1)
    arc.add(Self.change("strokeEnd", from: 0.25, to: 1, in: Self.closing), forKey: "closing")
    stem.path = Self.stem(scale)
    stem.strokeEnd = 0
    stem.add(Self.change("strokeEnd", from: 1, to: 0, in: Self.closing), forKey: "shrinking")
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.closing) { [weak self] in
      guard let self, spinsAnyway || isSpinning && mine == ring else { return }
      spin()
    }
  }

  private func spin() {
    let turn = Self.change("transform.rotation.z", from: 0, to: 2 * .pi, in: Self.turn)
    turn.repeatCount = .infinity
    arc.add(turn, forKey: Self.turning)
  }

  /// The ring thins out in the time in which the list slides back.
  func fadeRing() {
    let width = arc.lineWidth
    // Set first: what is added later is seen over the animation that a set brings about by itself.
    arc.lineWidth = 0
    arc.add(
      Self.change("lineWidth", from: width, to: 0, in: JKRefreshControl.hideDuration),
      forKey: "fading")
  }

  /// Nothing is drawn, and the next pull starts as the first.
  func reset() {
    isSpinning = false
    arc.path = nil
    stem.path = nil
    stem.strokeEnd = 1
    arc.lineWidth = Self.lineWidth
    arc.removeAllAnimations()
    stem.removeAllAnimations()
  }

  private static func change(
    _ keyPath: String, from: CGFloat, to: CGFloat, in duration: TimeInterval
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }
}

/// The outline of the letter.
private enum LetterPath {
  private static let inner: CGFloat = 8
  private static let outer: CGFloat = 13

  /// The J around `center`: the inner curve, up the stem and down again, the outer curve back.
  static func make(center: CGPoint, height: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.addArc(
      withCenter: center, radius: inner, startAngle: .pi / 2, endAngle: 0, clockwise: false)
    path.addLine(to: CGPoint(x: center.x + inner, y: center.y - height))
    path.addLine(to: CGPoint(x: center.x + outer, y: center.y - height))
    path.addLine(to: CGPoint(x: center.x + outer, y: center.y))
    path.addArc(
      withCenter: center, radius: outer, startAngle: 0, endAngle: .pi / 2 - 0.05, clockwise: true)
    path.close()
    return path
  }
}
