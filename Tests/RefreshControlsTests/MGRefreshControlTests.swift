import ControlParts
import HeadlessUIKit
import RefreshControls
import Testing

@Suite("MGRefreshControl")
struct MGRefreshControlTests {
  private func control(in world: World, _ defects: MGRefreshDefect...) -> MGRefreshControl {
    let control = world.run { MGRefreshControl(defects: Defects(defects)) }
    world.run {
      world.list.refreshControl = control
      world.simulation.turn(at: world.simulation.now)
    }
    return control
  }

  /// How the arrow is to stand, in radians to the left and right of hanging.
  private func angle(_ control: MGRefreshControl) -> CGFloat {
    let transform = control.refreshView.arrowImage.transform
    return Exact.atan2(transform.b, transform.a)
  }

  @Test("Arrow and wheel stay in the middle of the list; the published ones do not (C6)")
  func layout() {
    for (defects, x) in [([], 333.5), ([MGRefreshDefect.layoutOnce], 187.5)] {
      let world = World()
      let control = world.run { MGRefreshControl(defects: Defects(defects)) }
      world.run {
        world.list.refreshControl = control
        world.simulation.turn(at: world.simulation.now)
      }
      #expect(control.refreshView.frame == CGRect(x: 107.5, y: 0, width: 160, height: 60))
      world.run {
        world.list.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
        world.simulation.turn(at: world.simulation.now)
      }
      #expect(Double(control.refreshView.center.x) == x && control.frame.width == 667)
    }
  }

  @Test("The arrow is turned by a pull of more than 50 points, and hangs again within 45")
  func arrow() {
    let world = World()
    let control = control(in: world)
    for (pull, isTurned) in [
      (50.0, false), (50.1, true), (49.9, true), (45.1, true), (45, false), (49.9, false),
      (60, true), (0, false),
    ] {
      world.pull(pull)
      #expect(control.isPulledFar == isTurned, "\(pull)")
      let expected = isTurned ? MGRefreshView.turn : 0
      #expect((angle(control) - expected).magnitude < 1e-6, "\(pull)")
    }
  }

  @Test("It turns in .4 s and goes back the way it came")
  func duration() {
    let world = World()
    let control = control(in: world)
    world.pull(60)
    world.wait(0.2)
    #expect((seen(control, in: world) - .pi / 2).magnitude < 0.02)
    world.wait(0.21)
    #expect((seen(control, in: world) - MGRefreshView.turn).magnitude < 1e-6)
    world.pull(20)
    world.wait(0.2)
    #expect((seen(control, in: world) - .pi / 2).magnitude < 0.02)
  }

  /// How the arrow is seen, in radians.
  private func seen(_ control: MGRefreshControl, in world: World) -> CGFloat {
    let layer = world.run { control.refreshView.arrowImage.layer.presentation() }
    let transform = layer.map { CATransform3DGetAffineTransform($0.transform) } ?? .identity
    return Exact.atan2(transform.b, transform.a)
  }

  @Test("In a refresh the wheel turns once in 2 s in the arrow's place; the end brings that back")
  func wheel() throws {
    let world = World()
    let control = control(in: world)
    let view = control.refreshView
    #expect(!view.tipView.isHidden && view.loadingView.isHidden && !view.isTurningWheel)
    world.pull(140)
    #expect(control.isRefreshing && view.isTurningWheel && view.tipView.isHidden)
    let turn = try #require(
      view.loadingView.layer.animation(forKey: "rotation") as? CABasicAnimation)
    #expect(turn.keyPath == "transform.rotation.z" && turn.toValue as? CGFloat == 2 * .pi)
    #expect(turn.duration == 2 && turn.repeatCount == .infinity && !turn.isRemovedOnCompletion)
    world.letGo()
    world.wait(2)
    #expect(view.isTurningWheel && world.list.contentInset.top == 60)
    world.run { control.endRefreshing() }
    #expect(!view.isTurningWheel && !view.tipView.isHidden && angle(control) == 0)
    #expect(world.list.contentInset.top == 0)
  }

  @Test("Begun at the top it shows the wheel at once; the published one when the list moves (C3)")
  func begin() {
    for (defects, turns) in [([], true), ([MGRefreshDefect.noSpinnerAtZero], false)] {
      let world = World()
      let control = world.run { MGRefreshControl(defects: Defects(defects)) }
      world.run {
        world.list.refreshControl = control
        control.beginRefreshing()
      }
      #expect(control.refreshView.isTurningWheel == turns)
      world.pull(70)
      #expect(control.refreshView.isTurningWheel)
    }
  }

  @Test("The wheel goes on when the list comes back to the window")
  func window() {
    let world = World()
    let control = control(in: world)
    world.run {
      control.beginRefreshing()
      world.list.removeFromSuperview()
      world.window.addSubview(world.list)
    }
    #expect(control.refreshView.isTurningWheel)
  }

  @Test("A pull that has had its refresh turns the arrow no more until the list was back")
  func spent() {
    let world = World()
    let control = control(in: world)
    let target = Ender()
    world.run {
      control.addTarget(target, action: Ender.end, for: .valueChanged)
    }
    world.pull(140)
    #expect(!control.isRefreshing && angle(control) == 0)
    world.pull(150)
    #expect(!control.isPulledFar && angle(control) == 0)
    world.pull(40)
    world.pull(60)
    #expect(control.isPulledFar && angle(control) > 3)
  }

  /// Ends a refresh as soon as it is told of it.
  private final class Ender: NSObject {
    static let end = Selector("end:") { (_: Ender, control: MGRefreshControl) in
      control.endRefreshing()
    }
  }

  @Test("Taken off its list in a refresh it leaves nothing, and shows nothing")
  func leaving() {
    let world = World()
    let control = control(in: world)
    world.pull(140)
    world.run { world.list.refreshControl = nil }
    #expect(!control.isRefreshing && !control.refreshView.isTurningWheel && angle(control) == 0)
    world.letGo()
    world.wait(1)
    #expect(world.list.contentInset == .zero && world.list.contentOffset == .zero)
  }

  @Test("Without its nib the published one is no more (C8)")
  func nib() {
    for (defects, faults) in [([], false), ([MGRefreshDefect.needsNib], true)] {
      let world = World()
      world.run { _ = MGRefreshControl(defects: Defects(defects)) }
      #expect((world.simulation.fault != nil) == faults)
    }
    let world = World()
    world.simulation.assets.addNib("MGRefreshView") { [MGRefreshView.refreshView()] }
    world.run { _ = MGRefreshControl(defects: Defects([.needsNib])) }
    #expect(world.simulation.fault == nil)
  }
}
