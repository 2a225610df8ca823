import GestureTrace
import HeadlessUIKit
import Testing

/// Laws that hold whatever is done to a scroll view, in any order.
@Suite("Random programs")
struct RandomProgramTests {
  @Test(
    "Offsets are finite, each write is told once, flags are legal, rest is in range",
    arguments: 0..<20)
  func laws(block: Int) {
    var legal = 0
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      let run = ScrollProgram.run(seed: seed)
      #expect(run.faults.isEmpty, "seed \(seed): \(run.steps)")
      if run.hasLegalRest { legal += 1 }
    }
    #expect(legal > 80, "programs whose rest was judged")
  }

  @Test("The same program twice is the same run")
  func deterministic() {
    for seed in 0..<50 as Range<UInt64> {
      #expect(ScrollProgram.run(seed: seed) == ScrollProgram.run(seed: seed))
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
