import HeadlessUIKit
import RefreshControls
import Testing

@Suite("MJRefresh's footers")
struct MJRefreshFooterTests {
  /// Puts the list `points` past the end of its rows, under a finger.
  private func push(_ points: Double, in world: World) {
    let end = max(0, Double(world.list.contentSize.height - world.list.bounds.height))
    world.run { world.list.imposeDrag(end + points) }
  }

  private func put<Footer: MJRefreshFooter>(_ footer: Footer, in world: World) -> Footer {
    world.run { world.list.mj_footer = footer }
    return footer
  }

  private func auto(in world: World, called: @escaping () -> Void = {})
    -> MJRefreshAutoNormalFooter
  {
    put(world.run { MJRefreshAutoNormalFooter(refreshingBlock: called) }, in: world)
  }

  private func back(in world: World, called: @escaping () -> Void = {})
    -> MJRefreshBackNormalFooter
  {
    put(world.run { MJRefreshBackNormalFooter(refreshingBlock: called) }, in: world)
  }

  // MARK: The auto footer

  @Test("An auto footer stands under the rows and keeps its room; hidden or removed it has none")
  func room() {
    let world = World()
    let footer = auto(in: world)
    #expect(footer.frame == CGRect(x: 0, y: 1200, width: 375, height: 44))
    #expect(world.list.contentInset.bottom == 44)
    world.run { footer.isHidden = true }
    #expect(world.list.contentInset.bottom == 0)
    world.run { footer.isHidden = false }
    #expect(world.list.contentInset.bottom == 44)
    world.run { world.list.contentSize.height = 1500 }
    #expect(footer.frame.minY == 1500)
    world.run { footer.ignoredScrollViewContentInsetBottom = 10 }
    world.wait(0.001)
    #expect(footer.frame.minY == 1510)
    world.run { world.list.mj_footer = nil }
    #expect(world.list.contentInset.bottom == 0)
  }

  @Test("An app that assigns its inset leaves no room: the footer takes it again")
  func assigned() {
    let world = World()
    _ = auto(in: world)
    world.run { world.list.contentInset.bottom = 0 }
    world.wait(0.001)
    #expect(world.list.contentInset.bottom == 44)
  }

  @Test(
    "It loads when exactly all of it is in sight, or as much as it is told", arguments: [1, 0.5])
  func line(part: Double) {
    let world = World()
    var calls = 0
    let footer = auto(in: world) { calls += 1 }
    footer.triggerAutomaticallyRefreshPercent = part
    push(0, in: world)
    push(44 * part - 0.5, in: world)
    #expect(calls == 0)
    push(44 * part, in: world)
    #expect(calls == 1 && footer.state == .refreshing)
    world.wait(0.001)
    #expect(world.list.contentInset.bottom == 44, "it has its room already")
  }

  @Test("Nothing but a push towards the end loads: no way back, no scroll by the app")
  func direction() {
    let world = World()
    var calls = 0
    _ = auto(in: world) { calls += 1 }
    world.run { world.list.contentOffset.y = 577 }
    #expect(calls == 0)
    push(40, in: world)
    world.run { world.list.imposeRelease(573, velocity: 0, isLast: true) }
    world.wait(0.5)
    #expect(calls == 0)
    push(44, in: world)
    #expect(calls == 1)
  }

  @Test("Momentum loads, too")
  func momentum() {
    let world = World()
    var calls = 0
    _ = auto(in: world) { calls += 1 }
    world.run {
      world.list.touchBegan(0, at: CGPoint(x: 100, y: 600))
      for step in 1...10 {
        world.simulation.turn(at: world.simulation.now.advanced(by: 0.01))
        world.list.touchMoved(0, to: CGPoint(x: 100, y: 600 - 20 * step))
      }
      world.list.touchEnded(0)
      while world.simulation.nextDue < .never {
        world.simulation.turn(at: world.simulation.nextDue)
      }
    }
    #expect(calls == 1)
  }

  /// How often pushes under one finger load where each answer adds rows.
  private func loads(times: Int, growth: CGFloat) -> Int {
    let world = World()
    var calls = 0
    let footer = auto(in: world)
    footer.autoTriggerTimes = times
    footer.refreshingBlock = { [weak footer] in
      calls += 1
      world.list.contentSize.height += growth
      footer?.endRefreshing()
    }
    for _ in 0..<5 {
      push(0, in: world)
      push(44, in: world)
      world.wait(0.001)
    }
    return calls
  }

  @Test("A touch loads as often as it may, and no more once a load has added nothing")
  func times() {
    #expect(loads(times: 1, growth: 100) == 1)
    #expect(loads(times: 3, growth: 100) == 3)
    #expect(loads(times: -1, growth: 100) == 5)
    #expect(loads(times: -1, growth: 0) == 1)
  }

  @Test("Rows that fit the list load when it was pushed up and is let go, not when pulled down")
  func short() {
    for (offset, count) in [(0.5, 1), (30, 1), (-30, 0)] {
      let world = World(content: 300)
      var calls = 0
      let footer = auto(in: world) { calls += 1 }
      world.run { world.list.imposeDrag(offset) }
      #expect(calls == 0 && (footer.state == .pulling) == (count == 1))
      world.letGo()
      #expect(calls == count)
    }
  }

  @Test("While it loads, rows that fit may stay pushed up by the footer's height")
  func shortRoom() {
    let world = World(content: 300)
    let footer = auto(in: world)
    world.run { world.list.imposeDrag(80) }
    world.letGo()
    world.wait(0.3)
    #expect(world.list.contentInset.bottom == 44 + 367 && world.list.contentOffset.y == 44)
    world.run { footer.endRefreshing() }
    world.wait(0.5)
    #expect(world.list.contentInset.bottom == 44 && world.list.contentOffset.y == 0)
  }

  @Test("Not told to load by itself it loads when it is let go in sight")
  func byHand() {
    let world = World()
    var calls = 0
    let footer = auto(in: world) { calls += 1 }
    footer.automaticallyRefresh = false
    push(50, in: world)
    #expect(calls == 0)
    world.letGo()
    #expect(calls == 1)
  }

  @Test("A tap on it loads, unless something is loaded or there is no more")
  func tap() {
    let world = World()
    var calls = 0
    let footer = auto(in: world) { calls += 1 }
    world.wait(0.001)
    #expect(footer.button.frame == footer.bounds)
    func tap() {
      world.run { footer.button.sendActions(for: .touchUpInside) }
    }
    tap()
    tap()
    #expect(calls == 1)
    world.run { footer.endRefreshingWithNoMoreData() }
    world.wait(0.001)
    tap()
    #expect(calls == 1)
  }

  @Test("No more is said a turn later, holds against everything, and ends with a reset")
  func noMore() {
    let world = World()
    var calls = 0
    let footer = auto(in: world) { calls += 1 }
    world.run { footer.endRefreshingWithNoMoreData() }
    world.run { footer.beginRefreshing() }
    #expect(footer.state == .idle && calls == 0)
    world.wait(0.001)
    #expect(footer.state == .noMoreData)
    world.run { footer.endRefreshing() }
    world.wait(0.001)
    push(44, in: world)
    world.run { footer.beginRefreshing() }
    #expect(footer.state == .noMoreData && calls == 0)
    world.run { footer.resetNoMoreData() }
    world.wait(0.001)
    #expect(footer.state == .idle)
    world.run { footer.beginRefreshing() }
    #expect(calls == 1)
    world.run { footer.endRefreshingWithNoMoreData() }
    world.wait(0.001)
    #expect(footer.state == .noMoreData)
  }

  // MARK: The back footer

  @Test("A back footer stands under the rows or, where they are few, at the bottom of the list")
  func backLayout() {
    for (content, y) in [(1200.0, 1200.0), (300, 554)] {
      let world = World(content: content)
      world.list.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
      let footer = back(in: world)
      #expect(footer.frame == CGRect(x: 0, y: y, width: 375, height: 44))
      #expect(world.list.contentInset.bottom == 49)
      world.run { world.list.frame.size = CGSize(width: 667, height: 375) }
      #expect(footer.frame.minY == max(content, 375 - 64 - 49) && footer.frame.width == 667)
    }
  }

  @Test("Pulled past its height and let go it opens, and calls back after a quarter of a second")
  func backOpens() {
    for (content, room) in [(1200.0, 44.0), (300, 44 + 367)] {
      let world = World(content: content)
      var calls = 0
      let footer = back(in: world) { calls += 1 }
      push(44, in: world)
      #expect(footer.state == .idle)
      push(60, in: world)
      #expect(footer.state == .pulling)
      world.letGo()
      world.wait(0.001)
      #expect(footer.state == .refreshing && calls == 0)
      #expect(Double(world.list.contentInset.bottom) == room)
      #expect(Double(world.list.contentOffset.y) == max(0, content - 667) + 44)
      world.wait(0.26)
      #expect(calls == 1)
      world.run { footer.endRefreshing() }
      world.wait(0.5)
      #expect(world.list.contentInset.bottom == 0)
      #expect(Double(world.list.contentOffset.y) == max(0, content - 667))
    }
  }

  @Test("Begun, the back footer shows itself, but not against a finger")
  func backBegin() {
    let world = World()
    let footer = back(in: world)
    world.run { footer.beginRefreshing() }
    world.wait(0.3)
    #expect(world.list.contentOffset.y == 577)
    world.run { footer.endRefreshing() }
    world.wait(0.5)
    #expect(world.list.contentOffset.y == 533)
    world.run {
      world.list.imposeDrag(100)
      footer.beginRefreshing()
    }
    world.wait(0.3)
    #expect(world.list.contentOffset.y == 100 && world.list.contentInset.bottom == 44)
  }

  @Test("With no more, a pull shows how far it is and loads nothing")
  func backNoMore() {
    let world = World()
    var calls = 0
    let footer = back(in: world) { calls += 1 }
    world.run { footer.endRefreshingWithNoMoreData() }
    world.wait(0.001)
    push(66, in: world)
    #expect(footer.pullingPercent == 1.5 && footer.state == .noMoreData)
    world.letGo()
    world.wait(0.5)
    #expect(calls == 0)
  }
}
