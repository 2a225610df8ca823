import HeadlessUIKit
import Testing

/// UIRefreshControl where fingers, bounces, apps and displays meet it at odd moments.
@Suite("UIRefreshControl at the edges")
struct RefreshControlEdgeTests {
  private let base = RefreshControlTests()

  @Test("A list that the app scrolls under a resting finger is not pulled by it")
  func scrolledByTheApp() {
    let (screen, control, target) = base.screen()
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) { screen.scrollView.setContentOffset(CGPoint(x: 0, y: -200), animated: false) }
    #expect(target.fired.isEmpty && !control.isRefreshing)
    screen.at(0.2) { screen.move(120) }
    #expect(target.fired == [200_000], "the finger drags it past the line now")
  }

  @Test("Its rest is a whole pixel of the display")
  func pixels() {
    let (screen, control, _) = base.screen()
    screen.turn {
      screen.scrollView.snapScale = 2
      screen.scrollView.contentInset.top = 64.2
      screen.scrollView.contentOffset.y = -64.2
    }
    #expect(screen.y == -64 && control.frame.origin.y == 0)
  }

  @Test("It is as wide as the list, also when that is turned")
  func width() {
    let (screen, control, _) = base.screen()
    screen.turn { screen.scrollView.frame.size = CGSize(width: 600, height: 300) }
    #expect(control.frame == CGRect(x: 0, y: 0, width: 600, height: 60))
  }

  @Test("Ended in the bounce after the release, the list goes on to its rest without a hop")
  func endInTheBounce() {
    let (screen, control, _) = base.screen()
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) { screen.move(500) }
    screen.at(0.3) { screen.lift() }
    screen.at(0.35)
    let before = seen(screen)
    #expect(before < -70)
    screen.turn { control.endRefreshing() }
    #expect(screen.y == 0 && seen(screen) == before && !screen.scrollView.isDecelerating)
    screen.at(0.45)
    #expect(seen(screen) > before && seen(screen) < 0)
    screen.settle()
    #expect(seen(screen) == 0)
  }

  @Test("Begun in a bounce, the list goes on to the hold without a hop")
  func beginInTheBounce() {
    let (screen, control, target) = base.screen()
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) { screen.move(300) }
    screen.at(0.3) { screen.lift() }
    screen.at(0.32)
    let before = seen(screen)
    #expect(before < -70 && target.fired.isEmpty)
    screen.turn { control.beginRefreshing() }
    #expect(screen.y == -60 && seen(screen) == before)
    screen.settle()
    #expect(seen(screen) == -60 && screen.scrollView.contentInset.top == 60)
  }

  private func seen(_ screen: Screen) -> Double { screen.scrollView.presentationOffset.y }

  @Test("An app that assigns the inset that it had has taken the hold away")
  func assigned() {
    let (screen, control, _) = base.screen()
    screen.turn { screen.scrollView.contentInset.top = 64 }
    screen.turn { control.beginRefreshing() }
    screen.turn { screen.scrollView.contentInset.top += 20 }
    #expect(screen.scrollView.contentInset.top == 144)
    screen.turn { screen.scrollView.contentInset.top = 84 }
    #expect(control.isRefreshing)
    screen.at(0.5) { screen.touch(300) }
    screen.at(0.6) { screen.lift() }
    #expect(screen.scrollView.contentInset.top == 84, "nor does a touch bring it back")
    screen.turn { control.endRefreshing() }
    screen.settle()
    #expect(screen.scrollView.contentInset.top == 84 && !control.isRefreshing)
  }

  @Test("Begun off a list it holds as soon as it is on one; ended off it, it does not")
  func offTheList() {
    for isEnded in [false, true] {
      let screen = Screen()
      let control = screen.simulation.run { UIRefreshControl(frame: .zero) }
      screen.turn {
        control.beginRefreshing()
        if isEnded { control.endRefreshing() }
        screen.scrollView.refreshControl = control
      }
      #expect(control.isRefreshing == !isEnded)
      #expect(Double(screen.scrollView.contentInset.top) == (isEnded ? 0 : 60))
      screen.turn { screen.scrollView.refreshControl = nil }
      screen.settle()
      #expect(screen.scrollView.contentInset == .zero && !control.isRefreshing)
    }
  }

  @Test("Where a growing inset moves the content along, its own still does not")
  func shiftPolicy() {
    let (screen, control, _) = base.screen(("insetChange", "shiftByDelta"))
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) { screen.move(500) }
    let before = screen.y
    screen.at(0.3) { screen.lift() }
    #expect(control.isRefreshing && screen.y == before && screen.scrollView.contentInset.top == 60)
    screen.settle()
    #expect(screen.y == -60)
  }

  @Test("By policy it is moved by its frame, or by its center, of which observers hear nothing")
  func layoutPolicy() {
    for (value, told) in [("frame", ["frame"]), ("center", [])] {
      let (screen, control, _) = base.screen(("refreshControlLayout", value))
      let observer = Observer()
      screen.turn { control.addObserver(observer, forKeyPath: "frame") }
      screen.at(0) { screen.touch(100) }
      screen.at(0.1) { screen.move(200) }
      #expect(control.frame.origin.y == screen.y && screen.y < 0)
      #expect(observer.seen == told)
      screen.turn { control.removeObserver(observer, forKeyPath: "frame") }
    }
  }
}
