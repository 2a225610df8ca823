package import UIKit

/// What is seen of a header or a footer: a text, and before it a wheel while it loads, an arrow while it
/// can be pulled.
///
/// Where the language is read from the right the arrow and the wheel are on the text's right.
package final class ExemplarLook: UIView {
  /// The text.
  package let label = UILabel()
  /// Turns while a load is shown.
  package let wheel = UIActivityIndicatorView(style: .medium)
  /// Points to where a pull leads, and back once letting go would load.
  package let arrow: ExemplarArrow

  /// Points of the wheel's and the arrow's sides, and between them and the text.
  private static let side: CGFloat = 20
  private static let gap: CGFloat = 8
  /// Seconds in which the arrow turns round.
  private static let turning: TimeInterval = 0.2

  init(arrow way: ExemplarArrow.Way) {
    arrow = ExemplarArrow(way)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 14)
    label.textColor = .secondaryLabel
    for view in [label, wheel, arrow] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

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
      UIView.animate(withDuration: Self.turning) { arrow.transform = turn }
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let fitting = label.sizeThatFits(bounds.size)
    let width = Self.side + Self.gap + fitting.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = (bounds.width - width) / 2
    let mark = CGPoint(
      x: isMirrored ? left + width - Self.side : left, y: (bounds.height - Self.side) / 2)
    let square = CGRect(origin: mark, size: CGSize(width: Self.side, height: Self.side))
    wheel.frame = square
    arrow.frame = square
    label.frame = CGRect(
      x: isMirrored ? left : left + Self.side + Self.gap,
      y: (bounds.height - fitting.height) / 2, width: fitting.width, height: fitting.height)
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
