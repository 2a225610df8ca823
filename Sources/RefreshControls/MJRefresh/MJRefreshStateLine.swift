public import UIKit

/// What most headers and footers show: a text in the middle, and left of it a wheel that turns while
/// something is loaded, where there is one with an arrow that turns over while letting go would do it.
public final class MJRefreshStateLine: UIView {
  /// Points between the text and the middle of wheel and arrow.
  private static let distance: CGFloat = 25

  /// The text.
  let label = UILabel()
  /// The wheel.
  let wheel = UIActivityIndicatorView(style: .medium)
  /// The arrow, which points down unless it is turned.
  let arrow: MJRefreshArrow?
  private let restingAngle: CGFloat
  private var titles: [MJRefreshState: String]
  private var state = MJRefreshState.idle

  /// A line with these texts; an arrow points down in idle, and up where `pointsUp`.
  init(titles: [MJRefreshState: String], hasArrow: Bool, pointsUp: Bool = false) {
    self.titles = titles
    arrow = hasArrow ? MJRefreshArrow() : nil
    restingAngle = pointsUp ? .pi : 0
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.font = .boldSystemFont(ofSize: 14)
    label.textColor = UIColor(white: 90 / 255, alpha: 1)
    label.textAlignment = .center
    arrow?.transform = CGAffineTransform(rotationAngle: restingAngle)
    for view in [label, wheel, arrow].compactMap(\.self) { addSubview(view) }
    show(.idle)
  }

  public required init?(coder: NSCoder) { nil }

  func setTitle(_ title: String, for state: MJRefreshState) {
    titles[state] = title
    if state == self.state { show(state) }
  }

  /// Shows `state`; one that waits for a window shows what it did before.
  func show(_ state: MJRefreshState) {
    guard state != .willRefresh else { return }
    self.state = state
    label.text = titles[state]
    if state == .refreshing { wheel.startAnimating() } else { wheel.stopAnimating() }
    if let arrow { turn(arrow, for: state) }
    setNeedsLayout()
  }

  private func turn(_ arrow: MJRefreshArrow, for state: MJRefreshState) {
    arrow.isHidden = state == .refreshing || state == .noMoreData
    let angle = state == .pulling ? .pi - restingAngle : restingAngle
    UIView.animate(withDuration: MJRefreshConst.fastAnimationDuration) {
      arrow.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let text = label.sizeThatFits(bounds.size).width
    let place = CGPoint(x: bounds.midX - text / 2 - Self.distance, y: bounds.midY)
    wheel.center = place
    arrow?.center = place
  }
}

/// An arrow that points down: a shaft, and a head of two strokes.
final class MJRefreshArrow: UIView {
  private static let size = CGSize(width: 15, height: 40)

  init() { super.init(frame: CGRect(origin: .zero, size: Self.size)) }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let shape = layer as? CAShapeLayer else { return }
    let (middle, bottom) = (bounds.midX, bounds.maxY - 4)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle, y: 4))
    path.addLine(to: CGPoint(x: middle, y: bottom))
    path.move(to: CGPoint(x: middle - 6, y: bottom - 6))
    path.addLine(to: CGPoint(x: middle, y: bottom))
    path.addLine(to: CGPoint(x: middle + 6, y: bottom - 6))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor(white: 90 / 255, alpha: 1).cgColor
    shape.lineWidth = 2
  }
}

/// A component that shows a line of text and a wheel.
public protocol MJRefreshStateShowing: MJRefreshComponent {
  /// What it shows.
  var line: MJRefreshStateLine { get }
}

extension MJRefreshStateShowing {
  /// The text.
  public var stateLabel: UILabel { line.label }
  /// Turns while something is loaded.
  public var loadingView: UIActivityIndicatorView { line.wheel }

  /// Says `title` in `state` from now on.
  public func setTitle(_ title: String, for state: MJRefreshState) {
    line.setTitle(title, for: state)
  }
}
