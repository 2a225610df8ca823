import HeadlessUIKit
import Testing

/// What changes of insets and content do beyond the table (scroll-semantics.md §3.3, §3.4).
@Suite("Changes from outside")
struct MutationTests {
  @Test("A list goes to the edges that there are when the finger leaves", arguments: [20.0, 84])
  func releaseAfterChange(inset: Double) {
    let screen = ScrollPhase.dragging.screen()
    screen.turn { screen.scrollView.contentInset.top = inset }
    screen.at(0.5) { screen.lift() }
    screen.settle()
    #expect(screen.y == -inset)
  }

  @Test("The jitter comes of setting only the inset at the release, and not of the known mend")
  func jitter() {
    /// The offsets told from the release on, with what a control does when it is told the first.
    func offsets(_ act: @escaping (UIScrollView) -> Void) -> [Double] {
      let screen = Screen()
      var seen: [Double] = []
      var acted = false
      screen.onScroll = { view in
        guard !view.isTracking else { return }
        seen.append(view.contentOffset.y)
        if !acted {
          acted = true
          act(view)
        }
      }
      screen.at(0) { screen.touch(100) }
      screen.at(0.1) { screen.move(420) }
      screen.at(0.5) { screen.lift() }
      screen.settle()
      return seen
    }
    let faulty = offsets { $0.contentInset.top = 64 }
    #expect(faulty[0] < -100)
    #expect(faulty[1] == -64, "the inset clamps at once")
    #expect(faulty[2] < -90, "and the bounce, which lives on, writes its own place")
    #expect(faulty.last == -64)
    let mended = offsets { view in
      UIView.animate(withDuration: 0.25) {
        view.contentInset.top = 64
        view.setContentOffset(CGPoint(x: 0, y: -64), animated: false)
      }
    }
    #expect(mended.dropFirst().allSatisfy { $0 == -64 })
  }

  @Test("Rows above keep what is seen where it is, at rest, under a finger and in momentum")
  func prepend() {
    for phase in [ScrollPhase.rest, .dragging, .momentum] {
      let (plain, longer) = (phase.screen(), phase.screen())
      longer.turn { longer.scrollView.insertContent(above: 300) }
      #expect((longer.y - plain.y - 300).magnitude < 1e-9)
      for screen in [plain, longer] { screen.at(0.5) }
      #expect((longer.y - plain.y - 300).magnitude < 1e-9)
    }
  }

  @Test("A finger past the top goes on from what is seen when rows come in above, or go")
  func prependUnderFinger() {
    for points in [300.0, 40, -300] {
      let screen = ScrollPhase.dragging.screen()
      screen.turn { screen.scrollView.insertContent(above: points) }
      let before = screen.y
      screen.at(0.2) { screen.move(ScrollPhase.dragging.finger + 1) }
      #expect((screen.y - before).magnitude <= 1, "\(points)")
    }
  }

  @Test("Rows that come in above end a bounce that they make legal, unless the policy says not")
  func prependInBounce() {
    for growth in ScrollPolicies.BounceOnGrowth.allCases {
      var policies = ScrollPolicies()
      policies.bounceOnGrowth = growth
      let screen = ScrollPhase.bounce.screen(policies: policies)
      let before = screen.y
      screen.turn { screen.scrollView.insertContent(above: 300) }
      screen.settle()
      #expect((screen.y == before + 300) == (growth == .stop))
    }
  }

  @Test("Momentum towards the top goes on into rows that come in above")
  func prependBeforeEdge() {
    let screen = Screen()
    screen.turn { screen.scrollView.contentOffset.y = 200 }
    screen.at(0) { screen.touch(100) }
    for step in 1...5 { screen.at(0.01 * Double(step)) { screen.move(100 + 20 * Double(step)) } }
    screen.at(0.055) { screen.lift() }
    screen.at(0.06) { screen.scrollView.insertContent(above: 2000) }
    var offsets: [Double] = []
    screen.onScroll = { offsets.append($0.contentOffset.y) }
    screen.settle()
    #expect(offsets.contains { $0 < 2000 } && offsets.sorted(by: >) == offsets)
  }

  @Test("Rows go from above as far as there are any, and the list no further than its beginning")
  func removeAbove() {
    let screen = Screen(top: 64)
    screen.turn { screen.scrollView.contentOffset.y = 200 }
    screen.turn { screen.scrollView.insertContent(above: -50) }
    #expect(screen.y == 150 && screen.scrollView.contentSize.height == 1950)
    screen.log = []
    screen.turn { screen.scrollView.insertContent(above: -5000) }
    #expect(screen.y == -64 && screen.scrollView.contentSize.height == 0)
    #expect(screen.log == ["scroll ---"])
    screen.turn { screen.scrollView.insertContent(above: -10) }
    #expect(screen.log == ["scroll ---"] && screen.scrollView.contentSize.height == 0)
    let bounce = ScrollPhase.bounce.screen()
    let before = bounce.y
    bounce.turn { bounce.scrollView.insertContent(above: -300) }
    #expect(bounce.y == before)
    bounce.settle()
    #expect(bounce.y == -64)
  }

  @Test("A list at its top stays there when the safe area changes, unless the policy says not")
  func safeArea() {
    for pinning in ScrollPolicies.SafeAreaPinning.allCases {
      var policies = ScrollPolicies()
      policies.safeAreaPinning = pinning
      let screen = Screen(policies: policies, top: 10)
      screen.turn {
        screen.scrollView.setSystemInsets(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      }
      #expect(screen.y == (pinning == .pinned ? -54 : -10))
      #expect(screen.scrollView.adjustedContentInset.top == 54)
    }
  }

  @Test("Pixels: offsets and edges are on them")
  func pixels() {
    let screen = Screen()
    screen.scrollView.snapScale = 2
    screen.turn { screen.scrollView.contentOffset.y = 100.3 }
    #expect(screen.y == 100.5)
    screen.turn { screen.scrollView.contentInset.top = 20.3 }
    screen.turn { screen.scrollView.contentOffset.y = -20.3 }
    #expect(screen.y == -20.5)
    #expect(screen.scrollView.verticalRange.lowerBound == -20.5)
  }
}
