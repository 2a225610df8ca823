import HeadlessUIKit
import Testing

@Suite("Policies of the scroll model")
struct PolicyTests {
  @Test("Each default is the first value of its policy, and every value can be set")
  func catalogue() {
    for policy in ScrollPolicies.catalogue {
      for (index, value) in policy.values.enumerated() {
        var policies = ScrollPolicies()
        let isSet = policies.set(policy.name, to: value.text)
        #expect(isSet, "\(policy.name)=\(value.text)")
        #expect((policies == ScrollPolicies()) == (index == 0), "\(policy.name)=\(value.text)")
      }
      #expect(policy.values[0].isPlausible)
    }
  }

  @Test("What is no policy or none of its values is refused and changes nothing")
  func refused() {
    var policies = ScrollPolicies()
    for (name, value) in [
      ("gravity", "9.81"), ("bounce", "lunar"), ("panSlop", "-1"), ("panSlop", "wide"),
      ("panSlop", "inf"), ("bounce", ""),
    ] {
      let isSet = policies.set(name, to: value)
      #expect(!isSet, "\(name)=\(value)")
    }
    #expect(policies == ScrollPolicies())
  }

  /// The delegate's log of a held pull of 200 points of finger under one policy.
  func log(_ name: String, _ value: String) -> Screen {
    var policies = ScrollPolicies()
    _ = policies.set(name, to: value)
    let screen = Screen(policies: policies)
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) { screen.move(300) }
    screen.at(0.5) { screen.lift() }
    screen.at(0.52)
    return screen
  }

  @Test("willBeginDecelerating comes before or after the first moving didScroll")
  func decelerationNotice() {
    #expect(
      log("willBeginDecelerating", "before").log.suffix(2) == ["willDecelerate --E", "scroll --E"])
    #expect(
      log("willBeginDecelerating", "after").log.suffix(2) == ["scroll --E", "willDecelerate --E"])
  }

  @Test("A held release starts back at once, or slowly")
  func heldRelease() {
    let (fast, slow) = (log("heldReleaseSpeed", "7.25"), log("heldReleaseSpeed", "0"))
    #expect(fast.y > slow.y + 5)
  }

  @Test("A fling's first frame has one frame of travel, or two")
  func flingLead() {
    func first(_ lead: String) -> Double {
      var policies = ScrollPolicies()
      _ = policies.set("flingLead", to: lead)
      let screen = Screen(policies: policies)
      screen.scrollView.contentOffset.y = 800
      screen.at(0) { screen.touch(300) }
      for step in 1...6 { screen.at(0.01 * Double(step)) { screen.move(300 - 20 * Double(step)) } }
      let before = screen.y
      screen.at(0.0625) { screen.lift() }
      screen.at(0.067)
      return screen.y - before
    }
    let (none, one) = (first("0"), first("1"))
    // Frame 4 comes 4.2 ms after the lift; a frame of lead adds 16.7 ms of travel.
    #expect((one / none - 5).magnitude < 0.2)
  }

  @Test(
    "The main queue as it stood, drained, or reversed",
    arguments: [
      ("snapshot", ["a", "b"]), ("drain", ["a", "b", "c"]), ("reversed", ["b", "a"]),
    ])
  func mainQueue(value: String, order: [String]) {
    var policies = ScrollPolicies()
    let isSet = policies.set("mainQueue", to: value)
    #expect(isSet)
    let screen = Screen(policies: policies)
    var log: [String] = []
    screen.turn {
      screen.simulation.enqueue {
        log.append("a")
        screen.simulation.enqueue { log.append("c") }
      }
      screen.simulation.enqueue { log.append("b") }
    }
    #expect(log == order)
  }

  @Test("An equal inset does nothing, or clamps like a change")
  func equalInset() {
    for (value, offset) in [("ignored", -30.0), ("told", 0.0)] {
      var policies = ScrollPolicies()
      let isSet = policies.set("equalInset", to: value)
      #expect(isSet)
      let screen = Screen(policies: policies)
      screen.turn {
        screen.scrollView.contentOffset.y = -30
        screen.scrollView.contentInset = .zero
        #expect(screen.y == offset)
      }
    }
  }

  @Test("A growing inset clamps, or shifts the content by its difference")
  func insetChange() {
    for (value, offset) in [("clamp", 500.0), ("shiftByDelta", 436.0)] {
      var policies = ScrollPolicies()
      let isSet = policies.set("insetChange", to: value)
      #expect(isSet)
      let screen = Screen(policies: policies)
      screen.turn { screen.scrollView.contentOffset.y = 500 }
      screen.turn { screen.scrollView.contentInset.top = 64 }
      #expect(screen.y == offset)
    }
  }

  @Test("A bounce that growth has made legal stops, or slides on")
  func bounceOnGrowth() {
    for value in ["stop", "momentum"] {
      var policies = ScrollPolicies()
      let isSet = policies.set("bounceOnGrowth", to: value)
      #expect(isSet)
      let screen = Screen(policies: policies)
      screen.turn { screen.scrollView.contentOffset.y = 1400 }
      screen.at(0) { screen.touch(500) }
      screen.at(0.1) { screen.move(300) }
      screen.at(0.3) { screen.lift() }
      screen.at(0.35)
      let before = screen.y
      screen.turn { screen.scrollView.contentSize.height = 2600 }
      screen.settle()
      #expect((screen.y == before) == (value == "stop"))
    }
  }
}
