public import UIKit

/// A list's header and footer.
extension UIScrollView {
  /// The header that refreshes the list; setting another takes the present one off.
  public var refreshHeader: ExemplarHeader? {
    get { subviews.lazy.compactMap { $0 as? ExemplarHeader }.first }
    set { put(newValue, inPlaceOf: refreshHeader) }
  }

  /// The footer that loads more; setting another takes the present one off.
  public var loadMoreFooter: ExemplarFooter? {
    get { subviews.lazy.compactMap { $0 as? ExemplarFooter }.first }
    set { put(newValue, inPlaceOf: loadMoreFooter) }
  }

  private func put(_ new: UIView?, inPlaceOf old: UIView?) {
    guard new !== old else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }
}
