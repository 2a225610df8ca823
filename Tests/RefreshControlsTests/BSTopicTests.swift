import HeadlessUIKit
import RefreshControls
import Testing

@Suite("The topic list's controller")
struct BSTopicTests {
  @Test("A yellow header above the list, clear at rest; an orange footer at the content's end")
  func layout() {
    let page = TopicPage()
    let (header, footer) = (page.header, page.footer)
    #expect(header.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    #expect(header.backgroundColor == .yellow && header.alpha == 0)
    #expect(header.label.frame == header.bounds && header.label.textAlignment == .center)
    #expect(header.label.text == "下拉可以刷新")
    #expect(footer.frame == CGRect(x: 0, y: 1165, width: 375, height: 35))
    #expect(footer.label.frame == footer.bounds && footer.label.backgroundColor == .orange)
    #expect(footer.label.text == "上拉可以加载更多" && footer.label.isHidden)
    page.world.run { page.list.imposeDrag(1) }
    #expect(!footer.label.isHidden, "from the first scroll on")
    page.world.run { page.list.contentSize.height = 1500 }
    #expect(footer.frame.minY == 1465)
  }

  @Test("They are as wide as the list; the published ones as it was at first (B14)")
  func rotation() {
    for (page, width) in [(TopicPage(), CGFloat(667)), (TopicPage(.layoutOnce), 375)] {
      page.world.run { page.list.frame = CGRect(x: 0, y: 0, width: 667, height: 375) }
      for view in [page.header, page.header.label, page.footer, page.footer.label] {
        #expect(view.frame.width == width)
      }
    }
  }

  @Test("The opacity follows the pull up to 1; the published one's goes on (B11)")
  func opacity() {
    for (page, deepest) in [(TopicPage(), CGFloat(1)), (TopicPage(.alphaOverOne), 2)] {
      page.pull(-30)
      #expect(page.header.alpha == 0)
      page.pull(15)
      #expect(page.header.alpha == 0.25)
      page.pull(120)
      #expect(page.header.alpha == deepest)
    }
  }

  @Test("Under a bar of 88 the published header shows at rest, and 36 points arm it (B5)")
  func bar() {
    for (page, atRest, pulled) in [
      (TopicPage(), CGFloat(0), CGFloat(0.6)), (TopicPage(.fixedNavHeight), 0.4, 1),
    ] {
      page.world.run { page.list.contentInset.top = 88 }
      page.pull(88)
      #expect(page.header.alpha == atRest)
      page.pull(88 + 36)
      #expect(page.header.alpha == pulled)
      #expect(page.controller.willLoadingNewData == (pulled == 1))
    }
  }

  @Test("60 points arm it; a lift there asks for new topics, and a second's slide opens the header")
  func pulled() {
    let page = TopicPage()
    page.pull(59.5)
    #expect(!page.controller.willLoadingNewData)
    page.pull(60)
    #expect(page.controller.willLoadingNewData && page.header.label.text == "松开立即刷新")
    page.pull(100)
    page.world.letGo()
    #expect(page.controller.loadingNewData && page.header.label.text == "明哥正在帮你加载")
    #expect(page.list.contentInset.top == 60 && page.list.contentOffset.y == -60)
    page.world.wait(0.95)
    #expect(page.list.presentationOffset.y < -60)
    page.world.wait(0.1)
    #expect(page.list.presentationOffset.y == -60)
  }

  @Test("The answer can be read for half a second, then the list slides back for as long")
  func answered() {
    let page = TopicPage()
    page.refresh()
    page.world.wait(1.1)
    page.answer()
    #expect(page.header.label.text == "加载完成" && page.controller.loadingNewData)
    #expect(page.controller.header.isAnswered && page.list.contentInset.top == 0)
    page.world.wait(0.45)
    #expect(page.list.presentationOffset.y == -60)
    page.world.wait(0.3)
    let way = page.list.presentationOffset.y
    #expect(way > -60 && way < 0)
    page.world.wait(0.3)
    #expect(page.list.presentationOffset.y == 0 && !page.controller.loadingNewData)
    #expect(page.header.label.text == "下拉可以刷新" && page.header.alpha == 0)
  }

  @Test("A failure closes at once, and never says that anything is done")
  func failed() {
    let page = TopicPage()
    page.refresh()
    page.world.wait(1.1)
    page.world.run { page.controller.receive(nil, isForMore: false) }
    #expect(page.header.label.text == "下拉可以刷新")
    page.world.wait(0.25)
    #expect(page.list.presentationOffset.y > -60)
    page.world.wait(0.3)
    #expect(!page.controller.loadingNewData && page.controller.topics == ["first"])
  }

  @Test("A finger that takes the list over ends the closing")
  func takenOver() {
    let page = TopicPage()
    page.refresh()
    page.world.wait(1.1)
    page.answer()
    page.world.wait(0.2)
    page.pull(30)
    page.world.wait(0.001)
    #expect(!page.controller.loadingNewData && page.header.alpha == 0.5)
  }

  @Test("The published header says done after a second and is over after two (B1)")
  func timer() {
    let page = TopicPage(.timerEnds)
    page.refresh()
    page.answer()
    #expect(page.header.label.text == "明哥正在帮你加载", "the answer ends nothing")
    page.world.wait(1.1)
    #expect(page.header.label.text == "加载完成")
    page.world.wait(1)
    #expect(!page.controller.loadingNewData)
  }

  @Test("Later the published views at rest say something else (B13)")
  func texts() {
    let page = TopicPage(.idleTextChanges)
    page.refresh()
    page.answer()
    page.world.wait(1.1)
    #expect(page.header.label.text == "下拉可以加载数据...")
    page.pull(1)
    #expect(page.header.label.text == "下拉可以刷新")
    page.world.run { page.list.imposeDrag(540) }
    #expect(page.footer.label.text == "正在加载更多的数据...")
    page.world.run {
      page.controller.receive(TopicPage.second, isForMore: true)
    }
    #expect(page.footer.label.text == "下拉加载更多的数据...")
  }
}
