import Testing
import UIKit

@Suite("UIAction")
struct ActionTests {
  let world = World()

  @Test("A control runs its actions and tells its targets in the order in which they came")
  func order() {
    world.get {
      final class Listener: NSObject { var hear: () -> Void = {} }
      let (control, listener) = (UIControl(), Listener())
      var heard: [String] = []
      listener.hear = { heard.append("target") }
      control.addAction(UIAction { _ in heard.append("first") }, for: .touchUpInside)
      control.addTarget(
        listener, action: Selector("hear") { (listener: Listener) in listener.hear() },
        for: .touchUpInside)
      control.addAction(UIAction { _ in heard.append("last") }, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      #expect(heard == ["first", "target", "last"])
      control.sendActions(for: .valueChanged)
      #expect(heard.count == 3)
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.sendActions(for: .touchUpInside)
      #expect(heard.suffix(2) == ["first", "last"])
    }
  }

  @Test("One of the same name takes the place of another, and goes by its name")
  func names() {
    world.get {
      let control = UIControl()
      var heard: [String] = []
      let name = UIAction.Identifier("load")
      control.addAction(UIAction(identifier: name) { _ in heard.append("old") }, for: .touchDown)
      control.addAction(UIAction(identifier: name) { _ in heard.append("new") }, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(heard == ["new"] && control.allControlEvents == .touchDown)
      control.removeAction(identifiedBy: name, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(heard == ["new"] && control.allControlEvents.isEmpty)
    }
  }

  @Test("While it runs it knows who runs it")
  func sender() {
    world.get {
      let control = UIControl()
      var isSender = false
      let action = UIAction { isSender = $0.sender === control }
      control.addAction(action, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(isSender && action.sender == nil)
    }
  }
}

@Suite("The tint")
struct TintTests {
  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test("What has no tint of its own has the superview's, and hears that it is another")
  func inherited() {
    World().get {
      let (outer, inner, own) = (UIView(), Tinted(), Tinted())
      own.tintColor = .green
      #expect(own.changes == 1 && inner.tintColor == .systemBlue)
      outer.addSubview(inner)
      inner.addSubview(own)
      #expect(inner.changes == 0)
      outer.tintColor = .red
      #expect(inner.tintColor == .red && inner.changes == 1)
      outer.tintColor = .red
      #expect(inner.changes == 1 && own.changes == 1 && own.tintColor == .green)
      inner.removeFromSuperview()
      #expect(inner.tintColor == .systemBlue && inner.changes == 2)
    }
  }

  @Test("A face for what a text is for has the usual size of that")
  func preferredFonts() {
    #expect(UIFont.preferredFont(forTextStyle: .body) == .systemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .footnote) == .systemFont(ofSize: 13))
    #expect(
      UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
  }
}
