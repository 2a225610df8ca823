import RefreshControls
import Testing
import UIKit

/// What is seen of the CustomRefreshView: one line of text.
@Suite("The look of CustomRefreshView")
struct CustomRefreshLookTests {
  let scene = Scene()

  private final class Page: NSObject {
    static let refresh = Selector("refresh") { (_: Page) in }
  }

  @Test("A grey line of 13 points in the middle of its bottom 20 points, and nothing behind it")
  func text() {
    let page = Page()
    scene.turn { scene.list.addHeaderRefresh(withTarget: page, action: Page.refresh) }
    guard let view = scene.list.topShowView, case let items = scene.picture(of: view).items,
      items.count == 1, case .text(let text) = items[0].content
    else {
      Issue.record("a line of text: \(scene.list.subviews)")
      return
    }
    #expect(text.lines == ["下拉刷新...."] && text.alignment == .center)
    #expect(text.font == .systemFont(ofSize: 13))
    #expect(text.color.red == 0.5 && text.color.green == 0.5 && text.color.blue == 0.5)
    #expect(text.rect.size == CGSize(width: 300, height: 20))
    #expect(items[0].place(.zero) == CGPoint(x: 0, y: 80))
    scene.turn { scene.list.imposeDrag(-120) }
    #expect(lines(of: view) == ["释放加载...."])
    scene.turn { scene.list.imposeRelease(-120, velocity: 0, isLast: true) }
    #expect(lines(of: view) == ["正在努力加载..."])
  }

  private func lines(of view: UIView) -> [String] {
    scene.picture(of: view).items.flatMap { item -> [String] in
      if case .text(let text) = item.content { text.lines } else { [] }
    }
  }
}
