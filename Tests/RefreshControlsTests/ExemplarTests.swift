import ExemplarControls
import HeadlessUIKit
import Testing

@Suite("The exemplar, as an app uses it")
struct ExemplarTests {
  /// A list with both controls, each of which remembers its loads.
  final class Page {
    let world: World
    let header: ExemplarHeader
    let footer: ExemplarFooter
    var refreshes: [ExemplarRun] = []
    var loads: [ExemplarRun] = []

    init(content: CGFloat = 1200) {
      let world = World(content: content)
      self.world = world
      (header, footer) = world.run { (ExemplarHeader(), ExemplarFooter()) }
      header.action = { [weak self] in self?.refreshes.append($0) }
      footer.action = { [weak self] in self?.loads.append($0) }
      world.run {
        world.list.refreshHeader = header
        world.list.loadMoreFooter = footer
      }
      world.wait(0.01)
    }

    var inset: UIEdgeInsets { world.list.contentInset }

    /// A pull of the header that refreshes, opened.
    func refresh() {
      world.pull(80)
      world.letGo()
      world.wait(0.3)
    }
  }

  @Test("It watches its list and leaves the list's delegate alone")
  func delegate() {
    final class Delegate: UIScrollViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let page = Page()
    let delegate = Delegate()
    page.world.list.delegate = delegate
    page.refresh()
    #expect(page.refreshes.count == 1 && delegate.scrolls > 0)
    #expect(page.world.list.delegate === delegate)
  }

  @Test("A refresh tells target and action, and who asked for it; its run ends it")
  func run() throws {
    final class Target: NSObject { var heard = 0 }
    let page = Page()
    let target = Target()
    page.header.addTarget(
      target, action: Selector("heard") { (target: Target) in target.heard += 1 },
      for: .valueChanged)
    page.refresh()
    #expect(target.heard == 1 && page.header.isRefreshing && page.inset.top == 60)
    let run = try #require(page.refreshes.first)
    #expect(run.isByUser)
    page.world.run { run.end() }
    #expect(page.header.phase == .ending)
    page.world.wait(0.3)
    #expect(page.header.phase == .idle && page.inset == .zero)
    page.world.run { page.header.beginRefreshing() }
    #expect(page.refreshes.count == 2 && page.refreshes.last?.isByUser == false)
  }

  @Test("A run that is over ends nothing: not the next load, which has a run of its own")
  func stale() throws {
    let page = Page()
    page.world.run {
      page.header.beginRefreshing()
      page.header.endRefreshing()
      page.header.beginRefreshing()
    }
    #expect(page.refreshes.count == 2)
    page.world.run { page.refreshes[0].end(.failure) }
    #expect(page.header.phase == .refreshing)
    page.world.run { page.refreshes[1].end(.failure) }
    #expect(page.header.phase == .ending)
    page.world.wait(0.3)
    #expect(page.header.look.text == "Could not refresh")
  }

  @Test("An end in the same turn as the next begin costs neither room nor a callback")
  func restart() {
    let page = Page()
    page.refresh()
    page.world.run {
      page.header.endRefreshing()
      page.header.beginRefreshing()
    }
    page.world.wait(0.5)
    #expect(page.refreshes.count == 2 && page.inset.top == 60)
    #expect(page.world.list.contentOffset.y == -60)
  }

  @Test("Phases come in order, and each is told once")
  func phases() {
    let page = Page()
    var phases: [ExemplarControl.Phase] = []
    page.header.phaseChanged = { phases.append($0.phase) }
    page.world.pull(30)
    page.refresh()
    page.world.run { page.header.endRefreshing(.failure) }
    page.world.wait(0.3)
    #expect(phases == [.pulling, .armed, .refreshing, .ending, .idle])
  }

  @Test(
    "The footer loads when the list comes near its end, and a refresh finds out whether there is more"
  )
  func footer() throws {
    let page = Page()
    page.world.run { page.world.list.imposeDrag(440) }
    #expect(page.loads.count == 1 && page.inset.bottom == 44)
    page.world.run { page.loads[0].end(.noMore) }
    page.world.wait(0.3)
    #expect(page.footer.phase == .noMore && !page.footer.hasMore)
    #expect(page.footer.look.text == "That is all")
    page.world.letGo()
    page.world.wait(0.1)
    page.world.pull(0)
    page.refresh()
    #expect(page.footer.phase == .idle && page.footer.hasMore)
    page.world.run { page.header.endRefreshing(.noMore) }
    #expect(!page.footer.hasMore)
  }

  @Test("A tap on the footer loads, and after a failure it says so")
  func tap() {
    let page = Page()
    page.world.run { page.footer.sendActions(for: .touchUpInside) }
    #expect(page.loads.count == 1 && page.loads[0].isByUser)
    page.world.run { page.loads[0].end(.failure) }
    page.world.wait(0.3)
    #expect(page.footer.look.text == "Could not load; pull or tap to try again")
    page.footer.loadsOnTap = false
    page.world.run { page.footer.sendActions(for: .touchUpInside) }
    page.world.run { page.header.sendActions(for: .touchUpInside) }
    #expect(page.loads.count == 1 && page.refreshes.isEmpty)
  }

  @Test("Options may change in a refresh: the room follows, and is given back whole")
  func options() {
    let page = Page()
    page.refresh()
    page.world.run { page.header.options.hold = 90 }
    page.world.wait(0.3)
    #expect(page.inset.top == 90 && page.world.list.contentOffset.y == -90)
    page.world.run { page.header.options.keeps = 20 }
    page.world.run { page.header.endRefreshing() }
    page.world.wait(0.3)
    #expect(page.inset.top == 20)
    page.world.run { page.header.isHidden = true }
    page.world.wait(0.3)
    #expect(page.inset.top == 0)
    page.world.run { page.header.isHidden = false }
    page.world.wait(0.3)
    #expect(page.inset.top == 20)
  }

  @Test(
    "An app that adds to the inset keeps what it added; taken off its list it leaves nothing behind"
  )
  func insets() {
    let page = Page()
    page.refresh()
    page.world.run {
      page.world.list.contentInset.top += 10
      page.world.list.contentInset.bottom += 7
    }
    page.world.run { page.world.list.refreshHeader = nil }
    page.world.wait(0.3)
    #expect(page.inset == UIEdgeInsets(top: 10, left: 0, bottom: 7, right: 0))
    #expect(
      page.header.list == nil && page.header.phase == .idle && page.world.list.refreshHeader == nil)
  }

  @Test("Another header takes the place of the first")
  func replaced() {
    let page = Page()
    let other = page.world.run { ExemplarHeader() }
    page.world.run { page.world.list.refreshHeader = other }
    #expect(page.header.superview == nil && other.superview === page.world.list)
    page.refresh()
    #expect(page.refreshes.isEmpty && other.isRefreshing)
  }

  // MARK: Accessibility

  @Test("What is seen is also read out, and who cannot pull activates the header")
  func accessibility() {
    let page = Page()
    #expect(page.header.isAccessibilityElement && page.header.accessibilityTraits == .button)
    #expect(page.header.accessibilityLabel == "Pull to refresh")
    #expect(page.world.run { page.header.accessibilityActivate() })
    #expect(page.refreshes.count == 1 && page.refreshes[0].isByUser)
    #expect(page.header.accessibilityLabel == "Refreshing…")
    #expect(page.header.accessibilityTraits.contains(.updatesFrequently))
    #expect(page.world.run { !page.header.accessibilityActivate() })
    page.world.run { page.header.isEnabled = false }
    page.world.run { page.header.endRefreshing() }
    page.world.wait(0.3)
    #expect(page.header.accessibilityTraits == .notEnabled)
  }

  @Test("What a person who does not see the list would miss is announced")
  func announcements() {
    let page = Page()
    page.refresh()
    page.world.run { page.header.endRefreshing(.failure) }
    page.world.wait(0.3)
    page.world.run { page.footer.hasMore = false }
    #expect(
      page.world.simulation.announcements == ["Refreshing…", "Could not refresh", "That is all"])
  }
}
