import HeadlessUIKit
import Testing

/// The turn, its modes, animations and observing (scroll-semantics.md §4).
@Suite("Time and observing")
struct RunLoopTests {
  @Test("What is posted runs with the next drain of the main queue, in order")
  func mainQueue() {
    let screen = Screen()
    var log: [String] = []
    screen.turn {
      let simulation = screen.simulation
      simulation.enqueue {
        log.append("a")
        simulation.enqueue { log.append("c") }
      }
      simulation.enqueue { log.append("b") }
    }
    #expect(log == ["a", "b"], "a turn drains the queue as it stood when the turn came to it")
    screen.turn()
    #expect(log == ["a", "b", "c"])
  }

  @Test("A default-mode timer waits while a finger is down; the main queue does not")
  func modes() {
    let screen = Screen()
    var log: [String] = []
    screen.at(0) { screen.touch(100) }
    screen.at(0.1) {
      screen.move(200)
      _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in log.append("timer") }
      screen.simulation.enqueue { log.append("queue") }
    }
    screen.at(1)
    #expect(log == ["queue"])
    screen.at(1.1) { screen.lift() }
    screen.settle()
    #expect(log == ["queue", "timer"])
  }

  @Test("A timer of the common modes runs while a finger is down, and repeats until it is ended")
  func commonTimer() {
    let screen = Screen()
    var times: [Int64] = []
    screen.at(0) {
      screen.touch(100)
      let timer = Timer(timeInterval: 0.1, repeats: true) { timer in
        times.append(screen.simulation.now.microseconds)
        if times.count == 3 { timer.invalidate() }
      }
      RunLoop.main.add(timer, forMode: .common)
    }
    screen.at(1)
    #expect(times == [100_000, 200_000, 300_000])
  }

  @Test("A block of the default mode waits for the finger to leave, one of the common modes not")
  func blocks() {
    let screen = Screen()
    var times: [String] = []
    let note = { (mode: String) in
      times.append("\(mode) \(screen.simulation.now.microseconds)")
    }
    screen.at(0) {
      screen.touch(100)
      RunLoop.main.perform(inModes: [.default]) { note("default") }
      RunLoop.main.perform(inModes: [.common]) { note("common") }
      #expect(times.isEmpty)
    }
    screen.at(0.5) { screen.lift() }
    screen.at(1)
    #expect(times == ["common 0", "default 500000"])
  }

  @Test("A display link is told each frame until it is paused or invalidated")
  func displayLink() {
    final class Ticker: NSObject {
      var stamps: [TimeInterval] = []
      func tick() { stamps.append(link?.timestamp ?? -1) }
      var link: CADisplayLink?
    }
    let screen = Screen()
    let ticker = Ticker()
    screen.at(0.01) {
      let link = CADisplayLink(
        target: ticker, selector: Selector("tick") { (ticker: Ticker) in ticker.tick() })
      ticker.link = link
      link.add(to: .main, forMode: .common)
    }
    screen.at(0.055)
    #expect(ticker.stamps == [0.016667, 0.033333, 0.05])
    screen.turn { ticker.link?.isPaused = true }
    screen.at(0.1)
    #expect(ticker.stamps.count == 3)
    screen.turn { ticker.link?.invalidate() }
    #expect(screen.simulation.nextDue == .never)
  }

  @Test("A spring passes its end and comes back to it")
  func spring() {
    let screen = Screen()
    var seen: [Double] = []
    screen.at(0) {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
      ) {
        screen.scrollView.contentOffset.y = 100
      }
    }
    for frame in 1...35 {
      screen.at(Double(frame) / 60)
      seen.append(screen.scrollView.presentationOffset.y)
    }
    #expect(seen.contains { $0 > 110 })
    #expect(seen.suffix(5).allSatisfy { $0 == 100 })
  }

  @Test("An animation sets its values at once and completes when its time is over")
  func animation() {
    let screen = Screen()
    var log: [String] = []
    screen.at(0.1) {
      UIView.animate(withDuration: 0.25) {
        screen.scrollView.contentOffset.y = 100
      } completion: { finished in
        log.append("done \(finished) at \(screen.simulation.now.microseconds)")
      }
      #expect(screen.y == 100)
      #expect(screen.scrollView.presentationOffset.y == 0)
    }
    screen.at(0.225)
    #expect((screen.scrollView.presentationOffset.y - 50).magnitude < 1e-9)
    screen.settle()
    #expect(log == ["done true at 350000"])
    #expect(screen.scrollView.presentationOffset.y == 100)
  }

  @Test("An animation that changes nothing completes in its own turn")
  func emptyAnimation() {
    let screen = Screen()
    var log: [String] = []
    screen.turn {
      UIView.animate(withDuration: 5, animations: { screen.host.isHidden = false }) { _ in
        log.append("done")
      }
      #expect(log.isEmpty)
    }
    #expect(log == ["done"])
  }

  @Test("Without a duration there is no animation; the completion comes with the main queue")
  func noDuration() {
    let screen = Screen()
    var log: [String] = []
    screen.turn {
      UIView.animate(withDuration: 0, animations: { screen.host.alpha = 0 }) { _ in
        log.append("done")
      }
    }
    #expect(log == ["done"], "the drain of this turn, which was still to come")
    #expect(screen.simulation.isIdle)
  }

  @Test("A touch freezes an animated offset where it is seen, and the completion runs unfinished")
  func freeze() {
    let screen = Screen()
    var log: [String] = []
    screen.at(0.1) {
      UIView.animate(withDuration: 0.25) {
        screen.scrollView.contentOffset.y = 100
      } completion: {
        log.append("done \($0)")
      }
    }
    screen.at(0.225) { screen.touch(300) }
    #expect((screen.y - 50).magnitude < 1e-9)
    #expect(log == ["done false"])
  }

  @Test("Observers are told of every set, the delegate only of a change")
  func equalSet() {
    let screen = Screen()
    let observer = Observer()
    screen.turn {
      screen.scrollView.addObserver(observer, forKeyPath: "contentOffset")
      screen.scrollView.contentOffset.y = 0
      screen.scrollView.contentOffset.y = 5
    }
    #expect(observer.seen.count == 2)
    #expect(screen.log.count == 1)
    screen.turn { screen.scrollView.removeObserver(observer, forKeyPath: "contentOffset") }
  }

  @Test("Both forms of observing are told, nested sets too")
  func nested() {
    let screen = Screen()
    let observer = Observer()
    var values: [Double] = []
    var token: NSKeyValueObservation?
    screen.turn {
      screen.scrollView.addObserver(observer, forKeyPath: "contentInset")
      token = screen.scrollView.observe(\.contentOffset, options: [.new]) { view, change in
        if let new = change.newValue { values.append(new.y) }
        if view.contentOffset.y == 1 { view.contentOffset.y = 2 }
      }
      screen.scrollView.contentOffset.y = 1
      screen.scrollView.contentInset.top = 8
    }
    #expect(values == [1, 2])
    #expect(observer.seen == ["contentInset"])
    screen.turn {
      token?.invalidate()
      screen.scrollView.removeObserver(observer, forKeyPath: "contentInset")
      screen.scrollView.contentOffset.y = 3
    }
    #expect(values == [1, 2])
  }

  @Test("What UIKit answers with an exception is a fault")
  func faults() {
    let removed = Screen()
    removed.turn { removed.scrollView.removeObserver(Observer(), forKeyPath: "contentOffset") }
    #expect(removed.simulation.fault?.contains("not registered") == true)

    let endless = Screen()
    let observer = Observer()
    endless.turn {
      endless.scrollView.addObserver(observer, forKeyPath: "contentOffset")
      observer.onChange = { _ in endless.scrollView.contentOffset.y += 1 }
      endless.scrollView.contentOffset.y = 1
    }
    #expect(endless.simulation.fault?.contains("without end") == true)

    let orphaned = Screen()
    orphaned.turn {
      orphaned.scrollView.addObserver(Observer(), forKeyPath: "contentOffset")
      orphaned.scrollView.contentOffset.y = 1
    }
    #expect(orphaned.simulation.fault?.contains("deallocated") == true)

    let freed = Simulation()
    freed.run {
      let view = UIScrollView(frame: .zero)
      view.addObserver(observer, forKeyPath: "frame")
    }
    #expect(freed.fault?.contains("still registered") == true)
  }

  @Test("A subview takes leave of a superview that is freed, which it can still reach")
  func leave() {
    final class Child: UIView {
      var leaving: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        leaving.append("\(superview != nil) \(newSuperview != nil)")
        (superview as? UIScrollView)?.removeObserver(observer, forKeyPath: "contentOffset")
      }
      let observer = Observer()
    }
    let simulation = Simulation()
    simulation.run {
      let child = Child(frame: .zero)
      do {
        let parent = UIScrollView(frame: .zero)
        parent.addSubview(child)
        parent.addObserver(child.observer, forKeyPath: "contentOffset")
        simulation.turn(at: .zero)
      }
      #expect(child.leaving == ["false true", "true false"])
      #expect(child.superview == nil)
    }
    #expect(simulation.fault == nil)
  }

  @Test("An unretained association that has died is a fault when it is read")
  func dangling() {
    let simulation = Simulation()
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { key.deallocate() }
    simulation.run {
      let owner = UIView(frame: .zero)
      objc_setAssociatedObject(owner, key, UIView(frame: .zero), .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, key) == nil)
    }
    #expect(simulation.fault?.contains("deallocated") == true)
  }

  @Test("Time is let pass by hand; a main queue that never runs dry is a fault, and no hang")
  func advance() {
    let world = Simulation()
    var seen: [Double] = []
    world.run {
      _ = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in
        seen.append(CACurrentMediaTime())
      }
    }
    world.advance(by: 1)
    #expect(seen == [0.4, 0.8] && world.run { CACurrentMediaTime() } == 1)
    world.advance(by: -1)
    #expect(world.run { CACurrentMediaTime() } == 1 && world.fault == nil)
    func again() { DispatchQueue.main.async { again() } }
    world.run { again() }
    world.advance(by: 1)
    #expect(world.fault == "the main queue never runs dry: each block posts another")
  }
}
