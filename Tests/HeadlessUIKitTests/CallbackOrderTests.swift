import HeadlessUIKit
import Testing

/// What is told in which order, row by row of scroll-semantics.md §3.2.
///
/// A line of a log is who was told and the flags then: `T`racking, `D`ragging, d`E`celerating. `offset` are
/// the observers of the offset, `pan` those of the recogniser's state, the others the delegate, `willEnd`
/// with its velocity in points a millisecond. Frames that tell the same stand once.
@Suite("Callbacks in order")
struct CallbackOrderTests {
  @Test("Row 1: a finger comes down at rest")
  func touchDown() {
    let screen = Screen.standing()
    screen.at(0) { screen.touch(100) }
    #expect(screen.lane == [] && screen.flags == "T--")
  }

  @Test("Row 2: a move within the slop")
  func withinSlop() {
    let screen = Screen.standing()
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) { screen.move(109.9) }
    #expect(screen.lane == [] && screen.flags == "T--" && screen.y == 0)
  }

  @Test("Row 3: the slop is crossed; no change of the offset is needed for it")
  func slopCrossed() {
    let screen = Screen.standing()
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) { screen.move(110) }
    #expect(screen.lane == ["pan(began) TD-", "willDrag TD-"] && screen.y == 0)
  }

  @Test("Row 4: each move tells the offset once, where it has changed")
  func moves() {
    let screen = Screen.dragged()
    screen.at(0.2) { screen.move(160) }
    #expect(screen.log == ["pan(changed) TD-", "offset TD-", "scroll TD-"])
    screen.log = []
    screen.at(0.3) { screen.move(160) }
    #expect(screen.log == ["pan(changed) TD-"])
  }

  @Test("Rows 5 to 7: a finger leaves a moving list, which glides and comes to rest")
  func fling() {
    let screen = Screen.flung()
    let atLift = ["pan(ended) -D-", "willEnd(2.0) -D-", "didEnd(true) -D-", "pan(possible) -D-"]
    #expect(screen.log == atLift + ["willDecelerate -DE"])
    screen.log = []
    screen.settle()
    #expect(screen.lane == ["offset -DE", "scroll -DE", "didDecelerate ---"])
    #expect(screen.log.count > 2 * 60 && screen.flags == "---")
  }

  @Test("Rows 5 to 7: a held finger leaves a list past its edge, which bounces back")
  func heldPull() {
    let screen = Screen.dragged()
    screen.at(0.3) { screen.lift() }
    screen.settle()
    #expect(
      screen.lane == [
        "pan(ended) ---", "willEnd(0.0) ---", "didEnd(true) ---", "pan(possible) ---",
        "willDecelerate --E", "offset --E", "scroll --E", "didDecelerate ---",
      ])
    #expect(screen.log.count > 2 * 20 && screen.y == 0)
  }

  @Test("Row 8: a slow release in range, and nothing after it")
  func slowRelease() {
    let screen = Screen.dragged(at: 500)
    screen.at(0.3) { screen.lift() }
    #expect(screen.simulation.isIdle && screen.y == 460)
    screen.at(1)
    #expect(
      screen.log == [
        "pan(ended) ---", "willEnd(0.0) ---", "didEnd(false) ---", "pan(possible) ---",
      ])
  }

  @Test("Row 9: a finger comes down on a list in momentum, or in a bounce, which stands still")
  func caught() {
    for (screen, flags) in [(Screen.flung(), "TDE"), (Screen.bouncing(), "T-E")] {
      screen.at(0.4)
      screen.log = []
      let before = screen.y
      screen.at(0.405) { screen.touch(300) }
      screen.at(0.8)
      #expect(screen.lane == [] && screen.flags == flags && screen.y == before)
    }
  }

  // Row 10 names no willEndDragging: the log that it rests on has didScroll and didEndDragging alone
  // (flowkey PR 307). That there is one, at a speed of zero, is what a paging library had to mend: a tap in
  // momentum came to it and sent the list back (MSPeekCollectionViewDelegateImplementation 55).
  @Test("Row 10: a finger that has caught a list in range leaves without having moved")
  func caughtInRange() {
    let screen = Screen.flung()
    screen.at(0.4) { screen.touch(300) }
    screen.log = []
    screen.at(0.6) { screen.lift() }
    #expect(
      screen.log == [
        "pan(ended) --E", "willEnd(0.0) --E", "didEnd(false) --E", "pan(possible) --E",
        "didDecelerate ---",
      ])
    #expect(screen.simulation.isIdle && screen.flags == "---")
  }

  @Test("Row 10: a finger that has caught a list past its edge leaves without having moved")
  func caughtPastTheEdge() {
    let screen = Screen.bouncing()
    screen.at(0.4) { screen.touch(300) }
    screen.log = []
    screen.at(0.6) { screen.lift() }
    screen.settle()
    #expect(
      screen.lane == [
        "pan(ended) --E", "willEnd(0.0) --E", "didEnd(true) --E", "pan(possible) --E",
        "willDecelerate --E", "offset --E", "scroll --E", "didDecelerate ---",
      ])
    #expect(screen.y == 0)
  }

  @Test(
    "Row 11: a finger that has caught a list moves on, without a slop; no end of the motion is told"
  )
  func caughtAndDragged() {
    for screen in [Screen.flung(), Screen.bouncing()] {
      screen.at(0.4) { screen.touch(300) }
      screen.log = []
      let before = screen.y
      screen.at(0.5) { screen.move(301) }
      #expect(screen.log == ["pan(began) TD-", "willDrag TD-", "offset TD-", "scroll TD-"])
      #expect(screen.y < before && screen.y >= before - 1)
    }
  }

  /// Ways in which a gesture is taken from the list.
  enum Taking: CaseIterable {
    case bySystem, byTurningScrollingOff

    func take(from screen: Screen) {
      switch self {
      case .bySystem: screen.scrollView.touchesCancelled()
      case .byTurningScrollingOff: screen.scrollView.isScrollEnabled = false
      }
    }
  }

  @Test("Rows 12 and 17: a gesture is taken away past the edge", arguments: Taking.allCases)
  func cancelledPastTheEdge(taking: Taking) {
    let screen = Screen.dragged()
    screen.at(0.2) { taking.take(from: screen) }
    screen.at(0.21) { screen.move(400) }
    screen.settle()
    #expect(
      screen.lane == [
        "pan(cancelled) ---", "didEnd(true) ---", "pan(possible) ---", "willDecelerate --E",
        "offset --E", "scroll --E", "didDecelerate ---",
      ])
    #expect(screen.y == 0)
  }

  @Test(
    "Rows 12 and 17: a gesture is taken away in range, at any speed", arguments: Taking.allCases)
  func cancelledInRange(taking: Taking) {
    let screen = Screen.dragged(at: 500)
    screen.at(0.11) { screen.move(250) }
    screen.log = []
    screen.at(0.12) { taking.take(from: screen) }
    screen.at(1)
    #expect(screen.log == ["pan(cancelled) ---", "didEnd(false) ---", "pan(possible) ---"])
    #expect(screen.y == 360)
  }

  @Test("Row 13: a second finger is no new drag; the middle counts, and the last to leave ends it")
  func secondFinger() {
    let screen = Screen.dragged(at: 500)
    let view = screen.scrollView
    func finger(_ y: Double) { view.touchMoved(1, to: CGPoint(x: 150, y: y)) }
    screen.at(0.2) { view.touchBegan(1, at: CGPoint(x: 150, y: 500)) }
    #expect(screen.log == [] && screen.flags == "TD-" && screen.y == 460)
    screen.at(0.3) { finger(520) }
    #expect(screen.log == ["pan(changed) TD-", "offset TD-", "scroll TD-"])
    #expect(screen.y == 450, "half of the way of one of two")
    screen.log = []
    screen.at(0.4) { screen.lift() }
    #expect(screen.log == [] && screen.flags == "TD-" && screen.y == 450)
    screen.at(0.5) { finger(530) }
    #expect(screen.y == 440)
    screen.log = []
    screen.at(0.8) { view.touchEnded(1) }
    #expect(
      screen.log == [
        "pan(ended) ---", "willEnd(0.0) ---", "didEnd(false) ---", "pan(possible) ---",
      ])
  }

  @Test("Row 14: the app's animated scroll goes on as a held finger leaves, and is no deceleration")
  func animatedUnderFinger() {
    let screen = Screen.dragged(at: 500)
    screen.at(0.3) { screen.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
    screen.at(0.4)
    screen.log = []
    screen.at(0.4) { screen.lift() }
    screen.settle()
    #expect(
      screen.lane == [
        "pan(ended) ---", "willEnd(0.0) ---", "didEnd(false) ---", "pan(possible) ---",
        "offset ---", "scroll ---", "didAnimate ---",
      ])
    #expect(screen.y == 900)
  }
}
