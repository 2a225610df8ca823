import HeadlessUIKit
import Testing

/// What is told when code scrolls: the rows of scroll-semantics.md §3.2 without a finger.
@Suite("Callbacks in order, of scrolls by code")
struct WriteOrderTests {
  @Test(
    "Row 14: an animated scroll tells each frame, is readable in flight, and tells its end once")
  func animatedScroll() {
    let screen = Screen.standing()
    screen.turn { screen.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    #expect(screen.log == [] && screen.y == 0)
    screen.at(0.15)
    #expect(screen.lane == ["offset ---", "scroll ---"] && (screen.y - 300).magnitude < 1e-9)
    screen.settle()
    #expect(screen.lane == ["offset ---", "scroll ---", "didAnimate ---"])
    // 0.3 s of 60 frames.
    #expect(screen.log.count == 2 * 18 + 1 && screen.y == 600)
  }

  @Test("Row 14: an animated scroll takes the place of a motion, of which no end is told")
  func animatedScrollInMotion() {
    let screen = Screen.flung()
    screen.log = []
    screen.at(0.2) { screen.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
    screen.log = []
    screen.settle()
    #expect(screen.lane == ["offset ---", "scroll ---", "didAnimate ---"] && screen.y == 600)
  }

  @Test(
    "An animated scroll past an edge ends at the edge, on any pixels", arguments: [0.0, 1, 2, 3])
  func animatedScrollPastTheEdge(scale: Double) {
    // Short enough that the last two frames fall on one pixel.
    for (start, target, edge) in [(60.0, -5.2, 0.0), (1340, 1405.2, 1400)] {
      let screen = Screen.standing(at: start)
      screen.scrollView.snapScale = scale
      screen.turn { screen.scrollView.setContentOffset(CGPoint(x: 0, y: target), animated: true) }
      screen.settle()
      #expect(screen.y == edge)
    }
  }

  /// Ways of writing the offset at once.
  enum Write: CaseIterable {
    case property, method

    func write(_ y: Double, on screen: Screen) {
      switch self {
      case .property: screen.scrollView.contentOffset.y = y
      case .method: screen.scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: false)
      }
    }
  }

  @Test("Row 15: a write tells once, of an equal value only observers", arguments: Write.allCases)
  func writes(write: Write) {
    let screen = Screen.standing(at: 500)
    screen.turn { write.write(300, on: screen) }
    #expect(screen.log == ["offset ---", "scroll ---"])
    screen.log = []
    screen.turn { write.write(300, on: screen) }
    #expect(screen.log == ["offset ---"] && screen.simulation.isIdle)
    let held = Screen.dragged(at: 500)
    held.turn { write.write(300, on: held) }
    #expect(held.log == ["offset TD-", "scroll TD-"])
  }

  @Test("Row 15: in a motion the property leaves it alive, the method ends it and tells no end")
  func writesInMotion() {
    for (screen, flags) in [(Screen.flung(), "-DE"), (Screen.bouncing(), "--E")] {
      screen.at(0.4)
      screen.log = []
      screen.turn { Write.property.write(200, on: screen) }
      #expect(screen.log == ["offset \(flags)", "scroll \(flags)"])
      screen.settle()
      #expect(screen.log.last == "didDecelerate ---" && screen.y != 200)
    }
    for screen in [Screen.flung(), Screen.bouncing()] {
      screen.at(0.4)
      screen.log = []
      screen.turn { Write.method.write(200, on: screen) }
      #expect(screen.log == ["offset ---", "scroll ---"] && screen.simulation.isIdle)
      screen.at(1)
      #expect(screen.log.count == 2 && screen.y == 200)
    }
  }

  @Test("Row 16: a tap on the status bar asks, scrolls to the top and tells, with no other end")
  func statusBar() {
    let screen = Screen.standing(at: 500)
    screen.turn { screen.scrollView.statusBarTapped() }
    screen.settle()
    #expect(screen.lane == ["shouldTop ---", "offset ---", "scroll ---", "didTop ---"])
    #expect(screen.y == 0)
  }
}
