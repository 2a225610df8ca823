import ControlParts
import HeadlessUIKit
import RefreshControls
import Testing

@Suite("MJRefresh's header")
struct MJRefreshHeaderTests {
  private let world = World()

  private func header(
    _ defects: MJRefreshDefect..., called: @escaping () -> Void = {}
  ) -> MJRefreshNormalHeader {
    world.run {
      let header = MJRefreshNormalHeader(defects: Defects(defects))
      header.refreshingBlock = called
      world.list.mj_header = header
      return header
    }
  }

  /// Ends the refresh and lets the end land.
  private func end(_ header: MJRefreshHeader) {
    world.run { header.endRefreshing() }
    world.wait(0.001)
  }

  @Test("It stands over the first row, as wide as the list, which bounces for it")
  func layout() {
    world.list.alwaysBounceVertical = false
    let header = world.run { MJRefreshNormalHeader(refreshingBlock: {}) }
    world.run { world.list.mj_header = header }
    #expect(header.frame == CGRect(x: 0, y: -54, width: 375, height: 54))
    #expect(world.list.alwaysBounceVertical && world.list.mj_header === header)
    #expect(world.list.subviews.first === header && world.list.contentInset == .zero)
    world.run { world.list.frame.size = CGSize(width: 667, height: 375) }
    #expect(header.frame.width == 667)
  }

  @Test("An ignored inset moves it up and leaves the pull alone")
  func ignored() {
    let header = header()
    world.run { header.ignoredScrollViewContentInsetTop = 20 }
    world.wait(0.001)
    #expect(header.frame.minY == -74)
    world.pull(27)
    #expect(header.pullingPercent == 0.5)
  }

  @Test("Exactly 54 points are no pull, half a point more is one", arguments: [54, 54.5])
  func line(points: Double) {
    let header = header()
    world.pull(points)
    #expect((header.state == .pulling) == (points > 54))
    world.letGo()
    #expect((header.state == .refreshing) == (points > 54))
  }

  @Test("Let go, it slides in and calls back a quarter of a second later")
  func opening() {
    var calls = 0
    let header = header { calls += 1 }
    world.pull(80)
    world.letGo()
    #expect(header.state == .refreshing && header.isRefreshing && calls == 0)
    world.wait(0.001)
    #expect(world.list.contentInset.top == 54 && world.list.contentOffset.y == -54)
    world.wait(0.2)
    #expect(calls == 0)
    world.wait(0.06)
    #expect(calls == 1)
  }

  @Test("An end lands in the next turn and closes in .4 s")
  func closing() {
    var isClosed = false
    let header = header()
    header.endRefreshingCompletionBlock = { isClosed = true }
    world.run { header.beginRefreshing() }
    world.wait(0.3)
    world.run { header.endRefreshing() }
    #expect(header.state == .refreshing)
    world.wait(0.001)
    #expect(header.state == .idle && !header.isRefreshing && world.list.contentInset.top == 0)
    world.wait(0.38)
    #expect(!isClosed)
    world.wait(0.05)
    #expect(isClosed)
  }

  @Test("An end inside the callback is an end")
  func endInside() {
    let header = header()
    header.refreshingBlock = { [weak header] in header?.endRefreshing() }
    world.run { header.beginRefreshing() }
    world.wait(1)
    #expect(header.state == .idle && world.list.contentInset.top == 0)
  }

  @Test("An end in the turn of the begin takes all back; the published one still calls (G2)")
  func endFirst() {
    for (defects, called) in [([], false), ([MJRefreshDefect.callbackAfterEnd], true)] {
      let world = World()
      var calls = 0
      let header = world.run { MJRefreshNormalHeader(defects: Defects(defects)) }
      header.refreshingBlock = { calls += header.state == .idle ? 1 : 0 }
      world.run {
        world.list.mj_header = header
        world.list.contentOffset.y = 300
        header.beginRefreshing()
        header.endRefreshing()
      }
      world.wait(1)
      #expect(header.state == .idle && (calls == 1) == called)
      #expect((world.list.contentOffset.y == 300) == !called)
    }
  }

  @Test("One jump back into the list disarms; the published one stays armed and fires (G1)")
  func jumpBack() {
    for (defects, state) in [
      ([], MJRefreshState.idle), ([MJRefreshDefect.skipsDisarm], .pulling),
    ] {
      let world = World()
      let header = world.run { MJRefreshNormalHeader(defects: Defects(defects)) }
      world.run { world.list.mj_header = header }
      world.pull(60)
      world.pull(-10)
      #expect(header.state == state)
      world.letGo()
      world.run { world.list.imposeGlide(-5, velocity: 0, isLast: true) }
      #expect((header.state == .refreshing) == (state == .pulling))
    }
  }

  @Test("What of it is scrolled away is not held, and is again when it comes back")
  func scrolledAway() {
    let header = header()
    world.run { header.beginRefreshing() }
    world.wait(0.3)
    for (pull, held) in [(30, 30), (-100, 0), (20, 20), (54, 54), (90, 54)] as [(Double, CGFloat)] {
      world.pull(pull)
      #expect(world.list.contentInset.top == held)
    }
    world.letGo()
    world.wait(2)
    #expect(world.list.contentOffset.y == -54)
    end(header)
    #expect(world.list.contentInset.top == 0 && world.list.contentOffset.y == 0)
  }

  @Test("It adds to the app's inset, and takes away no more than it holds")
  func insets() {
    world.list.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
    let header = header()
    world.run { header.beginRefreshing() }
    world.wait(0.3)
    #expect(world.list.contentInset.top == 118)
    #expect(header.scrollViewOriginalInset == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    world.run { world.list.contentInset.top = 64 }
    world.run { world.list.contentOffset.y = -100 }
    #expect(world.list.contentInset.top == 64)
    end(header)
    #expect(world.list.contentInset.top == 64)
  }

  @Test("How far it is pulled shows in its alpha, where it is told so; a refresh shows it whole")
  func alpha() {
    let header = header()
    header.automaticallyChangeAlpha = true
    #expect(header.alpha == 0)
    world.pull(27)
    #expect(header.pullingPercent == 0.5 && header.alpha == 0.5)
    world.pull(108)
    #expect(header.pullingPercent == 2 && header.alpha == 1)
    world.pull(27)
    world.run { header.beginRefreshing() }
    #expect(header.pullingPercent == 1 && header.alpha == 1)
    world.letGo()
    world.wait(0.3)
    end(header)
    #expect(header.pullingPercent == 0 && header.alpha == 0)
    header.automaticallyChangeAlpha = false
    #expect(header.alpha == 1)
  }

  @Test("Begun outside a window it waits until it is drawn in one; an end takes that back")
  func outside() {
    var calls = 0
    let header = header { calls += 1 }
    world.run {
      world.list.removeFromSuperview()
      header.beginRefreshing()
    }
    world.wait(1)
    #expect(header.state == .willRefresh && header.isRefreshing && calls == 0)
    world.run { world.window.addSubview(world.list) }
    world.wait(0.3)
    #expect(header.state == .refreshing && calls == 1)
    end(header)
    world.run {
      world.list.removeFromSuperview()
      header.beginRefreshing()
      header.endRefreshing()
    }
    world.wait(0.001)
    world.run { world.window.addSubview(world.list) }
    world.wait(0.3)
    #expect(header.state == .idle && calls == 1)
  }

  @Test("Off a list it does nothing; taken off one it leaves nothing behind")
  func off() {
    let header = header()
    world.run { header.beginRefreshing() }
    world.wait(0.3)
    world.run { world.list.mj_header = nil }
    #expect(header.state == .idle && header.superview == nil && header.scrollView == nil)
    #expect(world.list.contentInset == .zero && world.list.mj_header == nil)
    world.run { header.beginRefreshing() }
    #expect(header.state == .idle)
    world.pull(80)
    #expect(header.state == .idle)
  }

  @Test("Another header takes its place")
  func replaced() {
    let first = header()
    let second = header()
    #expect(first.superview == nil && world.list.mj_header === second)
    world.run { world.list.mj_header = second }
    #expect(second.superview === world.list)
  }

  @Test("Hidden or disabled while it opens it calls nobody that a pull has asked for")
  func gate() {
    for hides in [true, false] {
      let world = World()
      var calls = 0
      let header = world.run { MJRefreshNormalHeader(refreshingBlock: { calls += 1 }) }
      world.run { world.list.mj_header = header }
      world.pull(80)
      world.letGo()
      world.wait(0.1)
      world.run {
        if hides { header.isHidden = true } else { header.isUserInteractionEnabled = false }
      }
      world.wait(1)
      #expect(calls == 0 && header.state == .idle && world.list.contentInset.top == 0)
    }
  }
}
