import HeadlessUIKit
import Testing

/// The system's control (scroll-semantics.md §5): trigger 0.198 of 600 is 118.8 points.
@Suite("UIRefreshControl")
struct RefreshControlTests {
  final class Target: NSObject {
    var fired: [Int64] = []
    func refresh() { fired.append(Simulation.current.now.microseconds) }
  }

  /// A screen with a control; the finger can pull it past its trigger with 400 points of travel.
  func screen(_ settings: (name: String, value: String)...) -> (Screen, UIRefreshControl, Target) {
    var policies = ScrollPolicies()
    for setting in settings { _ = policies.set(setting.name, to: setting.value) }
    let screen = Screen(policies: policies)
    let target = Target()
    let control = screen.simulation.run {
      let control = UIRefreshControl(frame: .zero)
      control.addTarget(
        target, action: Selector("refresh") { (target: Target) in target.refresh() },
        for: .valueChanged)
      screen.scrollView.refreshControl = control
      return control
    }
    return (screen, control, target)
  }

  @Test("It fires once, under the finger, holds 60 after the release, and closes when it is ended")
  func pull() {
    let (screen, control, target) = screen()
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) { screen.move(300) }
    #expect(target.fired.isEmpty && control.frame.origin.y == screen.y)
    screen.at(0.2) { screen.move(500) }
    #expect(target.fired == [200_000])
    #expect(control.isRefreshing && screen.scrollView.contentInset.top == 0)
    screen.at(0.3) { screen.move(520) }
    screen.at(0.4) { screen.lift() }
    screen.settle()
    #expect(screen.y == -60 && screen.scrollView.contentInset.top == 60)
    screen.turn { control.endRefreshing() }
    screen.settle()
    #expect(screen.y == 0 && screen.scrollView.contentInset == .zero)
    #expect(target.fired.count == 1)
  }

  @Test("Its inset comes at the release without a jump, or at once")
  func insetPolicy() {
    for (value, inset) in [("atRelease", 0.0), ("atOnce", 60.0)] {
      let (screen, _, _) = screen(("refreshControlInset", value))
      screen.at(0) { screen.touch(100) }
      screen.at(0.1) { screen.move(500) }
      #expect(Double(screen.scrollView.contentInset.top) == inset)
      let before = screen.y
      screen.at(0.3) { screen.lift() }
      #expect(screen.y == before)
    }
  }

  @Test("Beginning by code adds the inset, scrolls nothing and sends nothing")
  func begin() {
    let (screen, control, target) = screen()
    screen.turn { control.beginRefreshing() }
    screen.settle()
    #expect(screen.y == 0 && screen.scrollView.contentInset.top == 60)
    #expect(control.isRefreshing && target.fired.isEmpty)
  }

  @Test("A fling that overshoots fires nothing")
  func fling() {
    let (screen, _, target) = screen(("refreshControlTrigger", "30"))
    screen.turn { screen.scrollView.contentOffset.y = 300 }
    screen.at(0) { screen.touch(100) }
    for step in 1...5 { screen.at(0.01 * Double(step)) { screen.move(100 + 40 * Double(step)) } }
    screen.at(0.055) { screen.lift() }
    screen.settle()
    #expect(screen.log.count > 10 && target.fired.isEmpty)
  }

  @Test("Ended under the finger, the content stays under it")
  func endUnderFinger() {
    let (screen, control, target) = screen()
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) { screen.move(500) }
    let before = screen.y
    screen.at(0.2) { control.endRefreshing() }
    #expect(screen.y == before)
    screen.at(0.3) { screen.move(510) }
    screen.at(0.4) { screen.lift() }
    screen.settle()
    #expect(screen.y == 0 && target.fired.count == 1)
  }

  @Test("With its quirks, an end halts the motion and past the edge spoils the next pull")
  func quirks() {
    for (value, fires) in [("false", 2), ("true", 1)] {
      let (screen, control, target) = screen(("refreshControlQuirks", value))
      screen.at(0) { screen.touch(100) }
      screen.at(0.1) { screen.move(500) }
      screen.at(0.2) { control.endRefreshing() }
      screen.at(0.3) { screen.lift() }
      screen.settle()
      screen.at(3) { screen.touch(100) }
      screen.at(3.1) { screen.move(500) }
      #expect(target.fired.count == fires)
    }
  }
}
