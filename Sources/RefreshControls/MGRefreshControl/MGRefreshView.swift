import ControlParts
public import UIKit

/// What MGRefreshControl shows: an arrow that a pull turns, and in a refresh a wheel in its place.
public final class MGRefreshView: UIView {
  /// Seconds in which the arrow is turned.
  public static let arrowDuration: TimeInterval = 0.4
  /// Seconds in which the wheel goes round once.
  public static let wheelDuration: TimeInterval = 2
  /// The turned arrow's angle: a little less than half a turn, so that it goes back the way it came.
  public static let turn: CGFloat = .pi - 0.001
  static let size = CGSize(width: 160, height: 60)
  /// The key of the wheel's animation.
  static let rotation = "rotation"

  /// Shown while no refresh is under way.
  public let tipView = UIView(frame: CGRect(origin: .zero, size: size))
  /// Hangs down, 20 × 32, in the middle of the tip.
  public let arrowImage: UIView = ArrowView(frame: CGRect(x: 70, y: 14, width: 20, height: 32))
  /// The wheel, 30 × 30, where the arrow is.
  public let loadingView: UIView = WheelView(frame: CGRect(x: 65, y: 15, width: 30, height: 30))
  /// Whether the view takes the arrow for turned.
  package private(set) var isArrowTurned = false
  /// Whether a turn is added to how the arrow stands, wherever that is.
  var addsTurns = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    loadingView.isHidden = true
    addSubview(loadingView)
    addSubview(tipView)
    tipView.addSubview(arrowImage)
  }

  public required init?(coder: NSCoder) { nil }

  /// A view of its own.
  public static func refreshView() -> MGRefreshView { MGRefreshView(frame: .zero) }

  /// The view that the nib of that name ends with, which is taken for granted.
  static func refreshViewOfNib() -> MGRefreshView? {
    UINib(nibName: "MGRefreshView", bundle: nil).instantiate(withOwner: nil).last as? MGRefreshView
  }

  /// Turns the arrow up, or lets it hang again; one that is so already stays as it is.
  public func startRotation(_ isUp: Bool) {
    guard isUp != isArrowTurned else { return }
    isArrowTurned = isUp
    UIView.animate(withDuration: Self.arrowDuration) {
      let plain: CGAffineTransform = isUp ? CGAffineTransform(rotationAngle: Self.turn) : .identity
      let added = arrowImage.transform.rotated(by: isUp ? Self.turn : 2 * .pi - Self.turn)
      arrowImage.transform = addsTurns ? added : plain
    }
  }

  /// Takes the arrow for hanging, however it stands.
  func forgetTurn() { isArrowTurned = false }

  /// Shows the wheel, turning, in place of the arrow.
  public func startAnimation() {
    tipView.isHidden = true
    loadingView.isHidden = false
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 2 * CGFloat.pi
    turn.duration = Self.wheelDuration
    turn.repeatCount = .infinity
    turn.isRemovedOnCompletion = false
    loadingView.layer.add(turn, forKey: Self.rotation)
  }

  /// Shows the arrow in place of the wheel.
  public func stopAnimation() {
    tipView.isHidden = false
    loadingView.isHidden = true
    loadingView.layer.removeAllAnimations()
  }

  /// Whether the wheel is shown and turns.
  package var isTurningWheel: Bool {
    !loadingView.isHidden && loadingView.layer.animation(forKey: Self.rotation) != nil
  }
}

/// An arrow that hangs down.
private final class ArrowView: UIView {
  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX, y: bounds.minY))
    path.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
    path.move(to: CGPoint(x: bounds.minX, y: bounds.maxY - bounds.width / 2))
    path.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY - bounds.width / 2))
    path.lineWidth = 2
    UIColor.gray.setStroke()
    path.stroke()
  }
}

/// Three quarters of a ring, which show that it turns.
private final class WheelView: UIView {
  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 2,
      startAngle: 0, endAngle: 1.5 * .pi, clockwise: true)
    path.lineWidth = 2
    UIColor.gray.setStroke()
    path.stroke()
  }
}
