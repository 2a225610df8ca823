/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// `nil` draws nothing.
  open var path: UIBezierPath?
  /// `nil` fills nothing.
  open var fillColor: UIColor?
  /// `nil` strokes nothing.
  open var strokeColor: UIColor?
  /// In points.
  open var lineWidth: CGFloat = 1
  /// The part of the path, 0…1, at which the stroke begins.
  open var strokeStart: CGFloat = 0
  /// The part of the path, 0…1, at which the stroke ends.
  open var strokeEnd: CGFloat = 1
}
