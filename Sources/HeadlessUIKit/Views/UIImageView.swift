/// A view that shows a picture, or several in turn.
open class UIImageView: UIView {
  /// The picture that is shown while nothing is animated.
  open var image: UIImage?
  /// The pictures to show in turn; taking them away in an animation ends it.
  open var animationImages: [UIImage]? {
    didSet { if animationImages?.isEmpty ?? true { beginning = nil } }
  }
  /// Seconds for all pictures once; 0 is a thirtieth for each.
  open var animationDuration: TimeInterval = 0
  /// Rounds; 0 is for ever.
  open var animationRepeatCount = 0
  /// Whether the pictures are being shown in turn.
  public var isAnimating: Bool { beginning != nil && !isOver }
  private var beginning: Instant?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view as large as its picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Views are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// Shows the pictures in turn; without pictures it does nothing.
  open func startAnimating() {
    beginning = animationImages?.isEmpty == false ? simulation.now : nil
  }

  /// Shows `image` again.
  open func stopAnimating() { beginning = nil }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The picture that is seen now.
  package var shownImage: UIImage? {
    guard isAnimating, let images = animationImages, !images.isEmpty else { return image }
    let part = elapsed / cycle
    return images[Int((part - part.rounded(.down)) * Double(images.count)) % images.count]
  }

  private var elapsed: Double { beginning.map { simulation.now.seconds(since: $0) } ?? 0 }

  private var cycle: Double {
    animationDuration > 0 ? animationDuration : Double(animationImages?.count ?? 1) / 30
  }

  private var isOver: Bool {
    animationRepeatCount > 0 && elapsed >= Double(animationRepeatCount) * cycle
  }
}
