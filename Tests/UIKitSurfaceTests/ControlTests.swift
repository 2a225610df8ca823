import Testing
import UIKit

/// Someone who is told of events.
private final class Listener: NSObject {
  var heard = 0
  var sender: UIControl?

  static let hear = Selector("hear") { (listener: Listener) in listener.heard += 1 }
  static let hearFrom = Selector("hear:") { (listener: Listener, control: UIControl) in
    listener.sender = control
  }
}

@Suite("UIControl")
struct ControlTests {
  let world = World()

  @Test("Targets are told the events they asked for, each action once")
  func targets() {
    world.get {
      let (control, listener) = (UIControl(), Listener())
      control.addTarget(listener, action: Listener.hear, for: .valueChanged)
      control.addTarget(listener, action: Listener.hear, for: [.valueChanged, .touchUpInside])
      control.addTarget(listener, action: Listener.hearFrom, for: .touchDown)
      control.sendActions(for: .valueChanged)
      #expect(listener.heard == 1 && listener.sender == nil)
      control.sendActions(for: [.touchDown, .touchUpInside])
      #expect(listener.heard == 2 && listener.sender === control)
      #expect(control.allTargets == [listener])
      #expect(control.allControlEvents == [.valueChanged, .touchUpInside, .touchDown])
      #expect(control.actions(forTarget: listener, forControlEvent: .touchUpInside) == ["hear"])
      control.removeTarget(listener, action: Listener.hear, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(listener.heard == 2)
      control.removeTarget(nil, action: nil, for: .allEvents)
      #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    }
  }

  @Test("A target is not kept, and one that has no such method raises")
  func strangers() {
    world.get {
      let control = UIControl()
      control.addTarget(Listener(), action: Listener.hear, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(control.allTargets.isEmpty)
      control.addTarget(control, action: Listener.hear, for: .valueChanged)
      control.sendActions(for: .valueChanged)
    }
    #expect(world.simulation.fault == "UIControl: unrecognized selector hear")
  }

  @Test("A target of nil raises, there being no responder chain")
  func noTarget() {
    world.get { UIControl().addTarget(nil, action: Listener.hear, for: .valueChanged) }
    #expect(world.simulation.fault?.contains("no responder chain") == true)
  }

  @Test("The system's refresh control shows a wheel while it refreshes")
  func refreshControl() {
    let control = world.get { UIRefreshControl() }
    let list = world.shown {
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    }
    world.turn {
      list.refreshControl = control
      control.attributedTitle = NSAttributedString(string: "…")
      control.tintColor = .red
    }
    #expect(world.get { DisplayList(of: list).items.isEmpty })
    world.turn { control.beginRefreshing() }
    #expect(control.isRefreshing && list.contentInset.top == UIRefreshControl.height)
    guard
      case .spinner(_, _, let color) = world.get({ DisplayList(of: list).items.first?.content })
    else {
      Issue.record("no wheel is seen")
      return
    }
    #expect(color.red == 1)
    world.turn { control.endRefreshing() }
    #expect(!control.isRefreshing && list.contentInset.top == 0)
  }
}
