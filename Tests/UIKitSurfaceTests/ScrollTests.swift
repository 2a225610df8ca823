import Testing
import UIKit

/// A delegate that notes what it is told.
private final class Delegate: UIScrollViewDelegate {
  var log: [String] = []
  var mayScrollToTop = true

  private func note(_ word: String) { if log.last != word { log.append(word) } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willDrag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEnd")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEnd")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willDecelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didDecelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didAnimate") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("should")
    return mayScrollToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didTop") }
}

/// A delegate that leaves everything to the defaults.
private final class Silent: UIScrollViewDelegate {}

@Suite("UIScrollView")
struct ScrollTests {
  let world = World()
  let list: UIScrollView
  private let delegate = Delegate()

  init() {
    list = world.shown { UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400)) }
    let delegate = delegate
    let list = list
    world.turn {
      list.contentSize = CGSize(width: 300, height: 2000)
      list.delegate = delegate
    }
  }

  @Test("What UIKit's scroll view says at rest, it says")
  func rest() {
    #expect(list.contentOffset == .zero && list.contentInset == .zero)
    #expect(list.adjustedContentInset == .zero && list.safeAreaInsets == .zero)
    #expect(!list.isTracking && !list.isDragging && !list.isDecelerating)
    #expect(list.bounces && !list.alwaysBounceVertical && !list.alwaysBounceHorizontal)
    #expect(list.isScrollEnabled && list.scrollsToTop && list.clipsToBounds)
    #expect(list.decelerationRate == .normal && list.window === world.window)
    #expect(list.contentInsetAdjustmentBehavior == .automatic)
    #expect(list.panGestureRecognizer.state == .possible && list.panGestureRecognizer.view === list)
    list.scrollIndicatorInsets.top = 5
    #expect(list.scrollIndicatorInsets.top == 5 && list.contentOffset == .zero)
  }

  @Test("A drag is told in order, and the pan tells where it is in any view")
  func drag() {
    let pan = list.panGestureRecognizer
    world.at(0.1) { list.touchBegan(0, at: CGPoint(x: 50, y: 300)) }
    world.at(0.12) { list.touchMoved(0, to: CGPoint(x: 50, y: 200)) }
    #expect(list.isTracking && list.isDragging && pan.state == .began)
    #expect(pan.numberOfTouches == 1 && world.get { pan.translation(in: list) }.y == -90)
    #expect(list.contentOffset.y == 90)
    world.get {
      #expect(pan.location(in: list) == CGPoint(x: 50, y: 290))
      #expect(pan.location(in: world.window) == CGPoint(x: 50, y: 300))
      #expect(pan.location(in: nil) == CGPoint(x: 50, y: 300))
    }
    world.at(0.13) { list.touchBegan(1, at: CGPoint(x: 150, y: 220)) }
    world.get {
      #expect(pan.numberOfTouches == 2)
      #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 50, y: 300))
      #expect(pan.location(ofTouch: 1, in: list) == CGPoint(x: 150, y: 310))
      #expect(pan.location(in: nil) == CGPoint(x: 100, y: 310))
    }
    world.at(0.135) { list.touchEnded(1) }
    world.at(0.14) { list.touchMoved(0, to: CGPoint(x: 50, y: 100)) }
    #expect(world.get { pan.velocity(in: nil) }.y < 0)
    world.at(0.15) { list.touchEnded(0) }
    #expect(pan.numberOfTouches == 0)
    #expect(world.get { pan.location(in: nil) } == CGPoint(x: 50, y: 200))
    #expect(list.isDecelerating)
    world.at(6)
    #expect(
      delegate.log == [
        "willDrag", "scroll", "willEnd", "didEnd", "willDecelerate", "scroll", "didDecelerate",
      ])
  }

  @Test("The place of a finger that is not down is zero, and a fault")
  func noFinger() {
    #expect(world.get { list.panGestureRecognizer.location(ofTouch: 0, in: nil) } == .zero)
    #expect(world.simulation.fault?.hasPrefix("location(ofTouch: 0, in:)") == true)
  }

  @Test("An offset is set at once, or in a third of a second where that is animated")
  func offsets() {
    world.turn { list.setContentOffset(CGPoint(x: 0, y: 100), animated: false) }
    #expect(list.contentOffset.y == 100 && delegate.log == ["scroll"])
    world.turn { list.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    #expect(list.contentOffset.y == 100)
    world.at(0.2)
    #expect(list.contentOffset.y > 100 && list.contentOffset.y < 300)
    world.at(0.5)
    #expect(list.contentOffset.y == 300 && delegate.log == ["scroll", "didAnimate"])
  }

  @Test("A tap on the status bar asks, scrolls to the top and tells, all without another end")
  func statusBar() {
    world.turn {
      list.contentInset.top = 20
      list.contentOffset.y = 500
    }
    delegate.log = []
    delegate.mayScrollToTop = false
    world.turn { list.statusBarTapped() }
    world.at(0.5)
    #expect(delegate.log == ["should"] && list.contentOffset.y == 500)
    delegate.mayScrollToTop = true
    world.turn { list.statusBarTapped() }
    world.at(1)
    #expect(delegate.log == ["should", "scroll", "didTop"] && list.contentOffset.y == -20)
    world.turn { list.statusBarTapped() }
    #expect(delegate.log.count == 3, "it is there already")
    world.turn {
      list.contentOffset.y = 500
      list.scrollsToTop = false
      list.statusBarTapped()
    }
    world.at(1.5)
    #expect(list.contentOffset.y == 500)
    world.turn {
      list.scrollsToTop = true
      list.delegate = nil
      list.statusBarTapped()
      list.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      list.delegate = delegate
    }
    delegate.log = []
    world.at(2.5)
    #expect(delegate.log == ["scroll", "didAnimate"], "another scroll has taken its place")
  }

  @Test("Insets of the app and of the system add up, and those who want are told")
  func insets() {
    world.turn { list.contentInset.top = 10 }
    #expect(delegate.log == ["inset"])
    world.turn {
      list.setSystemInsets(UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    }
    #expect(list.adjustedContentInset.top == 54 && list.safeAreaInsets.top == 44)
    world.turn { list.contentInsetAdjustmentBehavior = .never }
    #expect(list.adjustedContentInset.top == 10)
  }

  @Test("A disabled list, one without bounces and a fast one behave so")
  func switches() {
    world.turn {
      list.decelerationRate = .fast
      list.bounces = false
      list.touchBegan(0, at: CGPoint(x: 50, y: 100))
      list.touchMoved(0, to: CGPoint(x: 50, y: 300))
    }
    #expect(list.contentOffset.y == 0 && list.isDragging)
    world.turn { list.isScrollEnabled = false }
    #expect(!list.isTracking && !list.isDragging)
  }

  @Test("A delegate may leave everything to the defaults")
  func defaults() {
    let silent = Silent()
    world.turn {
      list.delegate = silent
      list.contentOffset.y = 300
      list.statusBarTapped()
    }
    world.at(1)
    #expect(list.contentOffset.y == 0)
  }
}
