import ControlParts
import HeadlessUIKit
import RefreshControls
import Testing

@Suite("HWRefresh's demo page")
struct HWRefreshDemoPageTests {
  /// A page with both views whose requests are kept.
  private final class Desk {
    let world = World()
    let page: HWRefreshDemoPage
    var requests: [HWRefreshDemoPage.Request] = []

    init(_ defects: HWRefreshDefect...) {
      let world = world
      page = world.run { HWRefreshDemoPage(tableView: world.list, defects: Defects(defects)) }
      page.open(title: "first")
      page.send = { [unowned self] in requests.append($0) }
      world.run {
        page.addHeader()
        page.addFooter()
      }
    }
  }

  @Test("It opens with five rows, a word and a number each")
  func opening() {
    #expect(Desk().page.rows == ["first_0", "first_1", "first_2", "first_3", "first_4"])
  }

  @Test("The footer appends the next page, the header puts the first one in place")
  func pages() {
    let desk = Desk()
    desk.world.run {
      desk.page.beginFooter()
      desk.page.receive(title: "more", isForMore: true)
    }
    #expect(desk.page.rows.count == 10 && desk.page.rows.last == "more_9")
    desk.world.run {
      desk.world.list.header?.beginRefreshing()
      desk.page.receive(title: "new", isForMore: false)
    }
    #expect(desk.page.rows == (0..<5).map { "new_\($0)" })
    #expect(desk.requests.map(\.page) == [2, 1])
  }

  @Test("An answer belongs to its own request; the published page reads the number late (A11)")
  func late() {
    for (desk, count) in [(Desk(), 10), (Desk(.pageReadLate), 15)] {
      desk.world.run {
        desk.world.list.header?.beginRefreshing()
        desk.page.beginFooter()
        desk.page.receive(title: "new", isForMore: false)
        desk.page.receive(title: "more", isForMore: true)
      }
      // Late, the first page's rows are appended to the old ones.
      #expect(desk.page.rows.count == count)
    }
  }

  @Test("A failure changes no rows and ends the load")
  func failure() {
    let desk = Desk()
    desk.world.run {
      desk.page.beginFooter()
      desk.page.receive(title: nil, isForMore: true)
    }
    #expect(desk.page.rows.count == 5 && desk.world.list.footer?.state == .normal)
  }

  @Test("There is no page after the fiftieth, until a refresh")
  func last() {
    let desk = Desk()
    desk.world.run {
      for _ in 0..<60 {
        desk.page.beginFooter()
        desk.page.receive(title: "more", isForMore: true)
      }
    }
    #expect(desk.page.page == 50 && desk.requests.count == 49 && !desk.page.hasMore)
    desk.world.run { desk.world.list.header?.beginRefreshing() }
    #expect(desk.page.hasMore)
  }

  @Test("An answer ends its own view; the published page ends both (A9)")
  func both() {
    for (desk, state) in [
      (Desk(), HWRefreshBaseView.State.refreshing), (Desk(.replyEndsBoth), .normal),
    ] {
      desk.world.run {
        desk.page.beginFooter()
        desk.world.list.header?.beginRefreshing()
        desk.page.receive(title: "more", isForMore: true)
      }
      #expect(desk.world.list.header?.state == state)
      #expect(desk.world.list.footer?.state == .normal)
    }
  }
}
