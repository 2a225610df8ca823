import UIKit

/// A simulation with a window, moved through time by hand.
final class World {
  let simulation = Simulation()
  let window: UIWindow

  init() {
    window = simulation.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) }
    simulation.run { simulation.turn(at: .zero) }
  }

  /// Does `work` in a turn at this instant.
  func turn(_ work: () -> Void = {}) {
    simulation.run { simulation.turn(at: simulation.now, input: work) }
  }

  /// Lets time pass until `seconds` and does `work` there.
  func at(_ seconds: Double, _ work: () -> Void = {}) {
    simulation.run { simulation.turns(to: Instant.zero.advanced(by: seconds), input: work) }
  }

  /// A value made or read in the simulation.
  func get<Value>(_ value: () -> Value) -> Value { simulation.run(value) }

  /// A view of this frame in the window.
  func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    shown { UIView(frame: CGRect(x: x, y: y, width: width, height: height)) }
  }

  /// What `make` makes, in the window, a turn later.
  func shown<View: UIView>(_ make: () -> View) -> View {
    let view = simulation.run(make)
    turn { window.addSubview(view) }
    return view
  }
}

/// Whether two numbers are the same to a millionth.
func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { (a - b).magnitude < 1e-6 }

/// Whether two points are the same to a millionth.
func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { isNear(a.x, b.x) && isNear(a.y, b.y) }
