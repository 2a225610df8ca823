package import ControlParts
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

  /// Told when the content's height has changed and the offset is still what it was.
  var contentSizeObserver: () -> Void = {}
  /// When a pull loads; by default always.
  public var pulls = Pulls.always { didSet { if !takesPulls { disarm() } } }

  /// A footer that is on no list yet.
  public static func footer() -> HWRefreshFooter { HWRefreshFooter() }

  package init(defects: Defects<HWRefreshDefect> = Defects()) {
    super.init(at: .bottom, defects: defects)
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
    return max(
      list.onPixel(-inset.top),
      list.onPixel(list.contentSize.height + inset.bottom - list.bounds.height))
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
    let before = scrollView.contentInset.bottom
    let hold = hold(in: scrollView)
    let part =
      defects.contains(.staleInset) ? scrollViewOriginalInset.bottom + hold - before : hold
    own.hold(hold, writing: before + part)
    slide(scrollView, by: part)
  }

  override func close() {
    lookAtInset()
    guard let scrollView, own.height != 0 else { return }
    let part = own.height
    own.release()
    slide(scrollView, by: -part)
  }

  /// Adds `points` to the list's bottom inset; the offset stays, if it may.
  private func slide(_ list: UIScrollView, by points: CGFloat) {
    let target = list.landing(bottom: points)
    UIView.animate(withDuration: Self.slideDuration) {
      list.contentInset.bottom += points
      if let target { settle(list, at: target) }
    }
  }

  override func contentSizeChanged() {
    place()
    contentSizeObserver()
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
