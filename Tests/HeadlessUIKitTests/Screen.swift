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
  private var tokens: [NSKeyValueObservation] = []

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

  /// From now on the log has what observers of the offset and of the recogniser's state are told, too.
  func observe() {
    // A list that is freed under a finger tells so when the screen has gone.
    simulation.run {
      tokens = [
        scrollView.observe(\.contentOffset) { [weak self] _, _ in self?.note("offset") },
        scrollView.panGestureRecognizer.observe(\.state) { [weak self] pan, _ in
          self?.note("pan(\(pan.state))")
        },
      ]
    }
  }

  private func note(_ what: String) { log.append("\(what) \(flags)") }

  /// The log, in which frames that tell the same as the one before stand once.
  var lane: [String] {
    log.reduce(into: []) { lane, entry in
      lane.append(entry)
      if lane.suffix(2) == lane.dropLast(2).suffix(2) { lane.removeLast(2) }
    }
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
    note("scroll")
    onScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willDrag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // Points a millisecond, to the thousandth; adding 0 makes a negative zero a plain one.
    note("willEnd(\((Double(velocity.y) * 1000).rounded() / 1000 + 0))")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEnd(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willDecelerate")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didDecelerate")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didAnimate")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("shouldTop")
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didTop") }
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
