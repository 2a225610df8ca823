/// What a scroll view tells its delegate; every method has a default that does nothing.
public protocol UIScrollViewDelegate: AnyObject {
  /// The offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger has travelled far enough to scroll; nothing has moved yet.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger leaves; velocity in pt/ms; a changed target is where the content comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The last finger has left, or the system took the gesture; `isDecelerating` is still false, or still
  /// true where the finger had caught a motion and not moved.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Content goes on by itself, before or after its first move, as the policy says.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Content that went on by itself has come to rest, or was caught and let go.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated scroll has come to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The insets, the system's part included, have changed; the offset may still be the old one.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar may scroll to the top; by default it may.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The scroll that such a tap set off has come to its end.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

// What is optional on iOS has a default that does nothing.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
