import UIKit

/// What the footer and the header want to hear about.
protocol TableLoaderListener: AnyObject {
  func loaderWillBeginDragging(_ scrollView: UIScrollView)
  func loaderDidScroll(_ scrollView: UIScrollView)
  func loaderDidEndDragging(_ scrollView: UIScrollView)
  func loaderDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension TableLoaderListener {
  func loaderWillBeginDragging(_ scrollView: UIScrollView) {}
  func loaderDidScroll(_ scrollView: UIScrollView) {}
  func loaderDidEndDragging(_ scrollView: UIScrollView) {}
  func loaderDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// Stands in for the app's delegate: tells the listeners, then hands everything on.
final class TableLoaderDelegateProxy: NSObject, UITableViewDelegate {
  weak var original: UIScrollViewDelegate?
  private var waiters: [Waiter] = []

  /// A listener, not kept alive.
  private struct Waiter {
    weak var listener: TableLoaderListener?
  }

  private var listeners: [TableLoaderListener] { waiters.compactMap { $0.listener } }

  func add(_ listener: TableLoaderListener) {
    remove(listener)
    waiters.append(Waiter(listener: listener))
  }

  func remove(_ listener: TableLoaderListener) {
    waiters.removeAll { $0.listener == nil || $0.listener === listener }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    listeners.forEach { $0.loaderWillBeginDragging(scrollView) }
    original?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    listeners.forEach { $0.loaderDidScroll(scrollView) }
    original?.scrollViewDidScroll(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    listeners.forEach { $0.loaderDidEndDragging(scrollView) }
    original?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    listeners.forEach { $0.loaderDidEndScrollingAnimation(scrollView) }
    original?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
