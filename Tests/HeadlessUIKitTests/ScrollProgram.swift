import GestureTrace
import HeadlessUIKit

/// A random program of touches, writes and changes on a scroll view, and what came of it.
final class ScrollProgram {
  /// What was done and what came of it.
  struct Run: Equatable {
    var steps: [String] = []
    var offsets: [Double] = []
    /// Laws that were broken.
    var faults: [String] = []
    /// Whether the place of rest is judged: whatever was put to an illegal place has been moved since.
    var hasLegalRest = true
  }

  private var run = Run()
  private var random: SplitMix
  private let screen: Screen
  /// How often observers of the offset and the delegate were told of it.
  private var observed = 0
  private var scrolled = 0

  private var view: UIScrollView { screen.scrollView }

  /// Runs the program of `seed`.
  static func run(seed: UInt64) -> Run { ScrollProgram(seed: seed).result() }

  private init(seed: UInt64) {
    random = SplitMix(seed: seed)
    screen = Screen(content: CGFloat.random(in: 0...3000, using: &random), top: 20)
    view.snapScale = [0, 0, 1, 2, 3].randomElement(using: &random) ?? 0
  }

  private func result() -> Run {
    let token = screen.simulation.run {
      view.observe(\.contentOffset) { [unowned self] _, _ in observed += 1 }
    }
    screen.onScroll = { [unowned self] _ in noteScroll() }
    var time = 0.0
    for _ in 0..<Int.random(in: 5...60, using: &random) {
      time += Double.random(in: 0.001...0.4, using: &random)
      screen.at(time) { step() }
    }
    screen.at(time + 0.01) { view.touchesCancelled() }
    screen.settle()
    judgeRest()
    screen.simulation.run { token.invalidate() }
    return run
  }

  private func step() {
    let kind = Int.random(in: 0..<19, using: &random)
    let length = CGFloat.random(in: -700...1400, using: &random)
    let finger = Int.random(in: 0...1, using: &random)
    run.steps.append("\(screen.simulation.now.microseconds): \(kind) \(length) \(finger)")
    let place = CGPoint(x: 150, y: length)
    switch kind {
    case 0, 1: view.touchBegan(finger, at: place)
    case 2, 3, 4, 5: view.touchMoved(finger, to: place)
    case 6, 7: view.touchEnded(finger)
    case 8: write("top inset") { view.contentInset.top = max(0, length / 5) }
    case 9: write("bottom inset") { view.contentInset.bottom = max(0, length / 5) }
    case 10: write("content") { view.contentSize.height = max(0, length * 2) }
    case 11:
      write("frame") { view.frame = CGRect(x: 0, y: 0, width: 300, height: max(0, length)) }
    case 12:
      let isAnimated = finger == 1
      write("setContentOffset", isOffset: !isAnimated) {
        view.setContentOffset(CGPoint(x: 0, y: length), animated: isAnimated)
      }
    case 13:
      let wasLegal = run.hasLegalRest
      write("content above") { view.insertContent(above: length) }
      run.hasLegalRest = wasLegal
    case 14:
      let insets = UIEdgeInsets(
        top: max(0, length / 10), left: 0, bottom: max(0, length / 20), right: 0)
      write("safe area") { view.setSystemInsets(insets) }
    case 15: view.touchesCancelled()
    case 16: write("contentOffset", isOffset: true) { view.contentOffset.y = length }
    case 17:
      // An equal origin is no scroll.
      write("bounds", isOffset: view.bounds.origin.y != length) { view.bounds.origin.y = length }
    default:
      UIView.animate(withDuration: 0.2) {
        write("top inset") { view.contentInset.top = max(0, length / 10) }
        write("contentOffset", isOffset: true) { view.contentOffset.y = length }
      }
    }
  }

  /// Sets something, which is told once if it moves the content and else not at all; observers are told
  /// of each set of an offset.
  private func write(_ name: String, isOffset: Bool = false, _ set: () -> Void) {
    let (observed, scrolled, y) = (self.observed, self.scrolled, view.contentOffset.y)
    set()
    if isOffset { run.hasLegalRest = isLegal }
    let moves = view.contentOffset.y == y ? 0 : 1
    let told = (observers: self.observed - observed, delegate: self.scrolled - scrolled)
    if told != (isOffset ? 1 : moves, moves) {
      run.faults.append("\(name) from \(y) to \(view.contentOffset.y) told \(told)")
    }
  }

  private func noteScroll() {
    scrolled += 1
    // The layout puts an illegal offset in order, but not while an animation shows another: what is put
    // there then stays until something moves it.
    run.hasLegalRest = isLegal || !view.isSliding
    run.offsets.append(view.contentOffset.y)
    if !view.contentOffset.y.isFinite { run.faults.append("offset \(view.contentOffset.y)") }
    // A touch that has caught a motion decelerates until it moves or lifts.
    if view.isDecelerating, [.began, .changed].contains(view.panGestureRecognizer.state) {
      run.faults.append("dragging and decelerating under a finger")
    }
  }

  private var isLegal: Bool { view.verticalRange.contains(view.contentOffset.y) }

  private func judgeRest() {
    if run.hasLegalRest, !isLegal {
      run.faults.append("rests at \(view.contentOffset.y) outside \(view.verticalRange)")
    }
    if view.isTracking || view.isDragging || view.isDecelerating { run.faults.append("flags") }
    if let fault = screen.simulation.fault { run.faults.append(fault) }
  }
}
