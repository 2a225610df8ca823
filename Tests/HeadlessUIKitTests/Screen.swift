import HeadlessUIKit

/// A scroll view in a window, driven by hand: what a test needs to write a timeline.
final class Screen: UIScrollViewDelegate {
  let simulation: Simulation
  let scrollView: UIScrollView
  let host: UIView
  let window: UIWindow
  /// What the delegate and the observer were told, in order.
  var log: [String] = []
  /// Done in every `didScroll`.
  var onScroll: (UIScrollView) -> Void = { _ in }
  private var time = 0.0

  init(
    rate: Double = 60, policies: ScrollPolicies = ScrollPolicies(), height: CGFloat = 600,
    content: CGFloat = 2000, top: CGFloat = 0
  ) {
    simulation = Simulation(frameRate: rate, policies: policies)
    (window, host, scrollView) = simulation.run {
      let frame = CGRect(x: 0, y: 0, width: 300, height: height)
      return (UIWindow(frame: frame), UIView(frame: frame), UIScrollView(frame: frame))
    }
    simulation.run {
      scrollView.alwaysBounceVertical = true
      scrollView.contentSize = CGSize(width: 300, height: content)
      scrollView.contentInset.top = top
      scrollView.contentOffset.y = -top
      scrollView.delegate = self
      window.addSubview(host)
      host.addSubview(scrollView)
    }
    turn()
  }

  var y: Double { scrollView.contentOffset.y }

  /// `T`racking, `D`ragging, d`E`celerating.
  var flags: String {
    (scrollView.isTracking ? "T" : "-") + (scrollView.isDragging ? "D" : "-")
      + (scrollView.isDecelerating ? "E" : "-")
  }

  /// One turn now, with `input`.
  func turn(_ input: () -> Void = {}) {
    simulation.run { simulation.turn(at: at(time), input: input) }
  }

  /// Lets time pass until `seconds`, turn by turn, then one turn there with `input`.
  func at(_ seconds: Double, _ input: () -> Void = {}) {
    simulation.run {
      simulation.turns(to: at(seconds)) {
        time = seconds
        input()
      }
    }
  }

  /// Lets time pass until nothing moves.
  func settle() {
    simulation.run {
      while !simulation.isIdle { simulation.turn(at: simulation.nextDue) }
    }
    time = Double(simulation.now.microseconds) / 1_000_000
  }

  func touch(_ y: CGFloat) { scrollView.touchBegan(0, at: CGPoint(x: 150, y: y)) }
  func move(_ y: CGFloat) { scrollView.touchMoved(0, to: CGPoint(x: 150, y: y)) }
  func lift() { scrollView.touchEnded(0) }

  private func at(_ seconds: Double) -> Instant { Instant.zero.advanced(by: seconds) }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scroll \(flags)")
    onScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willDrag \(flags)") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEnd \(flags)")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEnd(\(decelerate)) \(flags)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.append("willDecelerate \(flags)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.append("didDecelerate \(flags)")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.append("didAnimate \(flags)")
  }
}

/// An observer that does what it is told.
final class Observer: NSObject {
  var seen: [String] = []
  var onChange: (String) -> Void = { _ in }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    seen.append(keyPath ?? "")
    onChange(keyPath ?? "")
  }
}
