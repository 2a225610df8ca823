import ControlParts
import HeadlessUIKit
import RefreshControls
import Testing

@Suite("HWRefresh")
struct HWRefreshTests {
  private func header(
    in world: World, _ defects: HWRefreshDefect..., callback: @escaping () -> Void = {}
  ) throws -> HWRefreshHeader {
    try world.run {
      world.list.addHeaderRefresh(defects: Defects(defects), withCallback: callback)
      return try #require(world.list.header)
    }
  }

  @Test("Image and label stand in the middle of the list's width, over the first row")
  func layout() throws {
    let world = World()
    let header = try header(in: world)
    #expect(header.frame == CGRect(x: 0, y: -44, width: 0, height: 44))
    #expect(header.imageView.frame == CGRect(x: 122.5, y: 7, width: 30, height: 30))
    #expect(header.label.frame == CGRect(x: 152.5, y: 12, width: 100, height: 20))
    #expect(header.label.font == .systemFont(ofSize: 14))
    #expect(header.label.textAlignment == .center)
  }

  @Test("They stay in the middle when the list is turned; the published ones do not (A15)")
  func rotation() throws {
    let cases: [([HWRefreshDefect], CGFloat)] = [([], 268.5), ([.layoutOnce], 122.5)]
    for (defects, x) in cases {
      let world = World()
      let header = try world.run {
        world.list.addHeaderRefresh(defects: Defects(defects)) {}
        return try #require(world.list.header)
      }
      world.run { world.list.frame = CGRect(x: 0, y: 0, width: 667, height: 375) }
      #expect(header.imageView.frame.minX == x)
      #expect(header.frame.width == 0)
    }
  }

  @Test("The texts follow the state, the pictures run while it refreshes")
  func looks() throws {
    let world = World()
    let header = try header(in: world)
    #expect(header.label.text == "下拉即可刷新")
    world.pull(60)
    #expect(header.label.text == "释放即可刷新" && header.state == .pulling)
    world.letGo()
    #expect(header.label.text == "刷新中..." && header.state == .refreshing)
    #expect(header.imageView.isAnimating && header.imageView.animationDuration == 0.3)
    #expect(
      header.imageView.animationImages?.map(\.name) == ["refreshing01.jpg", "refreshing02.jpg"])
    world.run { header.endRefreshing() }
    #expect(header.label.text == "下拉即可刷新" && !header.imageView.isAnimating)
    #expect(header.imageView.image?.name == "refreshing.jpg")
    #expect(world.list.contentInset == .zero)
  }

  @Test("A new pull text waits for its state; the published one shows at once (A18)")
  func text() throws {
    for (defects, shown) in [([], "刷新中..."), ([HWRefreshDefect.textSetterShows], "新")] {
      let world = World()
      let header = try world.run {
        world.list.addHeaderRefresh(defects: Defects(defects)) { [list = world.list] in
          list.header?.pullToRefreshText = "新"
        }
        return try #require(world.list.header)
      }
      world.run { header.beginRefreshing() }
      #expect(header.label.text == shown)
      world.run { header.endRefreshing() }
      #expect(header.label.text == "新")
    }
  }

  @Test("The footer lies under the rows or, where they are few, at the bottom of the list")
  func footer() throws {
    for (content, y) in [(1200.0, 1200.0), (300, 518)] {
      let world = World(content: content)
      world.list.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 85, right: 0)
      let footer = try world.run {
        world.list.addFooterRefresh {}
        return try #require(world.list.footer)
      }
      #expect(footer.frame == CGRect(x: 0, y: y, width: 0, height: 44))
    }
  }

  @Test("Added again, a header stays and takes the new callback")
  func again() throws {
    let world = World()
    var calls: [Int] = []
    let first = try header(in: world) { calls.append(1) }
    let second = try header(in: world) { calls.append(2) }
    #expect(first === second)
    world.run { first.beginRefreshing() }
    #expect(calls == [2])
  }

  @Test("Views that are made by themselves are on no list, and a begin does nothing")
  func alone() {
    let world = World()
    let views: [HWRefreshBaseView] = world.run {
      [HWRefreshHeader.header(), HWRefreshFooter.footer()]
    }
    for view in views {
      var called = false
      view.refreshingCallback = { called = true }
      world.run { view.beginRefreshing() }
      #expect(!called && view.state == .normal && view.scrollView == nil)
    }
  }

  @Test("Without its pictures the published spinner throws (A5), the repaired one does without")
  func pictures() throws {
    for (defects, faults) in [([], false), ([HWRefreshDefect.needsImages], true)] {
      let world = World()
      world.simulation.assets.removeAll()
      let header = try world.run {
        world.list.addHeaderRefresh(defects: Defects(defects)) {}
        return try #require(world.list.header)
      }
      world.run { header.beginRefreshing() }
      #expect((world.simulation.fault != nil) == faults)
    }
  }

  @Test("The pictures are taken away with the end; the published ones a turn late (A6)")
  func clearing() throws {
    for (defects, spins) in [([], true), ([HWRefreshDefect.lateImageClear], false)] {
      let world = World()
      let header = try world.run {
        world.list.addHeaderRefresh(defects: Defects(defects)) {}
        return try #require(world.list.header)
      }
      world.run {
        header.beginRefreshing()
        header.endRefreshing()
        header.beginRefreshing()
      }
      world.wait(0.5)
      #expect(header.imageView.isAnimating == spins)
    }
  }
}
