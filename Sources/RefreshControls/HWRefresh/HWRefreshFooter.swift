public import UIKit

/// The refresh view under the last row.
public final class HWRefreshFooter: HWRefreshBaseView {
  /// When a pull of the footer itself loads; a page that begins it by a rule of its own sets less.
  public enum Pulls: Sendable {
    case always
    /// Only where the content fits the list, so that nothing can be scrolled to its end.
    case whereContentFits
    case never
  }

  public var pulls = Pulls.always { didSet { if !takesPulls { disarm() } } }

  package override init(defects: Defects<HWRefreshDefect> = Defects()) {
    super.init(defects: defects)
    pullToRefreshText = "上拉即可刷新"
    releaseToRefreshText = "释放即可刷新"
    refreshingText = "刷新中..."
  }

  public required init?(coder: NSCoder) { nil }

  /// The view's rectangle, whose width is 0 and whose place is under the content.
  ///
  /// A list that is resized asks for another: then the place is found and the contents are centred.
  public override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(x: 0, y: newValue.minY, width: 0, height: Self.height)
      guard !defects.contains(.layoutOnce) else { return }
      centre()
    }
  }

  override func place() {
    guard let scrollView else { return }
    let y = top(in: scrollView)
    if frame.minY != y { frame.origin.y = y }
  }

  // MARK: Where the list ends

  /// The content's height or, where that is less, the height in which it rests: the view's top.
  private func top(in list: UIScrollView) -> CGFloat {
    max(list.contentSize.height, legalHeight(of: list))
  }

  /// The height that the list shows between its insets.
  private func legalHeight(of list: UIScrollView) -> CGFloat {
    let inset = restingInset(of: list)
    return list.bounds.height - inset.top - inset.bottom
  }

  /// The offset at which the last row is just in sight, or the list's rest where all of it is.
  package func end(of list: UIScrollView) -> CGFloat {
    let inset = restingInset(of: list)
    return max(-inset.top, list.contentSize.height + inset.bottom - list.bounds.height)
  }

  /// Whether all rows are in sight at once.
  package func contentFits(_ list: UIScrollView) -> Bool {
    list.contentSize.height <= legalHeight(of: list)
  }

  override var pull: CGFloat {
    guard let scrollView else { return 0 }
    return scrollView.contentOffset.y - end(of: scrollView)
  }

  override var takesPulls: Bool {
    switch pulls {
    case .always: true
    case .whereContentFits: scrollView.map(contentFits) ?? false
    case .never: false
    }
  }

  // MARK: The hold

  /// What is held: the view's height, and what content that fits falls short of the list's.
  private func hold(in list: UIScrollView) -> CGFloat {
    Self.height + max(0, legalHeight(of: list) - list.contentSize.height)
  }

  override func open(isBegun: Bool) {
    guard let scrollView else { return }
    insetBeforeHold = scrollView.contentInset.bottom
    heldInset = hold(in: scrollView)
    let part = heldInset
    let end = lastOffset(of: scrollView, adding: part)
    let settles = !scrollView.isTracking && scrollView.contentOffset.y > end
    UIView.animate(withDuration: Self.slideDuration) {
      if defects.contains(.staleInset) {
        scrollView.contentInset.bottom = scrollViewOriginalInset.bottom + part
      } else {
        scrollView.contentInset.bottom += part
      }
      if settles { settle(scrollView, at: end) }
    }
  }

  override func close() {
    guard let scrollView, heldInset != 0 else { return }
    let part = heldInset
    let isGone = scrollView.contentInset.bottom == insetBeforeHold
    heldInset = 0
    guard !isGone else { return }
    let end = lastOffset(of: scrollView, adding: -part)
    let isBouncing = !scrollView.isTracking && scrollView.isDecelerating
    let settles = isBouncing && scrollView.contentOffset.y > end
    UIView.animate(withDuration: Self.slideDuration) {
      scrollView.contentInset.bottom -= part
      if settles { settle(scrollView, at: end) }
    }
  }

  /// The list's last legal offset once its bottom inset has grown by `points`.
  private func lastOffset(of list: UIScrollView, adding points: CGFloat) -> CGFloat {
    let inset = list.adjustedContentInset
    return max(-inset.top, list.contentSize.height + inset.bottom + points - list.bounds.height)
  }

  /// The content has grown or shrunk: what it falls short of the list's height has changed with it.
  override func contentSizeChanged() {
    place()
    guard let scrollView, state == .refreshing, heldInset != 0 else { return }
    let change = hold(in: scrollView) - heldInset
    guard change != 0 else { return }
    heldInset += change
    scrollView.contentInset.bottom += change
  }

  override func join(_ list: UIScrollView) {
    super.join(list)
    list.addObserver(self, forKeyPath: "contentSize")
  }

  override func leave(_ list: UIScrollView) {
    list.removeObserver(self, forKeyPath: "contentSize")
    super.leave(list)
  }
}
