import HeadlessUIKit
import Testing

@Suite("The bounds of a scroll view")
struct BoundsTests {
  @Test("A new origin scrolls: observers of offset and bounds and the delegate are told once")
  func origin() {
    let screen = Screen()
    let observer = Observer()
    screen.simulation.run {
      screen.scrollView.addObserver(observer, forKeyPath: "contentOffset")
      screen.scrollView.addObserver(observer, forKeyPath: "bounds")
    }
    screen.turn { screen.scrollView.bounds.origin.y = 120 }
    #expect(screen.y == 120)
    #expect(screen.log == ["scroll ---"])
    #expect(observer.seen == ["contentOffset", "bounds"])
    screen.simulation.run {
      screen.scrollView.removeObserver(observer, forKeyPath: "contentOffset")
      screen.scrollView.removeObserver(observer, forKeyPath: "bounds")
    }
  }

  @Test("Observers of the bounds hear of scrolling, with both values")
  func scrolling() {
    let screen = Screen()
    var seen: [[Double]] = []
    let token = screen.simulation.run {
      screen.scrollView.observe(\.bounds, options: [.old, .new]) { _, change in
        seen.append([change.oldValue, change.newValue].map { Double($0?.minY ?? .nan) })
      }
    }
    screen.turn { screen.scrollView.contentOffset.y = 50 }
    screen.turn { screen.scrollView.contentOffset.y = 50 }
    #expect(seen == [[0, 50]])
    screen.simulation.run { token.invalidate() }
  }

  @Test("Under a finger the content goes on from a new origin")
  func underAFinger() {
    let screen = Screen()
    screen.at(0) { screen.touch(300) }
    screen.at(0.1) { screen.move(250) }
    #expect(screen.y == 40)
    screen.at(0.2) { screen.scrollView.bounds.origin.y = 200 }
    screen.at(0.3) { screen.move(240) }
    #expect(screen.y == 210)
  }

  @Test("A new size keeps the origin, and is put in order by the layout")
  func size() {
    let screen = Screen()
    screen.turn { screen.scrollView.contentOffset.y = 1400 }
    screen.turn {
      screen.scrollView.bounds.size.height = 700
      #expect(screen.y == 1400)
    }
    #expect(screen.y == 1300)
  }
}
