import ExemplarControls
import HeadlessUIKit
import Testing

@Suite("The exemplar's look, as an app changes it")
struct ExemplarDisplayTests {
  /// Notes what it is told to show.
  private final class Display: UIView, ExemplarDisplay {
    var moments: [ExemplarMoment] = []

    func show(_ moment: ExemplarMoment) { moments.append(moment) }
  }

  private func header(in world: World) -> ExemplarHeader {
    let header = world.run { ExemplarHeader() }
    world.run { world.list.refreshHeader = header }
    world.wait(0.01)
    return header
  }

  @Test("A look of one's own is shown over the whole control, and told each moment")
  func display() throws {
    let world = World()
    let header = header(in: world)
    let display = world.run { Display(frame: .zero) }
    world.run { header.display = display }
    world.wait(0.01)
    #expect(header.look.isHidden && display.frame == header.bounds)
    let first = try #require(display.moments.last)
    #expect(first.phase == .idle && first.progress == 0 && first.text == "Pull to refresh")
    world.pull(30)
    #expect(display.moments.last?.phase == .pulling && display.moments.last?.progress == 0.5)
    world.pull(80)
    #expect(display.moments.last?.text == "Release to refresh")
    world.letGo()
    world.wait(0.3)
    #expect(display.moments.last?.phase == .refreshing)
    world.run { header.endRefreshing(.failure) }
    world.wait(0.5)
    let last = try #require(display.moments.last)
    #expect(last.phase == .idle && last.hasFailed && last.text == "Could not refresh")
    #expect(header.accessibilityLabel == "Could not refresh")
  }

  @Test("Taken away again it leaves the standard look")
  func withoutDisplay() {
    let world = World()
    let header = header(in: world)
    let display = world.run { Display(frame: .zero) }
    world.run {
      header.display = display
      header.display = nil
    }
    let count = display.moments.count
    world.pull(80)
    #expect(!header.look.isHidden && display.superview == nil && display.moments.count == count)
  }

  @Test("Wheel and arrow have the control's tint, a grey unless the app says otherwise")
  func tint() {
    let world = World()
    let header = header(in: world)
    #expect(header.look.wheel.color == .secondaryLabel)
    #expect(header.look.arrow.tintColor == .secondaryLabel)
    world.run { header.tintColor = .red }
    #expect(header.look.wheel.color == .red && header.look.arrow.tintColor == .red)
    #expect(header.look.label.textColor == .secondaryLabel)
  }

  @Test("The text has the size that the person has asked for")
  func dynamicType() {
    let world = World()
    let label = header(in: world).look.label
    #expect(label.font == .preferredFont(forTextStyle: .footnote))
    #expect(label.adjustsFontForContentSizeCategory)
  }

  @Test("A text that is wider than the list ends with it")
  func narrow() {
    let world = World(width: 100)
    let look = header(in: world).look
    #expect(Double(look.arrow.frame.minX) == 0 && Double(look.label.frame.maxX) == 100)
  }

  @Test("A list that Auto Layout resizes, by bounds and center, has its controls in place")
  func resizedByBounds() {
    let world = World(content: 100)
    let (header, footer) = world.run { (ExemplarHeader(), ExemplarFooter()) }
    header.options.trigger = .ofHeight(0.5)
    world.run {
      world.list.refreshHeader = header
      world.list.loadMoreFooter = footer
    }
    world.wait(0.01)
    #expect(Double(footer.frame.minY) == Double(world.list.bounds.height))
    world.run {
      world.list.bounds.size.height = 300
      world.list.center.y = 150
    }
    world.wait(0.01)
    #expect(Double(footer.frame.minY) == 300)
    world.pull(75)
    #expect(Double(header.progress) == 0.5)
  }

  @Test("A tap on the footer loads")
  func tap() {
    let world = World()
    let footer = world.run { ExemplarFooter() }
    var loads = 0
    footer.action = { _ in loads += 1 }
    world.run { world.list.loadMoreFooter = footer }
    world.wait(0.01)
    world.run { footer.sendActions(for: .touchUpInside) }
    #expect(loads == 1)
  }
}
