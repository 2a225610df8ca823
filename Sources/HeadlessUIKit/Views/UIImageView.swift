/// A view that shows a picture, or several in turn.
open class UIImageView: UIView {
  /// The picture that is shown while nothing is animated.
  open var image: UIImage?
  /// The pictures to show in turn; taking them away in an animation ends it.
  open var animationImages: [UIImage]? {
    didSet { if animationImages?.isEmpty ?? true { isAnimating = false } }
  }
  /// Seconds for all pictures once.
  open var animationDuration: TimeInterval = 0
  /// Whether the pictures are being shown in turn.
  public private(set) var isAnimating = false

  /// Shows the pictures in turn, for ever; without pictures it does nothing.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

  /// Shows `image` again.
  open func stopAnimating() { isAnimating = false }
}
