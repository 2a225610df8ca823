package import UIKit

/// A header with a text, an arrow and a wheel.
public final class MJRefreshNormalHeader: MJRefreshHeader, MJRefreshStateShowing {
  /// Text, wheel and, where the component has one, arrow.
  public let line = MJRefreshStateLine(titles: MJRefreshText.header, hasArrow: true)

  public override func prepare() {
    super.prepare()
    addSubview(line)
  }

  public override func placeSubviews() {
    super.placeSubviews()
    line.frame = bounds
  }

  public override var state: MJRefreshState {
    didSet { if state != oldValue { line.show(state) } }
  }
}

/// An auto footer with a text, which a tap on it makes load, and a wheel.
public final class MJRefreshAutoNormalFooter: MJRefreshAutoFooter, MJRefreshStateShowing {
  /// Text, wheel and, where the component has one, arrow.
  public let line = MJRefreshStateLine(titles: MJRefreshText.autoFooter, hasArrow: false)
  /// What a finger taps.
  package let button = UIControl()

  public override func prepare() {
    super.prepare()
    addSubview(line)
    button.addTarget(
      self,
      action: Selector("stateLabelClick") { (footer: MJRefreshAutoNormalFooter, _: UIControl) in
        footer.stateLabelClick()
      }, for: .touchUpInside)
    addSubview(button)
  }

  /// Loads, if nothing is loaded and there is more.
  private func stateLabelClick() { begin(byCode: false) }

  public override func placeSubviews() {
    super.placeSubviews()
    line.frame = bounds
    button.frame = bounds
  }

  public override var state: MJRefreshState {
    didSet { if state != oldValue { line.show(state) } }
  }
}

/// A back footer with a text, an arrow that points up, and a wheel.
public final class MJRefreshBackNormalFooter: MJRefreshBackFooter, MJRefreshStateShowing {
  /// Text, wheel and, where the component has one, arrow.
  public let line = MJRefreshStateLine(
    titles: MJRefreshText.backFooter, hasArrow: true, pointsUp: true)

  public override func prepare() {
    super.prepare()
    addSubview(line)
  }

  public override func placeSubviews() {
    super.placeSubviews()
    line.frame = bounds
  }

  public override var state: MJRefreshState {
    didSet { if state != oldValue { line.show(state) } }
  }
}
