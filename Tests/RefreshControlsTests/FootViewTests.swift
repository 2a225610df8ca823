import ControlParts
import HeadlessUIKit
import RefreshControls
import Testing

@Suite("FootView and its controller")
struct FootViewTests {
  /// A table with its foot; content of 1200 points ends at the offset 533.
  private final class Table {
    let world: World
    let controller: MyTableVC
    var loads = 0

    init(content: CGFloat = 1200, _ defects: FootViewDefect...) {
      let world = World(content: content)
      self.world = world
      world.simulation.assets.add("blackArrow.png", size: CGSize(width: 30, height: 50))
      controller = world.run { MyTableVC(tableView: world.list, defects: Defects(defects)) }
      controller.load = { [unowned self] in loads += 1 }
      world.run {
        world.list.delegate = controller
        controller.addFoot()
      }
    }

    var foot: FootView { controller.foot }
    var list: UIScrollView { world.list }

    /// Puts the list so many points past its end, under a finger.
    func pull(_ points: Double) { world.run { list.imposeDrag(533 + points) } }

    /// Ends the load, and lets the turn pass in which the room goes.
    func end() {
      world.run { controller.endLoading() }
      world.wait(0.001)
    }
  }

  @Test("It lies under the rows, as wide as the list, with arrow, wheel and text where they were")
  func layout() {
    let foot = Table().foot
    #expect(foot.frame == CGRect(x: 0, y: 1200, width: 375, height: 251))
    #expect(foot.backgroundColor == .orange)
    #expect(foot.activity.frame == CGRect(x: 10, y: 0, width: 50, height: 70))
    #expect(foot.activity.style == .gray && foot.activity.isHidden)
    #expect(foot.imageView.frame == CGRect(x: 10, y: 10, width: 30, height: 50))
    #expect(foot.imageView.image?.name == "blackArrow.png")
    #expect(foot.infolabel.frame == CGRect(x: 100, y: 0, width: 100, height: 70))
    #expect(foot.infolabel.font == UIFont(name: "Helvetica", size: 20))
    #expect(foot.infolabel.textColor == .black && foot.infolabel.textAlignment == .center)
    #expect(foot.infolabel.text == "下拉刷新..." && foot.refreshState == .nomal)
  }

  @Test("It follows rows and rotations; the published one counts rows of a telephone's width (E7)")
  func place() {
    for (table, frame) in [
      (Table(), CGRect(x: 0, y: 1500, width: 667, height: 251)),
      (Table(.fixedRows), CGRect(x: 0, y: 750, width: 320, height: 251)),
    ] {
      table.world.run {
        table.list.contentSize.height = 1500
        table.list.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
      }
      #expect(table.foot.frame == frame)
    }
  }

  @Test("More than 70 points arm it, exactly 70 do not; a lift there loads, and 70 points stay")
  func states() {
    let table = Table()
    table.pull(70)
    #expect(table.foot.refreshState == .nomal)
    table.pull(70.5)
    #expect(table.foot.refreshState == .release && table.foot.infolabel.text == "释放后加载...")
    #expect(table.foot.imageView.transform == CGAffineTransform(rotationAngle: .pi))
    table.pull(69)
    #expect(table.foot.refreshState == .nomal && table.foot.infolabel.text == "下拉刷新...")
    table.pull(90)
    table.world.letGo()
    #expect(table.loads == 1 && table.foot.refreshState == .loading)
    #expect(table.foot.infolabel.text == "正在加载..." && table.foot.imageView.isHidden)
    #expect(table.foot.activity.isAnimating)
    #expect(table.list.contentInset.bottom == 70 && table.list.contentOffset.y == 603)
    table.end()
    #expect(table.foot.refreshState == .nomal && !table.foot.activity.isAnimating)
    #expect(!table.foot.imageView.isHidden && table.foot.infolabel.text == "下拉刷新...")
    #expect(table.list.contentInset == .zero && table.list.contentOffset.y == 533)
  }

  @Test("The list slides for .2 s each way; published, it closes in one step (E9)")
  func slide() {
    for (table, isSliding) in [(Table(), true), (Table(.endNotAnimated), false)] {
      table.pull(90)
      table.world.letGo()
      table.world.wait(0.1)
      #expect(table.list.presentationOffset.y > 604)
      table.world.wait(0.15)
      #expect(table.list.presentationOffset.y == 603)
      table.end()
      table.world.wait(0.1)
      #expect((table.list.presentationOffset.y > 534) == isSliding)
      table.world.wait(0.15)
      #expect(table.list.presentationOffset.y == 533)
    }
  }

  @Test("Where the rows are few, what they fall short of the list is held, too")
  func short() {
    let table = Table(content: 300)
    table.world.run { table.list.imposeDrag(71) }
    table.world.letGo()
    #expect(table.list.contentInset.bottom == 437 && table.list.contentOffset.y == 70)
    table.end()
    #expect(table.list.contentInset.bottom == 0 && table.list.contentOffset.y == 0)
  }

  @Test("Rows may come before the end or right after it: the list stays where it was held")
  func rows() {
    for endsFirst in [true, false] {
      let table = Table()
      table.pull(90)
      table.world.letGo()
      table.world.run {
        if endsFirst { table.controller.endLoading() }
        table.list.contentSize.height += 500
        if !endsFirst { table.controller.endLoading() }
      }
      table.world.wait(0.3)
      #expect(table.list.contentOffset.y == 603 && table.list.contentInset == .zero)
    }
  }

  @Test("Later the published foot at rest says something else (E10)")
  func texts() {
    let table = Table(.idleTextChanges)
    #expect(table.foot.infolabel.text == "下拉刷新...")
    table.pull(90)
    table.world.letGo()
    table.end()
    #expect(table.foot.infolabel.text == "下拉加载更多...")
  }

  @Test("An end inside the callback is an end, and no room is made")
  func atOnce() {
    let table = Table()
    table.controller.load = { [unowned table] in table.controller.endLoading() }
    table.pull(90)
    table.world.letGo()
    #expect(table.foot.refreshState == .nomal && table.list.contentInset == .zero)
  }

  @Test("An end adds nothing; published, it is a tap that adds a row, also at rest (E8)")
  func tap() {
    for (table, rows, content, bottom) in [
      (Table(), 15, CGFloat(1200), CGFloat(0)), (Table(.tapEnds), 16, 1250, -70),
    ] {
      #expect(table.controller.dataArray.count == 15)
      table.end()
      #expect(table.controller.dataArray.count == rows)
      #expect(table.list.contentSize.height == content)
      #expect(table.list.contentInset.bottom == bottom)
    }
  }

  @Test("With nothing more to load it takes no pulls, and lets go of one that is under way")
  func noMore() {
    let table = Table()
    table.pull(90)
    table.world.run { table.controller.hasMore = false }
    #expect(table.foot.refreshState == .nomal)
    table.pull(95)
    table.world.letGo()
    #expect(table.loads == 0)
  }

  @Test("Taken off, it leaves nothing behind and hears nothing")
  func removal() {
    let table = Table()
    table.pull(90)
    table.world.letGo()
    table.world.run { table.controller.removeFoot() }
    #expect(table.list.contentInset == .zero && table.foot.refreshState == .nomal)
    table.world.run { table.list.contentSize.height = 1500 }
    #expect(table.foot.frame.minY == 1200)
    table.pull(500)
    table.world.letGo()
    #expect(table.loads == 1)
  }

  @Test("The controller is freed in peace; the published one observes itself (E6)")
  func freed() {
    for (defects, faults) in [([], false), ([FootViewDefect.selfObserver], true)] {
      let world = World()
      world.run { _ = MyTableVC(tableView: world.list, defects: Defects(defects)) }
      #expect((world.simulation.fault?.contains("still registered (dataArray)") == true) == faults)
    }
  }
}
