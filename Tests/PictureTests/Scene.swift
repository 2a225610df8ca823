import UIKit

/// A list of 300 × 600 in a window, moved through time by hand.
final class Scene {
  let simulation = Simulation()
  let list: UIScrollView
  private let window: UIWindow

  init() {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    (window, list) = simulation.run { (UIWindow(frame: frame), UIScrollView(frame: frame)) }
    turn {
      window.addSubview(list)
      list.contentSize = CGSize(width: 300, height: 2000)
    }
  }

  /// Does `work` in a turn now.
  func turn(_ work: () -> Void = {}) {
    simulation.run { simulation.turn(at: simulation.now, input: work) }
  }

  /// Lets `seconds` pass.
  func wait(_ seconds: Double) { simulation.advance(by: seconds) }

  /// What is seen of `view` now.
  func picture(of view: UIView) -> DisplayList { simulation.run { DisplayList(of: view) } }
}

extension DisplayItem {
  /// Where the content's `point` is in the picture.
  func place(_ point: CGPoint) -> CGPoint { point.applying(transform) }
}

/// Whether two points are the same to a thousandth.
func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
  (a.x - b.x).magnitude < 1e-3 && (a.y - b.y).magnitude < 1e-3
}
