extension UIScrollView {
  /// The user taps the status bar: the list scrolls to its top, animated, if it wants to and may
  /// (scroll-semantics.md §3.2, row 16).
  ///
  /// At its top, and under a finger, nothing happens, and the delegate is not asked.
  package func statusBarTapped() {
    let top = CGPoint(x: contentOffset.x, y: verticalRange.lowerBound)
    guard scrollsToTop, isScrollEnabled, !isTracking, contentOffset != top else { return }
    var mayScroll = true
    tellDelegate { mayScroll = $0.scrollViewShouldScrollToTop(self) }
    guard mayScroll else { return }
    stopMotion()
    begin(.scroll(from: contentOffset, to: top, start: simulation.now))
    isGoingToTop = true
  }
}
