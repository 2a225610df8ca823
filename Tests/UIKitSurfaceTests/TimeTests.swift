import Testing
import UIKit

/// Someone who is sent messages.
private final class Target: NSObject {
  var heard: [String] = []
  static let act = Selector("act") { (target: Target) in target.heard.append("act") }
  static let take = Selector("take:") { (target: Target, word: String) in target.heard.append(word)
  }
  static let tick = Selector("tick:") { (target: Target, timer: Timer) in
    target.heard.append(timer.userInfo as? String ?? "")
  }
  static let frame = Selector("frame:") { (target: Target, link: CADisplayLink) in
    target.heard.append("frame")
  }
}

@Suite("Time")
struct TimeTests {
  let world = World()
  private let target = Target()

  @Test("Timers send to a target, too, and can be fired and stopped")
  func timers() {
    let timer = world.get {
      Timer.scheduledTimer(
        timeInterval: 0.5, target: target, selector: Target.tick, userInfo: "t", repeats: true)
    }
    let once = world.get {
      Timer(
        timeInterval: 9, target: target, selector: Target.tick, userInfo: "once", repeats: false)
    }
    world.at(1.2)
    #expect(target.heard == ["t", "t"] && timer.isValid && timer.timeInterval == 0.5)
    world.turn {
      timer.fire()
      once.fire()
      once.fire()
      timer.invalidate()
      timer.fire()
    }
    #expect(target.heard == ["t", "t", "t", "once"] && !timer.isValid && !once.isValid)
    world.at(3)
    #expect(target.heard.count == 4)
    var ticks = 0
    world.turn {
      let block = Timer(timeInterval: 0.1, repeats: false) { _ in ticks += 1 }
      RunLoop.current.add(block, forMode: .common)
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in ticks += 1 }
    }
    world.at(3.5)
    #expect(ticks == 2)
  }

  @Test("The main queue runs with its next drain, or after a span in any unit")
  func mainQueue() {
    var done: [Int] = []
    world.turn {
      DispatchQueue.main.async { done.append(0) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { done.append(3) }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { done.append(2) }
      DispatchQueue.main.asyncAfter(deadline: .now() + .microseconds(100_000)) { done.append(1) }
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { done.append(4) }
      DispatchQueue.main.asyncAfter(deadline: .now() + .never) { done.append(9) }
    }
    world.at(2)
    #expect(done == [0, 1, 2, 3, 4])
  }

  @Test("A message is sent at once")
  func perform() {
    world.turn {
      target.perform(Target.act, with: nil)
      target.perform(Target.take, with: "a")
      #expect(target.heard == ["act", "a"])
    }
  }

  @Test("Delayed messages can be taken back, one kind or all")
  func performs() {
    world.turn {
      target.perform(Target.act, with: nil, afterDelay: 0.1)
      target.perform(Target.take, with: "a", afterDelay: 0.1)
      target.perform(Target.take, with: "b", afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(
        withTarget: target, selector: Target.take, object: "a")
      NSObject.cancelPreviousPerformRequests(
        withTarget: target, selector: Target.take, object: nil)
    }
    world.at(0.2)
    #expect(target.heard == ["act", "b"])
    world.turn {
      target.perform(Target.act, with: nil, afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(
        withTarget: target, selector: Target.act, object: nil)
      target.perform(Target.take, with: "c", afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: target)
    }
    world.at(0.5)
    #expect(target.heard == ["act", "b"] && world.get { world.simulation.isIdle })
  }

  @Test("A display link comes at each frame until it is paused or ends")
  func displayLink() {
    let link = world.get { CADisplayLink(target: target, selector: Target.frame) }
    world.turn { link.add(to: .main, forMode: .common) }
    world.at(0.1)
    #expect(target.heard.count == 7 && isNear(link.duration, 1.0 / 60))
    #expect(isNear(link.timestamp, 0.1) && isNear(link.targetTimestamp, 0.1 + 1.0 / 60))
    world.turn { link.isPaused = true }
    world.at(0.2)
    #expect(target.heard.count == 7)
    world.turn { link.invalidate() }
    #expect(isNear(world.get { CACurrentMediaTime() }, 0.2))
  }

  @Test("The date is the virtual clock's, and one that Foundation formats")
  func date() {
    let start = world.get { Date() }
    #expect(start == Date(timeIntervalSinceReferenceDate: 0))
    world.at(1.5)
    world.turn {
      #expect(Date().timeIntervalSince(start) == 1.5 && Date.now == Date())
      #expect(start.timeIntervalSinceNow == -1.5)
      #expect(Date(timeIntervalSinceNow: -0.5).timeIntervalSince(start) == 1)
    }
    let formatter = ISO8601DateFormatter()
    #expect(world.get { formatter.string(from: Date()) } == "2001-01-01T00:00:01Z")
  }
}
