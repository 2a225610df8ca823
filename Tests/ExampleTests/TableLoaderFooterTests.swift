import HeadlessUIKit
import TableLoader
import Testing

@Suite("The table loader's footer in a table")
struct TableLoaderFooterTests {
  /// A table of thirty rows, 60 points each, with its app.
  final class App: NSObject, UITableViewDataSource, UITableViewDelegate {
    let simulation = Simulation()
    let window: UIWindow
    let table: UITableView
    /// How often the app itself was told that the table scrolled.
    var scrolls = 0
    var answers: [(TableLoaderFooter.Outcome) -> Void] = []

    /// The offset at which the rows end at the bottom of the table.
    static let end = 30.0 * 60 - 600

    override init() {
      let frame = CGRect(x: 0, y: 0, width: 300, height: 600)
      (window, table) = simulation.run {
        (UIWindow(frame: frame), UITableView(frame: frame, style: .plain))
      }
      super.init()
      simulation.run {
        table.dataSource = self
        table.delegate = self
        window.addSubview(table)
        table.reloadData()
        table.addLoadMore { [weak self] in self?.answers.append($0) }
      }
      wait(0)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

    /// A finger drags the table to so many points before the end of its rows.
    func drag(to distance: Double) { simulation.run { table.imposeDrag(Self.end - distance) } }

    func answer(_ outcome: TableLoaderFooter.Outcome) { simulation.run { answers.last?(outcome) } }

    func tap() { simulation.run { table.loaderFooter?.sendActions(for: .touchUpInside) } }

    /// Lets so many seconds pass, turn by turn.
    func wait(_ seconds: Double) { simulation.advance(by: seconds) }
  }

  @Test("It is the table's footer, below rows as high as the app's delegate says")
  func place() {
    let app = App()
    #expect(app.table.tableFooterView === app.table.loaderFooter)
    #expect(app.table.contentSize.height == 1844)
    #expect(app.table.contentInset == .zero)
  }

  @Test("It loads 120 points before the end, once for each approach")
  func approach() {
    let app = App()
    app.drag(to: 120.5)
    #expect(app.answers.isEmpty)
    app.drag(to: 120)
    app.drag(to: 40)
    #expect(app.answers.count == 1)
    app.answer(.more)
    app.drag(to: 30)
    #expect(app.answers.count == 1)
    app.drag(to: 121)
    app.drag(to: 119)
    #expect(app.answers.count == 2)
    #expect(app.scrolls == 6)
  }

  @Test("It fades in, and says after three seconds that it is still loading, finger down or not")
  func fade() throws {
    let app = App()
    let footer = try #require(app.table.loaderFooter)
    #expect(footer.alpha == 0)
    app.drag(to: 100)
    app.wait(0.1)
    #expect(footer.alpha > 0.2 && footer.alpha < 0.6)
    app.wait(0.2)
    #expect(footer.alpha == 1 && footer.label.text == nil)
    app.wait(2.5)
    #expect(footer.label.text == nil)
    app.wait(0.3)
    #expect(footer.label.text == "Still loading…")
    app.answer(.more)
    app.wait(0.3)
    #expect(footer.alpha == 0 && footer.label.text == nil)
    #expect(!app.simulation.hasDisplayLinks)
  }

  @Test("After a failure only a tap loads; when there is no more, nothing does until a reset")
  func failure() throws {
    let app = App()
    let footer = try #require(app.table.loaderFooter)
    app.drag(to: 100)
    app.answer(.failed)
    #expect(footer.label.text == "Could not load. Tap to retry.")
    app.drag(to: 200)
    app.drag(to: 100)
    #expect(app.answers.count == 1)
    app.tap()
    #expect(app.answers.count == 2 && footer.loadState == .loading)
    app.answer(.noMore)
    #expect(footer.label.text == "No more")
    app.tap()
    app.drag(to: 200)
    app.drag(to: 100)
    #expect(app.answers.count == 2)
    app.simulation.run { footer.reset() }
    app.drag(to: 90)
    #expect(app.answers.count == 3)
  }

  @Test("Taken off, it gives the delegate and the table's footer back")
  func removal() {
    let app = App()
    app.drag(to: 100)
    app.simulation.run { app.table.removeLoadMore() }
    #expect(app.table.delegate === app)
    #expect(app.table.tableFooterView == nil && app.table.loaderFooter == nil)
    #expect(app.table.contentSize.height == 1800)
    app.answer(.more)
    app.drag(to: 90)
    #expect(app.answers.count == 1 && app.scrolls == 2)
    #expect(!app.simulation.hasDisplayLinks)
  }
}
