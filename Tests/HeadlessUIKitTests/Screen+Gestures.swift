import HeadlessUIKit

/// Gestures that several tests make, and lists in the midst of one: observed, with an empty log.
extension Screen {
  /// A finger goes up by 100 points at 2000 pt/s, and stays down.
  func flick() {
    at(0) { touch(400) }
    for step in 1...5 { at(0.01 * Double(step)) { move(400 - 20 * Double(step)) } }
  }

  /// A list that stands at `y` of 2000 points.
  static func standing(at y: Double = 0) -> Screen {
    let screen = Screen()
    screen.turn { screen.scrollView.contentOffset.y = y }
    screen.observe()
    screen.log = []
    return screen
  }

  /// The same under a finger that has gone down 50 points, the slop included.
  static func dragged(at y: Double = 0) -> Screen {
    let screen = standing(at: y)
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) { screen.move(150) }
    screen.log = []
    return screen
  }

  /// A list that a finger has just left, at 190 of 1400 and 2000 pt/s; the log has what that told.
  static func flung() -> Screen {
    let screen = standing(at: 100)
    screen.flick()
    screen.log = []
    screen.at(0.055) { screen.lift() }
    return screen
  }

  /// A list in the bounce after a held pull.
  static func bouncing() -> Screen {
    let screen = dragged()
    screen.at(0.3) { screen.lift() }
    screen.at(0.35)
    screen.log = []
    return screen
  }
}
