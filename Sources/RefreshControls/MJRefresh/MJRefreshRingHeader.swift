import ControlParts
public import UIKit

/// A header with a look of its own: a ring that a pull closes and a refresh turns.
///
/// It shows what a subclass overrides: what it is made of (`prepare`), where that is
/// (`placeSubviews`), what it looks like in a state, and how far it has been pulled.
public final class MJRefreshRingHeader: MJRefreshHeader {
  /// Points; the ring's line is as wide as it is from 12 points to 15 from its middle.
  private static let side: CGFloat = 30
  private static let lineWidth: CGFloat = 3
  private static let grey = UIColor(white: 0.6, alpha: 1)
  private static let blue = UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
  /// How much of the ring turns in a refresh, and seconds for a turn.
  private static let turningPart: CGFloat = 0.8
  private static let turn: TimeInterval = 0.8
  private static let turning = "turning"

  /// The ring, which begins at the top.
  package let ring = CAShapeLayer()

  /// Whether the ring turns.
  package var isTurning: Bool { ring.animation(forKey: Self.turning) != nil }

  public override func prepare() {
    super.prepare()
    automaticallyChangeAlpha = true
    ring.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    let path = UIBezierPath()
    path.addArc(
      withCenter: CGPoint(x: Self.side / 2, y: Self.side / 2),
      radius: (Self.side - Self.lineWidth) / 2, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
      clockwise: true)
    ring.path = path.cgPath
    ring.fillColor = nil
    ring.strokeColor = Self.grey.cgColor
    ring.lineWidth = Self.lineWidth
    ring.strokeEnd = 0
    layer.addSublayer(ring)
  }

  public override func placeSubviews() {
    super.placeSubviews()
    ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  public override var state: MJRefreshState {
    didSet { if state != oldValue { showState() } }
  }

  public override var pullingPercent: CGFloat { didSet { showRing() } }

  /// Layers lose their animations with the window.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showTurning() }
  }

  private func showState() {
    ring.strokeColor = (state == .idle ? Self.grey : Self.blue).cgColor
    showTurning()
    showRing()
  }

  private func showTurning() {
    if state == .refreshing { startTurning() } else { ring.removeAnimation(forKey: Self.turning) }
  }

  /// The ring is closed when letting go would refresh.
  private func showRing() {
    ring.strokeEnd = state == .refreshing ? Self.turningPart : min(1, pullingPercent)
  }

  private func startTurning() {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 2 * CGFloat.pi
    turn.duration = Self.turn
    turn.repeatCount = .infinity
    ring.add(turn, forKey: Self.turning)
  }
}
