import GestureTrace

/// A mouse as a finger: it comes down where it points to, and then moves by the mapping.
///
/// A phone of 24 rows would make a row 28 points; a finger that is recorded so coarsely tells little. So
/// a row that the mouse moves is as many points as the mapping says, whatever the phone's scale.
struct MouseFinger {
  private var down: (y: Double, start: Double)?
  /// To which part of a row the mouse's place is told.
  var precision = 1.0

  /// Whether it is down.
  var isDown: Bool { down != nil }

  /// Points within which it is known where the finger is.
  func quantum(pointsPerRow: Double) -> Double { pointsPerRow * precision }

  /// Comes down at the view's `y`, in points.
  mutating func press(_ mouse: Mouse, y: Double) -> FingerPlace {
    down = (y, height(mouse))
    return FingerPlace(y: y)
  }

  /// Where it has moved to; `nil` where it is not down.
  func place(_ mouse: Mouse, pointsPerRow: Double) -> FingerPlace? {
    down.map {
      FingerPlace(y: NumberText.rounded($0.y + (height(mouse) - $0.start) * pointsPerRow))
    }
  }

  mutating func lift() { down = nil }

  /// Rows of cells from the top of the screen.
  private func height(_ mouse: Mouse) -> Double { Double(mouse.y) + mouse.part }
}
