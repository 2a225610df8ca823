import UIKit

// Whatever the loader does not listen to goes straight to the app. With an Objective-C runtime
// `responds(to:)` and `forwardingTarget(for:)` say this once for all selectors; here each
// requirement says it for itself. Those that return a value matter most: a proxy that leaves one to
// the protocol's default answers for the app, and a table's content changes its height.
extension TableLoaderDelegateProxy {
  private var table: UITableViewDelegate? { original as? UITableViewDelegate }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    original?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    original?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    original?.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    original?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    original?.scrollViewShouldScrollToTop(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    original?.scrollViewDidScrollToTop(scrollView)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    table?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    table?.tableView(tableView, heightForHeaderInSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    table?.tableView(tableView, heightForFooterInSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    table?.tableView(tableView, didSelectRowAt: indexPath)
  }
}
