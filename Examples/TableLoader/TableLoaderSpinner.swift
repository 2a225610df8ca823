import UIKit

/// Three quarters of a ring.
final class TableLoaderSpinner: UIView {
  private let ring = CAShapeLayer()
  private var angle: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = UIColor.gray.cgColor
    ring.lineWidth = 2
    ring.lineCap = .round
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = bounds
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
        radius: bounds.width / 2 - 2,
        startAngle: 0,
        endAngle: 1.5 * .pi,
        clockwise: true
      ).cgPath
  }

  func show(fraction: CGFloat) {
    ring.strokeEnd = min(max(fraction, 0), 1)
  }

  func turn(by delta: CGFloat) {
    angle = (angle + delta).truncatingRemainder(dividingBy: 2 * .pi)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    CATransaction.commit()
  }
}
