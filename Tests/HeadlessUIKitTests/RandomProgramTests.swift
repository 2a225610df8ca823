import GestureTrace
import HeadlessUIKit
import Testing

/// Laws that hold whatever is done to a scroll view, in any order.
@Suite("Random programs")
struct RandomProgramTests {
  /// What a program did, and what came of it.
  struct Run: Equatable {
    var steps: [String] = []
    var offsets: [Double] = []
    var faults: [String] = []
  }

  /// Runs the program of `seed`; `rate` frames a second.
  static func run(seed: UInt64, rate: Double = 60) -> Run {
    var random = SplitMix(seed: seed)
    var run = Run()
    let screen = Screen(rate: rate, content: CGFloat.random(in: 0...3000, using: &random), top: 20)
    let view = screen.scrollView
    view.snapScale = [0, 0, 1, 2, 3].randomElement(using: &random) ?? 0
    var told = 0
    let token = screen.simulation.run {
      view.observe(\.contentOffset) { _, _ in told += 1 }
    }
    screen.onScroll = { view in
      let y = view.contentOffset.y
      run.offsets.append(y)
      if !y.isFinite { run.faults.append("offset \(y)") }
      // A touch that has caught a motion decelerates until it moves or lifts.
      if view.isDecelerating, [.began, .changed].contains(view.panGestureRecognizer.state) {
        run.faults.append("dragging and decelerating under a finger")
      }
    }
    var time = 0.0
    for _ in 0..<Int.random(in: 5...60, using: &random) {
      time += Double.random(in: 0.001...0.4, using: &random)
      let kind = Int.random(in: 0..<17, using: &random)
      let length = CGFloat.random(in: -700...1400, using: &random)
      let finger = Int.random(in: 0...1, using: &random)
      run.steps.append("\(time): \(kind) \(length) \(finger)")
      screen.at(time) {
        let before = told
        switch kind {
        case 0, 1: view.touchBegan(finger, at: CGPoint(x: 150, y: length))
        case 2, 3, 4, 5: view.touchMoved(finger, to: CGPoint(x: 150, y: length))
        case 6, 7: view.touchEnded(finger)
        case 8: view.contentInset.top = max(0, length / 5)
        case 9: view.contentInset.bottom = max(0, length / 5)
        case 10: view.contentSize.height = max(0, length * 2)
        case 11:
          view.frame = CGRect(x: 0, y: 0, width: 300, height: max(0, length))
        case 12:
          view.setContentOffset(CGPoint(x: 0, y: length), animated: finger == 1)
          // A write is told once, and whatever the layout or a clamp adds is a write of its own.
          if finger == 0, told != before + 1 { run.faults.append("\(told - before) notices") }
        case 13: view.insertContent(above: length)
        case 14:
          view.setSystemInsets(
            UIEdgeInsets(top: max(0, length / 10), left: 0, bottom: max(0, length / 20), right: 0))
        case 15: view.touchesCancelled()
        default:
          UIView.animate(withDuration: 0.2) {
            view.contentInset.top = max(0, length / 10)
            view.contentOffset.y = length
          }
        }
      }
    }
    time += 0.01
    screen.at(time) {
      view.touchesCancelled()
      view.setContentOffset(
        CGPoint(x: 0, y: view.verticalRange.lowerBound), animated: false)
      view.contentInset.top += 1
      view.contentInset.top -= 1
    }
    screen.settle()
    if !view.verticalRange.contains(view.contentOffset.y) { run.faults.append("rests outside") }
    if view.isTracking || view.isDragging || view.isDecelerating { run.faults.append("flags") }
    if let fault = screen.simulation.fault { run.faults.append(fault) }
    screen.simulation.run { token.invalidate() }
    return run
  }

  @Test(
    "Offsets are finite, writes are told once, flags are legal, rest is in range", arguments: 0..<20
  )
  func laws(block: Int) {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      let run = Self.run(seed: seed)
      #expect(run.faults.isEmpty, "seed \(seed): \(run.steps)")
    }
  }

  @Test("The same program twice is the same run")
  func deterministic() {
    for seed in 0..<50 as Range<UInt64> {
      #expect(Self.run(seed: seed) == Self.run(seed: seed))
    }
  }

  @Test("Dragging is continuous when the range changes under the finger")
  func continuous() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      let screen = Screen(top: 40)
      screen.at(0) { screen.touch(200) }
      var finger = 200.0
      for step in 1...40 {
        let change = Double.random(in: -1...1, using: &random)
        finger += change
        if step % 5 == 0 {
          screen.at(Double(step) / 60) {
            screen.scrollView.contentInset.top = CGFloat.random(in: 0...200, using: &random)
            screen.scrollView.contentSize.height = CGFloat.random(in: 0...3000, using: &random)
            screen.scrollView.insertContent(above: CGFloat.random(in: -99...99, using: &random))
          }
        }
        let before = screen.y
        screen.at(Double(step) / 60 + 0.001) { screen.move(finger) }
        #expect((screen.y - before).magnitude <= 1.0001, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("A release samples one curve at any frame rate")
  func frameRates() {
    for seed in 0..<100 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      let start = Double.random(in: 0...1400, using: &random)
      let travel = Double.random(in: -500...500, using: &random)
      let pause = Double.random(in: 0...0.2, using: &random)
      func offsets(rate: Double) -> [Int64: Double] {
        let screen = Screen(rate: rate)
        screen.turn { screen.scrollView.contentOffset.y = start }
        screen.at(0.1) { screen.touch(300) }
        for step in 1...8 {
          screen.at(0.1 + Double(step) / 80) { screen.move(300 + travel * Double(step) / 8) }
        }
        var seen: [Int64: Double] = [:]
        screen.onScroll = { view in
          seen[screen.simulation.now.microseconds] = view.contentOffset.y
        }
        screen.at(0.2 + pause) { screen.lift() }
        screen.settle()
        return seen
      }
      let (coarse, fine) = (offsets(rate: 60), offsets(rate: 120))
      // The last of a clock is the motion's end, which each shows at its own first frame after it.
      let end = coarse.keys.max() ?? 0
      for (time, offset) in coarse where time < end {
        guard let other = fine[time] else { continue }
        #expect((other - offset).magnitude < 1e-9, "seed \(seed) at \(time)")
      }
    }
  }

  @Test("A bounce that is caught at any moment goes on without a jump")
  func caughtAnywhere() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      let screen = Screen()
      screen.at(0) { screen.touch(100) }
      screen.at(0.1) { screen.move(Double.random(in: 120...580, using: &random)) }
      screen.at(0.3) { screen.lift() }
      let caught = Double.random(in: 0.3...0.9, using: &random)
      screen.at(caught) { screen.touch(300) }
      var before = screen.y
      var finger = 300.0
      for step in 1...20 {
        let change = Double.random(in: -3...3, using: &random)
        finger += change
        screen.at(caught + Double(step) / 100) { screen.move(finger) }
        #expect((screen.y - before).magnitude <= change.magnitude + 1e-6, "seed \(seed)")
        before = screen.y
      }
    }
  }
}
