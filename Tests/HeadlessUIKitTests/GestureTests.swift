import HeadlessUIKit
import Testing

/// What a finger does to a list, and what it leaves behind (scroll-semantics.md §1.3, §2.4, §3.1).
@Suite("Gestures")
struct GestureTests {
  @Test(
    "isDragging after a release follows the policy",
    arguments: [
      (.keepWhileInRange, true, false), (.clearOnRelease, false, false),
      (.keepUntilEnd, true, true),
    ] as [(ScrollPolicies.DraggingAfterRelease, Bool, Bool)])
  func draggingPolicy(
    policy: ScrollPolicies.DraggingAfterRelease, inRange: Bool, pastTheEdge: Bool
  ) {
    var policies = ScrollPolicies()
    policies.draggingAfterRelease = policy
    let screen = Screen(policies: policies)
    screen.scrollView.contentOffset.y = 200
    var seen: [Bool: Set<Bool>] = [:]
    screen.onScroll = { view in
      // The last event of a bounce is at the edge itself.
      guard !view.isTracking, view.contentOffset.y != 0 else { return }
      seen[view.contentOffset.y < 0, default: []].insert(view.isDragging)
    }
    screen.at(0) { screen.touch(100) }
    for step in 1...6 { screen.at(0.01 * Double(step)) { screen.move(100 + 20 * CGFloat(step)) } }
    screen.at(0.065) { screen.lift() }
    screen.settle()
    #expect(seen[false] == [inRange])
    #expect(seen[true] == [pastTheEdge])
  }

  @Test("A touch catches a motion, has no slop, and moves on without a jump")
  func catches() {
    let screen = Screen()
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) { screen.move(300) }
    screen.at(0.3) { screen.lift() }
    screen.at(0.4)
    let caughtAt = screen.y
    #expect(caughtAt < -10)
    screen.at(0.41) { screen.touch(400) }
    #expect(screen.y == caughtAt)
    #expect(screen.flags == "T-E")
    screen.at(0.42) { screen.move(401) }
    #expect((screen.y - caughtAt).magnitude < 0.56 && screen.y < caughtAt)
  }

  @Test("Exactly the slop is lost, however the finger is sampled")
  func slop() {
    for steps in [1, 3, 7, 40] {
      let screen = Screen()
      screen.scrollView.contentOffset.y = 500
      screen.at(0) { screen.touch(100) }
      for step in 1...steps {
        screen.at(0.5 * Double(step) / Double(steps)) {
          screen.move(100 + 60 * CGFloat(step) / CGFloat(steps))
        }
      }
      #expect((screen.y - 450).magnitude < 1e-9, "\(steps) samples")
    }
  }

  @Test("Content that fits is not moved unless it always bounces")
  func shortContent() {
    for bounces in [true, false] {
      let screen = Screen(content: 200)
      screen.scrollView.alwaysBounceVertical = bounces
      screen.at(0) { screen.touch(100) }
      screen.at(0.1) { screen.move(200) }
      #expect((screen.y != 0) == bounces)
    }
  }

  @Test("Without bounces the finger stops at the edge")
  func stiff() {
    let screen = Screen()
    screen.scrollView.bounces = false
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) { screen.move(300) }
    #expect(screen.y == 0)
  }

  @Test("60 and 120 Hz, an odd and an irregular clock sample one curve")
  func framesAgree() {
    /// The offsets after the release, by time, on a display of `rate` and with turns of their own.
    func offsets(rate: Double) -> [Int64: Double] {
      let screen = Screen(rate: rate)
      var seen: [Int64: Double] = [:]
      screen.onScroll = { view in
        guard !view.isTracking else { return }
        seen[screen.simulation.now.microseconds] = view.contentOffset.y
      }
      screen.at(0) { screen.touch(100) }
      screen.at(0.1) { screen.move(330) }
      screen.at(0.3) { screen.lift() }
      screen.settle()
      return seen
    }
    // The closed form of a held release, from its own depth.
    let depth = RubberBand.displayed(220, dimension: 600)
    let bounce = Bounce(
      edge: 0, distance: -depth, velocity: 7.25 * depth,
      spring: .critical(beta: 2 * .pi / 0.575))
    for rate in [60.0, 77, 90, 120, 143.9] {
      let seen = offsets(rate: rate)
      #expect(seen.count > 30)
      for (time, offset) in seen where offset != 0 {
        let expected = bounce.offset(at: Double(time - 300_000) / 1_000_000)
        #expect((offset - expected).magnitude < 1e-9, "\(rate) Hz at \(time) µs")
      }
    }
  }

  @Test("A finger that has paused has no speed from before; one that comes on steadily keeps it")
  func pause() {
    func screen(_ moves: [(time: Double, finger: CGFloat)]) -> Screen {
      let screen = Screen()
      screen.at(0) { screen.touch(500) }
      for move in moves { screen.at(move.time) { screen.move(move.finger) } }
      screen.at((moves.last?.time ?? 0) + 0.01) { screen.lift() }
      return screen
    }
    let held = screen([(0.01, 400), (0.02, 300), (0.5, 298)])
    #expect(held.log.last == "didEnd(false) ---" && held.y == 192)
    let steady = screen([(0.15, 430), (0.3, 360), (0.45, 290)])
    #expect(steady.log.last == "willDecelerate -DE")
  }

  @Test("Content that was put further out than a finger can pull goes on from there")
  func beyondTheBand() {
    let screen = Screen()
    screen.at(0) { screen.touch(300) }
    screen.at(0.1) {
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: 99_999), animated: false)
    }
    screen.at(0.2) { screen.move(380) }
    screen.at(0.3) { screen.move(300) }
    #expect((screen.y - 99_999).magnitude < 100)
  }

  @Test("Without bounces, content that is out of range goes back when the finger leaves")
  func stiffOutside() {
    for isCancelled in [true, false] {
      let screen = Screen()
      screen.scrollView.bounces = false
      screen.at(0) { screen.touch(300) }
      screen.at(0.1) {
        screen.scrollView.setContentOffset(CGPoint(x: 0, y: 1700), animated: false)
      }
      screen.at(0.2) {
        if isCancelled { screen.scrollView.touchesCancelled() } else { screen.lift() }
      }
      screen.settle()
      #expect(screen.y == 1400)
    }
  }

  @Test("A list that is let go of anywhere loses its touch, and tells so, in its own world")
  func freed() {
    final class Witness {
      var states: [UIGestureRecognizer.State] = []
      var token: NSKeyValueObservation?
    }
    let witness = Witness()
    do {
      let screen = Screen()
      let world = ObjectIdentifier(screen.simulation)
      screen.simulation.run {
        witness.token = screen.scrollView.panGestureRecognizer.observe(\.state) { pan, _ in
          #expect(ObjectIdentifier(Simulation.current) == world)
          witness.states.append(pan.state)
        }
      }
      screen.at(0) { screen.touch(100) }
      screen.at(0.1) { screen.move(130) }
    }
    #expect(witness.states == [.began, .cancelled, .possible])
  }

  @Test("Wide content pans, flings and bounces sideways as it does downward")
  func sideways() {
    let screen = Screen()
    let view = screen.scrollView
    screen.turn { view.contentSize.width = 900 }
    func finger(_ x: Double) { view.touchMoved(0, to: CGPoint(x: x, y: 100)) }
    screen.at(0) { view.touchBegan(0, at: CGPoint(x: 150, y: 100)) }
    screen.at(0.1) { finger(170) }
    #expect(Double(view.contentOffset.x) == -RubberBand.displayed(10, dimension: 300))
    #expect(screen.y == 0)
    for step in 1...5 { screen.at(0.1 + 0.01 * Double(step)) { finger(170 - 30 * Double(step)) } }
    screen.at(0.155) { screen.lift() }
    screen.settle()
    #expect(Double(view.contentOffset.x) == 600)
    #expect(screen.y == 0)
  }
}
