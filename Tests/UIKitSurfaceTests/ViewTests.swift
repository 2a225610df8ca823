import Testing
import UIKit

/// A view that notes what it is told.
private final class Diary: UIView {
  var pages: [String] = []
  var drawn: [CGRect] = []
  /// Whose work each drawing was.
  var drawers: [UInt8] = []
  var safeAreaChanges = 0

  override func willMove(toSuperview newSuperview: UIView?) {
    pages.append(newSuperview == nil ? "will leave" : "will join")
  }
  override func didMoveToSuperview() { pages.append("did move") }
  override func willMove(toWindow newWindow: UIWindow?) {
    pages.append(newWindow == nil ? "will vanish" : "will appear")
  }
  override func didMoveToWindow() { pages.append(window == nil ? "vanished" : "appeared") }
  override func didAddSubview(_ subview: UIView) { pages.append("added") }
  override func willRemoveSubview(_ subview: UIView) { pages.append("will lose") }
  override func layoutSubviews() { pages.append("laid out") }
  override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
  override func draw(_ rect: CGRect) {
    drawn.append(rect)
    drawers.append(simulation.tag.owner)
    UIColor.red.setFill()
    UIBezierPath(rect: rect).fill()
    UIColor.blue.setStroke()
    let line = UIBezierPath(ovalIn: rect)
    line.lineWidth = 3
    line.stroke()
  }
}

@Suite("UIView")
struct ViewTests {
  let world = World()

  @Test("Frame, bounds and centre say the same in three ways")
  func geometry() {
    let view = world.view(10, 20, 100, 50)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    world.turn { view.center = CGPoint(x: 100, y: 100) }
    #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
    world.turn { view.bounds.size = CGSize(width: 20, height: 20) }
    #expect(view.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
  }

  @Test("Subviews come in where they are told, and can be found by their tags")
  func tree() {
    let parent = world.view(0, 0, 100, 100)
    let views = world.get { (0..<5).map { _ in UIView() } }
    for (number, view) in views.enumerated() { view.tag = number + 1 }
    world.turn {
      parent.addSubview(views[0])
      parent.insertSubview(views[1], at: 0)
      parent.insertSubview(views[2], belowSubview: views[0])
      parent.insertSubview(views[3], aboveSubview: views[1])
      views[0].addSubview(views[4])
    }
    #expect(parent.subviews.map(\.tag) == [2, 4, 3, 1])
    #expect(world.window.viewWithTag(5) === views[4] && parent.viewWithTag(9) == nil)
    #expect(views[4].isDescendant(of: parent) && !parent.isDescendant(of: views[4]))
    world.turn {
      parent.bringSubviewToFront(views[1])
      parent.sendSubviewToBack(views[0])
      parent.insertSubview(views[3], aboveSubview: views[1])
    }
    #expect(parent.subviews.map(\.tag) == [1, 3, 2, 4])
    world.turn { views[2].removeFromSuperview() }
    #expect(views[2].superview == nil && parent.subviews.count == 3)
  }

  @Test("A view is told before and after it moves, the window in between")
  func moves() {
    let diary = world.get { Diary(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    world.turn { world.window.addSubview(diary) }
    #expect(
      diary.pages == [
        "will join", "will appear", "appeared", "did move", "laid out",
      ])
    diary.pages = []
    world.turn { diary.addSubview(UIView()) }
    #expect(diary.pages == ["added", "laid out"])
    diary.pages = []
    world.turn {
      diary.subviews.first?.removeFromSuperview()
      diary.removeFromSuperview()
    }
    #expect(
      diary.pages == ["will lose", "will leave", "will vanish", "vanished", "did move", "laid out"])
  }

  @Test("Layout comes once at the end of the turn, or at once where that is asked for")
  func layout() {
    let diary = world.shown { Diary(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    diary.pages = []
    world.turn {
      diary.setNeedsLayout()
      diary.setNeedsLayout()
      #expect(diary.pages.isEmpty)
    }
    #expect(diary.pages == ["laid out"])
    world.turn {
      diary.setNeedsLayout()
      diary.layoutIfNeeded()
      #expect(diary.pages == ["laid out", "laid out"])
    }
    #expect(diary.pages.count == 2)
  }

  @Test("A window that nothing but a layout to come keeps is freed after it, and its list with it")
  func lastLayout() {
    weak var window: UIWindow?
    weak var list: UIScrollView?
    world.get {
      let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let inside = UIScrollView(frame: made.bounds)
      made.addSubview(inside)
      (window, list) = (made, inside)
    }
    world.turn()
    #expect(window == nil && list == nil && world.simulation.fault == nil)
  }

  @Test("A view draws itself when it appears and when it is marked, and what it draws is kept")
  func drawing() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let diary = world.shown { Diary(frame: rect) }
    #expect(diary.drawn == [rect])
    world.turn {
      diary.setNeedsDisplay()
      diary.setNeedsDisplay(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(diary.drawn == [rect, rect])
    let items = world.get { DisplayList(of: diary).items.map(\.content) }
    #expect(items.count == 2)
    guard case .fill(_, let fill) = items.first, case .stroke(_, let ink, let style) = items.last
    else {
      Issue.record("a fill and a stroke were drawn, not \(items)")
      return
    }
    #expect(fill.red == 1 && ink.blue == 1 && style.width == 3)
    world.turn { diary.frame.size.width = 30 }
    #expect(diary.drawn.count == 2, "a new size alone draws nothing anew")
    world.turn {
      diary.contentMode = .redraw
      diary.frame.size.width = 40
    }
    #expect(diary.drawn.count == 3)
  }

  @Test("What is marked outside a window is drawn in one, once, as the work of whoever marked it")
  func drawingLater() {
    let diary = world.shown { Diary(frame: CGRect(x: 0, y: 0, width: 10, height: 20)) }
    let parent = world.get { diary.superview }
    world.turn { diary.removeFromSuperview() }
    world.turn {
      diary.simulation.perform(as: WorkTag(owner: 7, cause: 0)) { diary.setNeedsDisplay() }
      diary.setNeedsDisplay()
    }
    #expect(diary.drawers == [0])
    world.turn { parent?.addSubview(diary) }
    #expect(diary.drawers == [0, 7])
  }

  @Test("Points and rectangles convert between views through frames, scrolling and turns")
  func converting() {
    let outer = world.view(10, 20, 200, 200)
    let list = world.get { UIScrollView(frame: CGRect(x: 5, y: 5, width: 100, height: 100)) }
    let inner = world.get { UIView(frame: CGRect(x: 0, y: 60, width: 20, height: 10)) }
    world.turn {
      outer.addSubview(list)
      list.addSubview(inner)
      list.contentSize = CGSize(width: 100, height: 400)
      list.contentOffset.y = 50
    }
    world.get {
      #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 6, y: 17))
      #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 37))
      #expect(inner.convert(CGPoint(x: 16, y: 37), from: nil) == CGPoint(x: 1, y: 2))
      #expect(outer.convert(inner.bounds, from: inner).origin == CGPoint(x: 5, y: 15))
      #expect(
        inner.convert(inner.bounds, to: list) == CGRect(x: 0, y: 60, width: 20, height: 10))
      inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
      let turned = inner.convert(CGRect(x: 0, y: 0, width: 20, height: 10), to: list)
      #expect(isNear(turned.minX, 5) && isNear(turned.minY, 55))
      #expect(isNear(turned.width, 10) && isNear(turned.height, 20))
      let there = inner.convert(CGPoint(x: 20, y: 5), to: list)
      #expect(isNear(inner.convert(there, from: list), CGPoint(x: 20, y: 5)))
    }
  }

  @Test("A view keeps what it is told, and gives way to its superview as its mask says")
  func keeping() {
    let view = world.view(0, 0, 100, 100)
    let child = world.get { UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20)) }
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    world.turn {
      view.addSubview(child)
      view.frame.size = CGSize(width: 200, height: 150)
    }
    #expect(child.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
    #expect(world.get { child.tintColor == .systemBlue })
    world.turn { view.tintColor = .red }
    #expect(world.get { child.tintColor == .red }, "a tint comes from the superview")
    #expect(child.alpha == 1 && !child.isHidden && child.isUserInteractionEnabled)
    #expect(world.get { UIView(coder: NSCoder()) } == nil)
    #expect(world.get { child.sizeThatFits(.zero) } == CGSize(width: 180, height: 20))
  }

  @Test("The layer of a view says and sets what the view does; its class can be chosen")
  func layer() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let view = world.shown { Shape(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    world.turn {
      #expect(view.layer is CAShapeLayer)
      view.layer.opacity = 0.5
      view.layer.backgroundColor = UIColor.red.cgColor
      view.layer.position = CGPoint(x: 50, y: 50)
      view.layer.masksToBounds = true
      view.layer.transform = CATransform3DMakeScale(2, 2, 1)
    }
    #expect(view.alpha == 0.5 && view.backgroundColor == .red && view.clipsToBounds)
    #expect(view.frame.origin == CGPoint(x: 30, y: 30))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.layer.superlayer === world.window.layer)
  }

  @Test("The safe area is told, and the screen is as large as the first window")
  func screen() {
    let diary = world.shown { Diary(frame: .zero) }
    diary.safeAreaInsetsDidChange()
    #expect(diary.safeAreaChanges == 1 && diary.safeAreaInsets == .zero)
    #expect(world.get { UIScreen.main.bounds } == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(UIScreen.main.scale == 1)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10)
        .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
  }
}
