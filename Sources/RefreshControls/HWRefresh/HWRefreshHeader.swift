package import ControlParts
public import UIKit

/// The refresh view above the first row.
public final class HWRefreshHeader: HWRefreshBaseView {
  /// A header that is on no list yet.
  public static func header() -> HWRefreshHeader { HWRefreshHeader() }

  package init(defects: Defects<HWRefreshDefect> = Defects()) {
    super.init(at: .top, defects: defects)
    pullToRefreshText = "下拉即可刷新"
    releaseToRefreshText = "释放即可刷新"
    refreshingText = "刷新中..."
  }

  public required init?(coder: NSCoder) { nil }

  /// The view's rectangle; its height is forced, and its width is 0 with nothing clipped.
  ///
  /// A list that is resized asks for another width: then the contents are centred again.
  public override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(x: 0, y: -Self.height, width: 0, height: Self.height)
      if !defects.contains(.layoutOnce) { centre() }
    }
  }

  /// The offset at which the list rests without a refresh.
  private func rest(of list: UIScrollView) -> CGFloat {
    list.onPixel(-restingInset(of: list).top)
  }

  override var pull: CGFloat {
    guard let scrollView else { return 0 }
    return rest(of: scrollView) - scrollView.contentOffset.y
  }

  override func open(isBegun: Bool) {
    guard let scrollView else { return }
    let part =
      defects.contains(.staleInset)
      ? scrollViewOriginalInset.top + Self.height - scrollView.contentInset.top : Self.height
    let shown = rest(of: scrollView) - Self.height
    let reveals = reveals(in: scrollView, isBegun: isBegun)
    let target = reveals ? shown : scrollView.landing(addingToTop: part)
    UIView.animate(withDuration: Self.slideDuration) {
      own.hold(Self.height, writing: scrollView.contentInset.top + part)
      scrollView.contentInset.top += part
      if let target { settle(scrollView, at: target) }
    }
  }

  /// Whether the list is to be moved so that the view is seen: never under a finger, and against its
  /// momentum only where it is pulled past its rest.
  private func reveals(in list: UIScrollView, isBegun: Bool) -> Bool {
    if list.isTracking { return defects.contains(.beginUnderFinger) }
    return list.contentOffset.y < rest(of: list) || isBegun && !list.isDecelerating
  }

  override func close() {
    lookAtInset()
    guard let scrollView, own.height != 0 else { return }
    let part = own.height
    let target = scrollView.landing(addingToTop: -part)
    own.release()
    UIView.animate(withDuration: Self.slideDuration) {
      scrollView.contentInset.top -= part
      if let target { settle(scrollView, at: target) }
    }
  }
}
