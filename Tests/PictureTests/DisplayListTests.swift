import RefreshControls
import Testing
import UIKit

/// What is seen of views and layers: order, places, opacity, clips.
@Suite("The display list")
struct DisplayListTests {
  let scene = Scene()

  /// A view of this frame in the list.
  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = scene.simulation.run {
      UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    }
    scene.turn { scene.list.addSubview(view) }
    return view
  }

  private var items: [DisplayItem] { scene.picture(of: scene.list).items }

  @Test("Things come from back to front: background, layers, subviews, border")
  func order() {
    let back = view(10, 10, 100, 50)
    let front = view(20, 20, 10, 10)
    scene.turn {
      back.backgroundColor = .red
      back.layer.borderWidth = 2
      back.layer.cornerRadius = 4
      front.backgroundColor = .blue
      back.addSubview(front)
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
      gradient.colors = [UIColor.red, UIColor.green, UIColor.blue]
      back.layer.addSublayer(gradient)
    }
    let items = items
    guard items.count == 4, case .rectangle(let rect, let radius, let fill) = items[0].content,
      case .gradient(_, _, let gradient) = items[1].content,
      case .rectangle(_, _, let inner) = items[2].content,
      case .border(_, _, let width, let color) = items[3].content
    else {
      Issue.record("background, gradient, subview, border, not \(items)")
      return
    }
    #expect(rect == CGRect(x: 0, y: 0, width: 100, height: 50) && radius == 4 && fill.red == 1)
    #expect(items[0].place(.zero) == CGPoint(x: 10, y: 10))
    #expect(gradient.locations == [0, 0.5, 1] && gradient.start == CGPoint(x: 25, y: 0))
    #expect(inner.blue == 1 && items[2].place(.zero) == CGPoint(x: 30, y: 30))
    #expect(width == 2 && color.alpha == 1)
  }

  @Test(
    "What is hidden, or at most a hundredth opaque, gives nothing, and neither does what is in it")
  func invisible() {
    let outer = view(0, 0, 50, 50)
    let inner = view(0, 0, 10, 10)
    scene.turn {
      outer.addSubview(inner)
      inner.backgroundColor = .red
    }
    #expect(items.count == 1)
    scene.turn { outer.isHidden = true }
    #expect(items.isEmpty)
    scene.turn {
      outer.isHidden = false
      outer.alpha = 0.01
    }
    #expect(items.isEmpty)
    scene.turn { outer.alpha = 0.5 }
    scene.turn { inner.alpha = 0.5 }
    #expect(items.map(\.opacity) == [0.25])
    scene.turn { inner.backgroundColor = .clear }
    #expect(items.isEmpty)
  }

  @Test("Scrolling moves what is in a list, and the list cuts it off")
  func clipping() {
    let view = view(0, 100, 50, 50)
    scene.turn {
      view.backgroundColor = .red
      scene.list.contentOffset.y = 30
    }
    let item = items.first
    #expect(item?.place(.zero) == CGPoint(x: 0, y: 70))
    #expect(item?.clips.map(\.rect) == [CGRect(x: 0, y: 30, width: 300, height: 600)])
    #expect(
      item?.clips.first.map { CGPoint(x: 0, y: 30).applying($0.transform) } == .zero)
  }

  @Test("An animation is seen on its way: places, turns and opacity")
  func animation() {
    let view = view(0, 0, 20, 20)
    scene.turn {
      view.backgroundColor = .red
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 110
        view.alpha = 0.5
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
    }
    scene.wait(0.5)
    let item = items.first
    #expect(item?.opacity == 0.75)
    #expect(isNear(item?.place(CGPoint(x: 10, y: 10)) ?? .zero, CGPoint(x: 60, y: 10)))
    let half = Exact.sinCos(.pi / 4)
    #expect(
      isNear(
        item?.place(CGPoint(x: 20, y: 10)) ?? .zero,
        CGPoint(x: 60 + 10 * half.cosine, y: 10 + 10 * half.sine)))
  }

  @Test("HWRefresh's header: a picture, and its text in the middle of the same line")
  func header() {
    for name in ["refreshing.jpg", "refreshing01.jpg", "refreshing02.jpg"] {
      scene.simulation.assets.add(name, size: CGSize(width: 30, height: 30))
    }
    scene.turn { scene.list.addHeaderRefresh(withCallback: {}) }
    let header = scene.list.subviews.first { $0 is HWRefreshHeader }
    guard let header, case let items = scene.picture(of: header).items, items.count == 2,
      case .image(let name, let rect, let tint) = items[0].content,
      case .text(let text) = items[1].content
    else {
      Issue.record("a picture and a text: \(scene.list.subviews)")
      return
    }
    #expect(name == "refreshing.jpg" && tint == nil)
    #expect(rect.size == CGSize(width: 30, height: 30))
    #expect(items[0].place(.zero) == CGPoint(x: 85, y: 7))
    #expect(items[1].place(.zero) == CGPoint(x: 115, y: 12))
    #expect(text.lines == ["下拉即可刷新"] && text.alignment == .center)
    #expect(text.font == .systemFont(ofSize: 14))
    scene.turn { (header as? HWRefreshHeader)?.beginRefreshing() }
    scene.wait(0.2)
    guard case .image(let turning, _, _) = scene.picture(of: header).items.first?.content else {
      Issue.record("the picture is gone")
      return
    }
    #expect(turning == "refreshing02.jpg")
  }

  @Test("An SVG can be written of it, each thing once")
  func svg() {
    let back = view(10, 10, 100, 50)
    let label = scene.simulation.run { UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20)) }
    let wheel = scene.simulation.run { UIActivityIndicatorView(style: .medium) }
    scene.turn {
      (back.backgroundColor, back.layer.borderWidth) = (.orange, 1)
      label.text = "刷新"
      back.addSubview(label)
      back.addSubview(wheel)
      wheel.startAnimating()
    }
    let list = scene.picture(of: scene.list)
    let text = SVG(list: list, size: CGSize(width: 300, height: 100)).text
    #expect(text.components(separatedBy: "<g transform=\"matrix").count - 1 == list.items.count)
    for part in ["rgb(255,128,0)", ">刷新<", "stroke-width=\"1\"", "rotate(330)"] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }
}
