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
  private let listeners = NSHashTable<AnyObject>.weakObjects()

  func add(_ listener: TableLoaderListener) { listeners.add(listener) }

  func remove(_ listener: TableLoaderListener) { listeners.remove(listener) }

  private func tellListeners(_ tell: (TableLoaderListener) -> Void) {
    listeners.allObjects.compactMap { $0 as? TableLoaderListener }.forEach(tell)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tellListeners { $0.loaderWillBeginDragging(scrollView) }
    original?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tellListeners { $0.loaderDidScroll(scrollView) }
    original?.scrollViewDidScroll(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tellListeners { $0.loaderDidEndDragging(scrollView) }
    original?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tellListeners { $0.loaderDidEndScrollingAnimation(scrollView) }
    original?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
