import HeadlessUIKit

/// Where a list is in a gesture: at rest, under a finger, gliding, bouncing.
///
/// The list has insets of 64 and 49 and 2000 points of content in a height of 600: it rests at offsets
/// from −64 to 1449.
enum ScrollPhase: String, CaseIterable {
  case rest, restAtEnd, dragging, draggingAtEnd, momentum, bounce, bounceAtEnd

  /// A list in this phase, at a display frame.
  func screen(policies: ScrollPolicies = ScrollPolicies()) -> Screen {
    let screen = Screen(policies: policies, top: 64)
    screen.turn {
      screen.scrollView.contentInset.bottom = 49
      screen.scrollView.contentOffset.y = start
    }
    switch self {
    case .rest, .restAtEnd: break
    case .dragging, .draggingAtEnd: pull(screen)
    case .bounce, .bounceAtEnd:
      pull(screen)
      screen.at(0.3) { screen.lift() }
      screen.at(time)
    case .momentum:
      screen.flick()
      screen.at(0.055) { screen.lift() }
      screen.at(time)
    }
    return screen
  }

  /// A finger of 150 points past the edge, slop included.
  private func pull(_ screen: Screen) {
    screen.at(0) { screen.touch(300) }
    screen.at(0.1) { screen.move(finger) }
  }

  /// Seconds on the clock.
  var time: Double {
    switch self {
    case .rest, .restAtEnd: 0
    case .dragging, .draggingAtEnd: 0.1
    case .momentum: 0.2
    case .bounce, .bounceAtEnd: 0.35
    }
  }

  /// Where the finger is that pulled.
  var finger: Double { isAtEnd ? 150 : 450 }

  private var isAtEnd: Bool {
    switch self {
    case .restAtEnd, .draggingAtEnd, .bounceAtEnd: true
    case .rest, .dragging, .momentum, .bounce: false
    }
  }

  private var edge: Double { isAtEnd ? 1449 : -64 }

  /// Where the list is before the gesture.
  private var start: Double { self == .momentum ? 800 : edge }

  /// Offset and velocity by the closed forms (scroll-semantics.md §1.2, §2).
  var state: (offset: Double, velocity: Double) {
    let pulled = RubberBand.displayed(140, dimension: 600) * (isAtEnd ? 1 : -1)
    switch self {
    case .rest, .restAtEnd: return (edge, 0)
    case .dragging, .draggingAtEnd: return (edge + pulled, 0)
    case .momentum:
      let momentum = Momentum(start: 890, velocity: 2000, decelerationRate: 0.998)
      return (momentum.offset(at: 0.145), momentum.velocity(at: 0.145))
    case .bounce, .bounceAtEnd:
      let bounce = Bounce(
        edge: edge, distance: pulled, velocity: -7.25 * pulled,
        spring: .critical(beta: 2 * .pi / 0.575))
      return (bounce.offset(at: 0.05), bounce.velocity(at: 0.05))
    }
  }
}
