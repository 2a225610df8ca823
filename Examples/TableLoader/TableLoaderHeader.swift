import UIKit

/// A small header above the content that refreshes when pulled.
///
/// It has three faults that headers of its kind have. A delegate hears of a drag that the system took
/// away as of any other that ends, so that a call that comes in while the header is pulled refreshes.
/// What it added to the inset it subtracts again, also from an inset that the app has meanwhile
/// written without it. And at an end it fades away, also under a finger that still holds it where
/// letting go would refresh.
public final class TableLoaderHeader: UIView, TableLoaderListener {
  /// Points.
  public static let height: CGFloat = 50

  /// How far the header must be pulled, points; exactly so many count.
  public var triggerDistance: CGFloat = 60

  /// From the release, or `beginRefreshing()`, to `endRefreshing()`.
  public private(set) var isRefreshing = false

  let spinner = TableLoaderSpinner(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  private let refresh: (TableLoaderHeader) -> Void
  private weak var scrollView: UIScrollView?
  private var addedInset: CGFloat = 0

  init(refresh: @escaping (TableLoaderHeader) -> Void) {
    self.refresh = refresh
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableLoaderHeader.height))
    autoresizingMask = .flexibleWidth
    alpha = 0
    addSubview(spinner)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.alwaysBounceVertical = true
    frame = CGRect(
      x: 0, y: -TableLoaderHeader.height, width: scrollView.bounds.width,
      height: TableLoaderHeader.height)
    scrollView.insertSubview(self, at: 0)
  }

  func detach() {
    scrollView?.contentInset.top -= addedInset
    addedInset = 0
    isRefreshing = false
    scrollView = nil
    removeFromSuperview()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Opens the header and refreshes; during a refresh it does nothing.
  public func beginRefreshing() {
    guard !isRefreshing, let scrollView = scrollView else { return }
    isRefreshing = true
    scrollView.loaderFooter?.reset()
    alpha = 1
    spinner.show(fraction: 1)
    addedInset = TableLoaderHeader.height
    UIView.animate(withDuration: 0.25) {
      scrollView.contentInset.top += self.addedInset
      self.scrollToTop(scrollView)
    }
    refresh(self)
  }

  /// Closes the header; without a refresh it does nothing.
  public func endRefreshing() {
    guard isRefreshing, let scrollView = scrollView else { return }
    isRefreshing = false
    let isSeen = pulled(scrollView) > -addedInset
    UIView.animate(
      withDuration: 0.25,
      animations: {
        self.alpha = 0
        scrollView.contentInset.top -= self.addedInset
        self.addedInset = 0
        if isSeen { self.scrollToTop(scrollView) }
      },
      completion: { _ in
        self.spinner.show(fraction: 0)
      })
  }

  /// Not by the property: only this stops a bounce, which would take the list out again.
  private func scrollToTop(_ scrollView: UIScrollView) {
    guard !scrollView.isTracking else { return }
    let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
    scrollView.setContentOffset(top, animated: false)
  }

  private func pulled(_ scrollView: UIScrollView) -> CGFloat {
    return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
  }

  func loaderDidScroll(_ scrollView: UIScrollView) {
    guard !isRefreshing else { return }
    let fraction = pulled(scrollView) / triggerDistance
    alpha = min(max(fraction, 0), 1)
    spinner.show(fraction: fraction)
  }

  func loaderDidEndDragging(_ scrollView: UIScrollView) {
    guard window != nil, !isHidden, isUserInteractionEnabled else { return }
    if pulled(scrollView) >= triggerDistance { beginRefreshing() }
  }
}
