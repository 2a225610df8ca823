public import UIKit

/// What is seen of a header or a footer: a text, and before it a wheel while it loads, an arrow while it
/// can be pulled.
///
/// Where the language is read from the right the arrow and the wheel are on the text's right. Wheel and
/// arrow have the control's `tintColor`; face and colour of the text may be set on the label.
public final class ExemplarLook: UIView {
  /// The text, a footnote of the size that the person has asked for.
  ///
  /// What is set here stays; only the text is the control's affair (`ExemplarOptions.texts`).
  public let label = UILabel()
  /// Turns while a load is shown.
  public let wheel = UIActivityIndicatorView(style: .medium)
  /// Points to where a pull leads, and back once letting go would load.
  public let arrow: UIView

  /// Points of the wheel's and the arrow's sides, and between them and the text.
  private static let side: CGFloat = 20
  private static let gap: CGFloat = 8
  /// Seconds in which the arrow turns round.
  private static let turning: TimeInterval = 0.2

  init(arrow way: ExemplarArrow.Way) {
    arrow = ExemplarArrow(way)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    for view in [label, wheel, arrow] { addSubview(view) }
  }

  public required init?(coder: NSCoder) { nil }

  /// What is read.
  package var text: String { label.text ?? "" }

  /// Shows what belongs to a phase.
  func show(_ phase: ExemplarControl.Phase, hasFailed: Bool, texts: ExemplarTexts) {
    label.text = texts.text(of: phase, hasFailed: hasFailed)
    var isArmed = false
    var isBusy = false
    switch phase {
    case .armed: isArmed = true
    case .settling, .refreshing, .ending: isBusy = true
    case .idle, .pulling, .noMore, .disabled: break
    }
    if isBusy { wheel.startAnimating() } else { wheel.stopAnimating() }
    arrow.isHidden = isBusy || phase == .noMore || phase == .disabled
    turnArrow(round: isArmed)
    setNeedsLayout()
  }

  /// With less motion it is turned at once.
  private func turnArrow(round isTurned: Bool) {
    let turn = CGAffineTransform(rotationAngle: isTurned ? .pi : 0)
    guard arrow.transform != turn else { return }
    if UIAccessibility.isReduceMotionEnabled {
      arrow.transform = turn
    } else {
      UIView.animate(withDuration: Self.turning) { [arrow] in arrow.transform = turn }
    }
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = tintColor
  }

  /// Another text size is another width.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let fitting = label.sizeThatFits(bounds.size)
    let mark = Self.side + Self.gap
    let text = CGSize(
      width: max(0, min(fitting.width, bounds.width - mark)), height: fitting.height)
    let width = mark + text.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = (bounds.width - width) / 2
    let square = CGRect(
      x: isMirrored ? left + width - Self.side : left, y: (bounds.height - Self.side) / 2,
      width: Self.side, height: Self.side)
    wheel.frame = square
    arrow.frame = square
    label.frame = CGRect(
      origin: CGPoint(
        x: isMirrored ? left : left + mark, y: (bounds.height - text.height) / 2),
      size: text)
  }
}

extension ExemplarTexts {
  /// What is said in a phase.
  func text(of phase: ExemplarControl.Phase, hasFailed: Bool) -> String {
    switch phase {
    case .idle, .disabled: hasFailed ? failed : idle
    case .pulling: pulling
    case .armed: armed
    case .settling, .refreshing, .ending: refreshing
    case .noMore: noMore
    }
  }
}
