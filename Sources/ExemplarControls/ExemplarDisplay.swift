public import UIKit

/// A look of one's own: a view that shows what it is told of a header or a footer.
///
/// It is laid out over the whole control, and lays out itself. What is read out to people who do not see
/// the list is the control's affair in any case.
public protocol ExemplarDisplay: UIView {
  /// Shows `moment`: as soon as the view is a control's `display`, and whenever it has become another.
  func show(_ moment: ExemplarMoment)
}

/// What there is to be seen of a header or a footer.
public struct ExemplarMoment: Hashable, Sendable {
  /// What the control is doing.
  public let phase: ExemplarControl.Phase
  /// How far the pull has come on its way to the line, 0…1.
  public let progress: CGFloat
  /// Whether the latest load has failed; a load that begins has not.
  public let hasFailed: Bool
  /// What `ExemplarOptions.texts` has for it.
  public let text: String
}

extension ExemplarControl {
  func displayChanged(from old: (any ExemplarDisplay)?) {
    guard display !== old else { return }
    old?.removeFromSuperview()
    look.isHidden = display != nil
    if let display { addSubview(display) }
    tellDisplay()
    setNeedsLayout()
  }

  /// The own look, if there is one, shows what is the case now.
  func tellDisplay() {
    display?.show(
      ExemplarMoment(
        phase: phase, progress: progress, hasFailed: machine.result == .failure, text: look.text))
  }
}
