import ControlParts
import HeadlessUIKit
import RefreshControls
import Testing

@Suite("CustomRefreshView")
struct CustomRefreshViewTests {
  /// Acts for the view, and counts how often.
  private final class Page: NSObject {
    var count = 0
    var sender: CustomRefreshView?

    static let refresh = Selector("refresh:") { (page: Page, view: CustomRefreshView) in
      page.count += 1
      page.sender = view
    }
  }

  private func view(
    in world: World, for page: Page, _ defects: CustomRefreshDefect...
  ) throws -> CustomRefreshView {
    try world.run {
      world.list.addHeaderRefresh(
        withTarget: page, action: Page.refresh, defects: Defects(defects))
      return try #require(world.list.topShowView)
    }
  }

  @Test("It lies 100 points high over the rows, its text across the bottom, as wide as the list")
  func layout() throws {
    let world = World()
    let view = try view(in: world, for: Page())
    #expect(view.frame == CGRect(x: 0, y: -100, width: 375, height: 100))
    #expect(view.updateLabel.frame == CGRect(x: 0, y: 80, width: 375, height: 20))
    #expect(view.backgroundColor == nil)
    world.run { world.list.frame = CGRect(x: 0, y: 0, width: 667, height: 375) }
    #expect(view.frame == CGRect(x: 0, y: -100, width: 667, height: 100))
    #expect(view.updateLabel.frame.width == 667)
  }

  @Test("The texts follow the status; half of the view is held, and given back in half a second")
  func looks() throws {
    let world = World()
    let view = try view(in: world, for: Page())
    #expect(view.updateLabel.text == "下拉刷新....")
    world.pull(100)
    #expect(view.refreshStatus == .normal, "exactly 100 points are no pull")
    world.pull(101)
    #expect(view.refreshStatus == .beginRefresh && view.updateLabel.text == "释放加载....")
    world.pull(99)
    #expect(view.refreshStatus == .normal && view.updateLabel.text == "下拉刷新....")
    world.pull(120)
    world.letGo()
    #expect(view.refreshStatus == .refreshing && view.updateLabel.text == "正在努力加载...")
    #expect(Double(world.list.contentInset.top) == 50 && Double(world.list.contentOffset.y) == -50)
    world.wait(0.6)
    world.run { world.list.endHeaderRefresh() }
    #expect(view.refreshStatus == .normal && view.updateLabel.text == "下拉刷新....")
    #expect(world.list.contentInset == .zero)
    world.wait(0.25)
    #expect(seen(world) < -20 && seen(world) > -30, "in the middle of its way back")
    world.wait(0.3)
    #expect(seen(world) == 0)
  }

  /// The offset that is seen.
  private func seen(_ world: World) -> Double { Double(world.list.presentationOffset.y) }

  @Test("The statuses have the article's numbers")
  func numbers() {
    #expect(CustomRefreshView.Status.normal.rawValue == 1)
    #expect(CustomRefreshView.Status.beginRefresh.rawValue == 2)
    #expect(CustomRefreshView.Status.refreshing.rawValue == 3)
  }

  @Test("The action is sent in the next turn, with the view")
  func action() throws {
    let world = World()
    let page = Page()
    let view = try view(in: world, for: page)
    world.run { world.list.beginHeaderRefresh() }
    #expect(view.refreshStatus == .refreshing && page.count == 0)
    world.wait(0.001)
    #expect(page.count == 1 && page.sender === view)
  }

  @Test("Under a finger the action does not wait; the published one does (D5)")
  func underFinger() throws {
    for (defects, count) in [([], 1), ([CustomRefreshDefect.defaultModeAction], 0)] {
      let world = World()
      let page = Page()
      world.run {
        world.list.addHeaderRefresh(
          withTarget: page, action: Page.refresh, defects: Defects(defects))
      }
      world.pull(20)
      world.run { world.list.beginHeaderRefresh() }
      world.wait(0.1)
      #expect(page.count == count)
      world.letGo()
      world.wait(2)
      #expect(page.count == 1)
    }
  }

  @Test("An end takes back the action that waits; the published one sends it (D14)")
  func actionAfterEnd() throws {
    for (defects, count) in [([], 0), ([CustomRefreshDefect.actionAfterEnd], 1)] {
      let world = World()
      let page = Page()
      world.run {
        world.list.addHeaderRefresh(
          withTarget: page, action: Page.refresh, defects: Defects(defects))
        world.list.beginHeaderRefresh()
        world.list.endHeaderRefresh()
      }
      world.wait(1)
      #expect(page.count == count)
    }
  }

  @Test("Added again, the view stays, and another target acts; none is kept alive")
  func again() throws {
    let world = World()
    let (first, second) = (Page(), Page())
    let view = try view(in: world, for: first)
    #expect(try self.view(in: world, for: second) === view)
    world.run { world.list.beginHeaderRefresh() }
    world.wait(0.1)
    #expect(first.count == 0 && second.count == 1)
    world.run { world.list.endHeaderRefresh() }
    do {
      let third = Page()
      _ = try self.view(in: world, for: third)
    }
    #expect(view.actionTarget == nil)
    world.run { world.list.beginHeaderRefresh() }
    world.wait(0.1)
    #expect(world.simulation.fault == nil && view.refreshStatus == .refreshing)
  }

  @Test("Off a list, and on a list without a view, a begin and an end do nothing")
  func alone() throws {
    let world = World()
    world.run {
      world.list.beginHeaderRefresh()
      world.list.endHeaderRefresh()
    }
    let view = try view(in: world, for: Page())
    world.run {
      view.removeFromSuperview()
      view.beginHeaderRefresh()
    }
    #expect(view.refreshStatus == .normal && view.parentView == nil)
    #expect(world.list.contentInset == .zero && world.simulation.fault == nil)
  }

  @Test("Removed in a refresh it leaves nothing, and is added as at first")
  func leaving() throws {
    let world = World()
    let page = Page()
    let view = try view(in: world, for: page)
    world.run {
      view.beginHeaderRefresh()
      view.removeFromSuperview()
    }
    world.wait(1)
    #expect(page.count == 0 && world.list.contentInset == .zero)
    #expect(try self.view(in: world, for: page) === view)
    world.pull(120)
    #expect(view.refreshStatus == .beginRefresh)
  }
}
