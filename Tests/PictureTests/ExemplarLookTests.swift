import ExemplarControls
import Testing
import UIKit

/// What is seen of the exemplar's header: a mark and a text in the middle.
@Suite("The look of the exemplar")
struct ExemplarLookTests {
  let scene = Scene()
  let header: ExemplarHeader

  init() {
    header = scene.simulation.run { ExemplarHeader() }
    let (scene, header) = (scene, header)
    scene.turn { scene.list.refreshHeader = header }
  }

  private var items: [DisplayItem] { scene.picture(of: header).items }

  private var text: DisplayText? {
    for case .text(let text) in items.map(\.content) { return text }
    return nil
  }

  private var wheel: DisplayItem? {
    items.first { if case .spinner = $0.content { true } else { false } }
  }

  private var arrow: DisplayItem? {
    items.first { if case .stroke = $0.content { true } else { false } }
  }

  /// Where the arrow's tip is, which points down at rest.
  private var tip: CGPoint? { arrow?.place(CGPoint(x: 10, y: 17)) }

  private func pull(_ points: Double) {
    scene.turn { scene.list.imposeDrag(-points) }
    scene.wait(0.25)
  }

  @Test("At rest an arrow points down before the text, both together in the middle")
  func idle() throws {
    let text = try #require(text)
    #expect(
      text.lines == ["Pull to refresh"] && text.font == .preferredFont(forTextStyle: .footnote))
    let label = header.look.label.frame
    let left = Double(header.look.arrow.frame.minX)
    #expect(abs(left + Double(label.maxX) - 300) < 1e-6)
    #expect(Double(label.minX) == left + 28)
    #expect(try isNear(#require(tip), CGPoint(x: left + 10, y: 37)))
    #expect(wheel == nil)
  }

  @Test("Armed it says so, and the arrow has turned round; pulled back it turns back")
  func armed() throws {
    pull(70)
    #expect(text?.lines == ["Release to refresh"])
    let left = header.look.arrow.frame.minX
    #expect(try isNear(#require(tip), CGPoint(x: left + 10, y: 23)))
    pull(40)
    #expect(text?.lines == ["Pull to refresh"])
    #expect(try isNear(#require(tip), CGPoint(x: header.look.arrow.frame.minX + 10, y: 37)))
  }

  @Test(
    "The arrow turns in a fifth of a second, at once where less motion is asked for",
    arguments: [false, true])
  func turning(isReduced: Bool) throws {
    scene.simulation.reducesMotion = isReduced
    scene.turn { scene.list.imposeDrag(-70) }
    scene.wait(0.1)
    let y = try Double(#require(tip).y)
    #expect(isReduced ? abs(y - 23) < 1e-3 : y > 23.5 && y < 36.5)
  }

  @Test("While it refreshes a wheel turns in the arrow's place")
  func refreshing() throws {
    scene.turn { header.beginRefreshing() }
    #expect(arrow == nil && wheel != nil && text?.lines == ["Refreshing…"])
    scene.turn { header.endRefreshing() }
    scene.wait(0.3)
    #expect(arrow != nil && wheel == nil && text?.lines == ["Pull to refresh"])
  }

  @Test("Where the language is read from the right the mark stands right of the text")
  func mirrored() {
    scene.simulation.layoutDirection = .rightToLeft
    pull(10)
    let look = header.look
    scene.turn { look.setNeedsLayout() }
    #expect(Double(look.arrow.frame.minX) == Double(look.label.frame.maxX) + 8)
    #expect(abs(Double(look.label.frame.minX + look.arrow.frame.maxX) - 300) < 1e-6)
  }

  @Test("A list that is turned has it in the middle again")
  func rotation() {
    scene.turn { scene.list.frame = CGRect(x: 0, y: 0, width: 600, height: 300) }
    scene.turn()
    #expect(Double(header.frame.width) == 600)
    let look = header.look
    #expect(abs(Double(look.arrow.frame.minX + look.label.frame.maxX) - 600) < 1e-6)
  }

  @Test("A footer without more says so, and has no mark; hidden it has nothing")
  func noMore() throws {
    let footer = scene.simulation.run { ExemplarFooter() }
    scene.turn { scene.list.loadMoreFooter = footer }
    scene.turn { footer.hasMore = false }
    let items = scene.picture(of: footer).items
    #expect(items.count == 1)
    guard case .text(let text)? = items.first?.content else {
      Issue.record("a text, not \(items)")
      return
    }
    #expect(text.lines == ["That is all"])
    #expect(Double(footer.frame.minY) == 2000)
  }
}
