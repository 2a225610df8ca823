import HeadlessUIKit
import RefreshControls
import Testing

@Suite("What the topic list's controller asks and shows")
struct BSTopicControllerTests {
  private let third = BSTopicController.Answer(topics: ["third"], maxtime: "300")

  /// Drags the list of `page` to its end and back into the middle.
  private func visitEnd(of page: TopicPage) {
    page.world.run {
      page.list.imposeDrag(page.list.contentSize.height - 667 + 1)
      page.list.imposeRelease(400, velocity: 0, isLast: true)
    }
  }

  @Test("A pull asks for new topics, which take the place of the others")
  func new() {
    let page = TopicPage()
    #expect(page.controller.topics == ["first"])
    page.refresh()
    #expect(page.requests.map(\.isForMore) == [false])
    #expect(page.requests.map(\.parameters) == [["a": "list", "c": "data", "type": "1"]])
    page.answer()
    #expect(page.controller.topics == ["second"])
  }

  @Test("Each load of more goes on where the last one ended; the published ones repeat one (B4)")
  func more() {
    for (page, maxtimes) in [
      (TopicPage(), ["100", "200", "300"]), (TopicPage(.staleMaxtime), ["100", "100", "100"]),
    ] {
      for answer in [TopicPage.second, third] {
        visitEnd(of: page)
        page.world.run { page.controller.receive(answer, isForMore: true) }
      }
      visitEnd(of: page)
      #expect(page.requests.map { $0.parameters["maxtime"] ?? "" } == maxtimes)
      #expect(page.controller.topics == ["first", "second", "third"])
    }
  }

  @Test("An empty answer and a failure change nothing, and end the load")
  func nothing() {
    let page = TopicPage()
    for answer in [nil, BSTopicController.Answer(topics: [], maxtime: "900")] {
      visitEnd(of: page)
      #expect(page.controller.loadingMoreData)
      page.world.run { page.controller.receive(answer, isForMore: true) }
      #expect(!page.controller.loadingMoreData && page.controller.topics == ["first"])
    }
    #expect(page.requests.map { $0.parameters["maxtime"] ?? "" } == ["100", "100"])
  }

  @Test("To stand at the end is enough, half a point before it is not; one touch asks once")
  func end() {
    let page = TopicPage()
    page.world.run { page.list.imposeDrag(532.5) }
    #expect(page.requests.isEmpty)
    page.world.run { page.list.imposeDrag(533) }
    #expect(page.requests.count == 1 && page.footer.label.text == "正在加载更多的数据...")
    page.world.run {
      page.controller.receive(nil, isForMore: true)
      page.list.imposeDrag(500)
      page.list.imposeDrag(540)
    }
    #expect(page.requests.count == 1 && page.footer.label.text == "上拉可以加载更多")
  }

  @Test("The published footer asks with each event at the end, and never looks busy (B2)")
  func each() {
    let page = TopicPage(.loadingEndsAtOnce)
    for offset in [533.0, 540, 550] {
      page.world.run { page.list.imposeDrag(offset) }
      page.world.wait(0.001)
      #expect(!page.controller.loadingMoreData)
    }
    #expect(page.requests.count == 3)
  }

  @Test("Where all topics are in sight a pull of 35 points asks; published, any drag does (B3)")
  func short() {
    for (page, counts) in [
      (TopicPage(content: 200), [0, 0, 1]), (TopicPage(content: 200, .shortLoads), [1, 1, 1]),
    ] {
      for (offset, count) in zip([-10.0, 34.5, 35], counts) {
        page.world.run { page.list.imposeDrag(offset) }
        #expect(page.requests.count == count)
      }
    }
  }

  @Test("While new topics are asked for more are not; published, both may be (B8)")
  func both() {
    for (page, count) in [(TopicPage(), 1), (TopicPage(.bothAtOnce), 2)] {
      page.refresh()
      visitEnd(of: page)
      #expect(page.requests.count == count)
    }
  }

  @Test("While more are asked for a pull arms nothing")
  func other() {
    let page = TopicPage()
    visitEnd(of: page)
    page.pull(100)
    #expect(!page.controller.willLoadingNewData)
    page.world.letGo()
    #expect(page.requests.map(\.isForMore) == [true])
  }

  @Test("When there is no more the end asks for nothing, until a refresh")
  func noMore() {
    let page = TopicPage()
    page.controller.hasMore = false
    visitEnd(of: page)
    #expect(page.requests.isEmpty)
    page.refresh()
    #expect(page.controller.hasMore)
  }

  @Test("Taken off the list, the views leave nothing behind and ask for nothing")
  func removal() {
    let page = TopicPage()
    page.refresh()
    page.world.run {
      page.controller.removeHeader()
      page.controller.removeFooter()
    }
    #expect(page.list.contentInset == .zero && !page.controller.loadingNewData)
    #expect(page.header.alpha == 0 && page.header.label.text == "下拉可以刷新")
    visitEnd(of: page)
    page.refresh()
    #expect(page.requests.count == 1 && page.header.alpha == 0)
  }
}
