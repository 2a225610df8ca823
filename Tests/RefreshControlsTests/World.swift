import HeadlessUIKit

/// A list on a screen for a control to be put on, in a world of its own.
final class World {
  let simulation = Simulation()
  let window: UIWindow
  let list: UIScrollView

  /// The pictures that HWRefresh comes with.
  static let pictures = ["refreshing.jpg", "refreshing01.jpg", "refreshing02.jpg"]

  init(width: CGFloat = 375, height: CGFloat = 667, content: CGFloat = 1200) {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    (window, list) = simulation.run { (UIWindow(frame: frame), UIScrollView(frame: frame)) }
    list.contentSize = CGSize(width: width, height: content)
    list.alwaysBounceVertical = true
    for name in Self.pictures {
      simulation.assets.add(name, size: CGSize(width: 30, height: 30))
    }
    simulation.run { window.addSubview(list) }
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try simulation.run(body) }

  /// Puts the list `points` past its rest at the top, under a finger.
  func pull(_ points: CGFloat) { run { list.imposeDrag(-Double(points)) } }

  /// The finger leaves, having held still.
  func letGo() {
    run { list.imposeRelease(Double(list.contentOffset.y), velocity: 0, isLast: true) }
  }

  /// Lets so many seconds pass, in turns of a millisecond.
  func wait(_ seconds: Double) {
    run {
      let end = simulation.now.advanced(by: seconds)
      while simulation.now < end { simulation.turn(at: simulation.now.advanced(by: 0.001)) }
    }
  }
}
