import RefreshControls
import Testing
import UIKit

/// The topic list's header and footer, and the foot of FootView, as they are seen.
@Suite("Topic list and foot")
struct TopicAndFootTests {
  let scene = Scene()

  /// The list of 300 × 600 with 2000 points of content ends here.
  private static let end = 1400.0

  private func topics() -> BSTopicController {
    let controller = scene.simulation.run { BSTopicController(tableView: scene.list) }
    scene.turn {
      scene.list.delegate = controller
      controller.addHeader()
      controller.addFooter()
    }
    return controller
  }

  private func foot() -> MyTableVC {
    scene.simulation.assets.add("blackArrow.png", size: CGSize(width: 30, height: 50))
    let controller = scene.simulation.run { MyTableVC(tableView: scene.list) }
    scene.turn {
      scene.list.delegate = controller
      controller.addFoot()
    }
    return controller
  }

  /// The texts of a picture, with the opacity of each.
  private func texts(_ items: [DisplayItem]) -> [String: CGFloat] {
    items.reduce(into: [:]) { texts, item in
      if case .text(let text) = item.content { texts[String(text.lines[0])] = item.opacity }
    }
  }

  @Test("At rest nothing is seen of the topic list's header, nor at first of its footer")
  func atRest() {
    let controller = topics()
    #expect(scene.picture(of: scene.list).items.isEmpty)
    scene.turn { scene.list.imposeDrag(Self.end - 40) }
    let footer = scene.picture(of: controller.footer).items
    guard footer.count == 2, case .rectangle(let rect, _, let orange) = footer[0].content else {
      Issue.record("a text on orange, not \(footer)")
      return
    }
    #expect(rect == CGRect(x: 0, y: 0, width: 300, height: 35))
    #expect(footer[0].place(.zero) == CGPoint(x: 0, y: 0))
    #expect(orange.shows(.orange) && texts(footer) == ["上拉可以加载更多": 1])
  }

  @Test("A pull of 45 points shows the yellow header with three quarters of its opacity")
  func pulled() {
    let controller = topics()
    scene.turn { scene.list.imposeDrag(-45) }
    let items = scene.picture(of: controller.header).items
    guard items.count == 2, case .rectangle(let rect, _, let yellow) = items[0].content,
      case .text(let text) = items[1].content
    else {
      Issue.record("a text on yellow, not \(items)")
      return
    }
    #expect(rect == CGRect(x: 0, y: 0, width: 300, height: 60) && items[0].opacity == 0.75)
    #expect(yellow.shows(.yellow) && texts(items) == ["下拉可以刷新": 0.75])
    #expect(text.rect == rect && text.alignment == .center)
    scene.turn { scene.list.imposeDrag(-60) }
    #expect(texts(scene.picture(of: controller.header).items) == ["松开立即刷新": 1])
  }

  @Test("Foot at rest: orange, an arrow that points down, and the text")
  func footAtRest() {
    let controller = foot()
    let items = scene.picture(of: controller.foot).items
    guard items.count == 3, case .rectangle(let rect, _, let orange) = items[0].content,
      case .image(let name, let arrow, _) = items[1].content,
      case .text(let text) = items[2].content
    else {
      Issue.record("orange, an arrow and a text, not \(items)")
      return
    }
    #expect(rect == CGRect(x: 0, y: 0, width: 300, height: 251))
    #expect(orange.shows(.orange))
    #expect(name == "blackArrow.png" && arrow.size == CGSize(width: 30, height: 50))
    #expect(items[1].place(.zero) == CGPoint(x: 10, y: 10))
    #expect(items[2].place(.zero) == CGPoint(x: 100, y: 0))
    #expect(text.lines == ["下拉刷新..."] && text.alignment == .center)
    #expect(text.font == UIFont(name: "Helvetica", size: 20))
  }

  @Test("Armed, the arrow turns round in a fifth of a second; back at rest it has turned at once")
  func arrow() {
    let controller = foot()
    scene.turn { scene.list.imposeDrag(Self.end + 71) }
    scene.wait(0.1)
    // Half of the way round: its top left corner lies over its middle, to the right.
    #expect(isNear(corner(of: controller.foot), CGPoint(x: 50, y: 20)))
    scene.wait(0.1)
    #expect(isNear(corner(of: controller.foot), CGPoint(x: 40, y: 60)))
    #expect(texts(scene.picture(of: controller.foot).items) == ["释放后加载...": 1])
    scene.turn { scene.list.imposeDrag(Self.end) }
    #expect(isNear(corner(of: controller.foot), CGPoint(x: 10, y: 10)))
  }

  /// Where the arrow's top left corner is in the foot.
  private func corner(of foot: FootView) -> CGPoint {
    let arrow = scene.picture(of: foot).items.first { item in
      if case .image = item.content { true } else { false }
    }
    return arrow?.place(.zero) ?? .zero
  }

  @Test("While it loads there is a grey wheel where the arrow was")
  func loading() {
    let controller = foot()
    scene.turn {
      scene.list.imposeDrag(Self.end + 71)
      scene.list.imposeRelease(Self.end + 71, velocity: 0, isLast: true)
    }
    let items = scene.picture(of: controller.foot).items
    guard items.count == 3, case .spinner(let rect, _, let grey) = items[1].content else {
      Issue.record("orange, a wheel and a text, not \(items)")
      return
    }
    #expect(rect.midX == 25 && rect.midY == 35 && grey.shows(.gray))
    #expect(texts(items) == ["正在加载...": 1])
  }
}

extension DisplayColor {
  /// Whether this is `color`, opaque.
  fileprivate func shows(_ color: UIColor) -> Bool {
    let color = color.cgColor
    return red == color.red && green == color.green && blue == color.blue && alpha == 1
  }
}
