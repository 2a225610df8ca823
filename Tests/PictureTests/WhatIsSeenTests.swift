import Testing
import UIKit

@Suite("The article What is seen")
struct WhatIsSeenTests {
  @Test("Its example does what it says")
  func example() {
    let world = Simulation()
    let window = world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) }
    let label = world.run { UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    world.run {
      window.addSubview(label)
      label.text = "Loading"
      label.layer.cornerRadius = 4
      label.backgroundColor = .yellow
      UIView.animate(withDuration: 0.5) { label.alpha = 0 }
    }
    world.advance(by: 0.25)
    let items = world.run { DisplayList(of: label).items }
    #expect(items.map(\.opacity) == [0.5, 0.5])
    guard items.count == 2, case .rectangle(_, let radius, _) = items[0].content,
      case .text(let text) = items[1].content
    else {
      Issue.record("a box and a text, not \(items)")
      return
    }
    #expect(radius == 4 && text.lines == ["Loading"] && text.font.pointSize == 17)
  }

  @Test("It is quoted from here")
  func quoted() throws {
    let here = URL(filePath: #filePath)
    let top = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: top.appending(path: "Sources/HeadlessUIKit/HeadlessUIKit.docc/WhatIsSeen.md"),
      encoding: .utf8)
    let parts = article.split(separator: "```")
    let block = try #require(parts.count == 3 ? parts[1].dropFirst("swift\n".count) : nil)
    let source = try String(contentsOf: here, encoding: .utf8)
    let lines = block.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    #expect(source.contains(lines))
  }
}
