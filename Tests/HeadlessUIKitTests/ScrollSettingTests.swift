import HeadlessUIKit
import Testing

/// What an app sets once and the model has to take seriously.
@Suite("Settings of a scroll view")
struct ScrollSettingTests {
  @Test("A rate that is none is a fault and is not taken", arguments: [0, 1, 1.5, -0.5, .nan])
  func rate(rate: CGFloat) {
    let screen = Screen()
    screen.turn { screen.scrollView.decelerationRate = .init(rawValue: rate) }
    #expect(screen.simulation.fault?.contains("decelerationRate") == true)
    #expect(screen.scrollView.decelerationRate == .normal)
  }

  /// Where a fling of 1,000 pt/s rests.
  private static func rest(rate: CGFloat, policy: String) -> Double {
    var policies = ScrollPolicies()
    _ = policies.set("decelerationRate", to: policy)
    let screen = Screen(policies: policies, content: 9000)
    screen.turn { screen.scrollView.decelerationRate = .init(rawValue: rate) }
    screen.at(0) { screen.touch(500) }
    for step in 1...10 {
      screen.at(0.01 * Double(step)) { screen.move(500 - 10 * CGFloat(step)) }
    }
    screen.at(0.1) { screen.lift() }
    screen.settle()
    return screen.y
  }

  @Test("Any rate is taken, or the nearer of UIKit's two where the policy says so")
  func rates() {
    #expect(Self.rest(rate: 0.996, policy: "accepted") < Self.rest(rate: 0.998, policy: "accepted"))
    #expect(Self.rest(rate: 0.996, policy: "snapped") == Self.rest(rate: 0.998, policy: "accepted"))
    #expect(Self.rest(rate: 0.992, policy: "snapped") == Self.rest(rate: 0.99, policy: "accepted"))
  }

  /// How far the list has come after two equal flicks, the second of which catches the first.
  private static func twoFlicks(_ policy: String) -> Double {
    var policies = ScrollPolicies()
    _ = policies.set("carriedMomentum", to: policy)
    let screen = Screen(policies: policies, content: 90_000)
    for start in [0, 0.4] {
      screen.at(start) { screen.touch(500) }
      for step in 1...10 {
        screen.at(start + 0.01 * Double(step)) { screen.move(500 - 20 * CGFloat(step)) }
      }
      screen.at(start + 0.1) { screen.lift() }
    }
    screen.settle()
    return screen.y
  }

  @Test("A flick adds to the momentum that it catches only where the policy says so")
  func carried() {
    let (none, flutter) = (Self.twoFlicks("none"), Self.twoFlicks("flutter"))
    // 2,000 pt/s, 0.3 s later 1,097: 0.000816 · 1,097^1.967 = 780 pt/s more, 390 points.
    #expect((flutter - none - 390).magnitude < 5)
  }

  @Test("Offsets are put on pixels, unless the policy says otherwise")
  func pixels() {
    for (policy, y) in [("scale", 4.0), ("none", 3.8)] {
      var policies = ScrollPolicies()
      _ = policies.set("pixelSnapping", to: policy)
      let screen = Screen(policies: policies)
      screen.scrollView.snapScale = 1
      screen.turn { screen.scrollView.contentOffset.y = 3.8 }
      #expect(screen.y == y)
    }
  }

  @Test("The delegate hears where the system's insets begin or cease to count")
  func adjustment() {
    final class Hearer: UIScrollViewDelegate {
      var count = 0
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { count += 1 }
    }
    let screen = Screen()
    let hearer = Hearer()
    screen.scrollView.delegate = hearer
    screen.turn { screen.scrollView.contentInsetAdjustmentBehavior = .never }
    #expect(hearer.count == 0, "there are none")
    screen.turn {
      screen.scrollView.contentInsetAdjustmentBehavior = .automatic
      screen.scrollView.setSystemInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }
    #expect(hearer.count == 1)
    screen.turn { screen.scrollView.contentInsetAdjustmentBehavior = .never }
    screen.turn { screen.scrollView.contentInsetAdjustmentBehavior = .never }
    #expect(hearer.count == 2)
    screen.turn { screen.scrollView.contentInsetAdjustmentBehavior = .always }
    #expect(hearer.count == 3)
  }
}
