/// The system's spinning wheel.
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is, and its colour.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    /// 20 points, grey.
    case medium = 100
    /// 37 points, grey.
    case large = 101

    /// In points (UIKit's own sizes).
    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

    var color: UIColor {
      switch self {
      case .white, .whiteLarge: .white
      case .gray, .medium, .large: .gray
      }
    }
  }

  /// Taking another one takes its colour, too.
  open var style: Style { didSet { color = style.color } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// `nil` is the style's.
  open var color: UIColor!
  /// Whether the view is hidden while it stands still.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// Whether the wheel turns.
  public var isAnimating: Bool { beginning != nil }
  private var beginning: Instant?

  /// A wheel of its style's size that stands still.
  public init(style: Style) {
    self.style = style
    color = style.color
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    color = Style.medium.color
    super.init(frame: frame)
    isHidden = true
  }

  /// Views are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// Begins to turn, and shows it if it hides when stopped; once more does nothing.
  open func startAnimating() {
    guard !isAnimating else { return }
    beginning = simulation.now
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops, and hides it if it does so when stopped; once more does nothing.
  open func stopAnimating() {
    guard isAnimating else { return }
    beginning = nil
    if hidesWhenStopped { isHidden = true }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: style.side, height: style.side)
  }

  /// The part of a turn, 0…1, that the wheel has done: a turn takes a second, in 12 steps.
  package var phase: CGFloat {
    guard let beginning else { return 0 }
    let steps = (simulation.now.microseconds - beginning.microseconds) * 12 / 1_000_000
    return CGFloat(steps % 12) / 12
  }
}
