import Testing
import UIKit

/// What is seen of changes that are made in a view's animation blocks.
@Suite("Animation blocks")
struct BlockAnimationTests {
  let world = World()
  let view: UIView

  init() { view = world.view(0, 0, 100, 100) }

  private var seen: CALayer { world.get { view.layer.presentation() ?? CALayer() } }

  @Test("Values are final at once, and what is seen follows")
  func follows() {
    world.turn {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        view.alpha = 0
        view.center.x = 150
        view.backgroundColor = .red
        view.transform = CGAffineTransform(rotationAngle: .pi - 0.001)
      }
    }
    #expect(view.alpha == 0 && view.center.x == 150)
    #expect(seen.opacity == 1 && seen.position.x == 50)
    world.at(1)
    #expect(isNear(CGFloat(seen.opacity), 0.5) && isNear(seen.position.x, 100))
    #expect(seen.backgroundColor?.alpha == 0.5)
    #expect(isNear(seen.transform.m11, Exact.sinCos((.pi - 0.001) / 2).cosine))
    world.at(1.6)
    #expect(seen.opacity == 0 && seen.frame == view.frame && world.simulation.isIdle)
  }

  @Test("A later block adds to an earlier one and does not cut it off")
  func additive() {
    var done: [Bool] = []
    world.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 150
      } completion: {
        done.append($0)
      }
    }
    world.at(0.5) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
    }
    #expect(isNear(seen.position.x, 100), "no jump")
    world.at(0.75)
    #expect(isNear(seen.position.x, 50 - 25 + 75))
    #expect(world.get { view.layer.animationKeys() } == ["position", "position-2"])
    world.at(1.6)
    #expect(done == [true] && seen.position.x == 50)
  }

  @Test("Animations that are removed complete unfinished")
  func removal() {
    var done: [Bool] = []
    world.turn {
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 0 }, completion: { done.append($0) })
    }
    world.at(0.5) { view.layer.removeAllAnimations() }
    #expect(done == [false] && seen.opacity == 0)
    world.turn {
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 1 }, completion: { done.append($0) })
    }
    world.turn { view.removeFromSuperview() }
    #expect(done == [false, false])
  }

  @Test("A list's offset and size are seen on their way, too")
  func offsets() {
    let list = world.shown {
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    world.turn {
      list.contentSize = CGSize(width: 100, height: 1000)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        list.contentOffset.y = 100
      }
    }
    world.at(0.5)
    #expect(isNear(world.get { list.layer.presentation()?.bounds.minY } ?? 0, 50))
    world.turn { list.layer.removeAllAnimations() }
    #expect(world.get { list.layer.presentation()?.bounds.minY } == 100)
  }

  @Test("Blocks in the old form nest, last a fifth of a second, and can be told otherwise")
  func oldForm() {
    world.turn {
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0
      UIView.commitAnimations()
    }
    world.at(0.19)
    #expect(seen.opacity > 0)
    world.at(0.2)
    #expect(seen.opacity == 0)
    world.turn {
      UIView.beginAnimations("slow", context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationDelay(1)
      UIView.setAnimationCurve(.linear)
      view.alpha = 1
      UIView.commitAnimations()
    }
    world.at(2.2)
    #expect(isNear(CGFloat(seen.opacity), 0.5))
    world.turn {
      UIView.commitAnimations()
      view.alpha = 0.5
    }
    #expect(world.get { view.layer.animationKeys()?.count } == 1)
  }

  @Test("Keyframes take their part of the time each")
  func keyframes() {
    var done = false
    world.turn {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
      } completion: {
        done = $0
      }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.tag = 1 }
    }
    #expect(view.alpha == 1 && view.tag == 1)
    for (time, opacity) in [(0.25, 0.5), (0.5, 0), (0.75, 0.5), (0.9, 0.8)] {
      world.at(time)
      #expect(isNear(CGFloat(seen.opacity), opacity))
    }
    #expect(!done)
    world.at(1.1)
    #expect(done)
  }

  @Test("Springs, repeats and blocks without animation keep their promises")
  func others() {
    var done = 0
    world.turn {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
      ) {
        view.center.x = 150
      } completion: { _ in
        done += 1
      }
      UIView.performWithoutAnimation { view.alpha = 0.5 }
    }
    #expect(seen.opacity == 0.5)
    let places = (1...30).map { frame in
      world.at(Double(frame) / 60)
      return seen.position.x
    }
    #expect((places.max() ?? 0) > 151 && places.last == 150 && done == 1)
    world.turn {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        view.alpha = 0
      }
    }
    world.at(2.0)
    #expect(isNear(CGFloat(seen.opacity), 0.25) && world.simulation.isIdle)
  }

  @Test("Without animations nothing inside animates, and completions come in the next turn")
  func disabled() {
    var done = 0
    world.turn {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) {
          view.alpha = 0
        } completion: { _ in
          done += 1
        }
      }
      #expect(UIView.areAnimationsEnabled)
    }
    #expect(seen.opacity == 0 && done == 1)
    world.turn {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.alpha = 1 }
    }
    #expect(seen.opacity == 1)
    world.turn {
      UIView.setAnimationsEnabled(true)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    world.at(0.5)
    #expect(isNear(CGFloat(seen.opacity), 0.5))
  }

  @Test("An offset goes back and forth, too")
  func offsetBackAndForth() {
    let list = world.shown { UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) }
    world.turn { list.contentSize.height = 3000 }
    world.turn {
      UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
        list.contentOffset.y = 100
      }
    }
    for (time, y) in [(0.25, 25), (1.0, 100), (1.75, 25)] as [(Double, CGFloat)] {
      world.at(time)
      #expect(isNear(world.get { list.presentationOffset.y }, y))
    }
    world.at(2.1)
    #expect(isNear(world.get { list.presentationOffset.y }, 100))
  }
}
