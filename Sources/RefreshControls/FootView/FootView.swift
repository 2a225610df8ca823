import ControlParts
public import UIKit

/// The orange foot under the last row: an arrow, a wheel and a text.
///
/// It shows its state and decides nothing; `MyTableVC` leads it from one to the next:
///
/// ```
/// pulled up by more than 70      let go            ended
/// nomal ⇄ release ─────────────▶ loading ────────▶ nomal
/// ```
public final class FootView: UIView {
  /// What the foot shows.
  public enum RefreshState: Int, Sendable {
    /// More rows are asked for: the wheel instead of the arrow.
    case loading = 1
    /// Letting go now would load: the arrow points up.
    case release
    /// Nothing is going on: the arrow points down.
    case nomal
  }

  /// The pull that arms the foot (more than that) and what it holds, in points.
  public static let pullHeight: CGFloat = 70
  /// Seconds in which the list slides to where it is held, and back.
  static let slideDuration: TimeInterval = 0.2
  /// Points of a row, of which there are fifteen at first.
  static let rowHeight: CGFloat = 50
  static let firstRows = 15
  /// The foot's size in points; a list of another width stretches it.
  public static let size = CGSize(width: 320, height: 251)
  /// Seconds in which the arrow turns round.
  static let turnDuration: TimeInterval = 0.2
  private static let firstText = "下拉刷新..."
  private static let laterText = "下拉加载更多..."
  private static let releaseText = "释放后加载..."
  private static let loadingText = "正在加载..."

  /// The wheel, grey, which turns while rows are loaded.
  public let activity = UIActivityIndicatorView(frame: CGRect(x: 10, y: 0, width: 50, height: 70))
  /// The arrow, which points down.
  public let imageView = UIImageView(frame: CGRect(x: 10, y: 10, width: 30, height: 50))
  /// The text, black, in the middle of its rectangle.
  public let infolabel = UILabel(frame: CGRect(x: 100, y: 0, width: 100, height: 70))
  /// What the foot shows.
  public private(set) var refreshState = RefreshState.nomal

  /// Told when the foot has been hidden, shown, disabled or enabled.
  var gateObserver: () -> Void = {}
  private let defects: Defects<FootViewDefect>
  private var heightObservation: NSKeyValueObservation?

  /// A foot that is on no list yet.
  public override convenience init(frame: CGRect) { self.init(defects: Defects()) }

  /// The same with the published foot's defects.
  init(defects: Defects<FootViewDefect>) {
    self.defects = defects
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = .orange
    activity.style = .gray
    imageView.image = UIImage(named: "blackArrow.png")
    infolabel.text = Self.firstText
    infolabel.font = UIFont(name: "Helvetica", size: 20)
    infolabel.textColor = .black
    infolabel.textAlignment = .center
    for view in [activity, imageView, infolabel] { addSubview(view) }
    if !defects.contains(.fixedRows) { autoresizingMask = .flexibleWidth }
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: What it shows

  /// Letting go now would load.
  public func refreshStateRelsease() {
    refreshState = .release
    infolabel.text = Self.releaseText
    UIView.animate(withDuration: Self.turnDuration) {
      imageView.transform = CGAffineTransform(rotationAngle: .pi)
    }
  }

  /// More rows are being loaded.
  public func refreshStateLoading() {
    refreshState = .loading
    imageView.isHidden = true
    infolabel.text = Self.loadingText
    activity.startAnimating()
  }

  /// Nothing is going on.
  public func refreshStateNomal() {
    refreshState = .nomal
    activity.stopAnimating()
    infolabel.text = defects.contains(.idleTextChanges) ? Self.laterText : Self.firstText
    imageView.transform = CGAffineTransform(rotationAngle: 2 * .pi)
    imageView.isHidden = false
  }

  // MARK: Whether it may be pulled

  /// Whether the foot is visible and enabled.
  package var isLive: Bool {
    !isHidden && isUserInteractionEnabled || defects.contains(.noGate)
  }

  public override var isHidden: Bool { didSet { gateObserver() } }
  public override var isUserInteractionEnabled: Bool { didSet { gateObserver() } }

  // MARK: Where it is

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    heightObservation = nil
    guard let list = superview as? UIScrollView, !defects.contains(.fixedRows) else { return }
    frame.size.width = list.bounds.width
    place(in: list)
    heightObservation = list.observe(\.contentSize) { [weak self] list, _ in
      self?.place(in: list)
    }
  }

  /// Right under the content, whatever that is made of.
  private func place(in list: UIScrollView) { frame.origin.y = list.contentSize.height }
}
