import Testing
import UIKit

/// A delegate that notes when it is told.
private final class Witness: CAAnimationDelegate {
  var log: [String] = []

  func animationDidStart(_ anim: CAAnimation) { log.append("began") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.append(flag ? "finished" : "stopped")
  }
}

@Suite("Animations")
struct AnimationTests {
  let world = World()
  let view: UIView

  init() { view = world.view(0, 0, 100, 100) }

  /// What is seen of the view's layer now.
  private var seen: CALayer { world.get { view.layer.presentation() ?? CALayer() } }

  /// Adds an animation of this key path now.
  private func add<Animation: CAPropertyAnimation>(
    _ animation: @autoclosure () -> Animation, _ keyPath: String, _ set: (Animation) -> Void
  ) {
    world.turn {
      let animation = animation()
      animation.keyPath = keyPath
      set(animation)
      view.layer.add(animation, forKey: keyPath)
    }
  }

  @Test("A basic animation is seen for its time and changes no value")
  func basic() {
    add(CABasicAnimation(), "opacity") {
      ($0.fromValue, $0.toValue, $0.duration) = (Float(0), Float(1), 1)
    }
    world.at(0.25)
    #expect(isNear(CGFloat(seen.opacity), 0.25) && view.alpha == 1)
    world.turn { view.alpha = 0.5 }
    #expect(isNear(CGFloat(seen.opacity), 0.25))
    world.at(1)
    #expect(seen.opacity == 0.5 && world.get { view.layer.animation(forKey: "opacity") } == nil)
  }

  @Test("A missing end is what is seen without the animation, or is counted from the other")
  func missingEnds() {
    add(CABasicAnimation(keyPath: "position.x"), "position.x") {
      ($0.toValue, $0.duration) = (CGFloat(150), 1)
    }
    add(CABasicAnimation(), "cornerRadius") { ($0.byValue, $0.duration) = (CGFloat(10), 1) }
    add(CABasicAnimation(), "transform.rotation.z") {
      ($0.fromValue, $0.byValue, $0.duration) = (CGFloat(1), CGFloat(1), 1)
    }
    world.at(0.5)
    #expect(isNear(seen.position.x, 100) && isNear(seen.cornerRadius, 5))
    #expect(isNear(seen.transform.m12, Exact.sinCos(1.5).sine))
  }

  @Test("Repeats go round, back where they reverse, and stay where they are told to")
  func repeats() {
    add(CABasicAnimation(), "opacity") {
      ($0.fromValue, $0.toValue, $0.duration) = (Float(0), Float(1), 1)
      $0.repeatCount = 2
      $0.autoreverses = true
    }
    add(CABasicAnimation(), "cornerRadius") {
      ($0.fromValue, $0.toValue, $0.duration) = (CGFloat(0), CGFloat(8), 1)
      $0.repeatDuration = 1.5
      ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
    }
    add(CABasicAnimation(), "borderWidth") {
      ($0.fromValue, $0.toValue, $0.duration) = (CGFloat(4), CGFloat(8), 1)
      ($0.beginTime, $0.fillMode) = (2, .both)
    }
    world.at(1.25)
    #expect(isNear(CGFloat(seen.opacity), 0.75) && isNear(seen.cornerRadius, 2))
    #expect(seen.borderWidth == 4, "its beginning is held")
    world.at(3.5)
    #expect(isNear(CGFloat(seen.opacity), 0.5) && isNear(seen.cornerRadius, 4))
    #expect(seen.borderWidth == 0, "it is over, and gone")
    world.at(4.1)
    #expect(seen.opacity == 1 && world.get { view.layer.animationKeys() } == ["cornerRadius"])
  }

  @Test("Keyframes pass through their values at their times, or along a path")
  func keyframes() {
    add(CAKeyframeAnimation(), "opacity") {
      ($0.values, $0.keyTimes, $0.duration) = ([0, 1, 0.5], [0, 0.25, 1], 1)
      $0.timingFunctions = [CAMediaTimingFunction(name: .linear)]
    }
    add(CAKeyframeAnimation(), "borderWidth") {
      ($0.values, $0.calculationMode, $0.duration) = ([1, 2], .discrete, 1)
    }
    add(CAKeyframeAnimation(), "position") {
      $0.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).cgPath
      ($0.calculationMode, $0.duration) = (.paced, 1)
    }
    world.at(0.25)
    #expect(isNear(CGFloat(seen.opacity), 1) && seen.borderWidth == 1)
    #expect(isNear(seen.position, CGPoint(x: 20, y: 0)))
    world.at(0.625)
    #expect(isNear(CGFloat(seen.opacity), 0.75) && seen.borderWidth == 2)
    #expect(isNear(seen.position, CGPoint(x: 20, y: 10)))
  }

  @Test("A group has one time, and a spring swings past its end and settles")
  func groups() {
    world.turn {
      let (fade, group) = (CABasicAnimation(keyPath: "opacity"), CAAnimationGroup())
      (fade.fromValue, fade.toValue, fade.duration) = (Float(0), Float(1), 1)
      (group.animations, group.duration, group.speed) = ([fade], 2, 2)
      view.layer.add(group, forKey: nil)
    }
    let spring = CASpringAnimation(keyPath: "position.x")
    add(spring, "position.x") {
      ($0.fromValue, $0.toValue) = (CGFloat(0), CGFloat(100))
      ($0.mass, $0.stiffness, $0.damping, $0.initialVelocity) = (1, 100, 4, 0)
    }
    #expect(isNear(spring.settlingDuration, 3.4538776))
    #expect(spring.duration == spring.settlingDuration)
    world.at(0.25)
    #expect(isNear(CGFloat(seen.opacity), 0.5) && world.get { view.layer.animationKeys() != nil })
    world.at(0.32)
    #expect(seen.position.x > 140, "half a swing later it is past its end")
    world.at(3.4)
    #expect((seen.position.x - 100).magnitude < 0.2)
    spring.damping = 20
    #expect(isNear(spring.settlingDuration, 0.6907755), "critically damped")
    spring.damping = 30
    #expect(spring.settlingDuration > 1.8, "overdamped")
    spring.damping = 0
    #expect(spring.settlingDuration == .infinity)
  }

  @Test("A delegate is told of the beginning and the end, unfinished where it was removed")
  func delegates() {
    let witness = Witness()
    add(CABasicAnimation(), "opacity") { ($0.duration, $0.delegate) = (1, witness) }
    #expect(witness.log == ["began"])
    world.at(0.99)
    #expect(witness.log == ["began"] && world.get { !world.simulation.isIdle })
    world.at(1.05)
    #expect(witness.log == ["began", "finished"] && world.get { world.simulation.isIdle })
    add(CABasicAnimation(), "opacity") { ($0.duration, $0.delegate) = (1, witness) }
    world.turn { view.layer.removeAnimation(forKey: "opacity") }
    #expect(witness.log == ["began", "finished", "began", "stopped"])
    add(CABasicAnimation(), "opacity") { ($0.duration, $0.delegate) = (1, witness) }
    world.turn { view.removeFromSuperview() }
    #expect(witness.log.suffix(2) == ["began", "stopped"], "leaving the window removes it")
  }

  @Test("The named curves begin and end in their own ways")
  func curves() {
    let progress = { (name: CAMediaTimingFunctionName) -> CGFloat in
      let world = World()
      let view = world.view(0, 0, 100, 100)
      world.turn {
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        animation.timingFunction = CAMediaTimingFunction(name: name)
        view.layer.add(animation, forKey: nil)
      }
      world.at(0.25)
      return world.get { view.layer.presentation()?.cornerRadius ?? 0 }
    }
    #expect(isNear(progress(.linear), 0.25))
    #expect(progress(.easeIn) < 0.15 && progress(.easeInEaseOut) < 0.15)
    #expect(progress(.easeOut) > 0.35 && progress(.default) > 0.4)
    #expect(
      CAMediaTimingFunction(name: .easeOut) == CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1))
  }
}
